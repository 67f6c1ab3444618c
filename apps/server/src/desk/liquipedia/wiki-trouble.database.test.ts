import type { Fault } from '@callshot/fake-wiki';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slowWiki } from '../../../testing/desk/slow-wiki.ts';
import { austinPage, testWiki, timeoutMs } from '../../../testing/desk/wiki.ts';
import { extremes } from '../../../testing/product/hostile-calls.ts';
import { testProduct } from '../../../testing/product/product.ts';

const perHour = 12;
const wiki = await testWiki({ requestsPerHour: perHour });
const { db, fake, settings } = wiki;
const elsewhere = await testProduct(wiki, { config: { wiki: settings } });
const creator = await wiki.user('maker', ['EventCreator']);

const window = 'gameId=2&from=2025-06-01&to=2025-06-30';
const upcoming = (query = window) => creator.get(`/api/liquipedia/upcoming?${query}`);
const details = () => creator.get(`/api/liquipedia/getDetails?gameId=2&pageId=${austinPage}`);
const status = async () => (await creator.get('/api/liquipedia/status?gameId=2')).json();

/** As if so much more time had gone by. */
async function later(hours: number): Promise<void> {
  const shift = sql<Date>`asked_at - ${hours}::float8 * interval '1 hour'`;
  await db.updateTable('wikiAnswers').set({ askedAt: shift }).execute();
  await db
    .updateTable('wikiLooks')
    .set({
      askedAt: shift,
      waitsUntil: sql<Date>`waits_until - ${hours}::float8 * interval '1 hour'`,
    })
    .execute();
}

beforeEach(async () => {
  await db.deleteFrom('wikiLooks').execute();
  await db.deleteFrom('wikiAnswers').execute();
});

/** Seconds, of the request that ended last. */
async function lastWait(): Promise<number> {
  const { seconds } = await db
    .selectFrom('wikiLooks')
    .select(sql<number>`round(extract(epoch from waits_until - ended_at))::int`.as('seconds'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return seconds;
}

const secondsUntil = (instant: string): number => (Date.parse(instant) - Date.now()) / 1000;

test.each([
  { why: 'says nothing of a time', fault: { kind: 'rate-limited' }, seconds: 600 },
  { why: 'says how long', fault: { kind: 'rate-limited', retryAfterSeconds: 95 }, seconds: 95 },
] as const)(
  'asked too often, the wiki $why: it is left alone [rule: event-creator-17]',
  async ({ fault, seconds }) => {
    fake.misbehave(fault);
    const asked = fake.asked.length;
    const refused = await upcoming();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'wiki_unavailable']);
    expect(await lastWait()).toBe(seconds);
    const { waitsUntil, lastFailure } = await status();
    expect(secondsUntil(waitsUntil)).toBeLessThanOrEqual(seconds);
    expect(lastFailure).toContain('asked too often');
    fake.misbehave(null);
    const waiting = await upcoming();
    expect(waiting.json().problems[0].message).toMatch(/left alone until .*tell an admin/);
    // Whole minutes, of the refusal that began the wait as of those after it.
    const whole = 60 * Math.ceil(seconds / 60);
    expect(refused.headers['retry-after']).toBe(String(whole));
    expect(Number(waiting.headers['retry-after'])).toBeLessThanOrEqual(whole);
    expect(fake.asked.length - asked).toBe(1);
    await later(seconds / 3600);
    expect((await upcoming()).statusCode).toBe(200);
  },
);

const faults: readonly { readonly fault: Fault; readonly says: string }[] = [
  { fault: { kind: 'slow' }, says: 'it took too long' },
  { fault: { kind: 'stalled' }, says: 'it took too long' },
  { fault: { kind: 'server-error' }, says: 'status 500' },
  { fault: { kind: 'garbage' }, says: 'cannot be read' },
  { fault: { kind: 'empty' }, says: 'cannot be read' },
  { fault: { kind: 'error-in-200' }, says: 'Out of order' },
  { fault: { kind: 'endless' }, says: 'The wiki' },
  { fault: { kind: 'gone' }, says: 'does not answer' },
];

/** A short timeout for answers that never end; the usual one otherwise. */
function misbehave(fault: Fault | null): void {
  const isEndless = fault?.kind === 'slow' || fault?.kind === 'stalled';
  Object.assign(settings, { timeoutMs: isEndless ? 300 : timeoutMs });
  fake.misbehave(fault);
}

afterEach(() => misbehave(null));

test.each(faults)(
  '$fault.kind: said in words, and what is kept stands in [rule: event-creator-17]',
  async ({ fault, says }) => {
    misbehave(fault);
    const refused = await upcoming();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'wiki_unavailable']);
    expect(refused.json().problems[0].message).toContain(says);
    misbehave(null);
    await later(1);
    const [listed] = (await upcoming()).json();
    expect(listed.id).toBe(austinPage);
    await later(24);
    misbehave(fault);
    const [kept] = (await upcoming()).json();
    expect(kept.id).toBe(austinPage);
    expect(secondsUntil(kept.readAt)).toBeLessThan(-86_400);
    expect((await status()).lastFailure).toContain(says);
  },
);

