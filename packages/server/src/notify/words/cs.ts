import type { Words } from './en.ts';

const cs: Words = {
  language: 'cs',
  games: { ankh: 'Ankh', kemet: 'Kemet' },
  turn: { subject: 'Jste na tahu ve hře {game}', text: 'Jste na tahu ve hře {game}' },
  bot: {
    subject: 'Ve hře {game} za vás hraje bot',
    text: 'Dokud tu nejste, hraje za vás ve hře {game} bot. Své místo si můžete vzít zpět',
  },
  plan: {
    subject: 'Váš plán ve hře {game} už nesedí',
    text: 'Jste na tahu ve hře {game}: naplánovaná odpověď už není možná',
  },
  invitation: { subject: 'Pozvánka do hry {game}: {name}', text: '{name} vás zve do hry {game}' },
  round: {
    subject: '{name}: {round}. kolo začalo',
    text: '{name}: {round}. kolo začalo a čeká na vás partie hry {game}',
  },
  match: { subject: 'Vaše partie hry {game} začala', text: 'Hráči se našli a vaše partie hry {game} začala' },
  deadline: {
    subject: 'Váš tah ve hře {game}: zbývá {time}',
    text: 'Na tah ve hře {game} vám zbývá {time}',
  },
  digest: {
    subject: 'Vaše partie',
    turns: 'Jste na tahu:',
    invitations: 'Pozvánky:',
    requests: 'Žádosti o přátelství',
    over: 'Dohrané partie:',
    place: '{place}. místo',
    settings: 'Změnit, jak často tento e-mail chodí',
  },
  since: {
    line: 'Od vašeho tahu: {list}.',
    turns: { one: '{count} tah soupeřů', few: '{count} tahy soupeřů', other: '{count} tahů soupeřů' },
    battles: { one: '{count} váš boj', few: '{count} vaše boje', other: '{count} vašich bojů' },
    pieces: { other: 'ztracené figury: {count}' },
    places: { other: 'ztracené monumenty: {count}' },
    points: { other: 'body {count}' },
  },
  stop: 'Už neposílat takové e-maily',
  confirm: {
    subject: 'Je to vaše adresa?',
    text: 'Někdo, kdo hraje na {site}, chce na tuto adresu dostávat e-maily, když je na tahu.\n\nJste-li to vy, potvrďte to zde: {link}\n\nPokud ne, nedělejte nic. Žádný další e-mail nepřijde.',
  },
};

export default cs;
