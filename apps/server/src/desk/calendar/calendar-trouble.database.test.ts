import type { Answer, CalendarTournament } from '@callshot/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calendarProcess } from '../../../testing/desk/calendar.ts';
import {
  type Coming,
  comingTournament,
  tablesOf,
  withRecord,
} from '../../../testing/desk/coming-tournaments.ts';
import { testWiki } from '../../../testing/desk/wiki.ts';
import { claimTournament } from './tournaments.repository.ts';

const perHour = 12;
const austin = comingTournament('Austin', 50, 3);
const boston = comingTournament('Boston', 51, 20);
const hostileName = '</script>; DROP\r\nX: \u0000\ud83d 😀'.repeat(9);
const hostile = withRecord(comingTournament('World', 52, 10), {
  name: hostileName,
  liquipediatiertype: '<b>Weekly</b>',
});
const broken: Coming = {
  ...comingTournament('Austin', 53, 12),
};
const odd: Coming = {
  ...broken,
  tables: {
    ...broken.tables,
    match: broken.tables.match.map((record, at) => ({
      ...record,
      match2bracketdata: [null, 7, 'x', [], { type: 'bracket', coordinates: [] }][at % 5] ?? null,
      bestof: [-1, 1e9, 'many', null][at % 4] ?? null,
      match2opponents: at % 3 === 0 ? 'nobody' : (record.match2opponents ?? null),
    })),
    standingsentry: broken.tables.standingsentry.map((record) => ({ ...record, placement: {} })),
  },
};
const product = await testWiki(
  { requestsPerHour: perHour },
  tablesOf(austin, boston, hostile, odd),
);
const { db, fake } = product;
const creator = await product.user('maker', ['EventCreator']);
const admin = await product.user('chief', ['Admin']);

const read = async (): Promise<Answer<'GET /api/calendar/tournaments'>> =>
  (await creator.get('/api/calendar/tournaments')).json();
const rowOf = async ({ pageId }: Coming): Promise<CalendarTournament | undefined> =>
  (await read()).tournaments.find((row) => row.pageId === pageId);

async function later(minutes: number): Promise<void> {
  const by = sql`${minutes}::float8 * interval '1 minute'`;
  await sql`update wiki_looks set asked_at = asked_at - ${by}, waits_until = waits_until - ${by}`.execute(
    db,
  );
  await sql`update wiki_answers set asked_at = asked_at - ${by}`.execute(db);
  await sql`update calendar_settings set next_list_at = next_list_at - ${by}`.execute(db);
  await sql`update calendar_tournaments set look_began_at = look_began_at - ${by},
    next_look_at = next_look_at - ${by}, looked_at = looked_at - ${by}`.execute(db);
}

async function choose(tiers: string[]) {
  for (const { gameId, version } of (await read()).settings) {
    await admin.post('/api/calendar/settings', {
      ...{ gameId, tiers, version },
      weeksAhead: 4,
      publishes: false,
    });
  }
}

beforeEach(async () => {
  for (const table of ['wikiLooks', 'wikiAnswers', 'calendarTournaments'] as const) {
    await db.deleteFrom(table).execute();
  }
  await choose([]);
  await choose(['S']);
  fake.misbehave(null);
});

test('it takes a third of an hour’s requests at most, goes on where it was, and ends in time [rule: calendar-3]', async () => {
  const spent: number[] = [];
  let before = fake.asked.length;
  for (let hour = 0; hour < 8; hour += 1) {
    await calendarProcess(product).workAll();
    spent.push(fake.asked.length - before);
    before = fake.asked.length;
    await later(61);
  }
  expect(Math.max(...spent)).toBe(perHour / 3);
  const states = (await read()).tournaments.map(({ state }) => state);
  expect(states).toHaveLength(4);
  expect(states).not.toContain('waiting');
  // Two lists, and five requests for each of four tournaments: nothing is asked twice while it waits.
  const [first = 0, ...more] = spent;
  expect(first + more.slice(0, 5).reduce((sum, own) => sum + own, 0)).toBeLessThanOrEqual(24);
});

test('nothing is asked while others have used their share, and staff’s search is answered', async () => {
  for (let at = 0; at < 4; at += 1)
    await db.insertInto('wikiLooks').values({ asked: 'match x', endedAt: new Date() }).execute();
  const asked = fake.asked.length;
  await calendarProcess(product).workAll();
  expect(fake.asked.length).toBe(asked);
  const search = await creator.get(
    '/api/liquipedia/upcoming?gameId=2&from=2026-01-01&to=2026-01-30',
  );
  expect(search.statusCode).toBe(200);
});