test('a wiki that fails again and again is asked ever less often', async () => {
  fake.misbehave({ kind: 'server-error' });
  const waits: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    await upcoming();
    waits.push(await lastWait());
    await db.updateTable('wikiLooks').set({ waitsUntil: null }).execute();
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  fake.misbehave(null);
  await upcoming();
  expect((await status()).waitsUntil).toBeNull();
});

test('a tournament of a wiki that is gone for a day is shown as it was', async () => {
  const before = (await details()).json();
  await later(24);
  fake.misbehave({ kind: 'gone' });
  const after = await details();
  expect(after.statusCode).toBe(200);
  const { readAt, ...kept } = after.json();
  expect(secondsUntil(readAt)).toBeLessThan(-86_400 + 60);
  expect(kept).toEqual({ ...before, readAt: undefined });
});

test('records that are none are left out, and told', async () => {
  fake.misbehave({ kind: 'odd-records' });
  expect((await upcoming()).json()).toEqual([]);
  await later(1);
  fake.misbehave(null);
  await creator.get(`/api/liquipedia/getDetails?gameId=2&pageId=${austinPage}`);
  expect((await details()).json().leftOut).toEqual([]);
});

test('processes that ask all at once send one request at a time, and no more than the budget', async () => {
  const slow = await slowWiki(settings.url);
  const config = { wiki: { ...settings, url: slow.url } };
  const clients: (typeof creator)[] = [];
  for (const name of ['first', 'second', 'third', 'fourth']) {
    const product = await testProduct(wiki, { config });
    clients.push(await product.user(name, ['EventCreator']));
  }
  const asked = fake.asked.length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, day) => {
      const days = `from=2025-06-01&to=2025-06-${10 + day}`;
      return clients[day % clients.length]?.get(`/api/liquipedia/upcoming?gameId=2&${days}`);
    }),
  );
  expect(slow.mostAtOnce()).toBe(1);
  expect(fake.asked.length - asked).toBe(perHour);
  const codes = answers.map((answer) => answer?.statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(perHour);
  const refused = answers.find((answer) => answer?.statusCode === 503);
  expect(refused?.json().problems[0].message).toContain('as often as an hour allows');
  expect(await status()).toMatchObject({ looksLeft: 0, looksPerHour: perHour });
  await later(1);
  expect(await status()).toMatchObject({ looksLeft: perHour });
});

test.each([
  { how: 'kept at once', seconds: 0 },
  { how: 'slowly kept', seconds: 0.3 },
])('what two processes ask at the same time is asked once, $how', async ({ seconds }) => {
  await sql`create function take_time() returns trigger language plpgsql
    as $$ begin perform pg_sleep(${sql.lit(seconds)}); return new; end $$`.execute(db);
  await sql`create trigger slow before insert on wiki_answers
    for each row execute function take_time()`.execute(db);
  const asked = fake.asked.length;
  const there = await elsewhere.user(`another${seconds * 10}`, ['EventCreator']);
  const answers = await Promise.all(
    [creator, there, creator, there].map((client) =>
      client.get(`/api/liquipedia/upcoming?${window}`),
    ),
  );
  await sql`drop function take_time cascade`.execute(db);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(fake.asked.length - asked).toBe(1);
});

test('a process that died while it asked holds up the others for a minute at most', async () => {
  await db.insertInto('wikiLooks').values({ asked: 'match counterstrike' }).execute();
  const asking = upcoming();
  await later(61 / 3600);
  expect((await asking).statusCode).toBe(200);
});

test('what is played takes no more than its share: staff can always ask', async () => {
  const { wiki: reader } = elsewhere.capabilities.services;
  const look = (page: number) =>
    reader.live(2, [{ pageName: `Page_${page}`, pageIds: [] }], { withTables: false });
  const leftToStaff = 2;
  for (let page = 0; page < perHour - leftToStaff; page += 1) {
    expect((await look(page)).ok).toBe(true);
  }
  expect(await look(99)).toMatchObject({ ok: false, failure: { code: 'spent' } });
  expect((await upcoming()).statusCode).toBe(200);
});

test('a wiki that takes long holds up a few calls, and turns the others away', async () => {
  misbehave({ kind: 'slow' });
  Object.assign(settings, { timeoutMs: 2000 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, day) =>
      upcoming(`gameId=2&from=2025-06-01&to=2025-06-${10 + day}`),
    ),
  );
  const told = answers.map((answer) => answer.json().problems[0].message as string);
  expect(told.filter((message) => message.includes('Other requests'))).not.toEqual([]);
  // Once it has failed it is left alone: those who waited are not held up in turn.
  expect(told.filter((message) => message.includes('took too long'))).toHaveLength(1);
});

test('whatever the fields of a query hold, the answer is no fault, and the wiki is not asked', async () => {
  const asked = fake.asked.length;
  const calls = {
    upcoming: { gameId: '2', from: '2025-06-01', to: '2025-06-30' },
    getDetails: { gameId: '2', pageId: String(austinPage) },
    status: { gameId: '2' },
  };
  for (const [call, query] of Object.entries(calls)) {
    for (const field of Object.keys(query)) {
      for (const { why, value } of extremes) {
        const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
        const search = new URLSearchParams({ ...query, [field]: text });
        const answer = await creator.get(`/api/liquipedia/${call}?${search}`);
        expect([400, 404, 414], `${call} ${field} ${why}`).toContain(answer.statusCode);
      }
    }
  }
  expect(fake.asked.length - asked).toBe(1);
});
