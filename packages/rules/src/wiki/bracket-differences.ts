import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import type { BracketMismatch, NamedMatch } from './bracket-mismatch.ts';
import type { Pairs } from './lay-bracket.ts';
import { type Astray, teamsAstray } from './team-flow.ts';
import type { WikiBracket } from './wiki-bracket.ts';

/** The remaining differences of a bracket that stands on the format's. */
export const bracketDifferences = (
  graph: BracketGraph,
  wiki: WikiBracket,
  pairs: Pairs,
): BracketMismatch[] => [
  ...seriesLengths(graph, wiki, pairs),
  ...teamsAstray(graph, pairs, wiki.matches).map((astray) =>
    losersElsewhere(graph, wiki, pairs, astray),
  ),
];

/** Once a round, with what the wiki says of the first of its matches that differs. */
function seriesLengths(graph: BracketGraph, wiki: WikiBracket, pairs: Pairs): BracketMismatch[] {
  return graph.parts.flatMap(({ columns }) =>
    columns.flatMap(({ header, bestOf, matches }): BracketMismatch[] => {
      const lengths = matches.flatMap((index) => {
        const node = graph.matches[index];
        return (node && !node.isReset && onWiki(wiki, pairs, node)?.bestOf) || [];
      });
      const other = lengths.find((length) => length !== bestOf);
      if (other === undefined) return [];
      return [{ code: 'series_length', round: header, wiki: other, format: bestOf }];
    }),
  );
}

const onWiki = ({ matches }: WikiBracket, pairs: Pairs, { key }: MatchNode) =>
  matches.get(pairs.get(key) ?? '');

function losersElsewhere(
  graph: BracketGraph,
  wiki: WikiBracket,
  pairs: Pairs,
  { from, to, team }: Astray,
): BracketMismatch {
  const there = graph.matches.find(
    (node) => node.index > from.index && onWiki(wiki, pairs, node)?.teams.includes(team),
  );
  return {
    code: 'losers_elsewhere',
    from: named(graph, from),
    to: named(graph, to),
    wiki: there ? named(graph, there) : null,
  };
}

function named({ parts }: BracketGraph, { part, col, colIndex }: MatchNode): NamedMatch {
  const columns = parts.find(({ identifier }) => identifier === part)?.columns;
  return { round: columns?.[col]?.header ?? '', number: colIndex + 1 };
}
