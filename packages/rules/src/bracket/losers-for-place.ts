import { matchKey } from './graph.ts';
import type { BracketLinks, BracketPlace } from './links.ts';

/** A place that a match, or a few, can be played for besides the title. */
export type PlayedPlace = 3 | 5;

type Source = { readonly kind: 'winner' | 'loser'; readonly of: string };

/**
 * The matches whose losers play for a place, in drawing order: two for third place, two or four for fifth.
 * Empty where nobody is out of that place, it is decided already, or no match is the final [rule: formats-42].
 */
export function losersForPlace(links: BracketLinks, place: PlayedPlace): readonly BracketPlace[] {
  const tree = treeOf(links);
  const semiFinals = tree.final === null ? null : tree.twoWinners(tree.final);
  if (semiFinals === null) return [];
  const feeders = place === 3 ? semiFinals : fifthOf(tree, semiFinals);
  const isOut = feeders.every((key) => !links.loserTo.has(key));
  return isOut ? links.places.filter(({ key }) => feeders.includes(key)) : [];
}

/** Single elimination: those who lose before the semi-finals. Else those who are the last two to go out together. */
function fifthOf(tree: Tree, semiFinals: readonly string[]): readonly string[] {
  const [first = '', second = ''] = semiFinals;
  if (tree.isForThird(first, second)) {
    const quarterFinals = semiFinals.flatMap(tree.winnersInto);
    return quarterFinals.length === 2 || quarterFinals.length === 4 ? quarterFinals : [];
  }
  const lower = semiFinals.filter((key) => !tree.loses(key));
  const [last] = lower.length === 1 ? lower : [];
  const [before] = last === undefined ? [] : tree.winnersInto(last);
  return (before !== undefined && tree.twoWinners(before)) || [];
}

interface Tree {
  /** The match that decides the title; null where several matches lead nowhere. */
  readonly final: string | null;
  /** The matches whose winners come here. */
  winnersInto(key: string): readonly string[];
  /** The same, if nobody else comes. */
  twoWinners(key: string): readonly string[] | null;
  /** Its loser plays on. */
  loses(key: string): boolean;
  /** The losers of both are out, or meet for third place. */
  isForThird(first: string, second: string): boolean;
}

function treeOf({ places, winnerTo, loserTo }: BracketLinks): Tree {
  const into = new Map<string, Source[]>();
  for (const [kind, ways] of [
    ['winner', winnerTo],
    ['loser', loserTo],
  ] as const) {
    for (const [of, to] of ways) {
      into.set(matchKey(to), [...(into.get(matchKey(to)) ?? []), { kind, of }]);
    }
  }
  const sources = (key: string): readonly Source[] => into.get(key) ?? [];
  const isForPlace = (key: string): boolean => {
    const [one, other] = sources(key);
    if (one === undefined || other === undefined || one.kind !== other.kind) return false;
    return one.kind === 'loser' || (isForPlace(one.of) && isForPlace(other.of));
  };
  const ends = places.filter(
    ({ key, column }) =>
      !column.isQualifier && !column.bothTeamsAdvance && !winnerTo.has(key) && !isForPlace(key),
  );
  const winnersInto = (key: string): string[] =>
    sources(key).flatMap(({ kind, of }) => (kind === 'winner' ? [of] : []));
  return {
    final: ends.length === 1 ? (ends[0]?.key ?? null) : null,
    winnersInto,
    twoWinners: (key) => {
      const winners = winnersInto(key);
      return winners.length === 2 ? winners : null;
    },
    loses: (key) => loserTo.has(key),
    isForThird: (first, second) => {
      const [one, other] = [loserTo.get(first), loserTo.get(second)];
      if (one === undefined || other === undefined) return one === other;
      return matchKey(one) === matchKey(other) && isForPlace(matchKey(one));
    },
  };
}
