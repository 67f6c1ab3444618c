import {
  type Endpoint,
  isForKeys,
  picture,
  roleNames,
  sentFile,
  signedBody,
  type Who,
} from '@callshot/contract';
import type { ReadKey } from './caller/read-key.ts';

export type EndpointTable = Readonly<Record<string, Endpoint>>;

export interface Route {
  readonly key: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly endpoint: Endpoint;
}

const keyForm = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/;

/** Every endpoint as a route; throws, so that nothing starts, when one is not safely declared. */
export function checkEndpoints(table: EndpointTable, handlers: object, readKey?: ReadKey): Route[] {
  const routes = Object.entries(table).map(([key, endpoint]) => readRoute(key, endpoint));
  const problems = routes.flatMap((route) => problemsOf(route, handlers));
  for (const { key, endpoint } of routes) {
    if (readKey === undefined && isForKeys(endpoint.who)) {
      problems.push(`${key}: is for key holders, but nothing reads keys`);
    }
  }
  for (const key of Object.keys(handlers)) {
    if (!(key in table)) problems.push(`${key}: a handler for a call that the contract lacks`);
  }
  if (problems.length > 0) throw new Error(`Unsafe endpoints:\n${problems.join('\n')}`);
  return routes;
}

function readRoute(key: string, endpoint: Endpoint): Route {
  const [, method, path] = keyForm.exec(key) ?? [];
  if (method === undefined || path === undefined) throw new Error(`${key}: not "METHOD /path"`);
  return { key, method: method as Route['method'], path, endpoint };
}

function problemsOf({ key, method, path, endpoint }: Route, handlers: object): string[] {
  const { who, mutates, cache, params, query, body, limit, refusals, produces, sends } = endpoint;
  const { isTokenProof, isWebhook, signedBy, token } = endpoint;
  const declared = Object.keys(params?.shape ?? {});
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const problems: [boolean, string][] = [
    [!isWho(who), 'does not say who may call it'],
    [typeof mutates !== 'boolean', 'does not say whether it mutates'],
    [method !== 'GET' && mutates === false, `is a ${method} that claims to change nothing`],
    [!cachings.includes(cache), 'does not say whether it may be cached'],
    [
      (cache === 'public' || cache === 'forever') && (who !== 'anyone' || mutates !== false),
      'is not the same for everybody and must not be cached publicly',
    ],
    [token !== undefined && !mayTakeTokens(endpoint), 'takes tokens for what they may not do'],
    [
      isTokenProof === true &&
        (who !== 'anyone' || query?.shape.token === undefined || body !== undefined),
      'calls a token its proof, but is not for anyone with a token in the query and no body',
    ],
    [
      isWebhook === true &&
        (who !== 'anyone' ||
          mutates !== true ||
          (query?.shape.secret === undefined) === (signedBy === undefined) ||
          !limit),
      'is a webhook, but not for anyone with a secret in the query or a signature, or without a limit',
    ],
    [
      (body === signedBody) !== (signedBy !== undefined) || (signedBy !== undefined && !isWebhook),
      'is signed, but is no webhook that takes its body as it came',
    ],
    [
      inPath.length !== declared.length || inPath.some((name) => !declared.includes(name ?? '')),
      'has other parameters in its path than it declares',
    ],
    [cache === 'forever' && produces === undefined, 'is kept forever, but is no picture'],
    [
      (endpoint.response === picture) !== (produces !== undefined && produces.length > 0),
      'does not say which pictures it answers',
    ],
    [
      (endpoint.response === sentFile) !== (sends !== undefined && sends.length > 0),
      'does not say which files it sends',
    ],
    [
      sends !== undefined && (mutates || cache !== 'private'),
      'sends a file, but is no private read',
    ],
    [
      limit?.of === 'user' && (who === 'anyone' || isForKeys(who)),
      'limits users, but is not for users alone',
    ],
    [limit?.of === 'key' && !isForKeys(who), 'limits keys, but is not for their holders'],
    [
      limit?.refusal !== undefined && refusals[limit.refusal]?.status !== 429,
      'names a limit whose refusal is not one of its own with the status 429',
    ],
    [typeof Reflect.get(handlers, key) !== 'function', 'has no handler'],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, text]) => `${key}: ${text}`);
}

/** Tokens read as a user or a visitor does, and write only as a user; never as staff [rule: api-8]. */
function mayTakeTokens({ who, mutates, token, isTokenProof, isWebhook }: Endpoint): boolean {
  if (isTokenProof || isWebhook) return false;
  return token === 'read'
    ? !mutates && (who === 'anyone' || who === 'user')
    : mutates && who === 'user';
}

const cachings: readonly unknown[] = ['public', 'private', 'forever'];

/** Stands in a header where the scope is missing. */
const scopeForm = /^[a-z]+([:.-][a-z]+)*$/;

function isWho(who: Who): boolean {
  if (who === 'anyone' || who === 'user') return true;
  if (isForKeys(who)) return scopeForm.test(who.keyFor);
  const known: readonly unknown[] = roleNames;
  return Array.isArray(who) && who.length > 0 && who.every((role) => known.includes(role));
}
