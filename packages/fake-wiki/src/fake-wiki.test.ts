import { get } from 'node:http';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { joinTables, readFolder, recordedFolder, startFakeWiki, type WikiRecord } from './index.ts';

const recordings = readFolder(recordedFolder());
const tables = joinTables(recordings.map((recording) => recording.tables));
const wiki = await startFakeWiki({ tables: () => tables });
afterAll(() => wiki.stop());
afterEach(() => wiki.misbehave(null));

const manners = {
  authorization: `Apikey ${wiki.apiKey}`,
  'user-agent': 'Callshot/1.0 (https://callshot.example; staff@callshot.example)',
};

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly result: readonly WikiRecord[];
  readonly error: readonly string[];
  readonly warning: readonly string[];
}

async function ask(
  table: string,
  params: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = manners,
): Promise<Answered> {
  const search = Object.entries({ wiki: 'counterstrike', ...params })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const response = await fetch(`${wiki.url}/${table}?${search}`, { headers });
  const body = (await response.json()) as Partial<Answered>;
  const { result = [], error = [], warning = [] } = body;
  return { status: response.status, headers: response.headers, result, error, warning };
}

const idsOf = (answered: Answered): unknown[] => answered.result.map((row) => row.match2id);

test('a folder that cannot be read is an answer of 500, and ends nobody who runs it', async () => {
  const broken = await startFakeWiki({
    tables: () => {
      throw new Error('No such folder');
    },
  });
  const headers = { ...manners, authorization: `Apikey ${broken.apiKey}` };
  const answered = await fetch(`${broken.url}/match?wiki=counterstrike`, { headers });
  expect([answered.status, await answered.text()]).toEqual([500, expect.stringMatching(/No such/)]);
  await broken.stop();
});

describe('who may ask', () => {
  test.each([
    { why: 'no key', headers: { ...manners, authorization: '' }, says: 'not valid' },
    {
      why: 'a key of another kind',
      headers: { ...manners, authorization: `Bearer ${wiki.apiKey}` },
      says: 'not valid',
    },
    { why: 'a wrong key', headers: { ...manners, authorization: 'Apikey other' }, says: '"other"' },
    { why: "a library's name", headers: { ...manners, 'user-agent': 'node' }, says: 'User-Agent' },
    {
      why: 'no contact',
      headers: { ...manners, 'user-agent': 'Callshot/1.0' },
      says: 'User-Agent',
    },
    { why: 'no gzip', headers: { ...manners, 'accept-encoding': 'identity' }, says: 'gzip' },
  ])('$why: 403', async ({ headers, says }) => {
    const answered = await ask('match', {}, headers);
    expect(answered.status).toBe(403);
    expect(answered.error[0]).toContain(says);
  });

  test.each([
    { why: 'an unknown path', table: 'game', params: {} },
    { why: 'an unknown wiki', table: 'match', params: { wiki: 'chess' } },
  ])('$why: 404', async ({ table, params }) => {
    expect((await ask(table, params)).status).toBe(404);
  });

  test('only GET', async () => {
    expect((await fetch(`${wiki.url}/match`, { method: 'POST', headers: manners })).status).toBe(
      405,
    );
  });
});

describe('conditions', () => {
  const austin = '[[parent::BLAST/Major/2025/Austin]]';
  test.each([
    { why: 'equal', conditions: austin, count: 106 },
    { why: 'not equal', conditions: `${austin} AND [[winner::!1]]`, count: 49 },
    { why: 'less, on a date', conditions: `${austin} AND [[date::<2025-06-04]]`, count: 15 },
    { why: 'greater, on a date', conditions: `${austin} AND [[date::>2025-06-22]]`, count: 1 },
    { why: 'numbers by value', conditions: `${austin} AND [[bestof::>2]]`, count: 46 },
    { why: 'a sub-key', conditions: `${austin} AND [[match2bracketdata_type::bracket]]`, count: 7 },
    {
      why: 'a sub-key of a sub-key',
      conditions: `${austin} AND [[match2bracketdata_coordinates_roundIndex::0]]`,
      count: 4,
    },
    { why: 'a part of a date', conditions: `${austin} AND [[date_day::22]]`, count: 1 },
    { why: 'or', conditions: `${austin} AND ([[date_day::22]] OR [[date_day::21]])`, count: 3 },
    { why: 'either opponent', conditions: `${austin} AND [[opponent::FaZe]]`, count: 10 },
    { why: 'case matters', conditions: '[[parent::blast/major/2025/austin]]', count: 0 },
    { why: 'an unknown column', conditions: '[[nothing::1]]', count: 0 },
    { why: 'not, of an unknown column', conditions: '[[nothing::!1]]', count: 0 },
  ])('$why: $count', async ({ conditions, count }) => {
    const answered = await ask('match', { conditions, limit: '1000' });
    expect(answered.error).toEqual([]);
    expect(answered.result).toHaveLength(count);
  });

  test.each([
    { why: 'an open bracket', params: { conditions: '([[a::1]]' } },
    { why: 'nothing between', params: { conditions: '[[a::1]] [[b::2]]' } },
    { why: 'AND beside OR', params: { conditions: '[[a::1]] AND [[b::2]] OR [[c::3]]' } },
    { why: 'an operator that is none', params: { conditions: '[[a>=1]]' } },
    { why: 'small letters', params: { conditions: '[[a::1]] and [[b::2]]' } },
    { why: 'an order without a direction', params: { order: 'date' } },
    { why: 'an unknown parameter', params: { where: '1' } },
    { why: 'a limit in words', params: { limit: 'all' } },
    { why: 'an unknown function', params: { query: 'median::bestof' } },
    { why: 'no wiki', params: { wiki: '' } },
  ])('$why is an error within 200', async ({ params }) => {
    const answered = await ask('match', params);
    expect(answered.status).toBe(200);
    expect(answered.error).toHaveLength(1);
    expect(answered.result).toEqual([]);
  });

  test('a plus is no space', async () => {
    const answered = await fetch(
      `${wiki.url}/match?wiki=counterstrike&conditions=[[bestof::1]]+AND+[[finished::1]]`,
      { headers: manners },
    );
    expect(await answered.json()).toHaveProperty('error');
  });
});

