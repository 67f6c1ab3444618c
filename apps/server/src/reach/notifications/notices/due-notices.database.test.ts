import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { finishAfterWait, loadedEvent, testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import { withoutDiscord } from '../../../../testing/reach/discord.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createEventStore } from '../../../play/events/event-store.ts';
import type { LoadedEvent } from '../../../play/events/loaded-event.ts';
import { createBoards } from '../../../play/scoreboards/boards.ts';
import { createNotifications } from '../notifications.ts';
import { notificationKinds } from './notice-kinds.ts';
import { noticeRegistryOf } from './notice-registry.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);

const hour = 3_600_000;
let now = new Date();
const clock = { now: async () => now };
const events = createEventStore(db);
const notifications = createNotifications({
  db,
  clock,
  kinds: noticeRegistryOf(notificationKinds, () => ({
    events,
    boards: createBoards({ db, events, clock }),
  })),
  ...withoutDiscord,
  log: createLog({ level: 'silent' }),
  config: { publicUrl: 'http://localhost:3000', isAnswerChecked: true },
  onError: (error) => {
    throw error;
  },
});

async function tell(): Promise<void> {
  await notifications.makeDue();
  await notifications.tell();
}

/** Lets it be that long before the lock as the database holds it. */
async function tellBeforeLock(event: LoadedEvent, ms: number): Promise<void> {
  const { row } = await loadedEvent(db, event.row.id);
  if (row.lockAt === null) throw new Error('no lock');
  now = new Date(row.lockAt.getTime() - ms);
  await tell();
}

type User = typeof admin;

/** The kinds of what a user was told of an event, in order. */
async function toldOf(user: User, event: LoadedEvent): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications as n')
    .innerJoin('notices as o', 'o.id', 'n.noticeId')
    .select('o.kind')
    .where('n.userId', '=', user.id)
    .where('o.eventId', '=', event.row.id)
    .orderBy('n.id')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Somebody who plays game 1: entered another event of it. */
async function player(name: string): Promise<User> {
  const user = await product.user(name);
  await save(user, past);
  return user;
}

const save = (user: User, event: LoadedEvent) => {
  const stage = event.stages[event.row.stage];
  if (!stage) throw new Error('no stage');
  return user.post(
    `/api/picks/save/user/${event.row.id}`,
    randomPicks(stage.stage, randomOf(user.id)),
  );
};

const relock = (event: LoadedEvent, at: number) =>
  admin.post('/api/event/stage', {
    eventId: event.row.id,
    action: 'relock',
    relockTime: new Date(at).toISOString(),
    reason: 'a match was moved',
  });

const past = await testEvent(db, { stages: [swissStage()], locksInMs: 900 * hour });
const open = (locksInMs = 100 * hour) =>
  testEvent(db, { stages: [swissStage()], locksInMs, nameOverride: 'Rio <Major>' });

describe('the bell asks for picks', () => {
  const asked = async (user: User, event: LoadedEvent): Promise<number> => {
    const listed: { html: string }[] = (await user.get('/api/notification/all')).json();
    return listed.filter(({ html }) => html.includes(`/event/${event.row.id}"`)).length;
  };
  const act = (event: LoadedEvent, action: string, relockTime: string | null = null) =>
    admin.post('/api/event/stage', {
      eventId: event.row.id,
      action,
      relockTime,
      reason: 'why not',
    });
  const told = async (name: string): Promise<{ user: User; event: LoadedEvent }> => {
    const user = await player(name);
    const event = await open();
    now = new Date();
    await tell();
    expect(await asked(user, event)).toBe(1);
    return { user, event };
  };

  test('until they are saved, and of whoever saved none', async () => {
    const other = await player('idler');
    const { user, event } = await told('saver');
    await save(user, event);
    expect(await asked(user, event)).toBe(0);
    expect(await asked(other, event)).toBe(1);
  });

  test('until they are locked, and again when they are reopened', async () => {
    const { user, event } = await told('locked-out');
    await act(event, 'lock');
    expect(await asked(user, event)).toBe(0);
    await act(event, 'unlock', new Date(Date.now() + 30 * hour).toISOString());
    now = new Date();
    await tell();
    expect(await asked(user, event)).toBe(1);
  });

  test('until the event is over', async () => {
    const { user, event } = await told('overdue');
    await act(event, 'finish');
    expect(await asked(user, event)).toBe(0);
  });
});

describe('a stage that opens', () => {
  test('is told once to who plays its game or asked for messages, and to nobody else', async () => {
    const [fan, stranger] = [await player('fan'), await product.user('stranger')];
    const opted = await product.user('opted');
    await opted.post('/api/notification/preferences', {
      lockReminders: false,
      email: false,
      push: true,
    });
    const other = await testEvent(db, { gameId: 2, stages: [swissStage()], locksInMs: 100 * hour });
    const event = await open();
    await tellBeforeLock(event, 99 * hour);
    await tellBeforeLock(event, 98 * hour);
    expect(await toldOf(fan, event)).toEqual(['stage-opened']);
    expect(await toldOf(fan, other)).toEqual([]);
    expect(await toldOf(opted, event)).toEqual(['stage-opened']);
    expect(await toldOf(opted, other)).toEqual(['stage-opened']);
    expect(await toldOf(stranger, event)).toEqual([]);
    const listed: { html: string }[] = (await fan.get('/api/notification/all')).json();
    const { html = '' } =
      listed.find((one) => one.html.includes(`<a href="/rl/event/${event.row.id}">`)) ?? {};
    expect(html).toContain('<b>Rio &lt;Major&gt;</b>');
  });

  test('is no news a day later, after the server was away', async () => {
    const user = await player('late');
    const event = await open();
    await tellBeforeLock(event, 70 * hour);
    expect(await toldOf(user, event)).toEqual([]);
  });

  test('is told when its lock is set, not while nobody can pick', async () => {
    const user = await player('waiting');
    const event = await testEvent(db, {
      stages: [swissStage(), playoffStage({ teams: 8 })],
      locksInMs: 100 * hour,
    });
    await admin.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'open_next',
      relockTime: null,
      reason: 'drawn',
    });
    now = new Date();
    await tell();
    expect(await toldOf(user, event)).toEqual([]);
    await relock(event, Date.now() + 80 * hour);
    await tellBeforeLock(event, 79 * hour);
    expect(await toldOf(user, event)).toEqual(['stage-opened']);
  });
});

