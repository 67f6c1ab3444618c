import type { BracketTree, TreeNode } from './bracket-tree.ts';

/** How exactly two trees have to be alike. */
export interface PairRules {
  /** Pages call the sides of unusual brackets as they like: then shape alone decides. */
  readonly ignoresSides: boolean;
  /** The page splits the bracket: where a part of it begins, the format's match has feeders all the same. */
  readonly isSplit: boolean;
}

/** The wiki's match for each of the format's, by their ids. */
export type Pairs = ReadonlyMap<string, string>;

type NodePair = readonly [format: TreeNode, wiki: TreeNode];

/** All ways in which two trees can be laid on each other; the first is in the order of both drawings. */
export interface TreePairing {
  pairsOf(choices: Choices): Pairs;
  /** Where something can be exchanged: each answers the choices that have it exchanged. */
  readonly exchanges: readonly ((choices: Choices) => Choices)[];
}

export interface Choices {
  /** Of a match whose feeders can be paired otherwise: how, by its id. */
  readonly ways: ReadonlyMap<string, number>;
  readonly roots: readonly NodePair[];
}

/** Null where they cannot be laid on each other. The first choices are beside them. */
export function pairTrees(
  format: BracketTree,
  wiki: BracketTree,
  rules: PairRules,
): (TreePairing & { readonly first: Choices }) | null {
  const ways = waysToPair(rules);
  const roots = rules.isSplit
    ? pairSplitRoots(format, wiki, ways)
    : pairRoots(format, wiki, (f, w) => ways(f, w).length > 0);
  if (!roots) return null;
  const first: Choices = { ways: new Map(), roots };
  return {
    first,
    pairsOf: (choices) => pairsOf(choices, ways),
    exchanges: [...rootExchanges(roots, ways), ...feederExchanges(roots, ways)],
  };
}

type Way = readonly NodePair[];
type Ways = (format: TreeNode, wiki: TreeNode) => readonly Way[];

/** The ways in which what comes into two matches can be paired; none where the matches are not alike. */
function waysToPair(rules: PairRules): Ways {
  const known = new Map<TreeNode, Map<TreeNode, readonly Way[]>>();
  const ways: Ways = (format, wiki) => {
    const own = known.get(format) ?? new Map<TreeNode, readonly Way[]>();
    known.set(format, own);
    const found = own.get(wiki) ?? findWays(format, wiki);
    own.set(wiki, found);
    return found;
  };
  const fits = ([format, wiki]: NodePair) => ways(format, wiki).length > 0;
  const mayLack = ({ feeders }: TreeNode) => rules.isSplit || feeders.length === 0;
  // Whose winners meet in a grand final is not seen where it is a part of its own.
  const isSameSide = (format: TreeNode, wiki: TreeNode) =>
    format.side === wiki.side ||
    (rules.isSplit && format.side === 'final' && wiki.feeders.length === 0);
  const findWays = (format: TreeNode, wiki: TreeNode): readonly Way[] => {
    if (!rules.ignoresSides && !isSameSide(format, wiki)) return [];
    return candidateWays(format, wiki).filter(
      (way) =>
        way.every(fits) &&
        leftOf(format, way, 0).every(mayLack) &&
        leftOf(wiki, way, 1).every(({ canBeBye, feeders }) => canBeBye && feeders.length === 0),
    );
  };
  return ways;
}

const leftOf = ({ feeders }: TreeNode, way: Way, at: 0 | 1): TreeNode[] =>
  feeders.map(({ node }) => node).filter((node) => !way.some((pair) => pair[at] === node));

/** Each feeder of one with one of the other, as many as there are; in order, and slot on slot, first. */
function candidateWays(format: TreeNode, wiki: TreeNode): Way[] {
  const [ours, theirs] = [format.feeders, wiki.feeders];
  const [a, b] = ours;
  const [c, d] = theirs;
  if (a && b && c && d) {
    return [
      [
        [a.node, c.node],
        [b.node, d.node],
      ],
      [
        [a.node, d.node],
        [b.node, c.node],
      ],
    ];
  }
  const single = ours.flatMap((own) =>
    theirs.map((their) => ({
      way: [[own.node, their.node]] as const,
      isSameSlot: own.slot === their.slot,
    })),
  );
  if (single.length === 0) return [[]];
  return [
    ...single.filter(({ isSameSlot }) => isSameSlot),
    ...single.filter(({ isSameSlot }) => !isSameSlot),
  ].map(({ way }) => way);
}

