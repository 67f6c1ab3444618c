import { SERIES_SCORE_BONUS } from '../model/format.ts';
import { NOT_PLAYED } from '../slots/layout.ts';
import { type BracketPlaceRef, factsAt } from './bracket-places.ts';
import type { ColumnRule } from './bracket-rules.ts';
import type { JudgedBracket } from './judged-bracket.ts';
import { resetOutcome, resetWorth, scoreOutcome } from './match-outcomes.ts';

/** The points of an entry, and what it would gain from each thing that may still happen in a bracket. */
export interface BracketGains {
  /** Points that cannot be lost any more. */
  readonly sure: number;
  /** Points of everything that is open, if all of it came true. */
  readonly open: number;
  /** Distance between two matches in `wins` and `losses`. */
  readonly width: number;
  /** By match and team's byte: what it pays when this team wins, or loses, this match. */
  readonly wins: Uint32Array;
  readonly losses: Uint32Array;
  /** By match and team's byte: what its score pays when this team wins against somebody. */
  readonly scores: Uint32Array;
  /** By team's byte: what it pays when this team is champion. */
  readonly titles: Uint32Array;
  readonly resetPlayed: number;
  readonly resetSkipped: number;
  /** False when one prediction could come true twice and would be counted twice. */
  readonly isAdditive: boolean;
}

type Rules = ReadonlyMap<number, readonly ColumnRule[]>;

/** Reads an entry's predictions of one bracket as what has to happen for each. */
export function bracketGains(
  bracket: JudgedBracket,
  rules: Rules,
  entry: Uint8Array,
): BracketGains {
  const width = bracket.substage.teamIds.length + 1;
  const size = bracket.graph.matches.length * width;
  const gains = {
    sure: 0,
    open: 0,
    width,
    wins: new Uint32Array(size),
    losses: new Uint32Array(size),
    scores: new Uint32Array(size),
    titles: new Uint32Array(width),
    resetPlayed: 0,
    resetSkipped: 0,
    isAdditive: true,
  };
  addColumns(gains, bracket, rules, entry);
  addScores(gains, bracket, entry);
  addReset(gains, bracket, entry);
  return gains;
}

type Growing = { -readonly [Key in keyof BracketGains]: BracketGains[Key] };

function addColumns(gains: Growing, bracket: JudgedBracket, rules: Rules, entry: Uint8Array) {
  for (const [slot, own] of rules) {
    const byte = entry[slot] ?? 0;
    const teamId = bracket.substage.teamIds[byte - 1];
    if (teamId === undefined) continue;
    for (const rule of own) {
      const outcome = rule.outcomeOf(teamId);
      if (outcome === 'correct') gains.sure += rule.worth;
      if (outcome !== 'pending') continue;
      gains.open += rule.worth;
      const open = rule.places.filter((at) => factsAt(bracket.facts, at).possible.has(teamId));
      for (const place of open) pay(gains, bracket, place, byte, rule.worth);
      if (open.length > 1 && rule.isRepeatable) gains.isAdditive = false;
    }
  }
}

/** A team in a match slot came there by winning or losing the match before it. */
function pay(
  gains: Growing,
  { graph }: JudgedBracket,
  { match, kind }: BracketPlaceRef,
  byte: number,
  worth: number,
): void {
  const add = (to: Uint32Array, at: number): void => {
    to[at] = (to[at] ?? 0) + worth;
  };
  if (kind === 'champion') {
    add(gains.titles, byte);
    return;
  }
  const isResult = kind === 'winner' || kind === 'loser';
  const from = isResult ? { kind, match } : graph.matches[match]?.[kind];
  if (!from || from.kind === 'opening') return;
  add(from.kind === 'winner' ? gains.wins : gains.losses, from.match * gains.width + byte);
}

function addScores(gains: Growing, bracket: JudgedBracket, entry: Uint8Array): void {
  const { graph, index, at, substage } = bracket;
  for (const { index: match } of graph.matches) {
    const winnerAt = index.ofMatch('winner', at, match);
    const scoreAt = index.ofMatch('score', at, match);
    if (winnerAt === null || scoreAt === null) continue;
    const [byte = 0, score = 0] = [entry[winnerAt], entry[scoreAt]];
    const teamId = substage.teamIds[byte - 1];
    if (teamId === undefined || score === 0) continue;
    const outcome = scoreOutcome(bracket, match, teamId, score - 1);
    if (outcome === 'correct') {
      gains.sure += SERIES_SCORE_BONUS;
    } else if (outcome === 'pending') {
      gains.open += SERIES_SCORE_BONUS;
      gains.scores[match * gains.width + byte] = SERIES_SCORE_BONUS;
    }
  }
}

function addReset(gains: Growing, bracket: JudgedBracket, entry: Uint8Array): void {
  const { graph, index, at } = bracket;
  const slot = graph.reset === null ? null : index.ofMatch('winner', at, graph.reset);
  const byte = slot === null ? 0 : (entry[slot] ?? 0);
  if (byte === 0) return;
  const isPlayed = byte !== NOT_PLAYED;
  const outcome = resetOutcome(bracket, isPlayed);
  const worth = resetWorth(bracket);
  if (outcome === 'correct') gains.sure += worth;
  if (outcome !== 'pending') return;
  gains.open += worth;
  if (isPlayed) gains.resetPlayed = worth;
  else gains.resetSkipped = worth;
}
