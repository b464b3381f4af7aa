import type { Translation } from '../catalog.ts';
import type en from '../en/gathering.ts';

export default {
  'room.line': 'Pošlete tento odkaz přátelům. Kdo ho otevře, může si přisednout.',
  'room.sit': 'Sednout si sem',
  'room.title': 'Čeká se na hráče',
  'room.share': 'Sdílet',
  'room.qr': 'QR kód',
  'room.qr.label': 'QR kód s odkazem na tento stůl',
  'room.ready': 'Připraveno',
  'room.ready.mark': 'připraveno',
  'room.remove': 'Odebrat: {name}',
  'room.invites': 'Zve vás {name}',
  'room.as': 'U stolu budete jako {name}.',
  'room.sitDown': 'Sednout si',
  'room.watch': 'Jen se dívat',
  'room.unready': 'Ještě nepotvrdili: {names}. Začít můžete i tak.',
  'room.full': 'Všechna místa jsou obsazena. Začněte, až budete připraveni.',
  'room.wait': 'Všechna místa jsou obsazena. Hru spustí {name}.',
  'room.moveHere': 'Přesednout si sem',
  'room.choose': '{what}: místo {number}',
  'room.change': 'Změnit podmínky',
  'room.change.line': 'Všech se znovu zeptáme, jestli jsou připraveni.',
  'room.change.save': 'Uložit změny',
  'room.missing':
    '{free, plural, one {# místo je ještě volné. Posaďte tam bota, nebo na někoho počkejte.} few {# místa jsou ještě volná. Posaďte tam boty, nebo na někoho počkejte.} many {# místa je ještě volného. Posaďte tam boty, nebo na někoho počkejte.} other {# míst je ještě volných. Posaďte tam boty, nebo na někoho počkejte.}}',
  'room.bots': 'Doplnit boty',
  'room.terms.zero': 'Když čas vyprší: {what}',
} satisfies Translation<typeof en>;
