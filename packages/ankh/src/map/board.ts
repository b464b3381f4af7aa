/** The map as facts: column letter A to K from west to east, row 1 to 10 from north to south. */
export const FERTILE_SPACES: readonly string[] =
  'B1 C1 D1 A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 A3 B3 C3 D3 E3 F3 G3 H3 I3 J3 K3 C4 D4 E4 F4 G4 H4 I4 E5 F5 G5 F6 G6 F7 G7 E8 F8 E9 F9 E10'.split(
    ' ',
  );

export const DESERT_SPACES: readonly string[] =
  'A4 B4 K4 A5 B5 C5 D5 H5 I5 J5 A6 B6 D6 E6 H6 I6 J6 A7 B7 H7 I7 A8 B8 C8 D8 G8 H8 J8 A9 B9 C9 D9 G9 H9 I9 J9 C10 G10 I10'.split(
    ' ',
  );

export const WATER_SPACES: readonly string[] =
  'E1 F1 G1 H1 I1 J1 K2 J4 K5 C6 K6 C7 D7 E7 J7 K7 I8 K8 K9'.split(' ');

/** Sides that carry the Nile, named by the two spaces they separate. */
export const RIVER_SIDES: readonly string[] =
  'A2-B1 A2-B2 A3-B2 B2-B3 B3-C3 C3-C4 C4-D3 D3-D4 D4-E4 E10-F9 E4-E5 E5-F4 E8-F7 E8-F8 E9-F8 E9-F9 F4-F5 F4-G5 F5-G5 F5-G6 F6-F7 F6-G6 F6-G7 G4-G5 G4-H4 H3-H4 H3-I4 I3-I4 I3-J3 J2-J3 J2-K3'.split(
    ' ',
  );
