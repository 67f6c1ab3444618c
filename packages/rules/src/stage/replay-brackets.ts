import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { type BracketGraph, matchKey } from '../bracket/graph.ts';
import { openBracket } from '../bracket/open-bracket.ts';
import { pickWinner } from '../bracket/pick-match.ts';
import { isLegalScore } from '../bracket/series-score.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import type { Checked, Problem } from '../model/problem.ts';
import { acceptBrackets } from './accept-brackets.ts';
import { type PlacedRow, problemOfTeams, scoreOfRow } from './placed-row.ts';
import { replayOfficialBracket } from './replay-official-bracket.ts';

/** Checks the match picks of a stage's brackets; nearly every slip is accepted at first sight. */
export function replayBrackets(
  stage: EventStage,
  picks: PickSet,
  isOfficial: boolean,
): Checked<PickSet> {
  const graph = compileBracket(stage.format);
  const accepted = isOfficial ? null : acceptBrackets(stage, graph, picks);
  return accepted
    ? { ok: true, value: accepted }
    : replayMatchByMatch(stage, graph, picks, isOfficial);
}

/** Plays the brackets through in the order of their matches, so that every problem is found. */
export function replayMatchByMatch(
  stage: EventStage,
  graph: BracketGraph,
  picks: PickSet,
  isOfficial: boolean,
): Checked<PickSet> {
  const problems: Problem[] = picks.groupStagePicks.map((_, index) => ({
    path: `groupStagePicks[${index}]`,
    message: 'This stage is picked in brackets',
  }));
  const rows = placeRows(stage, graph, picks.matchPicks, problems);
  const matchPicks = stage.substages.flatMap((substage) => {
    const own = rows.get(substage.eventSubstageId) ?? new Map<string, PlacedRow>();
    const state = isOfficial
      ? replayOfficialBracket(graph, substage, own, problems)
      : replayBracket(graph, substage, own, problems);
    return bracketPicksOf(state, { ...stage, ...substage });
  });
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { groupStagePicks: [], matchPicks } };
}

type RowsBySubstage = ReadonlyMap<number, ReadonlyMap<string, PlacedRow>>;

/** Rows by substage and match; what belongs nowhere, or stands there twice, is a problem. */
function placeRows(
  stage: EventStage,
  graph: BracketGraph,
  rows: readonly MatchPick[],
  problems: Problem[],
): RowsBySubstage {
  const placed = new Map(
    stage.substages.map((substage) => [substage.eventSubstageId, new Map<string, PlacedRow>()]),
  );
  rows.forEach((row, index) => {
    const path = `matchPicks[${index}]`;
    const refuse = (field: string, message: string) =>
      problems.push({ path: `${path}${field}`, message });
    const own = placed.get(row.eventSubstageId);
    const key = matchKey({
      part: row.bracketPart,
      col: row.bracketCol,
      colIndex: row.bracketColIndex,
    });
    const node = graph.byKey.get(key);
    if (row.eventStageId !== stage.eventStageId) {
      refuse('.eventStageId', 'This pick is of another stage');
    } else if (!own) refuse('.eventSubstageId', 'This bracket is not of this stage');
    else if (!node) refuse('', `There is no match ${key} in this bracket`);
    else if (row.matchIndex !== node.index) {
      refuse('.matchIndex', `Match ${key} is number ${node.index} of its bracket`);
    } else if (own.has(key)) refuse('', `Match ${key} is there twice`);
    else own.set(key, { row, path });
  });
  return placed;
}

function replayBracket(
  graph: BracketGraph,
  substage: EventSubstage,
  rows: ReadonlyMap<string, PlacedRow>,
  problems: Problem[],
): BracketState {
  let state = openBracket(graph, substage);
  for (const { index, key } of graph.matches) {
    const match = state.matches[index];
    const placed = rows.get(key);
    if (!match) continue;
    if (!placed) {
      if (match.isRequired) {
        problems.push({ path: 'matchPicks', message: `${substage.title}: ${key} has no winner` });
      }
      continue;
    }
    const refused = problemOfRow(graph, match, placed.row);
    if (refused) {
      problems.push({ path: `${placed.path}${refused.path}`, message: refused.message });
      continue;
    }
    const picked = pickWinner(graph, state, key, winnerOf(placed.row), scoreOfRow(placed.row));
    if (picked.ok) state = picked.state;
    else problems.push({ path: placed.path, message: `${key}: ${picked.code}` });
  }
  return state;
}

/** Why nobody could have picked this row in this match, with the path inside the row. */
function problemOfRow(graph: BracketGraph, match: MatchState, row: MatchPick): Problem | null {
  if (!match.isPickable) return { path: '', message: 'This match cannot be picked' };
  if (row.outcome !== undefined && row.outcome !== 'played') {
    return { path: '.outcome', message: 'Only official results say how a match ended' };
  }
  return problemOfTeams(match, row) ?? problemOfScore(graph, match, row);
}

/** Without series scoring 1-0 is recorded; with it a score must be chosen (event-experience §5). */
function problemOfScore(graph: BracketGraph, { node }: MatchState, row: MatchPick): Problem | null {
  const score = scoreOfRow(row);
  if (score === undefined) return { path: '.topTeamScore', message: 'A series score is missing' };
  const rules = { bestOf: node.bestOf, useSeriesScore: graph.useSeriesScore, isOfficial: false };
  return isLegalScore(rules, score)
    ? null
    : { path: '.topTeamScore', message: 'A best-of series cannot end with this score' };
}

const winnerOf = (row: MatchPick): number => row.winnerTeamId ?? Number.NaN;
