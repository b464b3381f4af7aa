// What the threads of a server's bots load: every game that is registered, with the one of this folder.
import './entry.ts';

export const { games } = await import('@ennead/server');
