import {
  commonRefusals,
  type Endpoint,
  fieldFaultCodes,
  idempotencyKey,
  isForKeys,
  LIVE_PATH,
  needsSiteChecks,
  problemCodes,
  type Refusal,
  type Who,
} from '@callshot/contract';
import { gameIds } from '@callshot/rules';
import { hasNoContent } from '../platform/http/answers/send-outcome.ts';
import { type ApiCall, type ApiGroup, apiGroups } from './api-groups.ts';
import { type JsonSchema, printNamedSchemas, printSchema } from './json-schema.ts';

interface Operation {
  readonly operationId: string;
  readonly [field: string]: unknown;
}

export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly [kind: string]: unknown;
  };
  readonly [field: string]: unknown;
}

type CommonCode = keyof typeof commonRefusals;
export type NamedRefusal = Refusal & { readonly code: string };

/** The contract as OpenAPI 3.1: nothing stands here that the contract does not say. */
export function createOpenApi(groups: readonly ApiGroup[] = apiGroups): OpenApi {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Callshot',
      version: '1',
      summary: "Every call of the esports pick'em.",
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...groups.map(({ name, about }) => ({ name, description: about })), liveTag],
    paths: { ...pathsOf(groups), [LIVE_PATH]: livePath },
    components: {
      schemas: { ...printNamedSchemas(), Refusal: refusalSchema },
      parameters: { Game: gameParameter, GameOfChange: { ...gameParameter, required: true } },
      securitySchemes: schemesOf(groups),
    },
  };
}

/** Every refusal that the call may answer with: its own and those that its declaration brings. */
export function refusalsOf(endpoint: Endpoint): NamedRefusal[] {
  const { who, mutates, params, query, body, refusals, limit, token } = endpoint;
  const common: [CommonCode, boolean][] = [
    ['bad_request', params !== undefined || query !== undefined || body !== undefined],
    ['unauthorized', who !== 'anyone' || token !== undefined],
    ['forbidden', (who !== 'anyone' && who !== 'user') || token !== undefined],
    ['cross_site', needsSiteChecks(endpoint)],
    ['other_account', needsSiteChecks(endpoint)],
    [
      'too_many_requests',
      mutates || token !== undefined || (limit !== undefined && limit.refusal === undefined),
    ],
    ['too_slow', body !== undefined],
    ['too_large', body !== undefined],
    ['unavailable', true],
  ];
  const own = Object.entries(refusals).map(([code, refusal]) => ({ code, ...refusal }));
  const shared = common
    .filter(([, applies]) => applies)
    .map(([code]) => ({ code, ...commonRefusals[code] }));
  return [...own, ...shared];
}

export const describeWho = (who: Who): string => {
  if (who === 'anyone') return 'Anyone';
  if (who === 'user') return 'Signed-in users';
  if (isForKeys(who)) return `Holders of an API key with the scope ${who.keyFor}`;
  return who.includes('Admin') ? who.join(' or ') : [...who, 'Admin'].join(' or ');
};

function pathsOf(groups: readonly ApiGroup[]): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { name, calls } of groups) {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(name, call) };
    }
  }
  return paths;
}

export function describeCall(tag: string, call: ApiCall): Operation {
  const { endpoint } = call;
  return {
    operationId: operationId(call),
    tags: [tag],
    summary: endpoint.summary,
    description: `Who: ${describeWho(endpoint.who)}.${describeToken(endpoint)}${describeChecks(endpoint)}${describeLimit(endpoint)}`,
    security: securityOf(endpoint),
    parameters: [
      { $ref: `#/components/parameters/${needsSiteChecks(endpoint) ? 'GameOfChange' : 'Game'}` },
      ...(endpoint.takesIdempotencyKey ? [idempotencyParameter] : []),
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(printSchema(endpoint.body, 'input')) } }),
    responses: { ...answerOf(endpoint), ...refusalResponses(endpoint) },
    'x-who': endpoint.who,
    'x-mutates': endpoint.mutates,
  };
}

/** Scopes stand where OpenAPI has the roles that a caller needs; no security at all = visitors, too. */
function securityOf({
  who,
  token,
}: Endpoint): Readonly<Partial<Record<SchemeName, readonly string[]>>>[] {
  if (isForKeys(who)) return [{ key: [who.keyFor] }];
  const byToken = token === undefined ? [] : [{ token: [token] }];
  if (who !== 'anyone') return [{ session: [] }, ...byToken];
  return byToken.length === 0 ? [] : [{}, ...byToken];
}

const describeToken = ({ token }: Endpoint): string =>
  token === undefined ? '' : ` A personal token with the scope ${token} may, too.`;

function describeChecks(endpoint: Endpoint): string {
  if (endpoint.isTokenProof) {
    return ' Changes something: its token is the proof, so that mail programs may call it with a form of theirs.';
  }
  if (endpoint.signedBy) {
    return ` Another server calls it; the signature of the body in ${endpoint.signedBy} is the proof.`;
  }
  if (endpoint.isWebhook)
    return ' Another server calls it; the secret in its address is the proof.';
  if (!endpoint.mutates) return '';
  return needsSiteChecks(endpoint)
    ? ' Changes something: needs the Game header and passes the cross-site checks.'
    : ' Changes something.';
}

