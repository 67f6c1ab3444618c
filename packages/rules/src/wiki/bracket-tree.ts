/**
 * A bracket as its winners run through it, for the format's and the wiki's alike: whose winners come into
 * which match. Where losers drop is not on the wiki.
 */
export interface TreeNode {
  /** The match's key in a format, its id on the wiki. */
  readonly id: string;
  readonly side: Side;
  /** The matches whose winners come in, in the order of their round. */
  readonly feeders: readonly Feeder[];
  /** Counted from where winners of its side begin: 1 is their first round. */
  readonly round: number;
  /** A place of which a winner of nothing comes in may belong to a team that had a bye. */
  readonly canBeBye: boolean;
}

interface Feeder {
  readonly node: TreeNode;
  readonly slot: 0 | 1;
}

/** A final brings together winners of both other sides. */
export type Side = 'upper' | 'lower' | 'final';

/** The matches that no winner leaves, in the order in which they are drawn, with all that leads to them. */
export interface BracketTree {
  readonly roots: readonly TreeNode[];
  readonly nodes: readonly TreeNode[];
}

/** A match before its tree is known. */
export interface Seedling {
  readonly id: string;
  /** What it is called; a match with feeders of both sides is a final all the same. */
  readonly side: 'upper' | 'lower';
  readonly feeders: readonly { readonly id: string; readonly slot: 0 | 1 }[];
  readonly canBeBye: boolean;
}

/** Grows the tree of matches given in the order in which they are drawn; feeders that are not given are none. */
export function growTree(seedlings: readonly Seedling[]): BracketTree {
  const byId = new Map(seedlings.map((seedling, order) => [seedling.id, { seedling, order }]));
  const grown = new Map<string, TreeNode>();
  const growing = new Set<string>();
  const grow = (id: string): TreeNode | null => {
    const known = grown.get(id);
    const given = byId.get(id);
    if (known || !given || growing.has(id)) return known ?? null;
    growing.add(id);
    const feeders = given.seedling.feeders
      .toSorted((a, b) => (byId.get(a.id)?.order ?? 0) - (byId.get(b.id)?.order ?? 0))
      .flatMap(({ id: feeder, slot }) => {
        const node = grow(feeder);
        return node ? [{ node, slot }] : [];
      });
    const node = nodeOf(given.seedling, feeders);
    grown.set(id, node);
    return node;
  };
  const nodes = seedlings.flatMap(({ id }) => grow(id) ?? []);
  const fed = new Set(nodes.flatMap(({ feeders }) => feeders.map(({ node }) => node)));
  return { nodes, roots: nodes.filter((node) => !fed.has(node)) };
}

function nodeOf({ id, side: called, canBeBye }: Seedling, feeders: readonly Feeder[]): TreeNode {
  const side = sideOf(called, feeders);
  const before = feeders.filter(({ node }) => node.side === side).map(({ node }) => node.round);
  return { id, side, feeders, canBeBye, round: 1 + Math.max(0, ...before) };
}

function sideOf(called: 'upper' | 'lower', feeders: readonly Feeder[]): Side {
  const sides = new Set(feeders.map(({ node }) => node.side));
  if (sides.size > 1 || sides.has('final')) return 'final';
  return called;
}
