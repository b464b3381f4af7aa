/** The gods of the box, in the order of their numbers. */
export const GOD_NAMES = ['amun', 'anubis', 'isis', 'osiris', 'ra'] as const;
export type GodName = (typeof GOD_NAMES)[number];
