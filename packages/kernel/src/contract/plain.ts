/** The first place in the data that JSON would lose or change, as a path; null for plain data. */
export function firstNotPlain(data: unknown, path = 'state'): string | null {
  switch (typeof data) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return null;
    case 'number':
      return Number.isFinite(data) ? null : `${path} is ${data}`;
    case 'object':
      return data === null ? null : firstInObject(data, path);
    default:
      return `${path} is a ${typeof data}`;
  }
}

const DEEPEST = 400;

function firstInObject(data: object, path: string): string | null {
  if (path.length > DEEPEST) return `${path} goes round in a circle`;
  const kind = Object.getPrototypeOf(data);
  const isList = Array.isArray(data);
  if (!isList && kind !== Object.prototype && kind !== null) return `${path} is a ${kind.constructor?.name}`;
  if (Object.getOwnPropertySymbols(data).length > 0) return `${path} has a symbol for a key`;
  const keys = Object.keys(data);
  if (isList && keys.length !== data.length) return `${path} has holes or names`;
  if (Object.getOwnPropertyNames(data).length !== keys.length + (isList ? 1 : 0))
    return `${path} hides a field`;
  for (const key of keys) {
    const property = Object.getOwnPropertyDescriptor(data, key);
    const place = isList ? `${path}[${key}]` : `${path}.${key}`;
    if (property?.get !== undefined || property?.set !== undefined) return `${place} is computed`;
    const inside = firstNotPlain(property?.value, place);
    if (inside !== null) return inside;
  }
  return null;
}
