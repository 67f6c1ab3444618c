import { matchesOf } from '../bracket/compile-bracket.ts';
import { callIndex } from '../bracket/drawn-round.ts';
import type { MatchNode } from '../bracket/graph.ts';
import { seriesScores } from '../bracket/series-lengths.ts';
import { type FixtureCall, fixtureCalls, isScoreCalled } from '../fixtures/fixture-calls.ts';
import { fixtureGroups, teamsOfFixture } from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { FixtureStage, GroupStage, SwissStage } from '../model/format.ts';
import type { PickType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { SlotLayout } from './layout.ts';
import { rowsOfTeamByte } from './team-codec.ts';

/** Entrants who picked a team for something. */
export interface TeamCount {
  readonly eventSubstageId: number;
  readonly teamId: number;
  readonly pickTypeId: PickType;
  readonly entrants: number;
}

/** Entrants who called a team to win a match. */
export interface WinnerCount {
  readonly eventSubstageId: number;
  readonly matchKey: string;
  readonly teamId: number;
  readonly entrants: number;
}

/** Entrants who called a match to end with this score. */
export interface ScoreCount {
  readonly eventSubstageId: number;
  readonly matchKey: string;
  /** Games that the loser wins. */
  readonly gamesLost: number;
  readonly entrants: number;
}

/** Entrants who called a match to end level. */
export interface DrawCount {
  readonly eventSubstageId: number;
  readonly matchKey: string;
  readonly entrants: number;
}

export interface CrowdPicks {
  readonly teams: TeamCount[];
  readonly winners: WinnerCount[];
  readonly scores: ScoreCount[];
  /** Absent where no match can end level. */
  readonly draws?: DrawCount[];
}

/** Reads counts of values by slot as picks; what nobody picked is left out. */
export const crowdPicks = (
  stage: EventStage,
  layout: SlotLayout,
  counts: readonly Uint32Array[],
): CrowdPicks => askStage(READERS, stage, layout, counts);

type Counted = readonly [layout: SlotLayout, counts: readonly Uint32Array[]];

function readTeams(
  stage: EventStage<SwissStage | GroupStage>,
  ...[layout, counts]: Counted
): CrowdPicks {
  const rows = rowsOfTeamByte(stage);
  const types = [...new Set(rows.flat())];
  const teams = layout.slots.flatMap((slot, at): TeamCount[] => {
    const substage = slot.kind === 'team' ? stage.substages[slot.substage] : undefined;
    if (slot.kind !== 'team' || !substage) return [];
    const { eventSubstageId } = substage;
    const entrantsFor = (type: PickType): number =>
      rows.reduce(
        (sum, row, byte) => sum + (row.includes(type) ? (counts[at]?.[byte] ?? 0) : 0),
        0,
      );
    return types
      .map((pickTypeId) => ({
        eventSubstageId,
        teamId: slot.teamId,
        pickTypeId,
        entrants: entrantsFor(pickTypeId),
      }))
      .filter(({ entrants }) => entrants > 0);
  });
  return { teams, winners: [], scores: [] };
}

/** The slots that call a match, or who goes on from a drawn round: it counts as one, by its first match. */
function winnersOf(stage: EventStage, { slots }: SlotLayout) {
  const matches = matchesOf(stage.format);
  return stage.substages.flatMap((substage, group) => {
    const called = new Map<MatchNode, { match: MatchNode; slots: number[] }>();
    slots.forEach((slot, at) => {
      if (slot.kind !== 'winner' || slot.substage !== group) return;
      // The reset's byte says who wins it, or that it is not played.
      const node = matches[slot.match];
      const match = node && matches[callIndex(node)];
      if (!match) return;
      const known = called.get(match) ?? { match, slots: [] };
      known.slots.push(at);
      called.set(match, known);
    });
    return [...called.values()].map((one) => ({ substage, ...one }));
  });
}

function readMatches(stage: EventStage, ...[layout, counts]: Counted): CrowdPicks {
  const matches = matchesOf(stage.format);
  const winners = winnersOf(stage, layout).flatMap(({ substage, match, slots }): WinnerCount[] => {
    const { eventSubstageId, teamIds } = substage;
    return teamIds
      .map((teamId, place) => ({
        eventSubstageId,
        matchKey: match.key,
        teamId,
        entrants: slots.reduce((sum, at) => sum + (counts[at]?.[place + 1] ?? 0), 0),
      }))
      .filter(({ entrants }) => entrants > 0);
  });
  const scores = layout.slots.flatMap((slot, at): ScoreCount[] => {
    if (slot.kind !== 'score') return [];
    const substage = stage.substages[slot.substage];
    const match = matches[slot.match];
    if (!substage || !match) return [];
    const { eventSubstageId } = substage;
    return seriesScores(match.bestOf)
      .map(({ loser }) => ({
        eventSubstageId,
        matchKey: match.key,
        gamesLost: loser,
        entrants: counts[at]?.[loser + 1] ?? 0,
      }))
      .filter(({ entrants }) => entrants > 0);
  });
  return { teams: [], winners, scores };
}

/** A call of a group's match says who wins it, and by what score where that is called. */
function readFixtures(stage: EventStage<FixtureStage>, ...[layout, counts]: Counted): CrowdPicks {
  const groups = fixtureGroups(stage);
  const matches = layout.slots.flatMap((slot, at) => {
    const group = slot.kind === 'fixture' ? groups[slot.substage] : undefined;
    const fixture = slot.kind === 'fixture' ? group?.list[slot.match] : undefined;
    if (!group || !fixture) return [];
    const { substage, details } = group;
    const calls = fixtureCalls(details.fixtures).map((call, index) => ({
      ...call,
      entrants: counts[at]?.[index + 1] ?? 0,
    }));
    const entrantsOf = (isIt: (call: FixtureCall) => boolean): number =>
      calls.filter(isIt).reduce((sum, { entrants }) => sum + entrants, 0);
    const row = { eventSubstageId: substage.eventSubstageId, matchKey: fixture.key };
    return [{ row, entrantsOf, teams: teamsOfFixture(substage, fixture), details }];
  });
  return {
    teams: [],
    winners: matches.flatMap(({ row, entrantsOf, teams }) =>
      (['top', 'bottom'] as const).flatMap((side, at) => {
        const teamId = teams[at] ?? null;
        const entrants = entrantsOf(({ winner }) => winner === side);
        return teamId === null || entrants === 0 ? [] : [{ ...row, teamId, entrants }];
      }),
    ),
    scores: matches.flatMap(({ row, entrantsOf, details: { fixtures } }) =>
      (isScoreCalled(fixtures) ? seriesScores(fixtures.bestOf) : [])
        .map(({ loser: gamesLost }) => ({
          ...row,
          gamesLost,
          entrants: entrantsOf(({ scores }) => Math.min(...scores) === gamesLost),
        }))
        .filter(({ entrants }) => entrants > 0),
    ),
    draws: matches
      .map(({ row, entrantsOf }) => ({
        ...row,
        entrants: entrantsOf(({ winner }) => winner === null),
      }))
      .filter(({ entrants }) => entrants > 0),
  };
}

const READERS: ByStage<CrowdPicks, Counted> = {
  swiss: readTeams,
  groups: readTeams,
  orders: readTeams,
  fixtures: readFixtures,
  brackets: readMatches,
};
