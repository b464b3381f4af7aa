import type { Translation } from '../catalog.ts';
import type en from '../en/review.ts';

export default {
  title: 'Rozbor partie',
  lead: 'Bot projde každé rozhodnutí partie a ví jen to, co tehdy mohl vědět hráč.',
  unfinished: 'Rozbor se otevře, až partie skončí.',
  progress: 'Rozhodnutí: {done} z {all}',
  depth: 'Jak důkladně',
  'depth.quick': 'Rychle',
  'depth.deep': 'Důkladně',
  accuracy: 'Přesnost',
  'accuracy.line':
    '100 % znamená, že žádné rozhodnutí nesnížilo šanci na výhru, pokud to bot vidí. Nejvíc se počítají rozhodnutí, dokud je hra otevřená. Malé rozdíly mnoho neznamenají.',
  'grade.good':
    '{count, plural, one {# dobré rozhodnutí} few {# dobrá rozhodnutí} many {# dobrého rozhodnutí} other {# dobrých rozhodnutí}}',
  'grade.inexact':
    '{count, plural, one {# nepřesnost} few {# nepřesnosti} many {# nepřesnosti} other {# nepřesností}}',
  'grade.mistake': '{count, plural, one {# chyba} few {# chyby} many {# chyby} other {# chyb}}',
  'grade.blunder':
    '{count, plural, one {# hrubá chyba} few {# hrubé chyby} many {# hrubé chyby} other {# hrubých chyb}}',
  'one.inexact': 'Nepřesnost',
  'one.mistake': 'Chyba',
  'one.blunder': 'Hrubá chyba',
  chance: 'Šance na výhru, %',
  'chance.line': 'Klepnutím na křivku uvidíte ten okamžik.',
  turning: 'Zlomové okamžiky',
  'turning.change': '{name}: šance na výhru {change}',
  look: 'Stojí za druhý pohled',
  'look.of': 'Čí rozhodnutí',
  'look.all': 'Všichni hráči',
  'look.none': 'Žádné rozhodnutí tu nestálo mnoho.',
  given: 'Zahráno',
  better: 'Lepší',
  cost: 'šance na výhru nižší o {percent}',
  because: 'Co lepší rozhodnutí přinese do konce tahu:',
  board: 'Ukázat na plánu',
  line: 'Ukázat lepší postup',
  again: 'Zkusit znovu odtud',
  'again.line': 'Vy si sednete na toto místo, na ostatní boti.',
  failed: 'Tuto partii nelze rozebrat. {reason}',
  'line.title': 'Lepší postup, ne to, co se hrálo',
  'line.back': 'Zpět k rozboru',
} satisfies Translation<typeof en>;
