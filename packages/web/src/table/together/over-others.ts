/** So often it is looked whether something else lies over it. */
export const LOOK_MS = 400;

/** Whether another dialog makes the rest of the page unusable. */
export function isCovered(dialog: HTMLDialogElement | null): boolean {
  return [...document.querySelectorAll('dialog:modal')].some((other) => other !== dialog);
}

/** Shows a dialog beside what is going on, and above every other dialog that makes the rest of the page unusable. */
export function overOthers(dialog: HTMLDialogElement): () => void {
  const covered = () => isCovered(dialog);
  function look() {
    if (covered() && !dialog.matches(':modal')) {
      dialog.close();
      dialog.showModal();
    } else if (!covered() && dialog.matches(':modal')) {
      dialog.close();
      dialog.show();
    }
  }
  // It is answered, not closed.
  const stay = (event: Event) => event.preventDefault();
  dialog.addEventListener('cancel', stay);
  const focused = document.activeElement;
  dialog.show();
  // Who is typing goes on typing.
  if (focused instanceof HTMLElement) focused.focus();
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    dialog.removeEventListener('cancel', stay);
    dialog.close();
  };
}
