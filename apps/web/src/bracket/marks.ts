import type { BracketState, MatchState, SlotSource, SlotState } from '@callshot/rules';

export type Outcome = 'correct' | 'wrong' | 'pending' | 'void';

/** How a picked match compares with what really happened. */
export interface MatchMark {
  /** Of the picked winner; null where nothing was predicted (byes, locked columns, no pick). */
  readonly outcome: Outcome | null;
  /** Occupants who can no longer be in this round. */
  readonly isTopOut: boolean;
  readonly isBottomOut: boolean;
  /** Official games of each occupant when they differ from the predicted ones. */
  readonly topScore: number | null;
  readonly bottomScore: number | null;
  /** The real match where it was not between the predicted two. */
  readonly official: OfficialMatch | null;
}

export interface OfficialMatch {
  readonly winnerTeamId: number;
  readonly loserTeamId: number | null;
  readonly winnerScore: number | null;
  readonly loserScore: number | null;
}

/** Teams that can still stand somewhere; null = anybody can. */
type Reach = ReadonlySet<number> | null;

interface ColumnReach {
  readonly occupants: Reach;
  readonly winners: Reach;
  readonly decided: ReadonlySet<number>;
}

/** Answers the mark of a match state; the same state gets the same object. */
export function matchMarker(official: BracketState): (state: MatchState) => MatchMark {
  const reach = columnReach(official);
  const known = new WeakMap<MatchState, MatchMark>();
  return (state) => {
    const before = known.get(state);
    if (before) return before;
    const mark = markOf(state, official.matches[state.node.index], reach.get(columnKey(state)));
    known.set(state, mark);
    return mark;
  };
}

const columnKey = ({ node }: MatchState): string =>
  `${node.part}-${node.col}${node.isReset ? '-reset' : ''}`;

function markOf(
  state: MatchState,
  real: MatchState | undefined,
  column: ColumnReach | undefined,
): MatchMark {
  const isOut = (slot: SlotState) =>
    slot.kind === 'team' && column !== undefined && !includes(column.occupants, slot.teamId);
  const scores = real ? officialScores(state, real) : [null, null];
  return {
    outcome: real && column ? outcomeOf(state, real, column) : null,
    isTopOut: isOut(state.top),
    isBottomOut: isOut(state.bottom),
    topScore: scores[0] ?? null,
    bottomScore: scores[1] ?? null,
    official: real ? differingMatch(state, real) : null,
  };
}

function outcomeOf(state: MatchState, real: MatchState, column: ColumnReach): Outcome | null {
  const winner = state.winnerTeamId;
  const { isLocked, isQualifier } = state.node;
  if (winner === null || isLocked || isQualifier || state.outcome === 'bye') return null;
  if (real.outcome === 'void' || real.outcome === 'double_forfeit') return 'void';
  if (real.winnerTeamId === winner || column.decided.has(winner)) return 'correct';
  return includes(column.winners, winner) ? 'pending' : 'wrong';
}

const includes = (reach: Reach, teamId: number): boolean => reach === null || reach.has(teamId);

const teamIn = (slot: SlotState): number | null => (slot.kind === 'team' ? slot.teamId : null);

function officialScores(state: MatchState, real: MatchState): [number | null, number | null] {
  const scoreOf = (slot: SlotState): number | null => {
    const team = teamIn(slot);
    if (team === null) return null;
    if (team === teamIn(real.top)) return real.topTeamScore;
    return team === teamIn(real.bottom) ? real.bottomTeamScore : null;
  };
  const top = scoreOf(state.top);
  const bottom = scoreOf(state.bottom);
  const isSame = top === state.topTeamScore && bottom === state.bottomTeamScore;
  return isSame || top === null || bottom === null ? [null, null] : [top, bottom];
}

function differingMatch(state: MatchState, real: MatchState): OfficialMatch | null {
  const { winnerTeamId, loserTeamId } = real;
  if (winnerTeamId === null || state.winnerTeamId === null || state.outcome === 'bye') return null;
  const predicted = [teamIn(state.top), teamIn(state.bottom)];
  if ([winnerTeamId, loserTeamId].every((teamId) => predicted.includes(teamId))) return null;
  const isTop = teamIn(real.top) === winnerTeamId;
  return {
    winnerTeamId,
    loserTeamId,
    winnerScore: isTop ? real.topTeamScore : real.bottomTeamScore,
    loserScore: isTop ? real.bottomTeamScore : real.topTeamScore,
  };
}

function columnReach(official: BracketState): Map<string, ColumnReach> {
  const winners: Reach[] = [];
  const losers: Reach[] = [];
  const columns = new Map<string, ColumnReach>();
  for (const real of official.matches) {
    const { node } = real;
    const from = (source: SlotSource): Reach => {
      if (source.kind === 'opening') return null;
      return (source.kind === 'winner' ? winners : losers)[source.match] ?? null;
    };
    const occupants = union(
      occupantsOf(real.top, from(node.top)),
      occupantsOf(real.bottom, from(node.bottom)),
    );
    winners.push(survivors(real, real.winnerTeamId, occupants));
    losers.push(survivors(real, real.loserTeamId, occupants));
    const key = columnKey(real);
    const before = columns.get(key);
    const decided = new Set(before?.decided);
    if (real.winnerTeamId !== null) decided.add(real.winnerTeamId);
    const here = winners[node.index] ?? null;
    columns.set(key, {
      occupants: before ? union(before.occupants, occupants) : occupants,
      winners: before ? union(before.winners, here) : here,
      decided,
    });
  }
  return columns;
}

function occupantsOf(slot: SlotState, reachable: Reach): Reach {
  if (slot.kind === 'team') return new Set([slot.teamId]);
  return slot.kind === 'nobody' ? new Set() : reachable;
}

function survivors(real: MatchState, known: number | null, occupants: Reach): Reach {
  if (known !== null) return new Set([known]);
  const isDead = real.winnerTeamId !== null || real.outcome === 'double_forfeit';
  return isDead ? new Set() : occupants;
}

const union = (a: Reach, b: Reach): Reach =>
  a === null || b === null ? null : new Set([...a, ...b]);
