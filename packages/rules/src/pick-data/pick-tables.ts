import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { matchKey } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import { endedGroups } from '../fixtures/fixture-ends.ts';
import type { EventStage } from '../model/event-stage.ts';
import {
  type BracketStage,
  type FixtureStage,
  type Fixtures,
  type GroupStage,
  type OrderStage,
  StageType,
  type SwissStage,
} from '../model/format.ts';
import { type MatchPick, type PickSet, PickType, placeOfType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { TeamPickStep } from '../picks/team-steps.ts';
import { championSlot } from '../scoring/champion-call.ts';
import { crowdPicks } from '../slots/crowd-picks.ts';
import { NOT_PLAYED, type SlotLayout } from '../slots/layout.ts';
import { slotIndexOf } from '../slots/slot-index.ts';
import { teamPickingOf } from '../stage/team-picking.ts';
import { teamTruth } from './team-truth.ts';

/** The subject that a table of pick data counts [rule: pick-data-2]. */
export type PickTableKind =
  | 'advancing'
  | 'eliminated'
  | 'first'
  | 'second'
  | 'places'
  | 'champion'
  | 'winners'
  | 'scores'
  | 'reset';

/** One of the things that could be picked. */
export interface PickCount {
  readonly eventSubstageId: number;
  /** `{part}-{col}-{colIndex}` where it is about a match. */
  readonly matchKey: string | null;
  /** Null where no team is picked: a draw, a series score, a reset. */
  readonly teamId: number | null;
  /** The place that the team was called at, from 1; of orders alone. */
  readonly place: number | null;
  /** Games of the winner and of the loser; of series scores alone. */
  readonly games: readonly [number, number] | null;
  /** Whether the reset is played; of resets alone. */
  readonly isPlayed: boolean | null;
  readonly picks: number;
  /** Null = not decided, or nobody can be right about it. */
  readonly cameTrue: boolean | null;
}

export interface PickTable {
  readonly kind: PickTableKind;
  /** The most picked first; what is picked as often stands in the order of the stage. */
  readonly rows: readonly PickCount[];
}

/** A stage, and how often each value of its slots was picked. */
export interface CountedStage {
  readonly stage: EventStage;
  readonly layout: SlotLayout;
  readonly official: PickSet;
  readonly counts: readonly Uint32Array[];
}

/**
 * The tables that a stage calls for: of teams with everybody who could have been picked, of matches
 * with what somebody picked.
 */
export const pickTables = (counted: CountedStage): PickTable[] =>
  askStage(TABLES, counted.stage, counted).map(({ kind, rows }) => ({
    kind,
    rows: rows.toSorted((a, b) => b.picks - a.picks),
  }));

/** 100 · picks / users with one decimal; 0 without users [rule: pick-data-3]. */
export const percentOf = (picks: number, users: number): number =>
  users === 0 ? 0 : Math.round((1000 * picks) / users) / 10;

type TeamTables = readonly (readonly [
  kind: PickTableKind,
  types: readonly [PickType, ...PickType[]],
])[];

/** 'Eliminated' counts picks of type 3, and of 4 where there are any [rule: pick-data-4]. */
const SWISS_TABLES: TeamTables = [
  ['advancing', [PickType.advancing]],
  ['eliminated', [PickType.cleanSweepLoser, PickType.eliminated]],
];

const groupTables = ({ groupStageDetails: details }: GroupStage): TeamTables => [
  ['advancing', [PickType.advancing]],
  ...(details.scoreFirstPlace ? ([['first', [PickType.firstPlace]]] as const) : []),
  ...(details.scoreSecondPlace ? ([['second', [PickType.secondPlace]]] as const) : []),
];

function teamTables(
  stage: EventStage<SwissStage | GroupStage>,
  { layout, official, counts }: CountedStage,
): PickTable[] {
  const { teams } = crowdPicks(stage, layout, counts);
  const truthOf = teamTruth(stage, layout, official);
  const picking = teamPickingOf(stage.format);
  const asks = (steps: readonly TeamPickStep[] = [], types: readonly PickType[]): boolean =>
    steps.some(({ pickTypeId }) => types.includes(pickTypeId));
  // One group may ask for a place that another does not.
  const isPicked = (group: number, types: readonly PickType[]): boolean =>
    asks(picking?.stepsIn(group), types) || !asks(picking?.steps, types);
  const tables = stage.format.type === StageType.swiss ? SWISS_TABLES : groupTables(stage.format);
  return tables.map(([kind, types]) => ({
    kind,
    rows: stage.substages.flatMap(({ eventSubstageId, teamIds }, substage) =>
      (isPicked(substage, types) ? teamIds : []).map((teamId): PickCount => {
        const isIt = (row: { eventSubstageId: number; teamId: number; pickTypeId: PickType }) =>
          row.eventSubstageId === eventSubstageId &&
          row.teamId === teamId &&
          types.includes(row.pickTypeId);
        return {
          ...NOTHING,
          eventSubstageId,
          teamId,
          picks: teams.filter(isIt).reduce((sum, { entrants }) => sum + entrants, 0),
          cameTrue: truthOf(substage, teamId, types[0]),
        };
      }),
    ),
  }));
}

/** Every team at every place of its group. */
function placeTables(
  stage: EventStage<OrderStage>,
  { layout, official, counts }: CountedStage,
): PickTable[] {
  const { teams } = crowdPicks(stage, layout, counts);
  const picks = new Map(
    teams.map((row) => [`${row.eventSubstageId} ${row.teamId} ${row.pickTypeId}`, row.entrants]),
  );
  const truthOf = teamTruth(stage, layout, official);
  const picking = teamPickingOf(stage.format);
  const rows = stage.substages.flatMap(({ eventSubstageId, teamIds }, substage) =>
    (picking?.stepsIn(substage) ?? []).flatMap(({ pickTypeId }) =>
      teamIds.map(
        (teamId): PickCount => ({
          ...NOTHING,
          eventSubstageId,
          teamId,
          place: placeOfType(pickTypeId),
          picks: picks.get(`${eventSubstageId} ${teamId} ${pickTypeId}`) ?? 0,
          cameTrue: truthOf(substage, teamId, pickTypeId),
        }),
      ),
    ),
  );
  return [{ kind: 'places', rows }];
}

const NOTHING = {
  matchKey: null,
  teamId: null,
  place: null,
  games: null,
  isPlayed: null,
} as const;

function bracketTables(stage: EventStage<BracketStage>, counted: CountedStage): PickTable[] {
  const graph = compileBracket(stage.format);
  return [
    { kind: 'champion' as const, rows: championRows(counted) },
    { kind: 'winners' as const, rows: winnerRows(graph, counted) },
    { kind: 'scores' as const, rows: scoreRows(graph, counted) },
    { kind: 'reset' as const, rows: resetRows(graph, counted) },
  ].filter(({ kind, rows }) => kind === 'winners' || rows.length > 0);
}

/** Every team that could win the playoffs' last match [rule: pick-data-5]. */
function championRows({ stage, layout, official, counts }: CountedStage): PickCount[] {
  const found = championSlot(stage, layout, official);
  const [substage] = stage.substages;
  if (!found || !substage) return [];
  return found.teamIds.map((teamId, place) => ({
    ...NOTHING,
    eventSubstageId: substage.eventSubstageId,
    teamId,
    picks: counts[found.slot]?.[place + 1] ?? 0,
    cameTrue: TRUTH[found.outcomeOf(teamId)] ?? null,
  }));
}

const TRUTH: Readonly<Record<string, boolean>> = { correct: true, wrong: false };

function winnerRows(
  graph: BracketGraph,
  { stage, layout, official, counts }: CountedStage,
): PickCount[] {
  const results = resultsOf(official);
  return crowdPicks(stage, layout, counts).winners.map(
    ({ eventSubstageId, matchKey: key, teamId, entrants }) => {
      const { round } = graph.byKey.get(key) ?? {};
      const winner = results(eventSubstageId, key)?.winnerTeamId ?? null;
      const isThrough = round
        ? goesOn(
            round.matches.map((match) => results(eventSubstageId, graph.matches[match]?.key ?? '')),
            teamId,
          )
        : winner === null
          ? null
          : winner === teamId;
      return {
        ...NOTHING,
        eventSubstageId,
        matchKey: key,
        teamId,
        picks: entrants,
        cameTrue: isThrough,
      };
    },
  );
}

/** Whether a team goes on from a drawn round; null while it can. */
function goesOn(rows: readonly (MatchPick | undefined)[], teamId: number): boolean | null {
  if (rows.some((row) => row?.winnerTeamId === teamId)) return true;
  const isOver = rows.every((row) => row !== undefined && row.winnerTeamId !== null);
  return isOver || rows.some((row) => row?.winnerTeamId != null && row.loserTeamId === teamId)
    ? false
    : null;
}

function scoreRows(
  { matches }: BracketGraph,
  { stage, layout, official, counts }: CountedStage,
): PickCount[] {
  const results = resultsOf(official);
  return layout.slots.flatMap((slot, at) => {
    if (slot.kind !== 'score') return [];
    const match = matches[slot.match];
    const substage = stage.substages[slot.substage];
    if (!match || !substage) return [];
    const { eventSubstageId } = substage;
    const lost = gamesLost(results(eventSubstageId, match.key));
    const won = (match.bestOf + 1) / 2;
    return Array.from({ length: won }, (_, games) => ({
      ...NOTHING,
      eventSubstageId,
      matchKey: match.key,
      games: [won, games] as const,
      picks: counts[at]?.[games + 1] ?? 0,
      cameTrue: lost === null ? null : lost === games,
    })).filter(({ picks }) => picks > 0);
  });
}

/** Null = no score to be right about. */
function gamesLost(row: MatchPick | undefined): number | null {
  if (!row || row.winnerTeamId === null || (row.outcome ?? 'played') !== 'played') return null;
  const { topTeamScore: top, bottomTeamScore: bottom } = row;
  return top === null || bottom === null ? null : Math.min(top, bottom);
}

function resetRows(
  graph: BracketGraph,
  { stage, layout, official, counts }: CountedStage,
): PickCount[] {
  const reset = graph.reset === null ? undefined : graph.matches[graph.reset];
  const base = graph.matches[resetBase(graph) ?? -1];
  if (!reset || !base) return [];
  const results = resultsOf(official);
  const index = slotIndexOf(layout);
  return stage.substages.flatMap(({ eventSubstageId }, substage) => {
    const at = index.ofMatch('winner', substage, reset.index);
    const values = at === null ? undefined : counts[at];
    if (!values) return [];
    const wasPlayed = isResetPlayed(results(eventSubstageId, base.key));
    const notPlayed = values[NOT_PLAYED] ?? 0;
    const picked = values.reduce((sum, count, value) => sum + (value === 0 ? 0 : count), 0);
    return [true, false].map((isPlayed) => ({
      ...NOTHING,
      eventSubstageId,
      matchKey: reset.key,
      isPlayed,
      picks: isPlayed ? picked - notPlayed : notPlayed,
      cameTrue: wasPlayed === null ? null : wasPlayed === isPlayed,
    }));
  });
}

/** The team from the lower bracket has to win the final twice. */
function isResetPlayed(final: MatchPick | undefined): boolean | null {
  if (!final || final.winnerTeamId === null) return null;
  return final.winnerTeamId === final.bottomTeamId;
}

type ResultOf = (eventSubstageId: number, key: MatchNode['key']) => MatchPick | undefined;

function resultsOf({ matchPicks }: PickSet): ResultOf {
  const keyOf = (substage: number, key: string) => `${substage} ${key}`;
  const rows = new Map(
    matchPicks.map((row) => {
      const { bracketPart: part, bracketCol: col, bracketColIndex: colIndex } = row;
      return [keyOf(row.eventSubstageId, matchKey({ part, col, colIndex })), row];
    }),
  );
  return (substage, key) => rows.get(keyOf(substage, key));
}

/** Each way in which a match of a group was called to end, and each score. */
function fixtureTables(
  stage: EventStage<FixtureStage>,
  { layout, official, counts }: CountedStage,
): PickTable[] {
  const crowd = crowdPicks(stage, layout, counts);
  const groups = endedGroups(stage, official);
  const endOf = (eventSubstageId: number, key: string) =>
    groups
      .find(({ substage }) => substage.eventSubstageId === eventSubstageId)
      ?.matches.find(({ fixture }) => fixture.key === key);
  const winners = [
    ...crowd.winners,
    ...(crowd.draws ?? []).map((own) => ({ ...own, teamId: null })),
  ];
  const scores = crowd.scores.map(
    ({ eventSubstageId, matchKey: key, gamesLost, entrants }): PickCount => {
      const end = endOf(eventSubstageId, key)?.end;
      const told = end?.kind === 'ended' ? end.scores : null;
      const games = [gamesToWin(stage.format.groupStageDetails.fixtures), gamesLost] as const;
      const cameTrue = told && Math.min(...told) === gamesLost;
      return { ...NOTHING, eventSubstageId, matchKey: key, games, picks: entrants, cameTrue };
    },
  );
  return [
    {
      kind: 'winners' as const,
      rows: winners.map(({ eventSubstageId, matchKey: key, teamId, entrants }): PickCount => {
        const match = endOf(eventSubstageId, key);
        const cameTrue = match?.end.kind === 'ended' ? match.row.winnerTeamId === teamId : null;
        return { ...NOTHING, eventSubstageId, matchKey: key, teamId, picks: entrants, cameTrue };
      }),
    },
    { kind: 'scores' as const, rows: scores },
  ].filter(({ kind, rows }) => kind === 'winners' || rows.length > 0);
}

const gamesToWin = ({ bestOf }: Fixtures): number => Math.ceil(bestOf / 2);

const TABLES: ByStage<PickTable[], [counted: CountedStage]> = {
  swiss: teamTables,
  groups: teamTables,
  orders: placeTables,
  fixtures: fixtureTables,
  brackets: bracketTables,
};
