import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/log.ts';

export default {
  'log.game-began':
    'Začíná hra pro {players, plural, one {# hráče} few {# hráče} many {# hráče} other {# hráčů}}. První je {first}.',
  'log.god-taken': '{who} hraje za božstvo {god}.',
  'log.guardian-chosen':
    'Strážce úrovně {level}: {guardian} ({copies, plural, one {# figura} few {# figury} many {# figury} other {# figur}}).',
  'log.turn-began': 'Na tahu je {who}.',
  'log.action-taken': '{who} volí {action}, pole {marker} z {last}.',
  'log.action-without-effect': '{who} nemá z akce {action} nic.',
  'log.figure-moved': '{who} přesouvá {figure} z {from} na {space}.',
  'log.figure-moved.stays': '{who} otáčí {figure} na {space}.',
  'log.figure-summoned': '{who} vyvolává {figure} na {space}.',
  'log.figure-summoned.extra': '{who} navíc vyvolává {figure} na {space}.',
  'log.followers.gain':
    '{who} získává {amount, plural, one {# stoupence} few {# stoupence} many {# stoupence} other {# stoupenců}}: {source}.',
  'log.followers.loss':
    '{who} odevzdává {amount, plural, one {# stoupence} few {# stoupence} many {# stoupence} other {# stoupenců}}: {source}.',
  'log.power-unlocked': '{who} odemyká schopnost {power}.',
  'log.guardian-gained': '{who} získává {guardian}.',
  'log.guardian-missed.supply': '{who}: Strážce úrovně {level} už nezbyl.',
  'log.guardian-missed.base': '{who}: pro Strážce úrovně {level} není volný podstavec.',
  'log.event-reached': 'Událost {number}: {event}.',
  'log.event-without-effect': '{event}: {who} vychází naprázdno.',
  'log.monument-taken': '{who} nyní ovládá {monument} na {space}.',
  'log.monument-taken.from': '{who} nyní ovládá {monument} na {space}; ztrácí {from}.',
  'log.caravan-drawn':
    '{who} vede karavanu: {count, plural, one {# velbloud} few {# velbloudi} many {# velblouda} other {# velbloudů}}.',
  'log.caravan-declined': '{who} karavanu nevede.',
  'log.conflict-token-placed': 'Oblast s polem {region} dostává číslo {number}.',
  'log.conflict-tokens-swapped': '{who} prohazuje čísla {one} a {other}.',
  'log.devotion.gain':
    '{who} získává {amount, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} zbožnosti, nyní {after}: {source}.',
  'log.devotion.loss':
    '{who} ztrácí {amount, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} zbožnosti, nyní {after}: {source}.',
  'log.conflict-began': 'Začíná Konflikt {number} z 5. Žeton nerozhodného boje má {who}.',
  'log.conflict-ended': 'Konflikt {number} končí.',
  'log.monument-destroyed': 'Zničeno: {monument} na {space}.',
  'log.region-reached.empty': 'Oblast {number} je prázdná.',
  'log.region-reached.dominated': 'Oblast {number}: dominuje {who}.',
  'log.region-reached.battle': 'Oblast {number}: boj.',
  'log.majorities': 'Převahy: {list}.',
  'log.majorities.none': 'Převahu v monumentech nemá nikdo.',
  'log.majority': '{monument}: {owner}',
  'log.reward':
    '{who}: {terms} = {total, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} zbožnosti.',
  'log.gain-prevented':
    '{who} zde nesmí získat {amount, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} zbožnosti: {source}.',
  'log.battle-began': 'Boj: {list}.',
  'log.cards-chosen': '{who} tajně volí: {cards}.',
  'log.cards-revealed': 'Karty se otáčejí: {list}.',
  'log.monument-built': '{who} staví {monument} na {space}.',
  'log.strength': '{who} má sílu {total}: {terms}.',
  'log.strength.none': '{who} už nemá figury: síla 0.',
  'log.battle-decided': '{who} vítězí v boji.',
  'log.battle-decided.none': 'V boji nevítězí nikdo.',
  'log.tie-breaker.used': '{who} používá žeton nerozhodného boje.',
  'log.tie-breaker.kept': '{who} žeton nerozhodného boje nepoužívá.',
  'log.figure-killed': '{who} ztrácí {figure} na {space}.',
  'log.gods-merged': '{upper} a {lower} se spojují v jednoho boha.',
  'log.guardian-given-up': '{who} propouští {figure} ze služby.',
  'log.god-forgotten': '{who} upadá v zapomnění se zbožností {devotion}.',
  'log.game-ended': 'Vítězí {who}.',
  'log.game-ended.none': 'Egypt zapomněl na všechny bohy. Nevítězí nikdo.',

  'source.monument': 'monument',
  'source.unlock': 'odemčená schopnost',
  'source.majorities': 'převahy',
  'source.domination': 'dominance',
  'source.victory': 'vítězství',
  'source.battle': 'vyhraný boj',
  'source.table': 'pravidlo scénáře',
  'source.neutralised': '{piece}, bez síly',
  'source.times': '{count} × {piece}',
} satisfies Translation<typeof en>;