describe('reminders before a lock', () => {
  test('go to who has saved nothing for the stage and wants them [rule: notifications-8]', async () => {
    const [slow, quick, deaf] = [await player('slow'), await player('quick'), await player('deaf')];
    await deaf.post('/api/notification/preferences', {
      lockReminders: false,
      email: false,
      push: false,
    });
    const event = await open();
    await save(quick, event);
    for (const before of [99, 25, 24, 23, 2, 1, 0.5]) await tellBeforeLock(event, before * hour);
    expect(await toldOf(slow, event)).toEqual(['stage-opened', 'lock-24h', 'lock-1h']);
    expect(await toldOf(quick, event)).toEqual(['stage-opened']);
    expect(await toldOf(deaf, event)).toEqual(['stage-opened']);
  });

  test('say how long it is still, and until when', async () => {
    const user = await player('reading');
    const event = await open();
    await tellBeforeLock(event, 20 * hour);
    const [{ html } = { html: '' }] = (await user.get('/api/notification/all')).json();
    const lockAt = event.row.lockAt?.toISOString();
    expect(html).toContain(`lock in 20 hours, on <time datetime="${lockAt}">`);
    expect(html).toMatch(/, \d?\d:\d\d [AP]M UTC<\/time>/);
  });

  test('are never sent twice of one stage, however its lock moves', async () => {
    const user = await player('moved');
    const event = await open(30 * hour);
    const opening = Date.now();
    await tellBeforeLock(event, 29 * hour);
    await tellBeforeLock(event, 24 * hour);
    expect(await toldOf(user, event)).toEqual(['stage-opened', 'lock-24h']);
    // Out, and near again: the same stage, told of already.
    await relock(event, opening + 200 * hour);
    await tellBeforeLock(event, 100 * hour);
    await tellBeforeLock(event, 24 * hour);
    expect(await toldOf(user, event)).toEqual(['stage-opened', 'lock-24h']);
    await tellBeforeLock(event, hour);
    await relock(event, opening + 300 * hour);
    await tellBeforeLock(event, 24 * hour);
    await tellBeforeLock(event, hour);
    await relock(event, opening + 300.5 * hour);
    await tellBeforeLock(event, hour);
    expect(await toldOf(user, event)).toEqual(['stage-opened', 'lock-24h', 'lock-1h']);
  });

  test('move with the lock: out of reach before they were sent, they are due later', async () => {
    const user = await player('spared');
    const event = await open(30 * hour);
    const opening = Date.now();
    await tellBeforeLock(event, 29 * hour);
    await relock(event, opening + 60 * hour);
    await tellBeforeLock(event, 60 * hour - 6 * hour);
    expect(await toldOf(user, event)).toEqual(['stage-opened']);
    await tellBeforeLock(event, 24 * hour);
    expect(await toldOf(user, event)).toEqual(['stage-opened', 'lock-24h']);
  });

  test('of a lock that moved near are sent at once', async () => {
    const user = await player('hurried');
    const event = await open(80 * hour);
    await tellBeforeLock(event, 79 * hour);
    await relock(event, Date.now() + 10 * hour);
    await tellBeforeLock(event, 9 * hour);
    expect(await toldOf(user, event)).toEqual(['stage-opened', 'lock-24h']);
  });

  test('are begun anew when a closed stage is opened again', async () => {
    const user = await player('reopened');
    const event = await open();
    await tellBeforeLock(event, 24 * hour - 1);
    expect(await toldOf(user, event)).toEqual(['lock-24h']);
    await admin.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'lock',
      relockTime: null,
      reason: 'too early',
    });
    await relock(event, Date.now() + 50 * hour);
    await tellBeforeLock(event, 49 * hour);
    await tellBeforeLock(event, 24 * hour);
    expect(await toldOf(user, event)).toEqual(['lock-24h', 'stage-opened', 'lock-24h']);
  });

  test('the earlier is dropped when the later is due already', async () => {
    const user = await player('down');
    const event = await open();
    await tellBeforeLock(event, 0.75 * hour);
    await tellBeforeLock(event, 0.5 * hour);
    expect(await toldOf(user, event)).toEqual(['lock-1h']);
  });

  test('are not told once the lock is over', async () => {
    const user = await player('missed');
    const event = await open();
    await tellBeforeLock(event, 0);
    expect(await toldOf(user, event)).toEqual([]);
  });
});

