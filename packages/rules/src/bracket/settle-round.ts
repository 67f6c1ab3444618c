import type { BracketState, MatchState, SlotState } from './bracket-picks.ts';
import { type Arrival, callRound, drawRound, type Wish } from './drawn-round.ts';
import type { DrawnRound } from './graph.ts';
import { AWAITING, isSameSlot, NOBODY, OPEN, occupant, teamIn } from './slot-flow.ts';

/** The teams that the results before bring into each place of a drawn round. */
export const arrivalsIn = (round: DrawnRound, settled: readonly MatchState[]): SlotState[] =>
  round.sources.map((source) => occupant(source, AWAITING, settled));

const asArrival = (slot: SlotState): Arrival =>
  teamIn(slot) ?? (slot.kind === NOBODY.kind ? 'nobody' : 'unknown');

/** A place that waits for earlier picks is open; where one waits for official results, all do. */
const restOf = (arrivals: readonly SlotState[]): SlotState =>
  arrivals.some(({ kind }) => kind === AWAITING.kind) ? AWAITING : OPEN;

const asSlot = (arrival: Arrival, rest: SlotState): SlotState => {
  if (arrival === 'nobody') return NOBODY;
  return arrival === 'unknown' ? rest : { kind: 'team', teamId: arrival };
};

/**
 * The matches of a drawn round as a slip has them: winners are those whom `winners` name, as far as they come
 * here. A team that no longer comes is dropped alone.
 */
export function settleCall(
  round: DrawnRound,
  before: readonly MatchState[],
  winners: readonly (number | null)[],
  settled: readonly MatchState[],
): MatchState[] {
  const arrivals = arrivalsIn(round, settled);
  const called = new Set(winners.filter((teamId) => teamId !== null));
  const call = callRound(round, arrivals.map(asArrival), called);
  const rest = restOf(arrivals);
  const isAsked = call.isAsked && rest === OPEN;
  return before.map((match, at) => {
    const pair = call.pairs[at] ?? { top: 'unknown', bottom: 'unknown' };
    const top = call.isAsked && !isAsked ? rest : asSlot(pair.top, rest);
    const bottom = asSlot(pair.bottom, rest);
    const isCalled = isAsked && top.kind === 'team';
    return unlessSame(match, {
      ...match,
      top,
      bottom,
      winnerTeamId: teamIn(top),
      loserTeamId: isCalled ? teamIn(bottom) : null,
      topTeamScore: isCalled ? 1 : null,
      bottomTeamScore: isCalled ? 0 : null,
      outcome: top.kind === 'team' && !isCalled ? 'bye' : 'played',
      isPickable: isAsked && call.teams.length > 0,
      isRequired: isAsked,
    });
  });
}

function unlessSame(before: MatchState, after: MatchState): MatchState {
  const isSame =
    isSameSlot(before.top, after.top) &&
    isSameSlot(before.bottom, after.bottom) &&
    SETTLED.every((field) => before[field] === after[field]);
  return isSame ? before : after;
}

const SETTLED = [
  'winnerTeamId',
  'loserTeamId',
  'topTeamScore',
  'bottomTeamScore',
  'outcome',
  'isPickable',
  'isRequired',
] as const satisfies readonly (keyof MatchState)[];

/** The two places of each match of a round as its official draw has them. */
export function settleDraw(
  round: DrawnRound,
  drafts: readonly Pick<MatchState, 'top' | 'bottom' | 'outcome'>[],
  settled: readonly MatchState[],
): (readonly [SlotState, SlotState])[] {
  const arrivals = arrivalsIn(round, settled);
  const wishes = drafts.flatMap(({ top, bottom, outcome }) =>
    [top, bottom].map((slot): Wish => {
      const isNobody = outcome === 'bye' || slot.kind === NOBODY.kind;
      return teamIn(slot) ?? (isNobody ? 'nobody' : null);
    }),
  );
  const { places } = drawRound(round, arrivals.map(asArrival), wishes);
  const rest = restOf(arrivals);
  const slotAt = (place: number) => asSlot(places[place] ?? 'unknown', rest);
  return round.matches.map((_, at) => [slotAt(2 * at), slotAt(2 * at + 1)]);
}

/** The teams that a bracket has coming into a drawn round, in the order of its places. */
export function comingInto(state: BracketState, round: DrawnRound): RoundField {
  const arrivals = arrivalsIn(round, state.matches);
  const chosen = round.matches.flatMap((index) => state.matches[index]?.winnerTeamId ?? []);
  const call = callRound(round, arrivals.map(asArrival), new Set(chosen));
  return {
    teamIds: call.teams,
    chosen: call.chosen,
    count: call.count,
    isAsked: call.isAsked,
    isWaiting: arrivals.some(({ kind }) => kind === OPEN.kind || kind === AWAITING.kind),
    isAwaiting: restOf(arrivals) === AWAITING,
  };
}

/** The teams that can be picked in a match; of a drawn round those who come and do not go on yet. */
export function teamsToPick(state: BracketState, { node, top, bottom }: MatchState): number[] {
  if (!node.round || state.isOfficial) {
    return [teamIn(top), teamIn(bottom)].filter((teamId) => teamId !== null);
  }
  const { teamIds, chosen } = comingInto(state, node.round);
  return teamIds.filter((teamId) => !chosen.includes(teamId));
}

/** A drawn round of a slip, as it is picked. */
export interface RoundField {
  readonly teamIds: readonly number[];
  /** Those of them that go on, in the same order. */
  readonly chosen: readonly number[];
  readonly count: number;
  /** False where all who come go on by themselves. */
  readonly isAsked: boolean;
  /** Somebody is still to come: by earlier picks, or by official results alone. */
  readonly isWaiting: boolean;
  readonly isAwaiting: boolean;
}
