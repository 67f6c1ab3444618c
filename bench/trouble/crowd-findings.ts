import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { LoadedEvent, LoadedStage } from '../../apps/server/src/play/events/loaded-event.ts';
import {
  changeEvent,
  updateEvent,
} from '../../apps/server/src/play/events/running/change-event.ts';
import { bytesOf } from '../../apps/server/src/play/picks/entry-codec.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { letSave, type Saved } from './crowd.ts';
import type { Deployment } from './deployment.ts';
import { atLeast, exactly, type Finding, told } from './finding.ts';
import type { Person } from './world.ts';

const lastMs = 10_000;
/** For the crowd to make up its slips. */
const leadMs = 8000;
/** Some save too late: they must get a refusal. */
const lateMs = 300;
/** Load above capacity is refused with a reason; a throughput far below this would be a collapse. */
const acceptedAtLeast = 0.1;

export interface OpenEvent {
  readonly event: LoadedEvent;
  /** The open stage. */
  readonly stage: LoadedStage;
}

/** Everybody saves once in the last ten seconds before the lock, or a moment too late. */
export async function saveBeforeLock(
  { db, servers }: Deployment,
  { event, stage }: OpenEvent,
  people: readonly Person[],
): Promise<Finding[]> {
  const lockAt = new Date(Date.now() + leadMs + lastMs);
  await changeEvent(db, event.row.id, (change) =>
    updateEvent(change, { isUnlocked: true, relockAt: lockAt }),
  );
  const saved = await letSave({
    origins: servers.map(({ origin }) => origin),
    eventId: event.row.id,
    stage: stage.stage,
    cookies: people.map(({ cookie }) => cookie),
    fromMs: lockAt.getTime() - lastMs,
    untilMs: lockAt.getTime() + lateMs,
    lockAt: lockAt.getTime(),
  });
  const stored = await findStored(db, stage, people);
  const isKept = people.map(
    ({ id }, at) =>
      stored.get(id)?.equals(bytesOf(stage, randomPicks(stage.stage, randomOf(at)))) ?? false,
  );
  return [
    exactly('people who save in the last 10 s', saved.length, '', people.length),
    exactly('entries submitted at the lock or later', await countLate(db, stage, lockAt), '', 0),
    ...findingsOfAnswers(saved, isKept),
    ...findingsOfTimes(saved),
  ];
}

const isAccepted = ({ status }: Saved): boolean => status === 200;
const isLate = ({ status, code }: Saved): boolean => status === 409 && code === 'picks_locked';
const isPutOff = ({ status, isRetryTold }: Saved): boolean => status === 503 && isRetryTold;

function findingsOfAnswers(saved: readonly Saved[], isKept: readonly boolean[]): Finding[] {
  const count = (isOne: (one: Saved, at: number) => boolean): number => saved.filter(isOne).length;
  const unexplained = count((one) => ![isAccepted, isLate, isPutOff].some((is) => is(one)));
  return [
    atLeast('of them accepted', count(isAccepted), '', Math.floor(saved.length * acceptedAtLeast)),
    exactly(
      'accepted, but not stored as sent',
      count((one, at) => isAccepted(one) && !isKept[at]),
      '',
      0,
    ),
    exactly(
      'refused as late, but stored',
      count((one, at) => isLate(one) && isKept[at] === true),
      '',
      0,
    ),
    told('told that picks are locked', count(isLate)),
    told('told "503, come back" until the lock', count(isPutOff)),
    exactly('refused without a reason', unexplained, '', 0),
  ];
}

function findingsOfTimes(saved: readonly Saved[]): Finding[] {
  const accepted = saved.filter(isAccepted);
  const times = accepted.map(({ ms }) => ms).sort((a, b) => a - b);
  const below = (share: number): number =>
    Math.round(times[Math.floor(times.length * share)] ?? Number.NaN);
  return [
    told('saves accepted', Math.round((1000 * accepted.length) / lastMs), 'a second'),
    told('a save takes, half of them', below(0.5), 'ms'),
    told('a save takes, p99', below(0.99), 'ms'),
  ];
}

async function findStored(db: Db, stage: LoadedStage, people: readonly Person[]) {
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<{ userId: number; slots: Buffer }>`
    select user_id, slots from entries
    where event_stage_id = ${stage.id} and user_id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ userId, slots }) => [userId, slots]));
}

async function countLate(db: Db, stage: LoadedStage, lockAt: Date): Promise<number> {
  const { count } = await db
    .selectFrom('entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('eventStageId', '=', stage.id)
    .where('submittedAt', '>=', lockAt)
    .executeTakeFirstOrThrow();
  return count;
}
