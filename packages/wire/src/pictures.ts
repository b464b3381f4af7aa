import Type from 'typebox';

/** A picture made of our seals: shape, colour, pattern and sign, each a digit or letter that the page knows. */
export const Picture = Type.String({ pattern: '^[0-9a-z]{4}$' });
