import { type Answer, matchesFromElsewhere } from '@callshot/contract';
import {
  type ElsewhereSource,
  isByHand,
  isElsewhereTable,
  type PlacedResults,
  type PlacingDesk,
  type PlacingStage,
  placeResults,
  type ReadResults,
  remembered,
  type SaidMatch,
  type StageMapping,
  sourceOf,
} from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { isLocked, type LoadedEvent, type LoadedStage } from '../../play/events/loaded-event.ts';
import type { EventChange } from '../../play/events/running/change-event.ts';
import { findEventWiki } from '../liquipedia/event-wikis.repository.ts';
import type { StageRecords } from '../sync/map-stages.ts';
import { type Known, recordsOf } from '../sync/stage-records.ts';
import { findSyncFacts, type SyncFacts } from '../sync/sync-facts.ts';
import { type Applied, takeRecords } from '../sync/take-records.service.ts';
import type { Teller } from '../sync/teller.ts';
import { findWikiMatches, findWikiTables } from '../sync/wiki-records.repository.ts';

export type Effect = Answer<'POST /api/results/preview'>;

/** Results as a source tells them, and the stage that they are looked for in. */
export interface FromElsewhere {
  readonly source: ElsewhereSource;
  readonly results: ReadResults;
  /** Null = any. */
  readonly onlyStageId: number | null;
}

/** The records of an event before results come in, and the places of these. */
interface Placing {
  readonly known: Known;
  readonly facts: SyncFacts;
  readonly placed: PlacedResults;
}

/** Finds the places of results; nothing changes. */
export async function placeElsewhere(
  { trx, event, now }: EventChange,
  { source, results, onlyStageId }: FromElsewhere,
): Promise<Placing> {
  const eventId = event.row.id;
  const known = {
    matches: await findWikiMatches(trx, eventId),
    tables: await findWikiTables(trx, eventId),
  };
  const facts = await findSyncFacts(trx, eventId);
  const mapping = (await findEventWiki(trx, eventId))?.mapping ?? [];
  const placed = placeResults(results, {
    source,
    onlyStageId,
    stages: event.stages.map((loaded) => placingStage(event, loaded, now)),
    sourceIn: sourcesIn(event, known, mapping),
    known: new Map(known.matches.map((row) => [row.matchId, saidOf(row)])),
    teamIdOf: facts.teamIdOf,
    keyOfTeam: keysOfTeams(facts.teams),
  });
  return { known, facts, placed };
}

/** Takes results of a source in by the way that those of the wiki go. */
export async function takeElsewhere(
  change: EventChange,
  from: FromElsewhere,
  teller: Teller,
): Promise<Outcome<Taken, 'too_many_matches'>> {
  const { event, now } = change;
  const { known, facts, placed } = await placeElsewhere(change, from);
  const ids = [...known.matches, ...placed.said.map(({ match }) => match)];
  if (new Set(ids.map(({ matchId }) => matchId)).size > matchesFromElsewhere) {
    return refuse('too_many_matches');
  }
  if (placed.said.length + placed.tables.length === 0) {
    return done({ effect: effectOf(event, placed, []), applied: null });
  }
  const stages = event.stages.map((loaded) => withPlaced(loaded, known, placed));
  const { applied, told } = await takeRecords(change, stages, {
    known,
    facts,
    teller,
    readAt: now,
    // Which groups the wiki lacks a look alone can tell.
    keeps: ['group_gone'],
  });
  return done({ effect: effectOf(event, placed, told), applied });
}

/** The effect of results; `applied` is null where none of them has a place. */
export interface Taken {
  readonly effect: Effect;
  readonly applied: Applied | null;
}

const placingStage = (
  event: LoadedEvent,
  { index, stage, matchLocks }: LoadedStage,
  now: Date,
): PlacingStage => {
  if (index > event.row.stage) return { stage, takes: 'stage_not_opened' };
  const isOpen = index === event.row.stage && !isLocked(event, now);
  if (!isOpen) return { stage, takes: 'results' };
  const sealed = new Set(
    matchLocks.flatMap(({ eventSubstageId, match, isSealed }) =>
      isSealed ? [`${eventSubstageId} ${match}`] : [],
    ),
  );
  return { stage, takes: 'stage_open', sealed };
};

