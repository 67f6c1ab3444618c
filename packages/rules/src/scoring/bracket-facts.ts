import type { BracketGraph, DrawnRound, MatchNode, SlotSource } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { MatchOutcome, MatchPick } from '../model/picks.ts';
import { rowsByKey } from '../slots/walk-bracket.ts';

/**
 * The team that officially stands in a match slot, and the teams that can still come there. None
 * possible = nobody, for good.
 */
export interface PlaceFacts {
  readonly team: number | null;
  readonly possible: ReadonlySet<number>;
}

export interface MatchFacts {
  readonly top: PlaceFacts;
  readonly bottom: PlaceFacts;
  readonly winner: PlaceFacts;
  readonly loser: PlaceFacts;
  readonly outcome: MatchOutcome;
  /** Games won by the loser; null until an exact score is known. */
  readonly loserGames: number | null;
}

/** The official state of one substage's bracket: everything that scoring compares picks with. */
export interface BracketFacts {
  readonly matches: readonly MatchFacts[];
  /** Whether the reset is played; null while that is open, and without a reset. */
  readonly isResetPlayed: boolean | null;
  /** Winner of the grand final after a possible reset. */
  readonly champion: PlaceFacts | null;
}

const NOBODY: PlaceFacts = { team: null, possible: new Set() };
const known = (team: number): PlaceFacts => ({ team, possible: new Set([team]) });
const either = (a: PlaceFacts, b: PlaceFacts): PlaceFacts => ({
  team: null,
  possible: new Set([...a.possible, ...b.possible]),
});

/** Follows the official bracket from its starting slots as far as results go. */
export function bracketFacts(
  graph: BracketGraph,
  substage: EventSubstage,
  official: readonly MatchPick[],
): BracketFacts {
  const results = rowsByKey(official);
  const fixed = rowsByKey(substage.officialMatches);
  const rows = graph.matches.map((node) => rowOf(node, results.get(node.key), fixed.get(node.key)));
  const unplaced = unplacedTeams(graph, substage, rows);
  const matches: MatchFacts[] = [];
  const placeOf = (source: SlotSource, row: OfficialRow, team: number | null): PlaceFacts => {
    if (team !== null) return known(team);
    if (source.kind !== 'opening') return matches[source.match]?.[source.kind] ?? NOBODY;
    return row.outcome === 'bye' ? NOBODY : unplaced;
  };
  const final = resetBase(graph) ?? -1;
  const draws = new Map<DrawnRound, readonly PlaceFacts[]>();
  const drawnAt = (node: MatchNode, round: DrawnRound): readonly PlaceFacts[] => {
    const places = draws.get(round) ?? drawFacts(round, matches, rows);
    draws.set(round, places);
    const first = 2 * round.matches.indexOf(node.index);
    return places.slice(first, first + 2);
  };
  graph.matches.forEach((node, index) => {
    const row = rows[index] ?? UNKNOWN;
    if (node.round) {
      const [top = NOBODY, bottom = NOBODY] = drawnAt(node, node.round);
      matches.push(factsOf(row, top, bottom));
      return;
    }
    const base = node.isReset ? matches[final] : undefined;
    const top = base?.top ?? placeOf(node.top, row, row.topTeamId);
    const bottom = base?.bottom ?? placeOf(node.bottom, row, row.bottomTeamId);
    matches.push(factsOf(row, top, bottom));
  });
  return { matches, ...resetFacts(matches[final], matches[graph.reset ?? -1]) };
}

/** The places of a drawn round: as far as it is drawn, and else whoever comes and has no place yet. */
function drawFacts(
  { matches: own, sources }: DrawnRound,
  matches: readonly MatchFacts[],
  rows: readonly OfficialRow[],
): PlaceFacts[] {
  const coming = new Set<number>();
  for (const source of sources) {
    if (source.kind === 'opening') continue;
    for (const team of matches[source.match]?.[source.kind].possible ?? []) coming.add(team);
  }
  const drawn = own.flatMap((index) => [rows[index]?.topTeamId, rows[index]?.bottomTeamId]);
  const others = new Set([...coming].filter((team) => !drawn.includes(team)));
  return drawn.map((team, place) => {
    if (typeof team === 'number') return known(team);
    const isBye = rows[own[place >> 1] ?? -1]?.outcome === 'bye';
    return isBye ? NOBODY : { team: null, possible: others };
  });
}

