import { compileBracket } from '../bracket/compile-bracket.ts';
import type { MatchNode } from '../bracket/graph.ts';
import { openingMatch } from '../bracket/openings.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { type FormatStage, isFrom } from '../model/format.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import type { ArrivingTeam } from './arriving-teams.ts';

/** A starting slot of a bracket. */
export interface StartingSlot {
  readonly node: MatchNode;
  readonly side: 'top' | 'bottom';
}

/** The starting slots of each bracket of a stage, in the order of its entries; none where teams are picked. */
export const startingSlots = (format: FormatStage): readonly StartingSlot[] =>
  format.bracket === null
    ? []
    : compileBracket(format).matches.flatMap((node): StartingSlot[] => {
        if (node.isReset || node.isQualifier) return [];
        const sides = (['top', 'bottom'] as const).filter((side) => node[side].kind === 'opening');
        return sides.map((side) => ({ node, side }));
      });

export interface Seated {
  readonly stage: EventStage;
  readonly official: PickSet;
  /** Teams that now have the place that their entry names. */
  readonly seated: readonly number[];
}

interface Arrivals {
  /** Those who are to be seated. */
  readonly come: readonly ArrivingTeam[];
  /** Everybody whom results have brought here so far. */
  readonly all: readonly ArrivingTeam[];
  /** Somebody has picked the stage, or matches of it are known: a list grows at its end alone. */
  readonly isFixed: boolean;
  isByHand(substage: EventSubstage): boolean;
}

/**
 * Puts teams that have newly come into the places that their entries name, in substages that staff run by hand. A
 * place that somebody has stays theirs, and so does a team that stands in the draw already: staff's word counts
 * [rule: formats-46].
 */
export function seatArrivals(
  stage: EventStage,
  official: PickSet,
  { come, all, isFixed, isByHand }: Arrivals,
): Seated {
  let state: Seated = { stage, official, seated: [] };
  for (const team of come) {
    const substage = team.seat && state.stage.substages[team.seat.group];
    if (!team.seat || !substage || !isByHand(substage)) continue;
    state =
      stage.format.bracket === null
        ? seatInList(state, substage, team, isFixed ? null : all)
        : seatInDraw(state, substage, team);
  }
  return state;
}

type Seat = NonNullable<ArrivingTeam['seat']>;

function seatInList(
  state: Seated,
  substage: EventSubstage,
  { teamId, seat }: ArrivingTeam,
  all: readonly ArrivingTeam[] | null,
): Seated {
  const { stage } = state;
  const isElsewhere = stage.substages.some(
    (own) => own !== substage && own.teamIds.includes(teamId),
  );
  if (isElsewhere || seat === null) return state;
  const others = substage.teamIds.filter((own) => own !== teamId);
  const teamIds =
    all === null ? [...others, teamId] : inserted(others, teamId, seat, stage.format, all);
  return withTeams(state, substage, teamIds, teamId);
}

/**
 * Before the first team that its list names later. Teams that no result brings, but one that comes now, have the
 * entries of those who are invited, in their order.
 */
function inserted(
  others: readonly number[],
  teamId: number,
  { group, at }: Seat,
  { entries = [] }: FormatStage,
  all: readonly ArrivingTeam[],
): number[] {
  const positions = new Map(
    all.flatMap(({ teamId: own, seat }) =>
      seat?.group === group ? [[own, seat.at] as const] : [],
    ),
  );
  const invited = (entries[group] ?? [])
    .flatMap((entry, own) => (isFrom(entry) ? [] : [own]))
    .values();
  for (const own of others) {
    const position = positions.has(own) ? undefined : invited.next().value;
    if (position !== undefined) positions.set(own, position);
  }
  const before = others.findIndex((own) => (positions.get(own) ?? Number.POSITIVE_INFINITY) > at);
  const index = before < 0 ? others.length : before;
  return [...others.slice(0, index), teamId, ...others.slice(index)];
}

function seatInDraw(
  state: Seated,
  substage: EventSubstage,
  { teamId, seat }: ArrivingTeam,
): Seated {
  const { stage, official } = state;
  const slot = seat && startingSlots(stage.format)[seat.at];
  const { eventSubstageId } = substage;
  const isDrawn = official.matchPicks.some(
    ({ topTeamId, bottomTeamId }) => topTeamId === teamId || bottomTeamId === teamId,
  );
  if (!slot || isDrawn) return state;
  const { node, side } = slot;
  const isOwn = (row: MatchPick): boolean =>
    row.eventSubstageId === eventSubstageId && row.matchIndex === node.index;
  const row = official.matchPicks.find(isOwn) ?? waitingMatch(node, stage, substage);
  const isTaken = (side === 'top' ? row.topTeamId : row.bottomTeamId) !== null;
  if (isTaken || row.outcome === 'bye' || row.winnerTeamId !== null) return state;
  const filled: MatchPick = { ...row, [side === 'top' ? 'topTeamId' : 'bottomTeamId']: teamId };
  const rows = official.matchPicks.filter((other) => !isOwn(other));
  const matchPicks = [...rows, filled].toSorted(
    (one, other) =>
      one.eventSubstageId - other.eventSubstageId || one.matchIndex - other.matchIndex,
  );
  const teamIds = substage.teamIds.includes(teamId)
    ? substage.teamIds
    : [...substage.teamIds, teamId];
  return withTeams({ ...state, official: { ...official, matchPicks } }, substage, teamIds, teamId);
}

/** A match in which nobody stands yet; whoever comes first waits for the other. */
function waitingMatch(
  node: MatchNode,
  { eventStageId }: EventStage,
  { eventSubstageId }: EventSubstage,
): MatchPick {
  return openingMatch(node, { eventStageId, eventSubstageId }, null, null);
}

function withTeams(
  { stage, official, seated }: Seated,
  { eventSubstageId }: EventSubstage,
  teamIds: readonly number[],
  teamId: number,
): Seated {
  const substages = stage.substages.map((own) => ({
    ...own,
    teamIds: own.eventSubstageId === eventSubstageId ? teamIds : own.teamIds,
    officialMatches: official.matchPicks.filter(
      (row) => row.eventSubstageId === own.eventSubstageId,
    ),
  }));
  return { stage: { ...stage, substages }, official, seated: [...seated, teamId] };
}
