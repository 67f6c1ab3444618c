import type { DrawnMatch } from './wiki-bracket.ts';

/** A match of the wiki by its position in the drawing, with what its page says of the ways to and from it. */
export interface WikiNode {
  readonly matchId: string;
  readonly isLower: boolean;
  readonly hasBye: boolean;
  /** Rounds of its part that are drawn before its own, and matches of its round that are drawn before it. */
  readonly round: number;
  readonly indexInRound: number;
  /** Column of its group; null where its group tells none. */
  readonly column: number | null;
  readonly group: number;
  /** The winner's next match, as far as that is stored. */
  readonly winnerTo: number | null;
  readonly loserTo: number | null;
  /** Matches whose winners come in, as far as they are stored, each with the slot that it fills. */
  readonly feeders: readonly Feeder[];
  /** Among the winners that come into the next match it is the upper one; null where that is not told. */
  readonly isFirstOfNext: boolean | null;
  readonly teams: readonly [string | null, string | null];
  readonly winner: string | null;
  readonly loser: string | null;
}

interface Feeder {
  readonly from: number;
  readonly slot: 0 | 1 | null;
}

export function wikiNodes(drawn: readonly DrawnMatch[]): WikiNode[] {
  const at = new Map(drawn.map(({ match }, index) => [match.matchId, index]));
  const feeders = feedersOf(drawn, at);
  const winnerTo = drawn.map((_, index) => {
    const to = feeders.findIndex((own) => own.some(({ from }) => from === index));
    return to < 0 ? null : to;
  });
  const columns = groupsWithColumns(drawn);
  return drawn.map(({ match, group }, index): WikiNode => {
    const { place, teams, winner, matchId, hasBye } = match;
    const [first, second] = teams;
    return {
      matchId,
      isLower: isLower(place),
      hasBye,
      ...roundOf(drawn, index),
      column: columns.has(group) ? place.roundIndex : null,
      group,
      winnerTo: winnerTo[index] ?? null,
      loserTo: at.get(place.loserTo ?? '') ?? null,
      feeders: feeders[index] ?? [],
      isFirstOfNext: isFirst(feeders[winnerTo[index] ?? -1] ?? [], index),
      teams,
      winner: winner === null ? null : winner === 'first' ? first : second,
      loser: winner === null ? null : winner === 'first' ? second : first,
    };
  });
}

type Place = DrawnMatch['match']['place'];

const isLower = ({ section }: Place): boolean => section === 'lower';

/** Some ways are told where they end, some where they begin. */
function feedersOf(drawn: readonly DrawnMatch[], at: ReadonlyMap<string, number>): Feeder[][] {
  const feeders = drawn.map(({ match: { place } }) =>
    place.feeders.flatMap(({ matchId, slot }): Feeder[] => {
      const from = at.get(matchId);
      return from === undefined ? [] : [{ from, slot }];
    }),
  );
  for (const [from, { match }] of drawn.entries()) {
    const to = at.get(match.place.winnerTo ?? '');
    const isKnown = feeders.some((own) => own.some((feeder) => feeder.from === from));
    if (to !== undefined && to !== from && !isKnown) feeders[to]?.push({ from, slot: null });
  }
  return feeders;
}

/** Two siblings are compared by their order, a single one by its slot. */
function isFirst(siblings: readonly Feeder[], index: number): boolean | null {
  const own = siblings.find(({ from }) => from === index);
  if (!own) return null;
  const [other] = siblings.filter(({ from }) => from !== index);
  if (other) return index < other.from;
  return own.slot === null ? null : own.slot === 0;
}

/** Lists and some pages tell no columns. */
function groupsWithColumns(drawn: readonly DrawnMatch[]): ReadonlySet<number> {
  const columns = new Map<number, Set<number>>();
  for (const { match, group } of drawn) {
    columns.set(group, (columns.get(group) ?? new Set<number>()).add(match.place.roundIndex));
  }
  return new Set([...columns].flatMap(([group, own]) => (own.size > 1 ? [group] : [])));
}

function roundOf(
  drawn: readonly DrawnMatch[],
  index: number,
): Pick<WikiNode, 'round' | 'indexInRound'> {
  const own = drawn[index];
  if (!own) return { round: 0, indexInRound: 0 };
  const { roundIndex } = own.match.place;
  const beside = drawn.filter(
    ({ match, group }) => group === own.group && isLower(match.place) === isLower(own.match.place),
  );
  const before = beside.map(({ match }) => match.place.roundIndex).filter((at) => at < roundIndex);
  const inRound = beside.filter(({ match }) => match.place.roundIndex === roundIndex);
  return { round: new Set(before).size, indexInRound: inRound.indexOf(own) };
}