describe('what is told', () => {
  const order = 'match2id ASC';

  test('20 unless told, 1000 at most, and any page of them', async () => {
    const first = await ask('match', { order });
    expect(first.result).toHaveLength(20);
    const all = await ask('match', { order, limit: '1000' });
    expect(all.result).toHaveLength(139);
    expect((await ask('match', { order, limit: '2000' })).warning).toHaveLength(1);
    const page = await ask('match', { order, limit: '50', offset: '100' });
    expect(idsOf(page)).toEqual(idsOf(all).slice(100));
  });

  test('in the order asked for', async () => {
    const params = { query: 'bestof,match2id', order: 'bestof DESC, match2id ASC', limit: '1000' };
    const { result } = await ask('match', params);
    const pairs = result.map((row) => [Number(row.bestof), String(row.match2id)] as const);
    expect(pairs).toEqual(
      [...pairs].sort(([a, x], [b, y]) => b - a || (x < y ? -1 : x > y ? 1 : 0)),
    );
  });

  test('wiki and pagename beside what was asked for', async () => {
    const { result } = await ask('match', { query: 'match2id', limit: '1' });
    expect(Object.keys(result[0]!).sort()).toEqual(['match2id', 'pagename', 'wiki']);
  });

  test('functions, over all and over groups', async () => {
    const conditions = '[[parent::BLAST/Major/2025/Austin]]';
    const all = await ask('match', { conditions, query: 'count::match2id,max::bestof' });
    expect(all.result).toEqual([expect.objectContaining({ count_match2id: 106, max_bestof: 3 })]);
    const grouped = await ask('match', {
      conditions,
      query: 'count::match2id',
      groupby: 'pagename ASC',
    });
    expect(grouped.result.map((row) => row.count_match2id)).toEqual([7, 33, 33, 33]);
  });

  test('several wikis, each with its own limit', async () => {
    const { result } = await ask('match', { wiki: 'counterstrike|rocketleague', limit: '3' });
    expect(result.map((row) => row.wiki)).toEqual(
      ['counterstrike', 'rocketleague'].flatMap((name) => [name, name, name]),
    );
  });

  test('a team template by its name', async () => {
    const { result } = await ask('teamtemplate', { template: 'heroic' });
    expect(result.map((row) => row.page)).toEqual(['HEROIC']);
    expect((await ask('teamtemplate')).error).toEqual(['template is missing']);
  });

  test('zipped', async () => {
    expect((await ask('tournament')).headers.get('content-encoding')).toBe('gzip');
  });
});

describe('what goes wrong on demand', () => {
  test('429, with and without the time to wait, for as many requests as told', async () => {
    wiki.misbehave({ kind: 'rate-limited', retryAfterSeconds: 7 }, 1);
    const told = await ask('match');
    expect([told.status, told.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await ask('match')).status).toBe(200);
    wiki.misbehave({ kind: 'rate-limited' });
    const untold = await ask('match');
    expect([untold.status, untold.headers.get('retry-after')]).toEqual([429, null]);
  });

  test.each([
    { kind: 'server-error' as const, status: 500, text: /Internal/ },
    { kind: 'garbage' as const, status: 200, text: /^<!doctype/ },
    { kind: 'empty' as const, status: 200, text: /^$/ },
    {
      kind: 'error-in-200' as const,
      status: 200,
      text: /"error":\["Out of order"\],"result":\[\]/,
    },
    { kind: 'odd-records' as const, status: 200, text: /"result":\[null,7/ },
  ])('$kind', async ({ kind, status, text }) => {
    wiki.misbehave({ kind });
    const response = await fetch(`${wiki.url}/match?wiki=counterstrike`, { headers: manners });
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(text);
  });

  test('gone', async () => {
    wiki.misbehave({ kind: 'gone' });
    await expect(ask('match')).rejects.toThrow('fetch failed');
  });

  test.each(['stalled', 'endless'] as const)('%s: only the caller ends it', async (kind) => {
    wiki.misbehave({ kind });
    const arrived = await new Promise<number>((resolve) => {
      let bytes = 0;
      const request = get(
        `${wiki.url}/match?wiki=counterstrike`,
        { headers: manners },
        (answer) => {
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (kind === 'endless' && bytes < 100_000) return;
            request.destroy();
            resolve(bytes);
          });
        },
      );
    });
    expect(arrived).toBeGreaterThan(0);
  });

  test('every request is noted, and how many came at once', async () => {
    const before = wiki.asked.length;
    await Promise.all([ask('match', { limit: '1' }), ask('tournament')]);
    expect(wiki.asked.slice(before).map(({ path }) => path)).toHaveLength(2);
    expect(wiki.asked.at(-1)).toMatchObject({ status: 200, params: { wiki: 'counterstrike' } });
    expect(wiki.mostAtOnce()).toBeGreaterThanOrEqual(1);
  });
});
