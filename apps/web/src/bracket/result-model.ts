import type { BracketGraph, BracketState, MatchCall, MatchNode } from '@callshot/rules';
import type { BoardModel } from './board-model.ts';
import type { BracketTeam } from './bracket-team.ts';
import { type CallFace, callFace } from './call-face.ts';
import { resultSizes } from './match-size.ts';
import {
  isSettled,
  kindOf,
  type MatchKind,
  type OfficialSlot,
  officialSlots,
} from './official-match.ts';
import type { Whose } from './whose.ts';
import { bracketTexts, type MatchText } from './wording.ts';

/** A match as it really was, with what somebody called of it. */
export interface MatchResult {
  readonly node: MatchNode;
  readonly text: MatchText;
  readonly kind: MatchKind;
  readonly slots: readonly [OfficialSlot, OfficialSlot];
  readonly call: CallFace | null;
}

/** The official board; in the graph's order: `results[node.index]`. */
export interface ResultModel extends BoardModel {
  readonly results: readonly MatchResult[];
}

export interface ResultInput {
  readonly graph: BracketGraph;
  /** Official results, as far as there are any. */
  readonly official: BracketState;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  /** What the viewer, or the viewed user, called in this bracket. */
  readonly calls: readonly MatchCall[];
  readonly whose: Whose;
}

/** Height of what stands below the two slots of a match that was called. */
export const CALL_HEIGHT = 28;

export function resultModel(input: ResultInput): ResultModel {
  const { graph, official, teams, calls, whose } = input;
  const texts = bracketTexts(graph);
  const callOf = new Map(calls.map((call) => [call.match, call]));
  const results = official.matches.map((match): MatchResult => {
    const { node } = match;
    const text = texts[node.index];
    if (!text) throw new Error(`Match ${node.key} has no words`);
    const call = callOf.get(node.index);
    const hasScores = graph.useSeriesScore;
    return {
      node,
      text,
      kind: kindOf(match),
      slots: officialSlots({ official, teams }, match, text),
      call: call ? callFace({ call, match, teams, hasScores, whose }) : null,
    };
  });
  return {
    graph,
    state: official,
    teams,
    texts,
    results,
    stops: 'matches',
    sizes: resultSizes(calls.length > 0 ? CALL_HEIGHT : 0),
    hasChampion: false,
    opensAt: runningMatch(results),
    isShown: () => true,
    progressOf: (matches) => progressOf(matches.flatMap((match) => results[match] ?? [])),
  };
}

/** How many of a round's matches are settled, while some are not. */
function progressOf(results: readonly MatchResult[]): string | null {
  const settled = results.filter(({ kind }) => isSettled(kind)).length;
  return settled < results.length ? `${settled}/${results.length}` : null;
}

/** Where a bracket that has begun goes on. */
function runningMatch(results: readonly MatchResult[]): number | null {
  const hasBegun = results.some(({ kind }) => kind === 'played' || kind === 'walkover');
  const running = hasBegun ? results.find(({ kind }) => kind === 'ready') : undefined;
  return running?.node.index ?? null;
}
