import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { type LoadedEvent, stageAt } from '../../apps/server/src/play/events/loaded-event.ts';
import { setMatchStart } from '../../apps/server/src/play/events/results/official-picks.repository.ts';
import {
  changeEvent,
  updateStage,
} from '../../apps/server/src/play/events/running/change-event.ts';
import { findEntriesOfUser } from '../../apps/server/src/play/picks/entries.repository.ts';
import { decodeEntry } from '../../apps/server/src/play/picks/entry-codec.ts';
import { loadedEvent, testEvent } from '../../apps/server/testing/play/events.ts';
import { randomOf, shuffled } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import {
  fillStage,
  matchesOf,
  NO_PICKS,
  type PickSet,
  picksOfClosed,
  replaySubmission,
} from '../../packages/rules/src/index.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import { atLeast, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { findingsOfSaves } from './kept-saves.ts';
import { waitUntil } from './wait-until.ts';
import { insertPeople, type Person, savePath } from './world.ts';
import type { Acknowledged } from './writers.ts';

export const isInBrief = true;

const preload = fileURLToPath(new URL('./clock-shift.mjs', import.meta.url));
const stage = playoffStage({ teams: 8, elimination: 'single', useSeriesScore: false });

/**
 * Twelve people save across the locks of seven matches, one after the other. The clocks of the processes are ten
 * minutes fast, starts are moved to earlier instants, and processes are killed meanwhile.
 */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> => {
  const server = {
    isSupervised: true,
    nodeOptions: ['--import', preload],
    env: { CLOCK_SHIFT_MS: String(10 * 60_000) },
  };
  return withDeployment({ processes: 2, server }, (deployment) =>
    saveAcrossLocks(deployment, isBrief ? 1500 : 6000),
  );
};

async function saveAcrossLocks(deployment: Deployment, apartMs: number): Promise<Finding[]> {
  const { db, servers } = deployment;
  const people = await insertPeople(db, 12);
  const event = await eventInParts(db, apartMs);
  const tally: Tally = { acknowledged: [], refused: 0, others: [] };
  let isOver = false;
  const saving = people.map((person, at) =>
    keepSaving(deployment, { event, person, at, tally }, () => isOver),
  );
  await waitUntil('the first match locks', 60_000, () => tally.refused > 0);
  // A later match is told to begin earlier, and a process dies.
  await startsAt(db, event, 'UB-1-1', Date.now() + apartMs);
  await servers[0]?.killHard();
  await waitUntil('the stage is sealed', 120_000, () => isSealed(db, event));
  isOver = true;
  await Promise.all(saving);
  await Promise.all(servers.map((one) => one.ready()));
  const wrong = tally.others.filter((status) => status !== 0 && status !== 429);
  return [
    atLeast('saves acknowledged', tally.acknowledged.length, '', 50),
    atLeast('saves refused since a match had begun', tally.refused, '', 5),
    exactly('other refusals while the stage was open', wrong.length, '', 0),
    exactly('picks of a match changed after its lock', await countLate(db, event), '', 0),
    exactly('matches sealed before their lock', await countEarly(db, event), '', 0),
    ...(await findingsOfSaves(db, event, tally.acknowledged)),
  ];
}

/** Its seven matches lock one after the other. */
async function eventInParts(db: Db, apartMs: number): Promise<LoadedEvent> {
  const event = await testEvent(db, { stages: [stage] });
  const [loaded] = event.stages;
  if (!loaded) throw new Error('no stage');
  await changeEvent(db, event.row.id, (change) =>
    updateStage(change, loaded.id, { lockUnit: 'match' }),
  );
  const first = Date.now() + 4000;
  for (const [at, { key }] of matchesOf(stage.format).entries()) {
    await startsAt(db, event, key, first + at * apartMs);
  }
  return loadedEvent(db, event.row.id);
}