test('where the wiki is down the list says so, and no tournament is blamed for the wait', async () => {
  fake.misbehave({ kind: 'server-error' });
  await calendarProcess(product).workAll();
  const failures = (await read()).settings.map(({ failure }) => failure);
  expect(failures.some((failure) => failure?.code === 'wiki_down')).toBe(true);
  fake.misbehave(null);
});

test('one that fails waits longer each time, and starves no other [rule: calendar-4]', async () => {
  const unlimited = { ...product, settings: { ...product.settings, requestsPerHour: 1000 } };
  const process = calendarProcess(unlimited);
  await process.step();
  await process.step();
  expect((await read()).tournaments).toHaveLength(4);
  // The first look at the most urgent one fails.
  fake.misbehave({ kind: 'error-in-200' }, 1);
  await process.step();
  await calendarProcess(unlimited).workAll();
  const rows = (await read()).tournaments;
  const failed = rows.filter(({ failure }) => failure !== null);
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatchObject({ state: 'waiting', failure: { code: 'wiki_refused' } });
  expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(1);
  const waitOf = () =>
    db
      .selectFrom('calendarTournaments')
      .select([
        'failures',
        sql<number>`extract(epoch from next_look_at - clock_timestamp())::float8`.as('seconds'),
      ])
      .where('failures', '>', 0)
      .executeTakeFirst();
  expect((await waitOf())?.seconds).toBeGreaterThan(280);
  await later(6);
  fake.misbehave({ kind: 'error-in-200' }, 1);
  await calendarProcess(unlimited).step();
  expect(await waitOf()).toMatchObject({ failures: 2 });
  expect((await waitOf())?.seconds).toBeGreaterThan(580);
  await later(11);
  await calendarProcess(unlimited).workAll();
  expect((await read()).tournaments.filter(({ failure }) => failure !== null)).toEqual([]);
});

test('hostile and malformed records become rows with sentences', async () => {
  const process = calendarProcess({
    ...product,
    settings: { ...product.settings, requestsPerHour: 1000 },
  });
  await process.workAll();
  expect((await rowOf(hostile))?.title).toContain('</script>');
  const row = await rowOf(odd);
  expect(row?.state).toBe('doubtful');
  expect(row?.doubts.length).toBeGreaterThan(0);
  expect(process.errors).toEqual([]);
});

test('a tournament that the wiki lists no more goes, and what staff hid is hidden when it comes back [rule: calendar-7]', async () => {
  const unlimited = { ...product, settings: { ...product.settings, requestsPerHour: 1000 } };
  await calendarProcess(unlimited).workAll();
  await creator.post('/api/calendar/hide', { gameId: 1, pageId: boston.pageId, isHidden: true });
  const month = (months: number) =>
    sql`update wiki_answers set records = '[]', asked_at = clock_timestamp() where subject = ''
      and ${months}::int > 0`.execute(db);
  await month(1);
  await sql`update calendar_settings set next_list_at = clock_timestamp()`.execute(db);
  await calendarProcess(unlimited).workAll();
  expect((await read()).tournaments).toEqual([]);
  await sql`delete from wiki_answers`.execute(db);
  await sql`update calendar_settings set next_list_at = clock_timestamp()`.execute(db);
  await calendarProcess(unlimited).workAll();
  expect((await rowOf(boston))?.state).toBe('hidden');
  expect(await rowOf(austin)).toMatchObject({ state: 'drafted' });
});

test('a process that died in the middle holds nothing up for long', async () => {
  const unlimited = { ...product, settings: { ...product.settings, requestsPerHour: 1000 } };
  const process = calendarProcess(unlimited);
  await process.step();
  await process.step();
  await sql`update calendar_tournaments set claimed_until = clock_timestamp() + interval '5 minutes'`.execute(
    db,
  );
  expect(await process.workAll()).toBe(0);
  await sql`update calendar_tournaments set claimed_until = clock_timestamp()`.execute(db);
  expect(await process.workAll()).toBe(4);
});

test('of two processes that find the same tournament due one looks at it [rule: calendar-3]', async () => {
  const unlimited = { ...product, settings: { ...product.settings, requestsPerHour: 1000 } };
  const process = calendarProcess(unlimited);
  await process.step();
  await process.step();
  const claims = await Promise.all(
    Array.from({ length: 4 }, () => claimTournament(db, 2, austin.pageId)),
  );
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
});
