import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { BracketStage } from '../model/format.ts';
import type { Checked } from '../model/problem.ts';
import { type Alignment, alignmentOf } from './alignment.ts';
import type { BracketMismatch } from './bracket-mismatch.ts';
import { bracketMismatches } from './compare-brackets.ts';
import { cutAtDraws } from './cut-draws.ts';
import { formatNodes, isOneRound, thirdPlaceOf } from './format-nodes.ts';
import { layBracket, type Occupants, type Pairs } from './lay-bracket.ts';
import { readWikiBracket, type WikiBracket } from './wiki-bracket.ts';
import type { WikiGroup } from './wiki-group.ts';
import { wikiNodes } from './wiki-ways.ts';

/**
 * Lays a bracket of the wiki on a format's. First it compares whose winners meet, then who played
 * whom as far as known. Names of parts and the order of the drawing come last. Teams that already
 * stand in the event keep their places.
 */
export function alignBracket(
  stage: BracketStage,
  groups: readonly WikiGroup[],
  occupants: Occupants | null = null,
): Checked<Alignment, BracketMismatch> {
  const graph = compileBracket(stage);
  const third = thirdPlaceOf(graph);
  const wiki = readWikiBracket(groups, { isOneRound: isOneRound(formatNodes(graph)) });
  if (!wiki) return { ok: false, problems: groups.map(asNoBracket) };
  const apart = third && wiki.thirdPlace ? third : null;
  const pairs = layOn(graph, wiki, apart, occupants);
  if (pairs) return withExtras(graph, wiki, pairs, { apart, occupants });
  const isThirdMissing = third !== null && apart === null;
  if (isThirdMissing && layOn(graph, wiki, third, occupants)) {
    return { ok: false, problems: [{ code: 'third_place_missing' }] };
  }
  const problems = bracketMismatches(
    formatNodes(graph, (node) => node === third),
    wiki.drawn,
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

/** A page may list byes that the format does not have, or has as places without a match. */
function layOn(
  graph: BracketGraph,
  { drawn }: WikiBracket,
  apart: MatchNode | null,
  occupants: Occupants | null,
): Pairs | null {
  const format = formatNodes(graph, (node) => node === apart);
  const lay = (matches: typeof drawn): Pairs | null => {
    const cut = cutAtDraws(format, wikiNodes(matches));
    return layBracket(cut.format, cut.wiki, occupants);
  };
  const played = drawn.filter(({ match }) => !match.hasBye);
  return lay(drawn) ?? (played.length < drawn.length ? lay(played) : null);
}

/** With the matches beside the tree: third place and the reset. */
function withExtras(
  graph: BracketGraph,
  wiki: WikiBracket,
  pairs: Pairs,
  { apart, occupants }: { readonly apart: MatchNode | null; readonly occupants: Occupants | null },
): Checked<Alignment, BracketMismatch> {
  const all = new Map(pairs);
  if (apart && wiki.thirdPlace) all.set(apart.key, wiki.thirdPlace.matchId);
  const reset = graph.reset === null ? undefined : graph.matches[graph.reset];
  if (reset && wiki.reset) all.set(reset.key, wiki.reset.matchId);
  if (wiki.reset && !reset) return { ok: false, problems: [{ code: 'reset_only_on_wiki' }] };
  const alignment = alignmentOf(graph, wiki, all, occupants);
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
