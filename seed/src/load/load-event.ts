import { insertAudit, type Maintenance } from '@callshot/server';
import pg from 'pg';
import { LOADED } from '../demo/demo-world.repository.ts';
import { randomFrom } from '../demo/random.ts';
import { analyzeLoaded, trustOwnRows } from './load.repository.ts';
import { type LoadedUsers, type LoadTarget, loadEntries, loadUsers } from './load-rows.ts';
import {
  createSyntheticEvent,
  loadStage,
  lockAndSeal,
  openNext,
  type SyntheticEvent,
} from './synthetic-event.ts';
import { enterResults } from './synthetic-results.ts';

export interface LoadOptions {
  readonly entries: number;
  readonly name: string;
  /** Official results of all matches but the grand final. */
  readonly hasResults: boolean;
  readonly now: Date;
  /** Hears what was done, and how many seconds it took. */
  readonly onStep?: (step: string, seconds: number) => void;
}

export interface LoadedEventIds {
  readonly eventId: number;
  readonly users: LoadedUsers;
}

const SEED = 20261121;

/**
 * Loads an event with so many new users, each with an entry in both of its stages, locked and
 * sealed. Names, slips and bytes come from the product's own code, rows by COPY.
 */
export async function loadSyntheticEvent(
  { db, connectionString }: Pick<Maintenance, 'db' | 'connectionString'>,
  options: LoadOptions,
): Promise<LoadedEventIds> {
  const event = await createSyntheticEvent(db, options.name, options.now);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await trustOwnRows(client);
    const users = await fill({ db, client, random: randomFrom(SEED) }, event, options);
    return { eventId: event.eventId, users };
  } finally {
    await client.end();
  }
}

async function fill(
  target: LoadTarget,
  event: SyntheticEvent,
  { entries, hasResults, now, onStep = () => {} }: LoadOptions,
): Promise<LoadedUsers> {
  const { db, client, random } = target;
  const { eventId, strengthOf } = event;
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await work();
    onStep(name, (performance.now() - startedAt) / 1000);
    return result;
  };
  const users = await step('users', () => loadUsers(target, entries));
  for (const index of [0, 1]) {
    if (index > 0) await openNext(db, eventId, now);
    const { stage } = await loadStage(db, eventId, index);
    await step(`entries of '${stage.format.name}'`, () =>
      loadEntries(target, { stage, users, strengthOf, now }),
    );
    await step('lock and seal', () => lockAndSeal(db, eventId));
  }
  await step('statistics for the planner', () => analyzeLoaded(client));
  if (hasResults) await step('results', () => enterResults(db, event, random));
  await insertAudit(db, {
    actorUserId: null,
    action: LOADED,
    subjectType: 'event',
    subjectId: eventId,
    after: { entries },
    reason: 'Synthetic event',
  });
  return users;
}
