import {
  arrivingTeams,
  heldKey,
  isDecided,
  isStageDecided,
  type SaidMatch,
  type StageSync,
  sourcesOf,
} from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { LoadedEvent, LoadedStage } from '../../play/events/loaded-event.ts';
import { isResultRow } from '../../play/events/results/official-rows.ts';
import { findPickedStageIds } from '../../play/picks/entries.repository.ts';
import { type Records, recordsOf } from './stage-records.ts';
import type { SyncFacts } from './sync-facts.ts';
import { findWikiMatches, findWikiTables } from './wiki-records.repository.ts';

/** Staff's answers to these are about what stood then; the wiki may well say it again. */
const ANSWERED_ONCE: readonly string[] = ['changed_after_applied', 'staff_says_otherwise'];

/** Everything that decides what of the wiki's word becomes official in a stage. Records that are left out are read. */
export async function stageSyncOf(
  db: Kysely<Schema>,
  event: LoadedEvent,
  loaded: LoadedStage,
  now: Date,
  { teams, teamIdOf, holds, doubts }: SyncFacts,
  records?: Records,
): Promise<StageSync> {
  const { said, tables, byes } = records ?? (await findRecords(db, event.row.id, loaded));
  const ofStaff = event.officialRows.filter((row) => row.source === 'manual' && isResultRow(row));
  const isAhead = loaded.index > event.row.stage;
  return {
    stage: loaded.stage,
    official: loaded.official,
    // A stage that has not opened has a draw, and no results.
    said: isAhead ? said.map(undecided) : said,
    tables: isAhead ? [] : tables,
    byes: byes.length > 0 && (await isPicked(db, event, loaded)) ? [] : byes,
    teamIdOf,
    held: new Set([...ofStaff, ...holds].map(heldKey)),
    arriving: [
      ...arrivingIn(event, loaded),
      ...(isAhead ? enteringTeams(event, [...teams.values()]) : []),
    ],
    placeless: new Set(isAhead ? [] : enteringTeams(event, [...teams.values()])),
    isFed: sourcesOf(loaded.stage.format, loaded.index).every((at) => {
      const source = event.stages[at];
      return !source || isStageDecided(source.stage, source.official);
    }),
    applied: new Set(
      doubts.flatMap(({ answer, kind, key }) =>
        answer === 'apply' && !ANSWERED_ONCE.includes(kind) ? [key] : [],
      ),
    ),
    now: now.toISOString(),
  };
}

const isPicked = async (db: Kysely<Schema>, { row }: LoadedEvent, { id }: LoadedStage) =>
  (await findPickedStageIds(db, row.id)).has(id);

const findRecords = async (
  db: Kysely<Schema>,
  eventId: number,
  loaded: LoadedStage,
): Promise<Records> =>
  recordsOf(
    { matches: await findWikiMatches(db, eventId), tables: await findWikiTables(db, eventId) },
    loaded,
  );

/** Teams that earlier stages bring, and that have no place in this one yet. */
export function arrivingIn(event: LoadedEvent, { index, stage }: LoadedStage): number[] {
  const listed = new Set(stage.substages.flatMap(({ teamIds }) => teamIds));
  const come = arrivingTeams(event.stages, index).map(({ teamId }) => teamId);
  return come.filter((teamId) => !listed.has(teamId));
}

/** Teams that take part and have no place anywhere yet: they enter a stage that has not opened. */
function enteringTeams(event: LoadedEvent, teamIds: readonly number[]): number[] {
  const listed = new Set(
    event.stages.flatMap(({ stage }) => stage.substages.flatMap(({ teamIds: own }) => own)),
  );
  return [...new Set(teamIds)].filter((teamId) => !listed.has(teamId));
}

const undecided = (said: SaidMatch): SaidMatch =>
  isDecided(said.match) || said.match.isFinished || said.match.isNotPlayed
    ? {
        ...said,
        match: { ...said.match, isFinished: false, isNotPlayed: false, winner: null },
      }
    : said;