const startsAt = (db: Db, { row }: LoadedEvent, slot: string, at: number) =>
  changeEvent(db, row.id, async ({ trx, event }) => {
    const [loaded] = event.stages;
    const [substage] = loaded?.stage.substages ?? [];
    const node = matchesOf(stage.format).find(({ key }) => key === slot);
    if (!loaded || !substage || !node) throw new Error(`no match ${slot}`);
    const match = {
      eventStageId: loaded.id,
      eventSubstageId: substage.eventSubstageId,
      slot,
      bracketPart: node.part,
      bracketCol: node.col,
      bracketColIndex: node.colIndex,
      matchIndex: node.index,
    };
    await setMatchStart(trx, match, new Date(at), true);
  });

interface Tally {
  readonly acknowledged: Acknowledged[];
  /** Saves that changed a match that had begun. */
  refused: number;
  /** The status of every other refusal. */
  readonly others: number[];
}

interface Writer {
  readonly event: LoadedEvent;
  readonly person: Person;
  readonly at: number;
  readonly tally: Tally;
}

/**
 * Saves one slip after the other, some of them with other picks of matches that have begun: these are
 * refused.
 */
async function keepSaving(
  { db, servers }: Deployment,
  { event, person, at, tally }: Writer,
  isOver: () => boolean,
): Promise<void> {
  const random = randomOf(at);
  let own: PickSet = NO_PICKS;
  for (let turn = at; !isOver(); turn += 1) {
    const { stages } = await loadedEvent(db, event.row.id);
    const [loaded] = stages;
    if (!loaded || loaded.sealedAt !== null) return;
    const { stage: now } = stageAt(loaded, new Date());
    const isHonest = random() < 0.7;
    const teams = shuffled(now.substages[0]?.teamIds ?? [], random);
    const picks = fillStage(now, teams, isHonest ? picksOfClosed(now, own) : NO_PICKS);
    if (!replaySubmission(now, picks).ok) continue;
    const answer = await servers[turn % servers.length]?.client.post(savePath(event.row.id), {
      body: picks,
      cookie: person.cookie,
    });
    const { status = 0, body = '' } = answer ?? {};
    if (status === 200) {
      own = picks;
      const { version } = JSON.parse(body) as { version: number };
      tally.acknowledged.push({ userId: person.id, version, picks });
    } else if (body.includes('matches_locked')) tally.refused += 1;
    else if (!body.includes('picks_locked')) tally.others.push(status);
    // A lost answer may have been a save: the next slip builds on whatever is stored.
    if (status === 0) own = (await storedPicks(db, event, person)) ?? own;
  }
}

async function storedPicks(db: Db, event: LoadedEvent, { id }: Person): Promise<PickSet | null> {
  const [loaded] = event.stages;
  const entries = await findEntriesOfUser(db, event.row.id, id);
  const entry = entries.find(({ eventStageId }) => eventStageId === loaded?.id);
  return loaded && entry ? decodeEntry(loaded, entry) : null;
}

async function isSealed(db: Db, { row }: LoadedEvent): Promise<boolean> {
  const { stages } = await loadedEvent(db, row.id);
  return stages[0]?.sealedAt != null;
}

/** Versions of entries that changed a match at or after its lock. */
async function countLate(db: Db, event: LoadedEvent): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from entry_revisions r
    join match_locks l on l.event_stage_id = r.event_stage_id and r.saved_at >= l.lock_at
    left join entry_revisions b on b.event_stage_id = r.event_stage_id and b.user_id = r.user_id
      and b.version = r.version - 1
    where r.event_stage_id = ${event.stages[0]?.id} and exists (
      select from unnest(l.positions) as at
      where get_byte(r.slots, at) <> coalesce(get_byte(b.slots, at), 0))`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

async function countEarly(db: Db, event: LoadedEvent): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from match_locks
    where event_stage_id = ${event.stages[0]?.id} and sealed_at < lock_at`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}
