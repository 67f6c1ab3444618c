import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type JsonSchema, nameOfRef } from '../../src/docs/json-schema.ts';

/** The description as its readers have it. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface DescribedCall {
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

interface DescribedAnswer {
  readonly content?: { readonly 'application/json': { readonly schema: JsonSchema } };
}

export interface RealAnswer {
  readonly method: string;
  /** As the contract writes it. */
  readonly path: string;
  readonly status: number;
  /** Empty where there is no content. */
  readonly body: string;
}

export interface PublishedSchemas {
  /** Differences between the description and an answer; empty when it fits. */
  problemsOf(answer: RealAnswer): string[];
  /** Named values that answers held so far. */
  seen(): ReadonlySet<string>;
}

/** Judges answers by the published description alone, with a validator that knows nothing of ours. */
export function publishedSchemas(description: Description): PublishedSchemas {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictRequired: false });
  addFormats.default(ajv);
  ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
  ajv.addSchema(closed(description) as object, 'published');
  const { schemas } = description.components;
  const seen = new Set<string>();

  const problemsOf = ({ method, path, status, body }: RealAnswer): string[] => {
    const published = path.replace(/:(\w+)/g, '{$1}');
    const answer = description.paths[published]?.[method.toLowerCase()]?.responses[status];
    if (answer === undefined) return [`status ${status} is not described`];
    if (answer.content === undefined) return body === '' ? [] : ['content is not described'];
    const place = ['paths', published, method.toLowerCase(), 'responses', String(status)];
    const inPlace = [...place, 'content', 'application/json', 'schema'];
    const pointer = inPlace.map(escapePointer).join('/');
    const validate = ajv.getSchema(`published#/${pointer}`);
    const value: unknown = JSON.parse(body);
    note(answer.content['application/json'].schema, value);
    if (validate?.(value)) return [];
    return (validate?.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  };

  /** Notes which named values there are in a value, by the schema's own structure. */
  const note = (schema: JsonSchema, value: unknown): void => {
    if (value === null || value === undefined) return;
    const name = schema.$ref === undefined ? null : nameOfRef(schema.$ref);
    if (name !== null) {
      seen.add(name);
      note(schemas[name] ?? {}, value);
    }
    for (const member of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) note(member, value);
    if (Array.isArray(value)) for (const item of value) note(schema.items ?? {}, item);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      note(inner, Reflect.get(Object(value), name));
    }
  };

  return { problemsOf, seen: () => seen };
}

const escapePointer = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The description allows fields to come; a field that is sent already has to be told of. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  // The parts of an intersection are complete only together.
  const inner: JsonSchema = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'allOf' ? part : closed(part)]),
  );
  const isOpen = inner.type === 'object' && inner.additionalProperties === undefined;
  return isOpen ? { ...inner, unevaluatedProperties: false } : inner;
}
