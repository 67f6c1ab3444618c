import type { EventSubstage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import type { BracketState, MatchState, SlotState } from './bracket-picks.ts';
import { hasResult } from './bracket-rows.ts';
import { isScoreAsked } from './drawn-round.ts';
import { type BracketGraph, type MatchNode, matchKey } from './graph.ts';
import { resetBase } from './reset-base.ts';
import { isLegalScore, recordedScore, scoreOf, withScore } from './series-score.ts';
import { type MatchDraft, settleBracket, unplayedMatch } from './settle-bracket.ts';
import { AWAITING, NOBODY, slotOf } from './slot-flow.ts';

type Openings = Pick<EventSubstage, 'officialMatches' | 'closedMatches'>;

/** An unpicked bracket: starting slots, byes and locked columns as official data has them. */
export function openBracket(graph: BracketGraph, substage: Openings): BracketState {
  return opened(graph, substage, false);
}

/** A user's bracket from saved picks; rows that no longer fit the bracket are left out. */
export function bracketFromPicks(
  graph: BracketGraph,
  substage: Openings,
  picks: readonly MatchPick[],
  base = openBracket(graph, substage),
): BracketState {
  return settleBracket(
    graph,
    base,
    draftsOf(base, picks, (row, match) => slipDraft(graph, row, match)),
  );
}

/** The bracket as official results have it so far, byes, walkovers and void matches included. */
export function officialBracket(graph: BracketGraph, substage: Openings): BracketState {
  const base = opened(graph, substage, true);
  return settleBracket(graph, base, draftsOf(base, substage.officialMatches));
}

function opened(
  graph: BracketGraph,
  { officialMatches, closedMatches }: Openings,
  isOfficial: boolean,
): BracketState {
  const rows = rowsByKey(officialMatches);
  const final = graph.matches[resetBase(graph) ?? -1];
  const matches = graph.matches.map((node) => {
    // A reset closes with the final that it repeats.
    const closing = node.isReset && final ? final.key : node.key;
    const isClosed = !isOfficial && closedMatches?.has(closing) === true;
    return openedMatch(node, rows.get(node.key), { isOfficial, isClosed });
  });
  const blank = { matches, isOfficial };
  return settleBracket(graph, blank);
}

function openedMatch(
  node: MatchNode,
  row: MatchPick | undefined,
  open: { readonly isOfficial: boolean; readonly isClosed: boolean },
): MatchState {
  const top = openingSlot(node, row?.topTeamId ?? null, row);
  const bottom = openingSlot(node, row?.bottomTeamId ?? null, row);
  const match = unplayedMatch(node, top, bottom, open);
  if (open.isOfficial || !row || match.outcome === 'bye') return match;
  if (node.isLocked) return { ...match, ...resultOf(row) };
  const isGiven = open.isClosed && hasResult({ ...match, ...resultOf(row) });
  return isGiven ? { ...match, ...resultOf(row), isGiven, isPickable: false } : match;
}

function openingSlot(
  node: MatchNode,
  teamId: number | null,
  row: MatchPick | undefined,
): SlotState {
  return slotOf(teamId, node.isQualifier || row?.outcome === 'bye' ? NOBODY : AWAITING);
}

function draftsOf(
  base: BracketState,
  picks: readonly MatchPick[],
  draft: (row: MatchPick, match: MatchState) => MatchDraft = draftOf,
): MatchDraft[] {
  const rows = rowsByKey(picks);
  return base.matches.map((match) => {
    const row = rows.get(match.node.key);
    return row ? draft(row, match) : match;
  });
}

/** A pick whose score is no longer possible keeps its winner and asks for a score again. */
function slipDraft(graph: BracketGraph, row: MatchPick, { node }: MatchState): MatchDraft {
  const draft: MatchDraft = { ...draftOf(row), outcome: 'played' };
  const rules = {
    bestOf: node.bestOf,
    useSeriesScore: isScoreAsked(graph, node),
    isOfficial: false,
  };
  const score = scoreOf(draft);
  if (draft.winnerTeamId === null || (score && isLegalScore(rules, score))) return draft;
  return withScore(draft, recordedScore(rules));
}

/** A row as a draft result: it counts only if the bracket brings its two teams together. */
export const draftOf = (row: MatchPick): MatchDraft => ({
  top: slotOf(row.topTeamId, AWAITING),
  bottom: slotOf(row.bottomTeamId, AWAITING),
  ...resultOf(row),
});

function resultOf(row: MatchPick): Omit<MatchDraft, 'top' | 'bottom'> {
  const teams = [row.topTeamId, row.bottomTeamId];
  const winnerTeamId = teams.includes(row.winnerTeamId) ? row.winnerTeamId : null;
  const loserTeamId = teams.find((teamId) => teamId !== winnerTeamId) ?? null;
  const isScored = winnerTeamId !== null;
  return {
    winnerTeamId,
    loserTeamId: isScored ? loserTeamId : null,
    topTeamScore: isScored ? row.topTeamScore : null,
    bottomTeamScore: isScored ? row.bottomTeamScore : null,
    outcome: row.outcome ?? 'played',
  };
}

/** The first row of a match counts; rows that name no match of the bracket are never asked for. */
export function rowsByKey(rows: readonly MatchPick[]): Map<string, MatchPick> {
  const byKey = new Map<string, MatchPick>();
  for (const row of rows) {
    const key = matchKey({
      part: row.bracketPart,
      col: row.bracketCol,
      colIndex: row.bracketColIndex,
    });
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return byKey;
}
