/** Bots that answer what nobody asked. */
export function createBot() {
  return { choose: () => 'not on the list' };
}
