/** Gods by number, as in `Team.god` and `Team.lower`. A sixth god is one more name here, one more file, and a line in gods.ts. */
export const GOD_NAMES = ['amun', 'anubis', 'isis', 'osiris', 'ra'] as const;
export type GodName = (typeof GOD_NAMES)[number];

/** Gods whose pieces are known outside their own files. */
export const AMUN = 0;
export const ANUBIS = 1;
export const OSIRIS = 3;
export const RA = 4;

/** The number of a god by its name. */
export function godNamed(name: string): number {
  const god = (GOD_NAMES as readonly string[]).indexOf(name);
  if (god < 0) throw new Error(`no god is called ${name}`);
  return god;
}

/** Sun tokens of Ra, underworld tokens of Osiris, slots of Anubis (A-COMP-10). */
export const SUNS = 3;
export const UNDERWORLD_TOKENS = 3;
export const SLOTS = 3;