describe('results', () => {
  test('tell each entrant their own rank of how many, once', async () => {
    const event = await testEvent(db, { stages: [swissStage()], nameOverride: 'Final' });
    const [one, two] = [await product.user('entrant-one'), await product.user('entrant-two')];
    const absent = await product.user('absent');
    for (const user of [one, two]) await save(user, event);
    await admin.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'lock',
      relockTime: null,
      reason: 'begins',
    });
    const stage = (await loadedEvent(db, event.row.id)).stages[0];
    if (!stage) throw new Error('no stage');
    const entered = await admin.post(`/api/picks/override/${event.row.id}`, {
      ...randomPicks(stage.stage, randomOf(one.id)),
      userId: null,
      eventStageId: stage.id,
      reason: 'over',
      version: 0,
    });
    expect(entered.statusCode).toBe(200);
    now = new Date();
    await tell();
    expect(await toldOf(one, event)).toEqual([]);
    await finishAfterWait(db, event.row.id);
    now = new Date();
    await tell();
    await tell();
    expect(await toldOf(one, event)).toEqual(['results']);
    expect(await toldOf(absent, event)).toEqual([]);
    for (const user of [one, two]) {
      const score = (
        await user.get(`/api/picks/get/score/${event.row.id}?userId=${user.id}`)
      ).json();
      const [{ html } = { html: '' }] = (await user.get('/api/notification/all')).json();
      expect(html).toContain(
        `<b>Final</b> is over: you finished <b>rank ${score.rank}</b> of 2 ranked with <b>${score.totalScore}</b> point`,
      );
      expect(html).toContain(`<a href="/rl/event/${event.row.id}">`);
    }
    expect((await toldOf(two, event)).length).toBe(1);
  });

  test('are told again when the event was resumed and ends anew', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const user = await product.user('patient');
    await save(user, event);
    const act = (action: string) =>
      admin.post('/api/event/stage', {
        eventId: event.row.id,
        action,
        relockTime: null,
        reason: 'too early',
      });
    await act('lock');
    const [stage] = (await loadedEvent(db, event.row.id)).stages;
    if (!stage) throw new Error('no stage');
    const { groupStagePicks } = randomPicks(stage.stage, randomOf(user.id));
    const entered = await admin.post(`/api/picks/override/${event.row.id}`, {
      groupStagePicks: groupStagePicks.slice(0, 3),
      matchPicks: [],
      userId: null,
      eventStageId: stage.id,
      reason: 'the first three',
      version: 0,
    });
    expect(entered.statusCode, entered.body).toBe(200);
    const ending = async () => {
      await act('finish');
      now = new Date();
      await tell();
      await tell();
    };
    await ending();
    await act('resume');
    await tell();
    expect(await toldOf(user, event)).toEqual(['results']);
    await ending();
    expect(await toldOf(user, event)).toEqual(['results', 'results']);
  });

  test('of an event that was over long before are no news', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const user = await product.user('historian');
    await save(user, event);
    await admin.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'finish',
      relockTime: null,
      reason: 'over',
    });
    now = new Date(Date.now() + 25 * hour);
    await tell();
    expect(await toldOf(user, event)).toEqual([]);
  });
});

test('a stage whose notice cannot be made holds up no other', async () => {
  const stages = [swissStage()];
  const stuck = await testEvent(db, { stages, locksInMs: 30 * hour });
  const other = await testEvent(db, { stages, locksInMs: 30 * hour });
  const user = await player('waits behind another');
  now = new Date();
  await sql`create function refuse_notice() returns trigger language plpgsql
    as 'begin raise exception ''not this one''; end'`.execute(db);
  await sql`create trigger refuse_notice before insert on notices for each row
    when (new.event_id = ${sql.lit(stuck.row.id)}) execute function refuse_notice()`.execute(db);
  await expect(tell()).rejects.toMatchObject({ errors: [{ message: 'not this one' }] });
  await sql`drop trigger refuse_notice on notices`.execute(db);
  await notifications.tell();
  expect(await toldOf(user, other)).toEqual(['stage-opened']);
  await tell();
  expect(await toldOf(user, stuck)).toEqual(['stage-opened']);
});
