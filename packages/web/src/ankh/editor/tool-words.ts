import { capitalised } from '../../i18n/format.ts';
import type { Tool } from './draft.ts';
import { t } from './words.ts';

const PIECES = {
  god: 'figure.god',
  warrior: 'figure.warrior',
  obelisk: 'monument.obelisk',
  temple: 'monument.temple',
  pyramid: 'monument.pyramid',
  site: 'monument.site',
  city: 'city.other',
} as const;

/** What can be put on the map goes by its name at the table. */
export function toolName(tool: Tool): string {
  return isPiece(tool) ? capitalised(t(PIECES[tool])) : t(`tool.${tool}`);
}

function isPiece(tool: Tool): tool is keyof typeof PIECES {
  return tool in PIECES;
}
