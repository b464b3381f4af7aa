// Before anything is painted: the light that was chosen on this device.
try {
  const { theme } = JSON.parse(localStorage.getItem('ennead.settings') ?? '{}');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // A browser without storage follows the system.
}
