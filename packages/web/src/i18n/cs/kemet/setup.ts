import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/setup.ts';

export default {
  discards: 'Odhozené bojové karty',
  'discards.hidden': 'Zůstávají skryté',
  'discards.open': 'Ukážou se ihned',
  length: 'Délka',
  'length.beginner': 'První partie',
  'length.beginner.line': 'Jen destičky úrovně 1 a 2, na 4 body.',
  'length.long': 'Dlouhá',
  'length.long.line': 'Na 10 bodů.',
  'length.short': 'Krátká',
  'length.short.line': 'Na 8 bodů.',
  map: 'Plán pro tento počet hráčů',
  'ruling.beaten-troop': 'Poražené vojsko, když vítězi nezbyl žádný voják',
  'ruling.beaten-troop.book': 'Ustoupí, nebo je odvoláno.',
  'ruling.beaten-troop.faq': 'Smí zůstat.',
  'ruling.lone-creature': 'Bytost, která zůstala sama',
  'ruling.lone-creature.book': 'Majitel zvolí město, nebo zásobu.',
  'ruling.lone-creature.faq': 'Jde do svého města, pokud to jde.',
  'ruling.recalled-creature': 'Bytost odvolaného vojska',
  'ruling.recalled-creature.book': 'Jde do zásoby.',
  'ruling.recalled-creature.faq': 'Jde do svého města, pokud to jde.',
  'rulings.book.line':
    'Poražené vojsko vždy odejde; bytost odvolaného vojska jde do zásoby; osamělou bytost pošle majitel, kam chce.',
  'rulings.faq.line':
    'Poražené vojsko smí zůstat, když vítězi nikdo nezbyl; bytosti se vracejí do města, pokud to jde.',
  rulings: 'Výklad pravidel',
  'rulings.book': 'Podle pravidel',
  'rulings.each': 'Bod po bodu',
  'rulings.each.line': 'Každý bod zvolte níže.',
  'rulings.faq': 'FAQ vydavatele',
} satisfies Translation<typeof en>;
