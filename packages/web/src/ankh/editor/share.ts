import { type Layout, readLayout, SCENARIO_BOXES, type ScenarioId } from '@ennead/ankh/tables';

/** A layout on its way to someone else: in a file, or behind the # of a link. */
export interface SharedLayout {
  readonly name: string;
  /** Whose rules it is played by. */
  readonly scenario: ScenarioId;
  readonly layout: Layout;
}

const LONGEST_NAME = 60;

export function toText({ name, scenario, layout }: SharedLayout): string {
  return JSON.stringify({ name, scenario, layout });
}

/** The layout in a text; null: there is none that could be shown. */
export function fromText(text: string): SharedLayout | null {
  try {
    const { name, scenario, layout } = JSON.parse(text) as { readonly [K in keyof SharedLayout]?: unknown };
    const known = SCENARIO_BOXES.find(({ id }) => id === scenario);
    const read = readLayout(layout);
    if (typeof name !== 'string' || known === undefined || !read.ok) return null;
    return { name: name.slice(0, LONGEST_NAME), scenario: known.id, layout: read.value };
  } catch {
    return null;
  }
}

/** The text made small and fit for an address. */
export async function toFragment(shared: SharedLayout): Promise<string> {
  const stream = new Blob([toText(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function fromFragment(fragment: string): Promise<SharedLayout | null> {
  try {
    const letters = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return fromText(await new Response(stream).text());
  } catch {
    return null;
  }
}
