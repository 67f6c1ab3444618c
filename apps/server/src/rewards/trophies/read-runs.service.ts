import type { Answer, AwardDiff, Giving } from '@callshot/contract';
import { type AwardChange, awardChanges, moveOf, TrophyType } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { areResultsComplete } from '../../play/events/loaded-event.ts';
import {
  findAllRewarded,
  findLastRun,
  findLastRuns,
  findPastRuns,
} from './award-runs.repository.ts';
import { findAwardsOfRange, findUsernames } from './event-awards.repository.ts';
import { type FrozenBoard, freezeBoard, trophyTypesOf } from './frozen-board.ts';
import { hashOfDiff, type RunParts, versionOf } from './start-run.service.ts';
import { tellPastRuns, tellRun } from './tell-run.ts';

/** Events that have given trophies, with whether what they were given for has changed since. */
export async function readRewarded(db: Kysely<Schema>): Promise<Answer<'GET /api/event/rewarded'>> {
  const rows = await findAllRewarded(db);
  const ids = rows.map(({ id }) => id);
  const [runs, past] = [await findLastRuns(db, ids), await findPastRuns(db, ids)];
  return rows.map(({ officialVersion, entrantsVersion, endsAt, rewardedAt, ...row }) => {
    const run = runs.find(({ eventId }) => eventId === row.id);
    const version = versionOf({ officialVersion, entrantsVersion });
    return {
      ...row,
      endsAt: endsAt.toISOString(),
      rewardedAt: rewardedAt.toISOString(),
      entrants: run?.entrants ?? 0,
      tiers: tiersOf(run?.tiers ?? []),
      hasChanged: run !== undefined && run.generation !== version,
      giving: run ? tellRun(run) : null,
      runs: tellPastRuns(past, row.id),
    };
  });
}

/** Best first. */
const tiersOf = (counts: readonly number[]) =>
  Object.values(TrophyType)
    .map((trophyTypeId) => ({ trophyTypeId, count: counts[trophyTypeId - 1] ?? 0 }))
    .reverse();

export async function readGiving(db: Kysely<Schema>, eventId: number): Promise<Giving | null> {
  const run = await findLastRun(db, eventId);
  return run && tellRun(run);
}

/** So many of each kind are named; all are counted. */
const namedAtMost = 100;
const readAtOnce = 10_000;

/** Users whose trophy would get better or worse if trophies were given again. */
export async function readDiff(
  { db, events, boards }: RunParts,
  eventId: number,
): Promise<Outcome<AwardDiff, 'event_not_found' | 'not_rewarded' | 'underway'>> {
  events.forget(eventId);
  const board = await boards.refresh(eventId);
  const event = await events.get(eventId);
  if (!board || !event) return refuse('event_not_found');
  const last = await findLastRun(db, eventId);
  if (last === null || last.kind === 'take_back') return refuse('not_rewarded');
  if (last.finishedAt === null) return refuse('underway');
  const moved = { up: [], down: [], gained: [], lost: [] } as Record<
    ReturnType<typeof moveOf>,
    AwardChange[]
  >;
  const counts = { up: 0, down: 0, gained: 0, lost: 0 };
  for await (const change of changesOf(db, eventId, await freezeBoard(board))) {
    const move = moveOf(change);
    counts[move] += 1;
    if (moved[move].length < namedAtMost) moved[move].push(change);
  }
  const named = Object.values(moved).flat();
  const names = await findUsernames(
    db,
    named.map(({ userId }) => userId),
  );
  const tell = (changes: readonly AwardChange[]) =>
    changes.map(({ userId, from, to }) => ({
      userId,
      username: publicUsername({ id: userId, username: names.get(userId) ?? '' }),
      from,
      to,
    }));
  return done({
    hash: hashOfDiff(last, event.row),
    isComplete: areResultsComplete(event),
    counts,
    up: tell(moved.up),
    down: tell(moved.down),
    gained: tell(moved.gained),
    lost: tell(moved.lost),
  });
}

async function* changesOf(
  db: Kysely<Schema>,
  eventId: number,
  board: FrozenBoard,
): AsyncGenerator<AwardChange> {
  const { userIds } = board;
  for (let from = 0; from === 0 || from < userIds.length; from += readAtOnce) {
    const to = Math.min(from + readAtOnce, userIds.length);
    const before = await findAwardsOfRange(db, eventId, {
      after: from === 0 ? 0 : (userIds[from - 1] ?? 0),
      upTo: to === userIds.length ? 2 ** 31 - 1 : (userIds[to - 1] ?? 0),
    });
    const after = {
      userIds: userIds.subarray(from, to),
      trophyTypeIds: trophyTypesOf(board, from, to),
    };
    yield* awardChanges(before, after);
  }
}
