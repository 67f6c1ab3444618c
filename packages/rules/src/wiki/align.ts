import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { BracketStage } from '../model/format.ts';
import type { Checked } from '../model/problem.ts';
import { type Alignment, alignmentOf } from './alignment.ts';
import type { BracketMismatch } from './bracket-mismatch.ts';
import { isOnlyByes } from './byes.ts';
import { treeMismatches } from './compare-trees.ts';
import { thirdPlaceOf, treeOfFormat } from './format-tree.ts';
import {
  type Choices,
  type PairRules,
  type Pairs,
  pairTrees,
  type TreePairing,
} from './pair-trees.ts';
import { teamsAstray } from './team-flow.ts';
import type { WikiGroup } from './wiki-group.ts';
import { readWikiBracket, type WikiBracket } from './wiki-tree.ts';

/**
 * Lays a bracket of the wiki on a format's by structure alone: whose winners meet whom, on which side, in
 * the order of their rounds. Brackets that are symmetric could be laid in many ways: where teams went on
 * decides as far as that is known, and then the order.
 */
export function alignBracket(
  stage: BracketStage,
  groups: readonly WikiGroup[],
): Checked<Alignment, BracketMismatch> {
  const graph = compileBracket(stage);
  const wiki = readWikiBracket(groups);
  if (!wiki) return { ok: false, problems: groups.map(asNoBracket) };
  const third = thirdPlaceOf(graph);
  const apart = third && wiki.thirdPlace ? third : null;
  const isSplit = groups.length > 1;
  const pairs = layOn(graph, wiki, apart, isSplit);
  if (pairs) return withExtras(graph, wiki, pairs, apart);
  const isThirdMissing = third !== null && apart === null;
  if (isThirdMissing && layOn(graph, wiki, third, isSplit)) {
    return { ok: false, problems: [{ code: 'third_place_missing' }] };
  }
  const problems = treeMismatches(
    treeOfFormat(graph, (node) => node === third),
    wiki.tree,
  );
  return {
    ok: false,
    problems: isThirdMissing ? [...problems, { code: 'third_place_missing' }] : problems,
  };
}

const asNoBracket = ({ title, matchCount }: WikiGroup): BracketMismatch => ({
  code: 'no_bracket',
  group: title,
  matches: matchCount,
});

const RULES: readonly PairRules[] = [
  { ignoresSides: false, isSplit: false },
  { ignoresSides: true, isSplit: false },
  { ignoresSides: false, isSplit: true },
  { ignoresSides: true, isSplit: true },
];

/** The format's matches on the wiki's, by the strictest rules by which that can be. */
function layOn(
  graph: BracketGraph,
  wiki: WikiBracket,
  apart: MatchNode | null,
  isSplit: boolean,
): Pairs | null {
  const format = treeOfFormat(graph, (node) => node === apart);
  for (const rules of RULES) {
    if (rules.isSplit && !isSplit) continue;
    const pairing = pairTrees(format, wiki.tree, rules);
    if (!pairing) continue;
    const pairs = withFewestAstray(graph, wiki, pairing);
    if (isWhole(pairs, graph, wiki, apart)) return pairs;
  }
  return null;
}

/** Every match of the wiki has its place, and what the format has beside them are byes. */
function isWhole(
  pairs: Pairs,
  graph: BracketGraph,
  { tree }: WikiBracket,
  apart: MatchNode | null,
): boolean {
  const placed = new Set(pairs.values());
  return (
    tree.nodes.every(({ id, canBeBye }) => placed.has(id) || canBeBye) &&
    isOnlyByes(graph, (node) => pairs.has(node.key) || node === apart)
  );
}

/** Exchanges what can be exchanged for as long as fewer teams are then elsewhere than the format sends them. */
function withFewestAstray(
  graph: BracketGraph,
  { matches }: WikiBracket,
  { first, pairsOf, exchanges }: TreePairing & { readonly first: Choices },
): Pairs {
  let choices = first;
  let pairs = pairsOf(choices);
  let astray = teamsAstray(graph, pairs, matches).length;
  for (let isBetter = astray > 0; isBetter; ) {
    isBetter = false;
    for (const exchange of exchanges) {
      const tried = exchange(choices);
      const pairsTried = pairsOf(tried);
      const count = teamsAstray(graph, pairsTried, matches).length;
      if (count >= astray) continue;
      [choices, pairs, astray, isBetter] = [tried, pairsTried, count, count > 0];
    }
  }
  return pairs;
}

/** With the matches beside the tree: third place and the reset. */
function withExtras(
  graph: BracketGraph,
  wiki: WikiBracket,
  pairs: Pairs,
  apart: MatchNode | null,
): Checked<Alignment, BracketMismatch> {
  const all = new Map(pairs);
  if (apart && wiki.thirdPlace) all.set(apart.key, wiki.thirdPlace.matchId);
  const reset = graph.reset === null ? undefined : graph.matches[graph.reset];
  if (reset && wiki.reset) all.set(reset.key, wiki.reset.matchId);
  if (wiki.reset && !reset) return { ok: false, problems: [{ code: 'reset_only_on_wiki' }] };
  const alignment = alignmentOf(graph, wiki, all);
  const isMissed = reset && !wiki.reset && !isWonFromAbove(graph, wiki, alignment);
  const missed: BracketMismatch[] = isMissed ? [{ code: 'reset_missing' }] : [];
  return {
    ok: true,
    value: { ...alignment, differences: [...alignment.differences, ...missed] },
  };
}

/** Pages leave out a reset that was not needed. */
function isWonFromAbove(
  graph: BracketGraph,
  { matches }: WikiBracket,
  { places }: Alignment,
): boolean {
  const final = graph.matches[resetBase(graph) ?? -1];
  const [matchId, place] =
    [...places].find(
      ([, { part, col, colIndex }]) =>
        part === final?.part && col === final.col && colIndex === final.colIndex,
    ) ?? [];
  const winner = matches.get(matchId ?? '')?.winner;
  return winner === (place?.isSwapped ? 'second' : 'first');
}
