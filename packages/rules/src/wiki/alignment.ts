import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import { bracketDifferences } from './bracket-differences.ts';
import type { BracketMismatch } from './bracket-mismatch.ts';
import { isOpening } from './byes.ts';
import type { Occupants, Pairs } from './lay-bracket.ts';
import { sentOn } from './team-flow.ts';
import type { WikiBracket } from './wiki-bracket.ts';
import type { OutlineMatch } from './wiki-group.ts';

/** The place of a wiki match in a format's bracket. */
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
  /** Differences that keep no match from its place: series lengths, team paths, a missing reset. */
  readonly differences: readonly BracketMismatch[];
}

/** The alignment that follows when the wiki's matches stand on the format's in these pairs. */
export function alignmentOf(
  graph: BracketGraph,
  wiki: WikiBracket,
  pairs: Pairs,
  occupants: Occupants | null,
): Alignment {
  const sides = { graph, wiki, pairs, occupants };
  const swapped = new Set(
    graph.matches.filter((node) => isSwapped(sides, node)).map(({ key }) => key),
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

/** The number of teams that begin in a wiki bracket that is laid on this format's. */
export function startingTeams(
  { matches: nodes }: BracketGraph,
  { places, byes }: Alignment,
  outline: readonly OutlineMatch[],
): number {
  const listed = outline.filter(({ matchId, hasBye }) => hasBye && places.has(matchId));
  const starts = nodes
    .filter(({ isQualifier, isReset }) => !isQualifier && !isReset)
    .flatMap(({ top, bottom }) => [top, bottom].filter(({ kind }) => kind === 'opening'));
  return starts.length - byes.length - listed.length;
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

interface Sides {
  readonly graph: BracketGraph;
  readonly wiki: WikiBracket;
  readonly pairs: Pairs;
  readonly occupants: Occupants | null;
}

/**
 * By who stands there already, by who has come from elsewhere, and where neither is known yet, by the slots
 * that winners come into.
 */
function isSwapped(sides: Sides, node: MatchNode): boolean {
  const { graph, wiki, pairs, occupants } = sides;
  const base = node.isReset ? graph.matches[resetBase(graph) ?? -1] : undefined;
  if (base) return isSwapped(sides, base);
  const match = wiki.matches.get(pairs.get(node.key) ?? '');
  if (!match) return false;
  const { teams } = match;
  // No link fills a place of a drawn round: its teams are drawn.
  const links = node.round ? [] : [node.top, node.bottom];
  const sources = links.map(({ kind, ...source }) => {
    const from = 'match' in source ? graph.matches[source.match] : undefined;
    return { kind, from: wiki.matches.get((from && pairs.get(from.key)) ?? '') };
  });
  const standsAt = (occupants?.teamsAt(node.key) ?? []).map((id) =>
    id === null ? -1 : teams.findIndex((key) => key !== null && occupants?.teamIdOf(key) === id),
  );
  const cameTo = sources.map(({ kind, from }) => {
    const team = sentOn(from, kind);
    if (team !== null) return teams.indexOf(team);
    return teams.findIndex((key) => key !== null && from?.teams.includes(key));
  });
  const feeds = sources.map(({ kind, from }) =>
    kind === 'winner'
      ? (match.place.feeders.find(({ matchId }) => matchId === from?.matchId)?.slot ?? -1)
      : -1,
  );
  return (
    crosses(standsAt) ?? crosses(cameTo) ?? crosses(feeds) ?? crosses(starter(node, teams)) ?? false
  );
}

/** The only team that is known where one begins and another comes. */
function starter({ top, bottom }: MatchNode, teams: readonly (string | null)[]): number[] {
  const known = teams.flatMap((team, at) => (team === null ? [] : [at]));
  const [only = -1, ...more] = known;
  const begins = [top, bottom].filter(({ kind }) => kind === 'opening').length;
  if (begins !== 1 || more.length > 0) return [];
  return [top, bottom].map(({ kind }) => (kind === 'opening' ? only : -1));
}

/** Whether the slots found for top and bottom are the other way round; null where none is known. */
function crosses(slots: readonly number[]): boolean | null {
  const at = slots.findIndex((slot) => slot >= 0);
  return at < 0 ? null : slots[at] !== at;
}
