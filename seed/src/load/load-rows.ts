import type { EventStage } from '@callshot/rules';
import type { Schema } from '@callshot/server';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { RandomSource } from '../demo/random.ts';
import type { StrengthOf } from '../demo/slips.ts';
import {
  copyEntries,
  copyUsers,
  type EntryLine,
  findAllUsernameKeys,
  insertFirstRevisions,
  reserveUserIds,
  type UserLine,
} from './load.repository.ts';
import { syntheticNames } from './synthetic-names.ts';
import { syntheticSlips } from './synthetic-slips.ts';

/** `db` for queries, `client` for COPY. */
export interface LoadTarget {
  readonly db: Kysely<Schema>;
  readonly client: pg.ClientBase;
  readonly random: RandomSource;
}

/** Users whose ids follow each other. */
export interface LoadedUsers {
  readonly firstId: number;
  readonly count: number;
}

export async function loadUsers(target: LoadTarget, count: number): Promise<LoadedUsers> {
  const { db, client, random } = target;
  const taken = await findAllUsernameKeys(db);
  const firstId = await reserveUserIds(db, count);
  await copyUsers(client, usersOf(firstId, syntheticNames(random, taken, count)));
  return { firstId, count };
}

function* usersOf(firstId: number, names: Iterable<Omit<UserLine, 'id'>>): Generator<UserLine> {
  let id = firstId;
  for (const name of names) {
    yield { id, ...name };
    id += 1;
  }
}

export interface EntriesToLoad {
  /** Open for picks: the database refuses entries of any other. */
  readonly stage: EventStage;
  readonly users: LoadedUsers;
  readonly strengthOf: StrengthOf;
  readonly now: Date;
}

/** An entry of the stage for each of the users, with its revision: both or neither. */
export async function loadEntries(target: LoadTarget, entries: EntriesToLoad): Promise<void> {
  const { client, random } = target;
  await client.query('begin');
  await copyEntries(client, entriesOf(random, entries));
  await insertFirstRevisions(client, entries.stage.eventStageId);
  await client.query('commit');
}

/** Entries are submitted in the days before the load. */
const SUBMITTED_WITHIN = 2 * 86_400_000;

function* entriesOf(random: RandomSource, entries: EntriesToLoad): Generator<EntryLine> {
  const { stage, users, strengthOf, now } = entries;
  const slips = syntheticSlips(random, stage, strengthOf, users.count);
  for (let at = 0; at < users.count; at += 1) {
    yield {
      eventStageId: stage.eventStageId,
      userId: users.firstId + at,
      slots: random.pick(slips.slots),
      layoutFingerprint: slips.layoutFingerprint,
      submittedAt: new Date(now.getTime() - random.whole(SUBMITTED_WITHIN)),
    };
  }
}
