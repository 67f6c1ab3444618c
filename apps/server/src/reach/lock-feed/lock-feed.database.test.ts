import { fastify } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { alone } from '../../platform/changes/leadership.ts';
import { lockFeed } from './lock-feed.capability.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const product = await testProduct();
const elsewhere = await testProduct(product);
const { db, app } = product;
const admin = await product.user('chief', ['Admin']);

const read = (query = '', headers: Record<string, string> = {}, of = app) =>
  of.inject({ url: `/api/calendar/locks.ics${query}`, headers });

/** The entries of a feed: properties by name, lines that were folded put together. */
function entriesOf(text: string): Record<string, string>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const entries: Record<string, string>[] = [];
  let depth = 0;
  for (const line of lines) {
    const cut = line.indexOf(':');
    const [name = '', value] = [line.slice(0, cut), line.slice(cut + 1)];
    if (line === 'BEGIN:VEVENT') entries.push({});
    if (name === 'BEGIN') depth += 1;
    if (name === 'END') depth -= 1;
    const entry = entries.at(-1);
    if (entry && depth === 2) entry[name] = value;
    if (entry && depth === 3) entry[`ALARM ${name}`] = value;
  }
  return entries;
}

const entryOf = async (eventId: number, query = '') => {
  const entries = entriesOf((await read(query)).body);
  return entries.find(({ URL: url = '' }) => url.includes(`/event/${eventId}?`));
};

const compact = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const soon = await testEvent(db, { stages: [swissStage()], nameOverride: 'Soon; a, \\ Cup' });
const past = await testEvent(db, {
  stages: [swissStage()],
  gameId: 2,
  nameOverride: 'Past Cup',
  locksInMs: -3 * dayMs,
});
const old = await testEvent(db, { stages: [swissStage()], locksInMs: -40 * dayMs });

test('locks to come and those of the last 30 days are told, with a link and a reminder [rule: calendar-12]', async () => {
  const { body, headers } = await read();
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(entriesOf(body)).toHaveLength(2);
  expect(await entryOf(soon.row.id)).toMatchObject({
    SUMMARY: `Soon\\; a\\, \\\\ Cup: picks for ${soon.stages[0]?.name} lock`,
    STATUS: 'CONFIRMED',
    SEQUENCE: '0',
    DTSTART: compact(soon.row.startsAt),
    UID: `lock-${soon.stages[0]?.id}@localhost`,
    URL: `http://localhost:3000/rl/event/${soon.row.id}?stage=1`,
    'ALARM TRIGGER': '-PT1H',
  });
  expect(await entryOf(past.row.id)).toMatchObject({ DTSTART: compact(past.row.startsAt) });
  expect(await entryOf(old.row.id)).toBeUndefined();
});

test('a feed is of one game or of both, and of no third one', async () => {
  expect(await entryOf(past.row.id, '?game=2')).toBeDefined();
  expect(await entryOf(past.row.id, '?game=cs')).toBeDefined();
  expect(await entryOf(past.row.id, '?game=rl')).toBeUndefined();
  for (const query of ['?game=3', '?game=x%0d%0a', '?game=1&game=2'])
    expect((await read(query)).statusCode, query).toBe(404);
});

test('the same feed is not sent again, and says so in the same words in every process', async () => {
  const first = await read();
  const tag = String(first.headers.etag);
  expect((await read('', { 'if-none-match': tag })).statusCode).toBe(304);
  const other = await read('', {}, elsewhere.app);
  expect([other.headers.etag, other.body]).toEqual([tag, first.body]);
});

test('it is said in the language of its address, else in that of the program', async () => {
  expect((await read('?language=de')).body).toContain('Tippschluss');
  expect((await read('', { 'accept-language': 'fr-CA' })).body).toContain('ferment');
  expect((await read('?language=en', { 'accept-language': 'fr' })).body).toContain('lock');
  expect((await read('?language=xx')).headers['content-language']).toBe('en');
});

test('a lock that moved is told at once, as a later version of the same entry', async () => {
  const { id } = soon.row;
  const before = await entryOf(id);
  const tag = String((await read()).headers.etag);
  const extended = await admin.post('/api/event/extendLock', {
    eventId: id,
    lockAt: soon.row.lockAt?.toISOString(),
    minutes: 90,
    reason: 'A late flight',
  });
  expect(extended.statusCode, extended.body).toBeLessThan(300);
  const after = await entryOf(id);
  expect((await read('', { 'if-none-match': tag })).statusCode).toBe(200);
  expect(after).toMatchObject({
    UID: before?.UID,
    SEQUENCE: '1',
    DTSTART: later(before?.DTSTART, 90),
  });
  expect(after?.['LAST-MODIFIED']).toBe(after?.DTSTAMP);
});

function later(text = '', minutes: number): string {
  const iso = text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z');
  return compact(new Date(Date.parse(iso) + minutes * 60_000));
}

test('an event that was archived is cancelled, and comes back with it', async () => {
  const { id } = soon.row;
  const archive = (archived: boolean) =>
    admin.post('/api/event/archive', { eventId: id, archived, reason: 'A wrong page' });
  await archive(true);
  const cancelled = await entryOf(id);
  expect(cancelled).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '2' });
  expect(cancelled).not.toHaveProperty('ALARM TRIGGER');
  await archive(false);
  expect(await entryOf(id)).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '3' });
});

test('an event that nobody was told of before it was archived is not told of', async () => {
  const hidden = await testEvent(db, { stages: [swissStage()] });
  await db
    .updateTable('events')
    .set({ archivedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', hidden.row.id)
    .execute();
  await admin.post('/api/event/archive', { eventId: past.row.id, archived: true, reason: 'Over' });
  expect(await entryOf(hidden.row.id)).toBeUndefined();
});

test('a feed is made once until an event changes, by this process or another one', async () => {
  const running = lockFeed.make({
    db,
    config: { publicUrl: 'http://localhost:3000' },
    standing: alone,
  });
  const own = fastify();
  running.routes?.(own);
  const text = async () => (await own.inject('/api/calendar/locks.ics')).body;
  const before = await text();
  const move = () =>
    sql`update events set starts_at = starts_at + interval '1 hour',
      relock_at = relock_at + interval '1 hour' where id = ${soon.row.id}`.execute(db);
  await move();
  expect(await text()).toBe(before);
  await running.listeners?.change?.({ kind: 'event', eventId: soon.row.id });
  const after = await text();
  expect(after).not.toBe(before);
  await move();
  expect(await text()).toBe(after);
  await running.listeners?.reconnected?.();
  expect(await text()).not.toBe(after);
});
