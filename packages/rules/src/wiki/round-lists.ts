import type { MatchGroup } from './wiki-page.ts';

/** Lists that are the rounds of one stage: 'Round 1 Matches', 'Round 2 High Matches', … */
export interface RoundLists {
  readonly lists: readonly MatchGroup[];
  /** Matches in each round. */
  readonly sizes: readonly number[];
}

/** 'Round 3' of a title or of the heading above, else what its matches say; null where nothing names one. */
const roundOfList = ({ title, section, matches }: MatchGroup): number | null =>
  roundNamed(title) ?? roundNamed(section) ?? roundOfMatches(matches);

/** Lists that are called by their days may know their rounds all the same. */
function roundOfMatches(matches: MatchGroup['matches']): number | null {
  const rounds = matches.map(({ place }) => (place.kind === 'list' ? place.round : null));
  const [round = null] = rounds;
  return rounds.every((other) => other === round) ? round : null;
}

export function roundNamed(text: string): number | null {
  const number = /\bround\s+(\d+)/i.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

const LEAST_ROUNDS = 3;

/** Runs of lists, one after the other on their page, whose rounds count up; a run begins anew where they do not. */
export function roundRuns(lists: readonly MatchGroup[]): RoundLists[] {
  const runs: MatchGroup[][] = [];
  let last: number | null = null;
  for (const list of lists) {
    const round = roundOfList(list);
    const run = runs.at(-1);
    if (round !== null && last !== null && run && round >= last && round <= last + 1)
      run.push(list);
    else if (round !== null) runs.push([list]);
    last = round;
  }
  return runs
    .map((run) => ({ lists: run, sizes: sizesOf(run) }))
    .filter(({ sizes }) => sizes.length >= LEAST_ROUNDS);
}

function sizesOf(lists: readonly MatchGroup[]): number[] {
  const sizes = new Map<number, number>();
  for (const list of lists) {
    const round = roundOfList(list) ?? 0;
    sizes.set(round, (sizes.get(round) ?? 0) + list.matches.length);
  }
  return [...sizes.values()];
}

/** Everybody plays in the first round. */
export const teamsOfFirstRound = (lists: readonly MatchGroup[]): number =>
  lists
    .filter((list) => roundOfList(list) === 1)
    .reduce((teams, { matches }) => teams + 2 * matches.length, 0);

/**
 * Everybody plays everybody, once or several times: rounds of one size, one fewer than there are teams, or
 * as many where one team rests in each.
 */
export function isRoundRobin({ sizes }: RoundLists): boolean {
  const [size = 0] = sizes;
  const isWhole = [2 * size - 1, 2 * size + 1].some((rounds) => sizes.length % rounds === 0);
  return !isThinning({ sizes }) && isWhole;
}

/** Rounds become smaller as teams go through and out. */
export const isThinning = ({ sizes }: Pick<RoundLists, 'sizes'>): boolean =>
  new Set(sizes).size > 1;

/** How many teams play everybody once in so many matches; null where no number does. */
export function teamsOfRoundRobin(matchCount: number): number | null {
  const teams = (1 + Math.sqrt(1 + 8 * matchCount)) / 2;
  return Number.isInteger(teams) && teams > 2 ? teams : null;
}
