import type { Card } from './card.ts';

export const chariots: Card = { name: 'chariots', rule: 'A-CARD-5' };
