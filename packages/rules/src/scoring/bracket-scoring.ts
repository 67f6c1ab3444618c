import { compileBracket } from '../bracket/compile-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import { SERIES_SCORE_BONUS } from '../model/format.ts';
import type { MatchPick } from '../model/picks.ts';
import { NOT_PLAYED, type SlotLayout } from '../slots/layout.ts';
import { slotIndexOf } from '../slots/slot-index.ts';
import { bracketFacts } from './bracket-facts.ts';
import { bracketMaximum } from './bracket-maximum.ts';
import { type ColumnRule, columnRules } from './bracket-rules.ts';
import type { BracketJudges, JudgedBracket } from './judged-bracket.ts';
import type { LedgerRow } from './ledger.ts';
import { resetOutcome, resetWorth, scoreOutcome } from './match-outcomes.ts';
import { type Maximum, sumOfMaxima } from './maximum.ts';
import { perfectBracketTotal } from './perfect-bracket.ts';
import { type PairJudge, type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';

/** Scores the brackets of a stage: columns by their scoring groups, series scores, the reset. */
export function judgeBrackets(
  stage: EventStage,
  layout: SlotLayout,
  official: readonly MatchPick[],
): StageJudges {
  const graph = compileBracket(stage.format);
  const index = slotIndexOf(layout);
  const slots = new Map<number, SlotJudge>();
  const fused = new Map<number, PairJudge>();
  const maxima: ((entry: Uint8Array) => Maximum)[] = [];
  let perfectTotal = 0;
  stage.substages.forEach((substage, at) => {
    const own = official.filter((row) => row.eventSubstageId === substage.eventSubstageId);
    const facts = bracketFacts(graph, substage, own);
    const bracket: JudgedBracket = { stage, substage, at, graph, index, facts };
    const rules = columnRules(bracket);
    const judges = judgesOf(bracket, rules);
    maxima.push(bracketMaximum(bracket, rules));
    for (const [slot, judge] of judges.slots) slots.set(slot, judge);
    for (const [slot, judge] of judges.fused) fused.set(slot, judge);
    perfectTotal += perfectBracketTotal(bracket, judges);
  });
  const maximumOf = (entry: Uint8Array) => sumOfMaxima(maxima.map((ofBracket) => ofBracket(entry)));
  return { slots, fused, perfectTotal, maximumOf };
}

function judgesOf(
  bracket: JudgedBracket,
  rules: ReadonlyMap<number, readonly ColumnRule[]>,
): BracketJudges {
  const slots = new Map<number, SlotJudge>();
  for (const [slot, own] of rules) slots.set(slot, judgeColumns(bracket, own));
  const fused = new Map<number, PairJudge>();
  for (const { index: match } of bracket.graph.matches) {
    const winnerAt = bracket.index.ofMatch('winner', bracket.at, match);
    const scoreAt = bracket.index.ofMatch('score', bracket.at, match);
    if (winnerAt !== null && scoreAt !== null) fused.set(winnerAt, judgeScore(bracket, match));
  }
  const reset = judgeReset(bracket);
  if (reset) slots.set(reset.slot, reset.judge);
  return { slots, fused };
}

/** Rows are made once a team and then shared: tables and ledgers ask for the same ones. */
function judgeColumns(bracket: JudgedBracket, rules: readonly ColumnRule[]): SlotJudge {
  const { stageIndex } = bracket.stage;
  const { eventSubstageId } = bracket.substage;
  const rowsByTeam = new Map<number, readonly LedgerRow[]>();
  return (value) => {
    const teamId = bracket.substage.teamIds[value - 1];
    if (teamId === undefined) return [];
    const known = rowsByTeam.get(teamId);
    if (known) return known;
    const rows = rules.map(({ rule, matchKey, worth, outcomeOf }) =>
      settled({
        stageIndex,
        eventSubstageId,
        rule,
        teamId,
        matchKey,
        worth,
        outcome: outcomeOf(teamId),
      }),
    );
    rowsByTeam.set(teamId, rows);
    return rows;
  };
}

/**
 * The right winner of exactly this match by the exact score; the loser need not match [rule:
 * scoring-8].
 */
function judgeScore(bracket: JudgedBracket, match: number): PairJudge {
  const { stageIndex } = bracket.stage;
  const { eventSubstageId } = bracket.substage;
  const matchKey = bracket.graph.matches[match]?.key ?? null;
  return (winner, score) => {
    const teamId = bracket.substage.teamIds[winner - 1];
    if (teamId === undefined || score === 0) return [];
    const outcome = scoreOutcome(bracket, match, teamId, score - 1);
    const rule = 'Series Score Bonus';
    const worth = SERIES_SCORE_BONUS;
    return [settled({ stageIndex, eventSubstageId, rule, teamId, matchKey, worth, outcome })];
  };
}

/** Whether the reset is played, right or wrong, whoever wins it [rule: scoring-9]. */
function judgeReset(bracket: JudgedBracket): { slot: number; judge: SlotJudge } | null {
  const { graph, index, at, stage } = bracket;
  const { stageIndex } = stage;
  const { eventSubstageId } = bracket.substage;
  const worth = resetWorth(bracket);
  if (graph.reset === null || worth === 0) return null;
  const slot = index.ofMatch('winner', at, graph.reset);
  if (slot === null) return null;
  const matchKey = graph.matches[graph.reset]?.key ?? null;
  const judge: SlotJudge = (value) => {
    if (value === 0) return [];
    const outcome = resetOutcome(bracket, value !== NOT_PLAYED);
    const rule = 'Bracket Reset';
    return [settled({ stageIndex, eventSubstageId, rule, teamId: null, matchKey, worth, outcome })];
  };
  return { slot, judge };
}