/** Every root of the wiki with one of the format's, in their order as far as that can be. */
function pairRoots(
  format: BracketTree,
  wiki: BracketTree,
  fits: (format: TreeNode, wiki: TreeNode) => boolean,
): NodePair[] | null {
  const taken = new Map<TreeNode, TreeNode>();
  const place = (root: TreeNode, asked: Set<TreeNode>): boolean =>
    format.roots.some((own) => {
      if (asked.has(own) || !fits(own, root)) return false;
      asked.add(own);
      const other = taken.get(own);
      if (other && !place(other, asked)) return false;
      taken.set(own, root);
      return true;
    });
  const freeFirst = (root: TreeNode): boolean => {
    const free = format.roots.find((own) => !taken.has(own) && fits(own, root));
    if (free) taken.set(free, root);
    return free !== undefined || place(root, new Set());
  };
  return wiki.roots.every(freeFirst) ? [...taken] : null;
}

/** As many attempts at a bracket that a page splits; pages split it into a handful of parts. */
const ATTEMPTS = 2000;

/**
 * From the end of the bracket back: each match gets a part of the page, one that holds most of what leads
 * to it first, and what that part lacks is looked for among the others.
 */
function pairSplitRoots(format: BracketTree, wiki: BracketTree, ways: Ways): NodePair[] | null {
  let attempts = 0;
  const place = (wanted: readonly TreeNode[], free: readonly TreeNode[]): NodePair[] | null => {
    const [own, ...others] = wanted;
    if (!own) return free.length === 0 ? [] : null;
    const coverings = free
      .filter((root) => ways(own, root).length > 0)
      .map((root): Covering => ({ root, covered: coveredBy([own, root], ways) }))
      .sort((a, b) => b.covered.length - a.covered.length);
    for (const { root, covered } of coverings) {
      attempts += 1;
      if (attempts > ATTEMPTS) return null;
      const left = free.filter((other) => other !== root);
      const rest = place([...others, ...lackingOf(covered)], left);
      if (rest) return [[own, root], ...rest];
    }
    return null;
  };
  return place(format.roots, wiki.roots);
}

interface Covering {
  readonly root: TreeNode;
  readonly covered: readonly NodePair[];
}

function coveredBy(pair: NodePair, ways: Ways): NodePair[] {
  const [way = []] = ways(...pair);
  return [pair, ...way.flatMap((next) => coveredBy(next, ways))];
}

function lackingOf(covered: readonly NodePair[]): TreeNode[] {
  const known = new Set(covered.map(([format]) => format));
  return covered.flatMap(([{ feeders }]) =>
    feeders.map(({ node }) => node).filter((node) => !known.has(node)),
  );
}

function pairsOf({ ways: chosen, roots }: Choices, ways: Ways): Pairs {
  const pairs = new Map<string, string>();
  const walk = ([format, wiki]: NodePair): void => {
    pairs.set(format.id, wiki.id);
    const own = ways(format, wiki);
    const way = own[chosen.get(format.id) ?? 0] ?? own[0];
    way?.forEach(walk);
  };
  roots.forEach(walk);
  return pairs;
}

type Exchange = (choices: Choices) => Choices;

function rootExchanges(roots: readonly NodePair[], ways: Ways): Exchange[] {
  return roots.flatMap(([a, x], first) =>
    roots.slice(first + 1).flatMap(([b, y], after): Exchange[] => {
      if (ways(a, y).length === 0 || ways(b, x).length === 0) return [];
      const second = first + 1 + after;
      return [({ roots: now, ...rest }) => ({ ...rest, roots: exchanged(now, first, second) })];
    }),
  );
}

function exchanged(roots: readonly NodePair[], first: number, second: number): NodePair[] {
  return roots.map(([format, wiki], at) => {
    if (at === first) return [format, roots[second]?.[1] ?? wiki];
    return at === second ? [format, roots[first]?.[1] ?? wiki] : [format, wiki];
  });
}

/** The largest first: what is exchanged there moves all below. */
function feederExchanges(roots: readonly NodePair[], ways: Ways): Exchange[] {
  const found: Exchange[] = [];
  let level: readonly NodePair[] = roots;
  while (level.length > 0) {
    for (const [format, wiki] of level) {
      if (ways(format, wiki).length < 2) continue;
      found.push(({ ways: now, ...rest }) => ({
        ...rest,
        ways: new Map(now).set(format.id, 1 - (now.get(format.id) ?? 0)),
      }));
    }
    level = level.flatMap((pair) => ways(...pair)[0] ?? []);
  }
  return found;
}
