import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import { bracketDifferences } from './bracket-differences.ts';
import type { BracketMismatch } from './bracket-mismatch.ts';
import { isOpening } from './byes.ts';
import type { Pairs } from './pair-trees.ts';
import { sentOn } from './team-flow.ts';
import type { WikiBracket } from './wiki-tree.ts';

/** Where a match of the wiki stands in a format's bracket. */
export interface AlignedMatch {
  readonly part: string;
  readonly col: number;
  readonly colIndex: number;
  /** The wiki's first opponent is the bottom one. */
  readonly isSwapped: boolean;
}

/** An opening match that the wiki does not have, since its team had a bye: it stands in a slot of the next. */
export interface AlignedBye {
  readonly part: string;
  readonly col: number;
  readonly colIndex: number;
  readonly matchId: string;
  readonly slot: 0 | 1;
}

export interface Alignment {
  /** By the ids of the wiki's matches. */
  readonly places: ReadonlyMap<string, AlignedMatch>;
  readonly byes: readonly AlignedBye[];
  /** Matches of the wiki that the format does not have: a match for third place, byes that it lists. */
  readonly leftOut: readonly string[];
  /** What keeps no match from its place: how long series are, where teams went, a reset that is missed. */
  readonly differences: readonly BracketMismatch[];
}

/** What it means for the wiki's matches that they stand on the format's in these pairs. */
export function alignmentOf(graph: BracketGraph, wiki: WikiBracket, pairs: Pairs): Alignment {
  const swapped = new Set(
    graph.matches.filter((node) => isSwapped(graph, wiki, pairs, node)).map(({ key }) => key),
  );
  const places = graph.matches.flatMap((node): [string, AlignedMatch][] => {
    const matchId = pairs.get(node.key);
    if (matchId === undefined) return [];
    return [[matchId, { ...placeOf(node), isSwapped: swapped.has(node.key) }]];
  });
  const byId = new Map(places);
  return {
    places: byId,
    byes: byesOf(graph, pairs, swapped),
    leftOut: [...wiki.matches.keys()].filter((matchId) => !byId.has(matchId)),
    differences: bracketDifferences(graph, wiki, pairs),
  };
}

const placeOf = ({ part, col, colIndex }: MatchNode) => ({ part, col, colIndex });

function byesOf(graph: BracketGraph, pairs: Pairs, swapped: ReadonlySet<string>): AlignedBye[] {
  return graph.matches.flatMap((node): AlignedBye[] => {
    const next = node.winnerTo && graph.matches[node.winnerTo.match];
    const matchId = next && pairs.get(next.key);
    if (pairs.has(node.key) || !isOpening(node) || !next || !matchId) return [];
    const isFirst = node.winnerTo?.isTop !== swapped.has(next.key);
    return [{ ...placeOf(node), matchId, slot: isFirst ? 0 : 1 }];
  });
}

/** By who has come from elsewhere; where that is not known yet, by the slots that winners come into. */
function isSwapped(graph: BracketGraph, wiki: WikiBracket, pairs: Pairs, node: MatchNode): boolean {
  const base = node.isReset ? graph.matches[resetBase(graph) ?? -1] : undefined;
  if (base) return isSwapped(graph, wiki, pairs, base);
  const match = wiki.matches.get(pairs.get(node.key) ?? '');
  if (!match) return false;
  const sources = [node.top, node.bottom].map((source) => {
    const from = source.kind === 'opening' ? undefined : graph.matches[source.match];
    return { kind: source.kind, matchId: from && pairs.get(from.key) };
  });
  const byTeams = sources.map(({ kind, matchId }) => {
    const team = sentOn(wiki.matches.get(matchId ?? ''), kind);
    return team === null ? undefined : match.teams.indexOf(team);
  });
  const byFeeders = sources.map(({ kind, matchId }) =>
    kind === 'winner'
      ? match.place.feeders.find((feeder) => feeder.matchId === matchId)?.slot
      : undefined,
  );
  return crosses(byTeams) ?? crosses(byFeeders) ?? false;
}

/** Whether the slots found for top and bottom are the other way round; null where none is known. */
function crosses(slots: readonly (number | undefined)[]): boolean | null {
  const at = slots.findIndex((slot) => slot !== undefined && slot >= 0);
  return at < 0 ? null : slots[at] !== at;
}
