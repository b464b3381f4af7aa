import type { Json } from '@ennead/kernel';

/** As much of JSON Schema as the API is described in. */
export interface Schema {
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const TEXTS = [
  'Anna',
  'toy',
  '0',
  'abcdefghijklmnop',
  'https://example.org/hook',
  'anna@example.org',
  'a-long-enough-text-of-letters',
];

/** A value that a schema takes. Fields that say which table or game are filled in by name. */
export function soundValue(schema: Schema, known: Readonly<Record<string, Json>>): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  if (schema.anyOf !== undefined) return soundValue(schema.anyOf[0] ?? {}, known);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          known[name] ?? soundValue(field, known),
        ]),
      );
    case 'array':
      return new Array<Json>(Math.max(2, schema.minItems ?? 0)).fill(soundValue(schema.items ?? {}, known));
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'string':
      return TEXTS.find((text) => fits(schema, text)) ?? '';
    default:
      return null;
  }
}

function fits({ minLength = 0, maxLength = 1000, pattern = '' }: Schema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
}
