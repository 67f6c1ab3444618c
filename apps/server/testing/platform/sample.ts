import { type Endpoint, endpoints } from '@callshot/contract';
import { z } from 'zod';

/** A call that fits the contract, ready to be sent. */
export interface Sample {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body: unknown;
}

/** A value for a field of this name; undefined = the schema decides. */
export type Chooser = (field: string, schema: FieldSchema) => unknown;

export interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly additionalProperties?: FieldSchema | false;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
}

/** Texts by the form that the contract asks of them; a form that is not here fails loudly. */
const textsByPattern = [
  '1',
  'sample',
  `B${'x'.repeat(86)}`,
  'x'.repeat(22),
  'a'.repeat(64),
  '2026-12',
];

const table: Readonly<Record<string, Endpoint>> = endpoints;

/** The parts of a call before it is sent. */
export interface SampleParts {
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
}

/** The smallest valid call of a route, every field that the chooser knows filled as it says. */
export const sampleOf = (key: string, choose?: Chooser): Sample =>
  printSample(key, samplePartsOf(key, choose));

export function samplePartsOf(key: string, choose: Chooser = () => undefined): SampleParts {
  const endpoint = table[key];
  if (endpoint === undefined) throw new Error(`${key}: no such call`);
  return {
    params: partOf(endpoint.params, choose) as SampleParts['params'],
    query: partOf(endpoint.query, choose) as SampleParts['query'],
    body: partOf(endpoint.body, choose),
  };
}

export function printSample(key: string, { params, query, body }: SampleParts): Sample {
  const [method = '', path = ''] = key.split(' ');
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  return {
    method: method as Sample['method'],
    url: search.size === 0 ? filled : `${filled}?${search}`,
    body,
  };
}

/** With what the chooser gives where that is valid, else without it. */
function partOf(schema: z.ZodType | undefined, choose: Chooser): unknown {
  if (schema === undefined) return undefined;
  const printed = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
  const chosen = sampleValue(printed, '', choose);
  if (schema.safeParse(chosen).success) return chosen;
  // Fields may depend on one another: what may be null is tried as that, too.
  const plain = [undefined, null].map((nothing) =>
    sampleValue(printed, '', (_, { anyOf }) =>
      nothing === null && anyOf?.some(({ type }) => type === 'null') ? null : undefined,
    ),
  );
  const valid = plain.find((value) => schema.safeParse(value).success);
  if (valid === undefined) throw new Error(`No valid sample of ${JSON.stringify(printed)}`);
  return valid;
}

function sampleValue(schema: FieldSchema, field: string, choose: Chooser): unknown {
  const { properties, anyOf, items } = schema;
  if (properties !== undefined) return objectOf(schema, choose);
  const chosen = choose(field, schema);
  if (chosen !== undefined) return chosen;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (anyOf !== undefined) {
    return sampleValue(anyOf.find(({ type }) => type !== 'null') ?? {}, field, choose);
  }
  switch (schema.type) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        sampleValue(items ?? {}, field, choose),
      );
    case 'string':
      return textOf(schema);
    default:
      return {};
  }
}

/** Fields that may be left out are, unless the chooser has something for them. */
function objectOf({ properties = {}, required = [] }: FieldSchema, choose: Chooser): object {
  const entries = Object.entries(properties).flatMap(([name, inner]) => {
    const isWanted = required.includes(name) || choose(name, inner) !== undefined;
    return isWanted ? [[name, sampleValue(inner, name, choose)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function textOf({ format, pattern, minLength = 1 }: FieldSchema): string {
  if (format === 'uri') return 'https://sample.example.com/one';
  if (format === 'email') return 'sample@example.com';
  if (format === 'date-time') return '2030-01-31T12:00:00.000Z';
  if (format === 'date') return '2026-01-31';
  if (pattern === undefined) return 'sample'.padEnd(minLength, 'x');
  const found = textsByPattern.find((text) => new RegExp(pattern).test(text));
  if (found === undefined) throw new Error(`No text of the form ${pattern} is known`);
  return found;
}
