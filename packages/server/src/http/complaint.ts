/** What a schema finds wrong with a value. */
interface Fault {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
}

/** The parts of the parameters of faults that are looked at here. */
interface Params {
  readonly limit?: number;
  readonly type?: string;
  readonly requiredProperties?: readonly string[];
  readonly allowedValue?: unknown;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Says in one sentence for people what is wrong with a request. */
export function complaint(faults: readonly Fault[]): string {
  const [first] = faults;
  if (first === undefined) return 'The request is invalid.';
  const choice = choiceAround(first);
  return choice === undefined ? sentence(first) : choiceSentence(choice, faults);
}

/** The field with several forms that a fault lies in: its place in the schema and in the value. */
interface Choice {
  readonly schemaPath: string;
  readonly instancePath: string;
}

function choiceAround({ schemaPath, instancePath }: Fault): Choice | undefined {
  const [before = '', inside] = schemaPath.split('/anyOf/', 2);
  if (inside === undefined) return undefined;
  const depth = before.match(/\/properties\/|\/items/g)?.length ?? 0;
  const steps = instancePath.split('/').slice(0, depth + 1);
  return { schemaPath: before, instancePath: steps.join('/') };
}

function choiceSentence({ schemaPath, instancePath }: Choice, faults: readonly Fault[]): string {
  const inside = faults.filter((fault) => fault.schemaPath.startsWith(`${schemaPath}/anyOf/`));
  const own = inside.filter((fault) => fault.instancePath === instancePath);
  const words = own.flatMap(({ params }) => ('allowedValue' in params ? [String(params.allowedValue)] : []));
  if (words.length === own.length && words.length > 0)
    return `${named(instancePath)} must be one of ${words.join(', ')}.`;
  const isNullable = own.some(({ params }) => (params as Params).type === 'null');
  const [first] = inside;
  return isNullable && first !== undefined ? sentence(first) : `${named(instancePath)} has an invalid value.`;
}

function sentence({ keyword, instancePath, params }: Fault): string {
  const { limit, type = '', requiredProperties = [] } = params as Params;
  const field = named(instancePath);
  switch (keyword) {
    case 'required':
      return `${named(`${instancePath}/${requiredProperties[0]}`)} is missing.`;
    case 'boolean':
    case 'additionalProperties':
      return `Unknown field ${field}.`;
    case 'type':
      return `${field} must be ${TYPES[type] ?? type}.`;
    case 'minLength':
      return `${field} is too short: at least ${limit} characters.`;
    case 'maxLength':
      return `${field} is too long: at most ${limit} characters.`;
    case 'minimum':
    case 'minItems':
      return `${field} is too small: at least ${limit}.`;
    case 'maximum':
    case 'maxItems':
      return `${field} is too large: at most ${limit}.`;
    default:
      return `${field} has an invalid format.`;
  }
}

/** `/seats/0/kind` is called seats.0.kind. */
function named(instancePath: string): string {
  return instancePath === '' ? 'The request' : instancePath.slice(1).replaceAll('/', '.').slice(0, 60);
}