function sourcesIn(
  event: LoadedEvent,
  { matches, tables }: Known,
  mapping: StageMapping,
): PlacingDesk['sourceIn'] {
  const sources = new Map<number, ReturnType<typeof sourceOf>>();
  for (const { eventSubstageId, record } of tables) {
    if (isElsewhereTable(record)) sources.set(eventSubstageId, 'told');
  }
  for (const { eventSubstageId, record } of matches) {
    sources.set(eventSubstageId, sourceOf(record));
  }
  for (const { stage } of event.stages) {
    const { stageIndex } = stage;
    for (const [substageIndex, { eventSubstageId }] of stage.substages.entries()) {
      const isFollowed = !isByHand(mapping, { stageIndex, substageIndex });
      if (isFollowed) sources.set(eventSubstageId, 'wiki');
    }
  }
  return (eventSubstageId) => sources.get(eventSubstageId) ?? null;
}

const saidOf = ({
  eventSubstageId,
  place,
  isSwapped,
  record,
}: Known['matches'][number]): SaidMatch => ({ eventSubstageId, place, isSwapped, match: record });

/** The first of a team's names by the alphabet, so that a result that is told again is the same. */
function keysOfTeams(teams: ReadonlyMap<string, number>): PlacingDesk['keyOfTeam'] {
  const keys = new Map<number, string>();
  for (const [key, teamId] of teams) {
    const before = keys.get(teamId);
    if (before === undefined || key < before) keys.set(teamId, key);
  }
  return (teamId) => keys.get(teamId) ?? null;
}

/** The records of a stage as they count now. */
function withPlaced(loaded: LoadedStage, known: Known, placed: PlacedResults): StageRecords {
  const stored = recordsOf(known, loaded);
  const own = new Set(loaded.stage.substages.map(({ eventSubstageId }) => eventSubstageId));
  const said = new Map(stored.said.map((one) => [one.match.matchId, one]));
  for (const one of placed.said) {
    if (!own.has(one.eventSubstageId)) continue;
    const before = said.get(one.match.matchId);
    said.set(one.match.matchId, { ...one, match: remembered(before?.match, one.match) });
  }
  const tables = new Map(stored.tables.map((one) => [one.eventSubstageId, one]));
  for (const one of placed.tables) {
    if (own.has(one.eventSubstageId)) tables.set(one.eventSubstageId, one);
  }
  return {
    loaded,
    said: [...said.values()],
    tables: [...tables.values()],
    byes: [],
    places: [],
    gone: [],
  };
}

const toldAtMost = 200;

export const effectOf = (
  event: LoadedEvent,
  placed: PlacedResults,
  told: readonly string[],
): Effect => ({
  placed: placed.said.length + placed.tables.length,
  log: told.slice(0, toldAtMost).map((text) => ({ text })),
  leftOut: placed.leftOut
    .slice(0, toldAtMost)
    .map(({ what, code }) => ({ name: what.slice(0, longestName), code })),
  groups: insteadOfHand(event, placed)
    .slice(0, toldAtMost)
    .map((title) => ({ title })),
});

const longestName = 200;

/** Groups whose matches staff had entered: those stay stored, and the others count. */
function insteadOfHand({ stages }: LoadedEvent, { said }: PlacedResults): string[] {
  const told = new Set(said.map(({ eventSubstageId }) => eventSubstageId));
  return stages.flatMap(({ name, byHand, stage }) =>
    stage.substages.flatMap(({ eventSubstageId, title }) => {
      const hand = byHand.get(eventSubstageId)?.matches ?? [];
      if (!told.has(eventSubstageId) || hand.length === 0) return [];
      return [stage.substages.length > 1 ? `${name}, ${title}` : name];
    }),
  );
}
