import type { Translation } from '../catalog.ts';
import type en from '../en/talk.ts';

export default {
  'talk.name': 'Zvolte si jméno a pak zprávu pošlete.',
  'chat.empty': 'Zatím tu nejsou žádné zprávy.',
  'chat.send': 'Poslat',
  'chat.spectator': '{name} (přihlíží)',
  'chat.write': 'Napište zprávu',
  'talk.open': 'Otevřít chat',
  'talk.react': 'Říct jedním klepnutím',
  'talk.react.hello': 'Ahoj!',
  'talk.react.well-played': 'Pěkně zahráno!',
  'talk.react.thanks': 'Díky',
  'talk.react.oops': 'Jejda…',
  'talk.react.thinking': 'Chvilku přemýšlím',
  'talk.react.good-game': 'Dobrá hra',
  'talk.mute': 'Ztlumit: {name}',
  'talk.unmute': 'Zrušit ztlumení: {name}',
  'talk.muted': 'Na tomto zařízení ztlumeno: {names}',
  'talk.bubbles': 'Ukazovat nové zprávy nad plánem',
} satisfies Translation<typeof en>;
