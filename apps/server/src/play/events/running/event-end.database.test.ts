import { type EventStage, eventPhase } from '@callshot/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { loadedEvent, testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import type { LoadedEvent } from '../loaded-event.ts';
import { setMatchStart } from '../results/official-picks.repository.ts';
import { followPlayedMatches } from './follow-end.service.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('player');
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
const lastSecondOf = (at: Date) => new Date(`${at.toISOString().slice(0, 10)}T23:59:59.000Z`);

/** An event that ends this far from now, whatever its lock. */
const endingIn = async (hours: number, stage: EventStage = swissStage(), locksInMs = hourMs) => {
  const event = await testEvent(db, { stages: [stage], locksInMs });
  await db
    .updateTable('events')
    .set({
      endsAt: inHours(hours),
      startsAt: sql`least(starts_at, ${inHours(hours)}::timestamptz)`,
    })
    .where('id', '=', event.row.id)
    .execute();
  return loadedEvent(db, event.row.id);
};
const shown = async (eventId: number) =>
  (await visitor.get(`/api/event/get?eventId=${eventId}`)).json();
/** The phase that a browser would show now. */
async function phaseOf(eventId: number) {
  const { finished, locked, lockAt, metadata } = await shown(eventId);
  const facts = { isFinished: finished, isSealed: locked };
  const [lock, end] = [lockAt && Date.parse(lockAt), Date.parse(metadata.endDate)];
  return eventPhase({ ...facts, lockAt: lock, endsAt: end }, Date.now());
}
const canSave = async (event: LoadedEvent) => {
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const picks = randomPicks(stage.stage, randomOf(Date.now()));
  const saved = await player.post(`/api/picks/save/user/${event.row.id}`, picks);
  return saved.statusCode === 200 || saved.body;
};

const ofStage = (eventId: number, body: object) =>
  admin.post('/api/event/stage', { eventId, reason: 'a test', relockTime: null, ...body });

const moves: readonly {
  readonly why: string;
  /** Answers when picks lock then. */
  readonly move: (event: LoadedEvent) => Promise<Date>;
}[] = [
  {
    why: 'a stage that is opened again, until after the end',
    move: async ({ row }) => {
      const relockAt = inHours(50);
      const locked = await ofStage(row.id, { action: 'lock' });
      expect(locked.statusCode, locked.body).toBe(200);
      const unlock = { action: 'unlock', relockTime: relockAt.toISOString() };
      const unlocked = await ofStage(row.id, unlock);
      expect(unlocked.statusCode, unlocked.body).toBe(200);
      return relockAt;
    },
  },
  {
    why: 'a lock that is moved beyond the end',
    move: async ({ row }) => {
      const relockAt = inHours(30);
      const body = { action: 'relock', relockTime: relockAt.toISOString() };
      const moved = await ofStage(row.id, body);
      expect(moved.statusCode, moved.body).toBe(200);
      return relockAt;
    },
  },
  {
    why: 'a lock that is put off for everybody',
    move: async ({ row }) => {
      const lockAt = row.lockAt?.toISOString() ?? '';
      const body = { eventId: row.id, lockAt, minutes: 3000, reason: 'the server was away' };
      expect((await admin.post('/api/event/extendLock', body)).statusCode).toBe(200);
      return new Date(Date.parse(lockAt) + 3000 * 60_000);
    },
  },
];

test.each(moves)('the end follows $why, also once it has passed', async ({ move }) => {
  for (const hours of [2, -3]) {
    const event = await endingIn(hours);
    await db
      .updateTable('events')
      .set({ isUnlocked: true, relockAt: inHours(1) })
      .where('id', '=', event.row.id)
      .execute();
    const before = await loadedEvent(db, event.row.id);
    expect([await phaseOf(event.row.id), await canSave(before)]).toEqual(['open', true]);
    const lockAt = await move(before);
    const { metadata } = await shown(event.row.id);
    expect(metadata.endDate).toBe(lastSecondOf(lockAt).toISOString());
    expect([await phaseOf(event.row.id), await canSave(before)]).toEqual(['open', true]);
  }
});

test('the end follows a match that staff put off, and none that is played earlier', async () => {
  const event = await endingIn(4, playoffStage({ teams: 8, elimination: 'single' }));
  const substage = event.stages[0]?.stage.substages[0]?.eventSubstageId ?? 0;
  const setStart = (startsAt: Date) =>
    admin.post('/api/event/matchTime', {
      ...{ eventId: event.row.id, eventSubstageId: substage, slot: 'UB-2-0' },
      startsAt: startsAt.toISOString(),
    });
  const later = inHours(60);
  expect((await setStart(later)).json().endDate).toBe(lastSecondOf(later).toISOString());
  const { version } = (await loadedEvent(db, event.row.id)).row;
  expect((await setStart(later)).statusCode).toBe(200);
  expect((await loadedEvent(db, event.row.id)).row.version).toBe(version);
  expect((await setStart(inHours(3))).json().endDate).toBe(lastSecondOf(later).toISOString());
});

test('an end that staff set before a lock that lies ahead is moved behind it', async () => {
  const event = await endingIn(90);
  const relockTime = inHours(70).toISOString();
  await ofStage(event.row.id, { action: 'relock', relockTime });
  const { row } = await loadedEvent(db, event.row.id);
  const edited = await admin.post('/api/event/edit', {
    ...{ eventId: row.id, version: row.version, nameOverride: row.nameOverride },
    ...{ startsAt: row.startsAt.toISOString(), endsAt: inHours(20).toISOString() },
    ...{ url: '', imageUrl: '' },
  });
  expect(edited.statusCode, edited.body).toBe(200);
  expect(edited.json().endDate).toBe(lastSecondOf(new Date(relockTime)).toISOString());
});

test.each([
  { why: 'about to end', endsInHours: 0.1, begunHours: 1, isMoved: true },
  { why: 'past its end', endsInHours: -1, begunHours: 2, isMoved: true },
  { why: 'hours before its end', endsInHours: 2, begunHours: 1, isMoved: false },
  { why: 'with a match that nobody decided', endsInHours: 0.1, begunHours: 20, isMoved: false },
  { why: 'before its match', endsInHours: 0.1, begunHours: -1, isMoved: false },
  { why: 'a day past its end', endsInHours: -30, begunHours: 2, isMoved: false },
])('while a match is played an event goes on, once a day: $why', async (given) => {
  const { endsInHours, begunHours, isMoved } = given;
  const event = await endingIn(
    endsInHours,
    playoffStage({ teams: 8, elimination: 'single' }),
    -3 * hourMs,
  );
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const at = {
    ...{ eventStageId: stage.id, slot: 'UB-2-0', bracketPart: 'UB', bracketCol: 2 },
    ...{ eventSubstageId: stage.stage.substages[0]?.eventSubstageId ?? 0 },
    ...{ bracketColIndex: 0, matchIndex: 6 },
  };
  await setMatchStart(db, at, inHours(-begunHours), true);
  const moved: number[] = [];
  const follow = () => followPlayedMatches(db, (eventId) => moved.push(eventId));
  await follow();
  await follow();
  const own = moved.filter((eventId) => eventId === event.row.id);
  expect(own).toHaveLength(isMoved ? 1 : 0);
  const { endsAt } = (await loadedEvent(db, event.row.id)).row;
  const next = lastSecondOf(new Date(Date.now() + 15 * 60_000));
  expect(endsAt).toEqual(isMoved ? next : event.row.endsAt);
});
