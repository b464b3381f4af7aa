/** The gods of the box, in the order of their numbers, each with the rules to read on in. */
export const GOD_BOX = [
  { name: 'amun', rules: ['A-AMUN-1', 'A-AMUN-2', 'A-AMUN-3'] },
  { name: 'anubis', rules: ['A-ANUBIS-1', 'A-ANUBIS-2', 'A-ANUBIS-3', 'A-ANUBIS-5'] },
  { name: 'isis', rules: ['A-ISIS-1', 'A-ISIS-2', 'A-ISIS-3'] },
  { name: 'osiris', rules: ['A-OSIRIS-2', 'A-OSIRIS-5', 'A-OSIRIS-7', 'A-OSIRIS-8'] },
  { name: 'ra', rules: ['A-RA-1', 'A-RA-2', 'A-RA-3', 'A-RA-4'] },
] as const;

export type GodName = (typeof GOD_BOX)[number]['name'];
export const GOD_NAMES: readonly GodName[] = GOD_BOX.map(({ name }) => name);
