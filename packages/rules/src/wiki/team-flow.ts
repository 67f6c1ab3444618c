import type { BracketGraph, MatchNode, SlotSource } from '../bracket/graph.ts';
import type { OutlineMatch } from './wiki-group.ts';

type Matches = ReadonlyMap<string, OutlineMatch>;

/** A team that did not come where the format sends it. */
export interface Astray {
  readonly from: MatchNode;
  readonly to: MatchNode;
  readonly team: string;
}

/** Teams of the wiki that are elsewhere than the format's links say, when its matches are laid on the format so. */
export function teamsAstray(
  graph: BracketGraph,
  pairs: ReadonlyMap<string, string>,
  matches: Matches,
): Astray[] {
  const onWiki = ({ key }: MatchNode) => matches.get(pairs.get(key) ?? '');
  return graph.matches.flatMap((to) => {
    const there = onWiki(to);
    // The draw sends teams into a drawn round, and no link does.
    if (to.isReset || to.round || !there?.teams.every((team) => team !== null)) return [];
    return [to.top, to.bottom].flatMap((source): Astray[] => {
      const from = source.kind === 'opening' ? undefined : graph.matches[source.match];
      const team = from && sentOn(onWiki(from), source.kind);
      return from && team && !there.teams.includes(team) ? [{ from, to, team }] : [];
    });
  });
}

/** The team that a decided match of the wiki sends on. */
export function sentOn(match: OutlineMatch | undefined, as: SlotSource['kind']): string | null {
  if (!match?.winner) return null;
  const [winner, loser] = match.winner === 'first' ? match.teams : match.teams.toReversed();
  return (as === 'winner' ? winner : loser) ?? null;
}
