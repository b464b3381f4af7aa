/** A view as JSON, one text for every top-level key: what has not changed need not be sent again. */
export type ViewParts = Map<string, string>;

export function viewParts(view: object): ViewParts {
  const parts: ViewParts = new Map();
  for (const [key, value] of Object.entries(view)) {
    const text = JSON.stringify(value);
    if (text !== undefined) parts.set(key, text);
  }
  return parts;
}

/** The JSON of a whole view. */
export function wholeView(parts: ViewParts): string {
  return inBraces(parts);
}

/** The JSON of what changed, and the names of what is gone. */
export function changes(before: ViewParts, after: ViewParts): { changed: string; removed: string[] } {
  const changed: ViewParts = new Map();
  for (const [key, text] of after) if (before.get(key) !== text) changed.set(key, text);
  const removed = [...before.keys()].filter((key) => !after.has(key));
  return { changed: inBraces(changed), removed };
}

function inBraces(parts: ViewParts): string {
  let text = '{';
  for (const [key, value] of parts) text += `${text.length > 1 ? ',' : ''}${JSON.stringify(key)}:${value}`;
  return `${text}}`;
}
