import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { commit } from './faults.ts';
import { answerOf, wikisOf } from './query/answer.ts';
import { QueryProblem } from './query/conditions.ts';
import {
  type Asked,
  type FakeWiki,
  type FakeWikiOptions,
  type Fault,
  type TableName,
  tableNames,
} from './types.ts';

const base = '/api/v3';

/** The wiki as a real HTTP server on loopback. */
export async function startFakeWiki({
  tables,
  port = 0,
  apiKey = 'fake-wiki-key',
  now = Date.now,
}: FakeWikiOptions): Promise<FakeWiki> {
  const asked: Asked[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  let fault: { readonly fault: Fault; times: number } | null = null;

  const nextFault = (): Fault | null => {
    if (fault === null || fault.times <= 0) return null;
    fault.times -= 1;
    return fault.fault;
  };

  const server = createServer((request, response) => {
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    const params = paramsOf(url);
    let isNoted = false;
    response.on('close', () => {
      underWay -= 1;
    });
    const note = (status: number): void => {
      if (!isNoted) asked.push({ at: now(), path, params, status });
      isNoted = true;
    };
    const committed = nextFault();
    if (committed !== null) return note(commit(committed, response));
    const { status, body } = answerTo({ request, path, params });
    note(status);
    sendZipped(response, status, body);
  });

  const answerTo = ({ request, path, params }: Question): { status: number; body: object } => {
    const refused = refusalOf(request, apiKey);
    if (refused !== null)
      return { status: refused.status, body: { error: [refused.why], result: [] } };
    const table = tableNames.find((name) => path === `${base}/${name}`);
    if (table === undefined) return { status: 404, body: { error: [`There is no ${path}`] } };
    try {
      const held = tables(now());
      const unknown = wikisOf(params).find((wiki) => !knowsWiki(held, wiki));
      if (unknown !== undefined)
        return { status: 404, body: { error: [`There is no wiki ${unknown}`] } };
      return { status: 200, body: answerOf(held, table, params) };
    } catch (problem) {
      // It runs within the product's process, which goes on without its wiki.
      if (!(problem instanceof QueryProblem))
        return { status: 500, body: { error: [`${problem}`] } };
      return { status: 200, body: { error: [problem.message], result: [] } };
    }
  };

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    apiKey,
    asked,
    mostAtOnce: () => mostUnderWay,
    misbehave: (next, times = Number.POSITIVE_INFINITY) => {
      fault = next === null ? null : { fault: next, times };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Question {
  readonly request: IncomingMessage;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A `+` is a plus here, and no space. */
function paramsOf(url: string): Record<string, string> {
  const search = url.split('?').slice(1).join('?');
  return Object.fromEntries(
    search
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const split = pair.indexOf('=');
        const [name, value] =
          split < 0 ? [pair, ''] : [pair.slice(0, split), pair.slice(split + 1)];
        return [decoded(name), decoded(value)];
      }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The terms of use: a key, a name with a contact, and accepting compressed answers. */
function refusalOf(
  { method, headers }: IncomingMessage,
  apiKey: string,
): { readonly status: number; readonly why: string } | null {
  if (method !== 'GET') return { status: 405, why: 'Only GET is answered' };
  const key = /^Apikey (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (key !== apiKey) return { status: 403, why: `API key "${key ?? ''}" is not valid.` };
  const agent = headers['user-agent'] ?? '';
  if (!/^[^\s/]+\/\S+ \(.*(?:https?:\/\/|@).*\)/.test(agent)) {
    return { status: 403, why: 'The User-Agent names no project with a contact' };
  }
  if (!/\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '')) {
    return { status: 403, why: 'gzip is not accepted' };
  }
  return null;
}

const knowsWiki = (
  tables: Readonly<Record<TableName, readonly { readonly wiki?: unknown }[]>>,
  wiki: string,
): boolean =>
  ['counterstrike', 'rocketleague'].includes(wiki) ||
  Object.values(tables).some((records) => records.some((record) => record.wiki === wiki));

function sendZipped(response: ServerResponse, status: number, body: object): void {
  const zipped = gzipSync(JSON.stringify(body));
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': zipped.length,
    })
    .end(zipped);
}
