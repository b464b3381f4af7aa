import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/palace.ts';

export default {
  'room.decrees': 'Síň nařízení',
  'room.war': 'Válečná síň',
  'room.judgement': 'Soudní síň',
  'room.throne': 'Trůnní síň',
  'room.decrees.gives': 'Karta, nebo svou odstranit: soupeři ztratí po 1 zbožnosti',
  'room.war.gives': 'Sfinx a hádanka',
  'room.judgement.gives': 'Karta a 2 stoupenci',
  'room.throne.gives': 'Karta a pohyb faraona až o 3',
  'room.decrees.text':
    'Bůh, který síň ovládá, si vezme vyloženou kartu politiky, nebo jednu svou odstraní ze hry: pak každý soupeř ztratí 1 zbožnost.',
  'room.war.text':
    'Bůh, který síň ovládá, smí jeden svůj monument nahradit sfinxem a pak provede hádanku vládnoucího faraona.',
  'room.judgement.text': 'Bůh, který síň ovládá, si vezme vyloženou kartu politiky a získá 2 stoupence.',
  'room.throne.text':
    'Bůh, který síň ovládá, si vezme vyloženou kartu politiky a smí posunout faraona až o 3 pole.',
  'room.how':
    'Síně se vyhodnocují popořadě po každé události Ovládnutí monumentu. Síň ovládá, kdo v ní má nejvíc kněží; při shodě bůh s nejnižší zbožností. Jeho kněží se vrátí do zásoby, ostatní zůstávají.',

  'priest.title': 'Kněz',
  'priest.text':
    'Každý bůh má tři. Vyvolání figury přivede jednoho do kterékoli síně, Pohyb figur přesune každého do sousední. Kněží nemají sílu a nikdy nestojí na plánu.',

  'palace.title': 'Palác',
  'palace.leads': 'Vede {god}',
  'palace.leads.tie': 'Shoda: vede {god}',
  'palace.empty': 'Zatím nikdo',
  'palace.closed': 'Navždy zavřeno',
  'palace.room': '{number}. {room}: {gives}',
  'palace.priests': '{god}: {count, plural, one {# kněz} few {# kněží} many {# kněze} other {# kněží}}',
  'palace.rules': 'Vládne {pharaoh}',
  'palace.display': 'Vyložené karty politiky',
  'palace.display.empty': 'Všechny jsou rozebrané; nové přijdou po vyhodnocení paláce.',
  'palace.deck': 'V balíčku {count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}',
  'palace.discards': 'odhozeno {count}',
  'palace.sphinxes':
    '{count, plural, one {Zbývá # sfinx} few {Zbývají # sfinxy} many {Zbývá # sfinxu} other {Zbývá # sfinxů}}',
  'palace.tokens':
    'Na jeho kartě {count, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}',
  'palace.token': 'žeton faraona',
  'palace.death': 'faraon zemře',

  'player.priests': 'Kněží v zásobě',
  'player.shared': 'Válečníci a kněží v zásobě',
  'player.policies': 'Karty politiky',
  'player.no-policies': 'Zatím žádné karty politiky',

  'ask.place-pharaoh': '{pharaoh}: kde začne?',
  'ask.place-pharaoh.detail': 'Kterékoli volné pole souše',
  'ask.policy-before': 'Zahrát nejdřív kartu politiky?',
  'ask.policy-after': 'Zahrát teď kartu politiky?',
  'ask.policy.detail': 'Akce {action}; jedna karta na akci',
  'ask.priest-to': 'Kněz, {room}: kam?',
  'ask.decree': 'Vezměte kartu, nebo odstraňte svou',
  'ask.decree.detail': 'Odstraněná karta vezme každému soupeři 1 zbožnost',
  'ask.sphinx': 'Nahradit monument sfinxem?',
  'ask.take-policy': '{room}: vezměte kartu politiky',
  'ask.pharaoh-to':
    'Posuňte faraona až o {range, plural, one {# pole} few {# pole} many {# pole} other {# polí}}',
  'ask.left': 'Zbývá {count}',
  'ask.move-priests':
    '{count, plural, one {zbývá # kněz} few {zbývají # kněží} many {zbývá # kněze} other {zbývá # kněží}}',

  'option.no-policy': 'Nehrát kartu',
  'option.no-sphinx': 'Bez sfinxu',
  'option.pharaoh-stays': 'Zůstane',
  'option.summon-none': 'Nikoho nevyvolat',
  'option.priest-of': 'Kněz odsud: {room}',
  'option.priest-into': 'Kněz: {room}',
  'option.remove.hand': 'Odstranit z ruky: {card}',
  'option.remove.played': 'Odstranit zahranou: {card}',
  'option.remove.detail': 'Každý soupeř ztratí 1 zbožnost',

  'log.pharaoh-chosen': 'Egyptu vládne {pharaoh}.',
  'log.pharaoh-placed': '{who} staví faraona na {space}.',
  'log.pharaoh-moved': '{who} přesouvá faraona z {from} na {space}.',
  'log.pharaoh-died': 'Faraon umírá na {space}. Trůnní síň je zavřená.',
  'log.pharaoh-token.card': 'Žeton Konfliktu {conflict} jde na kartu faraona.',
  'log.pharaoh-token.box': 'Žeton Konfliktu {conflict} opouští hru.',
  'log.policies-revealed.display': 'Vyložené karty politiky: {list}.',
  'log.policies-shuffled':
    'Z odhozených karet je nový balíček: {count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}.',
  'log.policy-taken': '{who} si bere kartu {policy}.',
  'log.policy-taken.played': '{who} si vrací do ruky kartu {policy}.',
  'log.policy-removed': '{who} odstraňuje ze hry kartu {policy}.',
  'log.policies-discarded': 'Odhozeno: {list}.',
  'log.policy-played': '{who} hraje kartu {policy}.',
  'log.policies-taken-back': '{who} si bere zpět: {list}.',
  'log.policies-left': 'Karty politiky ({who}) opouštějí hru: {list}.',
  'log.priest-summoned': '{who} vyvolává kněze: {room}.',
  'log.priest-moved': '{who} přesouvá kněze: {from} → {room}.',
  'log.priest-moved.by': '{by} přesouvá kněze ({who}): {from} → {room}.',
  'log.priests-returned':
    '{room}: {count, plural, one {# kněz} few {# kněží} many {# kněze} other {# kněží}} ({who}) zpět v zásobě.',
  'log.priests-left': 'Kněží ({who}) opouštějí hru.',
  'log.palace-resolved': 'Palác je vyhodnocen. Nové karty: {list}.',
  'log.palace-resolved.none': 'Palác je vyhodnocen.',
  'log.room-controlled': '{room}: ovládá ji {who} ({list}).',
  'log.room-controlled.tie': '{room}: shoda ({list}); ovládá ji {who} s nejnižší zbožností.',
  'log.sphinx-placed': '{who} nahrazuje sfinxem {monument} na {space}.',
  'log.riddle':
    '{who} řeší hádanku: {count, plural, one {# sfinx} few {# sfinxy} many {# sfinxu} other {# sfinxů}}.',

  'moment.pharaoh-died': 'Faraon je mrtev',
  'moment.pharaoh-died.line': 'Trůnní síň je navždy zavřená.',
} satisfies Translation<typeof en>;