type OfficialRow = Pick<
  MatchPick,
  'topTeamId' | 'bottomTeamId' | 'winnerTeamId' | 'topTeamScore' | 'bottomTeamScore'
> & { readonly outcome: MatchOutcome };

const UNKNOWN: OfficialRow = {
  topTeamId: null,
  bottomTeamId: null,
  winnerTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
  outcome: 'played',
};

/**
 * The result to compare with, completed by what the stage fixes: starting slots, byes, locked
 * matches.
 */
function rowOf(
  node: MatchNode,
  result: MatchPick | undefined,
  fixed: MatchPick | undefined,
): OfficialRow {
  const isBye = fixed?.outcome === 'bye';
  const openings: OfficialRow = {
    ...UNKNOWN,
    topTeamId: node.top.kind === 'opening' ? (fixed?.topTeamId ?? null) : null,
    bottomTeamId: node.bottom.kind === 'opening' ? (fixed?.bottomTeamId ?? null) : null,
    outcome: isBye ? 'bye' : 'played',
  };
  const row = result ?? (node.isLocked ? fixed : undefined);
  if (!row) return openings;
  return {
    ...row,
    topTeamId: row.topTeamId ?? openings.topTeamId,
    bottomTeamId: row.bottomTeamId ?? openings.bottomTeamId,
    outcome: row.outcome ?? openings.outcome,
  };
}

/** The teams that can stand in a starting slot that is not drawn yet: those in no drawn one. */
function unplacedTeams(
  graph: BracketGraph,
  substage: EventSubstage,
  rows: readonly OfficialRow[],
): PlaceFacts {
  const placed = new Set<number | null>();
  graph.matches.forEach((node, index) => {
    if (node.top.kind === 'opening') placed.add(rows[index]?.topTeamId ?? null);
    if (node.bottom.kind === 'opening') placed.add(rows[index]?.bottomTeamId ?? null);
  });
  return { team: null, possible: new Set(substage.teamIds.filter((team) => !placed.has(team))) };
}

function factsOf(row: OfficialRow, top: PlaceFacts, bottom: PlaceFacts): MatchFacts {
  const { outcome } = row;
  const base = { top, bottom, outcome, loserGames: null };
  if (outcome === 'void' || outcome === 'double_forfeit') {
    return { ...base, winner: NOBODY, loser: NOBODY };
  }
  if (top.possible.size === 0 || bottom.possible.size === 0) {
    const winner = top.possible.size === 0 ? bottom : top;
    return { ...base, outcome: 'bye', winner, loser: NOBODY };
  }
  if (row.winnerTeamId === null) {
    const open = either(top, bottom);
    return { ...base, winner: open, loser: open };
  }
  const winner = known(row.winnerTeamId);
  const loser = row.winnerTeamId === top.team ? bottom : top;
  return { ...base, winner, loser, loserGames: loserGamesOf(row) };
}

function loserGamesOf({ topTeamScore, bottomTeamScore, outcome }: OfficialRow): number | null {
  if (topTeamScore === null || bottomTeamScore === null || outcome !== 'played') return null;
  return Math.min(topTeamScore, bottomTeamScore);
}

function resetFacts(
  final: MatchFacts | undefined,
  reset: MatchFacts | undefined,
): Omit<BracketFacts, 'matches'> {
  if (!final || !reset) return { isResetPlayed: null, champion: null };
  if (final.winner.team === null) return { isResetPlayed: null, champion: final.winner };
  const isResetPlayed = final.outcome !== 'bye' && final.winner.team === final.bottom.team;
  return { isResetPlayed, champion: isResetPlayed ? reset.winner : final.winner };
}
