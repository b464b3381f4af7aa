import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/setup.ts';

export default {
  city: 'Vaše město (všechna jsou si rovna)',
  'city.southern': 'Jižní město',
  'city.southern.line': 'Červené, lev',
  'city.middle': 'Prostřední město',
  'city.middle.line': 'Modré, ibis',
  'city.northern': 'Severní město',
  'city.northern.line': 'Zelené, krokodýl',
  discards: 'Odhozené bojové karty',
  'discards.hidden': 'Skryté',
  'discards.open': 'Ukazují se hned',
  length: 'Délka',
  'length.beginner': 'První partie',
  'length.beginner.line': 'Na 4 body; jen destičky úrovně 1 a 2.',
  'length.long': 'Dlouhá',
  'length.long.line': 'Na 10 bodů.',
  'length.short': 'Krátká',
  'length.short.line': 'Na 8 bodů.',
  map: 'Plán pro tento počet hráčů',
  'ruling.beaten-troop': 'Poražené vojsko, když vítězi nezbyl žádný voják',
  'ruling.beaten-troop.book': 'Ustoupí, nebo je odvoláno.',
  'ruling.beaten-troop.faq': 'Smí zůstat.',
  'ruling.lone-creature': 'Stvoření, které zůstalo samo',
  'ruling.lone-creature.book':
    'Bylo-li jeho vojsko zničeno, jde do města, pokud to jde. Jinak majitel zvolí město, nebo destičku.',
  'ruling.lone-creature.faq': 'Jde do svého města, pokud to jde.',
  'ruling.recalled-creature': 'Stvoření odvolaného vojska',
  'ruling.recalled-creature.book': 'Jde na destičku.',
  'ruling.recalled-creature.faq': 'Jde do svého města, pokud to jde.',
  'rulings.book.line':
    'Poražené vojsko vždy odejde; stvoření odvolaného vojska jde na destičku; opuštěné stvoření pošle majitel, kam chce.',
  'rulings.faq.line':
    'Poražené vojsko smí zůstat, když vítězi nikdo nezbyl; stvoření se vracejí do města, pokud to jde.',
} satisfies Translation<typeof en>;