/** The limit of its own, if the call has one. */
export const sayLimit = ({ limit }: Endpoint): string | null =>
  limit === undefined
    ? null
    : `${limit.atOnce} at once, then ${limit.perHour} an hour, of ${limit.of === 'address' ? 'an address' : `a ${limit.of}`}`;

const describeLimit = (endpoint: Endpoint): string => {
  const limit = sayLimit(endpoint);
  return limit === null ? '' : ` At most ${limit}.`;
};

function operationId({ method, path }: ApiCall): string {
  const words = path
    .replace('/api/', '')
    .split('/')
    .map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word))
    .flatMap((word) => word.split('-'));
  return (
    method.toLowerCase() +
    words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  );
}

function parametersOf(schema: Endpoint['params'], place: 'path' | 'query'): unknown[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = printSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function answerOf(endpoint: Endpoint): Record<string, unknown> {
  if (hasNoContent(endpoint)) return { 204: { description: 'Done' } };
  const types = endpoint.produces ?? endpoint.sends;
  const content = types
    ? Object.fromEntries(types.map((type) => [type, {}]))
    : json(printSchema(endpoint.response, 'output'));
  if (endpoint.cache === 'private') return { 200: { description: 'The answer', content } };
  return {
    200: { description: 'The answer; the same for everybody, with an ETag', content },
    304: { description: 'Not changed since the ETag of If-None-Match' },
  };
}

function refusalResponses(endpoint: Endpoint): Record<string, unknown> {
  const all = refusalsOf(endpoint);
  const statuses = [...new Set(all.map(({ status }) => status))];
  const byStatus = statuses.map((wanted) => all.filter(({ status }) => status === wanted));
  return Object.fromEntries(
    byStatus.map((refusals) => [
      String(refusals[0]?.status),
      {
        description: refusals.map(({ code, title }) => `${code}: ${title}`).join('\n'),
        content: json({
          type: 'object',
          allOf: [
            { $ref: '#/components/schemas/Refusal' },
            {
              type: 'object',
              properties: { code: { type: 'string', enum: refusals.map(({ code }) => code) } },
            },
          ],
        }),
      },
    ]),
  );
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const gameParameter = {
  name: 'Game',
  in: 'header',
  description: 'The selected game, 1 or 2; 1 when missing. Calls that change something need it.',
  schema: { type: 'string', enum: gameIds.map(String) },
};

const sessionScheme = {
  type: 'apiKey',
  in: 'cookie',
  name: 'callshot',
  description:
    'Set by logging in; its name is `__Host-callshot` where the product is served on https.',
};

const keyScheme = {
  type: 'http',
  scheme: 'bearer',
  description: 'An API key, sent as `Authorization: Bearer <key>`; no cookie takes part.',
};

const tokenScheme = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'cs_…',
  description:
    'A personal token, sent as `Authorization: Bearer cs_…`: its user, with the rights of a plain user. No cookie takes part, and neither the Game header nor the cross-site checks are asked for. Calls that name no scope refuse it.',
};

const securitySchemes = { session: sessionScheme, token: tokenScheme, key: keyScheme };
type SchemeName = keyof typeof securitySchemes;

/** Only those that a call asks for. */
function schemesOf(groups: readonly ApiGroup[]): Partial<typeof securitySchemes> {
  const all = groups.flatMap(({ calls }) => calls.map(({ endpoint }) => endpoint));
  return {
    session: sessionScheme,
    ...(all.some(({ token }) => token !== undefined) && { token: tokenScheme }),
    ...(all.some(({ who }) => isForKeys(who)) && { key: keyScheme }),
  };
}

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key and body get the same answer; the same key with another body, 422; a key of another form, 400.',
  schema: printSchema(idempotencyKey, 'input'),
};

const refusalSchema: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    title: { type: 'string', description: 'A sentence for people' },
    code: { type: 'string', description: 'A word for programs' },
    problems: {
      type: 'array',
      description: 'What is wrong with the input, each with its path',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          code: {
            type: 'string',
            enum: [...problemCodes, ...fieldFaultCodes],
            description: 'What is wrong, for programs',
          },
          values: {
            type: 'object',
            additionalProperties: { type: ['string', 'number'] },
            description: 'Values of the sentence',
          },
          message: { type: 'string', description: 'The same for people' },
          line: { type: 'integer', description: 'Where it stands in a text, counted from 1' },
          column: { type: 'integer' },
          endColumn: { type: 'integer', description: 'It ends before this column' },
        },
        required: ['path', 'code', 'values', 'message'],
      },
    },
    moreProblems: { type: 'integer', description: 'How many more were found than are listed' },
    current: { description: 'The newer copy, with a version conflict' },
    retryAfter: { type: 'integer', description: 'Seconds to wait' },
  },
  required: ['title', 'code'],
};

const liveTag = { name: 'Live', description: 'Updates while a page is open.' };

const livePath: Record<string, Operation> = {
  get: {
    operationId: 'getSubmissions',
    tags: [liveTag.name],
    summary: 'Live updates as server-sent events',
    description:
      'Named events SubmissionUpdate, ResultsUpdate, EventUpdate, NameplateUpdate and LeagueUpdate with JSON data, and a comment every 25 seconds.',
    security: [],
    parameters: [],
    responses: {
      200: {
        description: 'A stream that stays open',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
    },
  },
};
