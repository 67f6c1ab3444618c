import type {
  BracketGraph,
  MatchNode,
  MatchPlace,
  MatchSlot,
  PathOf,
  SlotTarget,
} from '@callshot/rules';
import type { Edge } from '@xyflow/react';
import type { MatchSize } from '../../../../play/bracket/board/match-size.ts';
import { m } from '../../words/messages.js';
import { builderSize } from '../builder-size.ts';
import { matchName, placeOf } from '../match-names.ts';

/** Lines are drawn by hand: they need more room between columns than those that follow by themselves. */
const COLUMN_GAP = 150;
const ROW_GAP = 40;

export const FREEFORM_SIZE: MatchSize = {
  ...builderSize(1),
  columnGap: COLUMN_GAP,
  rowGap: ROW_GAP,
};

/** The ports of a match: two slots that teams come into, and one for each team that goes on. */
export type InPort = 'top' | 'bottom';
export type OutPort = PathOf;

/** A way from one match into a slot of another. */
export interface Link {
  readonly match: MatchPlace;
  readonly as: PathOf;
  readonly to: MatchSlot;
}

export interface LinkEdge extends Edge {
  readonly data: { readonly link: Link };
}

/** The ways that are drawn, winners' before losers'. */
export const linksOf = (graph: BracketGraph): LinkEdge[] =>
  (['winner', 'loser'] as const).flatMap((as) =>
    graph.matches.flatMap((node) => linkEdge(graph, node, as) ?? []),
  );

const targetOf = (node: MatchNode, as: PathOf): SlotTarget | null =>
  as === 'winner' ? node.winnerTo : node.loserTo;

function linkEdge(graph: BracketGraph, node: MatchNode, as: PathOf): LinkEdge | null {
  const target = targetOf(node, as);
  const place = target && placeOf(graph, target.match);
  const to = target && graph.matches[target.match];
  if (!target || !place || !to || to.isReset) return null;
  const slot = { ...place, isTop: target.isTop };
  const match = { part: node.part, col: node.col, colIndex: node.colIndex };
  return {
    id: `${as} ${node.key}`,
    className: as,
    source: node.key,
    sourceHandle: as,
    target: to.key,
    targetHandle: target.isTop ? 'top' : 'bottom',
    ariaLabel: m.linkLabel({ link: linkWords({ match, as, to: slot }) }),
    data: { link: { match, as, to: slot } },
  };
}

/** 'Winner of A 1·1 to A 2·1, top' */
export const linkWords = ({ match, as, to }: Link): string =>
  m.linkOf({
    as,
    match: matchName(match),
    to: matchName(to),
    side: to.isTop ? 'top' : 'bottom',
  });

interface Ends {
  readonly source: string | null;
  readonly sourceHandle?: string | null;
  readonly target: string | null;
  readonly targetHandle?: string | null;
}

/** The link that a line between two ports makes; null if an end is at no port. */
export function linkBetween(graph: BracketGraph, ends: Ends): Link | null {
  const from = graph.byKey.get(ends.source ?? '');
  const to = graph.byKey.get(ends.target ?? '');
  const as = ends.sourceHandle;
  const port = ends.targetHandle;
  if (!from || !to || (as !== 'winner' && as !== 'loser')) return null;
  if (port !== 'top' && port !== 'bottom') return null;
  const place = ({ part, col, colIndex }: MatchNode): MatchPlace => ({ part, col, colIndex });
  return { match: place(from), as, to: { ...place(to), isTop: port === 'top' } };
}

/**
 * The message for a line that was drawn. Within one part the line says enough by itself
 * [rule: builder-17].
 */
export const connectionText = ({ match, to }: Link): string | null =>
  match.part === to.part ? null : m.connectionMade();

/** The destination of a team that no line leads on; null if a line does, or if no team goes on. */
export function endOf(graph: BracketGraph, node: MatchNode, as: PathOf): string | null {
  if (node.isQualifier || node.isReset || targetOf(node, as)) return null;
  if (as === 'loser') return node.bothTeamsAdvance ? m.goesOn() : m.out();
  const ends = graph.matches.filter(
    (one) => !one.isQualifier && !one.isReset && one.winnerTo === null,
  );
  return ends.length === 1 ? m.winsTheEvent() : m.goesOn();
}
