import { type JsonSchema, nameOfRef } from './json-schema.ts';

/** One line of a table of fields; `depth` says how far it stands inside others. */
export interface Field {
  readonly name: string;
  readonly depth: number;
  readonly type: string;
  /** Name of the schema that `type` mentions. */
  readonly refersTo: string | null;
  readonly isRequired: boolean;
  readonly note: string;
}

/** The fields of a schema, those of inner objects behind the field that holds them. */
export function describeFields(schema: JsonSchema, depth = 0): Field[] {
  const { properties, required = [] } = objectWithin(schema);
  return Object.entries(properties ?? {}).flatMap(([name, inner]) => [
    {
      name,
      depth,
      type: describeType(inner),
      refersTo: refWithin(inner),
      isRequired: required.includes(name),
      note: describeNote(inner),
    },
    ...describeFields(inner, depth + 1),
  ]);
}

/** A type in a few words: `list of Event`, `integer or null`, `"top" or "me"`. */
export function describeType(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return nameOfRef(schema.$ref);
  if (schema.anyOf !== undefined) return schema.anyOf.map(describeType).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (schema.type === 'array') return `list of ${describeType(schema.items ?? {})}`;
  if (typeof schema.additionalProperties === 'object') {
    return `map of ${describeType(schema.additionalProperties)}`;
  }
  if (schema.format === 'date-time') return 'instant';
  return [schema.type ?? 'anything'].flat().join(' or ');
}

/** The object, or the one in the list, of which fields can be told. */
function objectWithin(schema: JsonSchema): JsonSchema {
  if (schema.items !== undefined) return objectWithin(schema.items);
  const inner = schema.anyOf?.find((member) => member.type !== 'null');
  return inner === undefined ? schema : objectWithin(inner);
}

export function refWithin(schema: JsonSchema): string | null {
  if (schema.$ref !== undefined) return nameOfRef(schema.$ref);
  if (schema.items !== undefined) return refWithin(schema.items);
  const refs = (schema.anyOf ?? []).map(refWithin).filter((ref) => ref !== null);
  return refs[0] ?? null;
}

const limits: readonly [keyword: string, text: string][] = [
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'more than'],
  ['maximum', 'at most'],
  ['minLength', 'characters: at least'],
  ['maxLength', 'characters: at most'],
  ['maxItems', 'items: at most'],
];

function describeNote(schema: JsonSchema): string {
  const told = limits
    .filter(([keyword]) => keyword in schema)
    .map(([keyword, text]) => `${text} ${schema[keyword]}`);
  return [schema.description, ...told].filter((text) => text !== undefined).join('; ');
}
