import type { WikiMatch } from './records.ts';
import type { MatchGroup } from './wiki-page.ts';

/** Lists that are the rounds of one stage: 'Round 1 Matches', 'Round 2 High Matches', … */
export interface RoundLists {
  readonly lists: readonly MatchGroup[];
  /** Matches in each round. */
  readonly sizes: readonly number[];
}

/** 'Round 3' of a title or of the heading above; null where neither names one. */
const namedRound = ({ title, section }: MatchGroup): number | null =>
  roundNamed(title) ?? roundNamed(section);

export function roundNamed(text: string): number | null {
  const number = /\bround\s+(\d+)/i.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** The round of each of its matches: what the list is called, else what they say themselves. */
function roundsOfList(list: MatchGroup): readonly number[] | null {
  const named = namedRound(list);
  if (named !== null) return list.matches.map(() => named);
  const own = list.matches.flatMap(({ place }) =>
    place.kind === 'list' && place.round !== null ? [place.round] : [],
  );
  const areInOrder = own.every((round, at) => at === 0 || follows(round, own[at - 1] ?? round));
  return own.length > 0 && own.length === list.matches.length && areInOrder ? own : null;
}

const follows = (round: number, last: number): boolean => round === last || round === last + 1;

const LEAST_ROUNDS = 3;

interface Run {
  readonly lists: readonly MatchGroup[];
  /** The round of every match. */
  readonly rounds: readonly number[];
}

/** Runs of lists, one after the other on their page, whose rounds count up; a run begins anew where they do not. */
export function roundRuns(lists: readonly MatchGroup[]): RoundLists[] {
  return runsOf(lists)
    .map((run) => ({ lists: run.lists, sizes: sizesOf(run) }))
    .filter(({ sizes }) => sizes.length >= LEAST_ROUNDS);
}

function runsOf(lists: readonly MatchGroup[]): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (let at = 0; at < lists.length; at += 1) {
    const list = lists[at] as MatchGroup;
    const swiss = swissInOrder(lists.slice(at));
    const rounds = roundsOfList(list);
    if (swiss) {
      runs.push(swiss);
      at += swiss.lists.length - 1;
    } else if (rounds !== null) {
      const run: Run = { lists: [list], rounds };
      const before = isOpen ? runs.pop() : undefined;
      runs.push(...(before ? joined(before, run) : [run]));
    }
    isOpen = swiss === null && rounds !== null;
  }
  return runs;
}

/** One run, where the second goes on where the first ends. */
const joined = (a: Run, b: Run): readonly Run[] =>
  follows(b.rounds[0] ?? 0, a.rounds.at(-1) ?? 0)
    ? [{ lists: [...a.lists, ...b.lists], rounds: [...a.rounds, ...b.rounds] }]
    : [a, b];

function sizesOf({ rounds }: Run): number[] {
  const sizes = new Map<number, number>();
  for (const round of rounds) sizes.set(round, (sizes.get(round) ?? 0) + 1);
  return [...sizes.values()];
}

/** Matches of each round of a Swiss of sixteen teams to three wins or losses; larger ones have a multiple. */
const SWISS_SIZES = [8, 8, 8, 6, 3];
const SWISS_MATCHES = 33;

/**
 * The first lists of these, if they hold a whole Swiss whose rounds their names do not tell. A list
 * named by its day holds matches of several rounds. The matches stand in the order in which they
 * are played.
 */
function swissInOrder(lists: readonly MatchGroup[]): Run | null {
  let count = 0;
  for (const [at, { matches }] of lists.entries()) {
    count += matches.length;
    if (count === 0 || count % SWISS_MATCHES !== 0) continue;
    const own = lists.slice(0, at + 1);
    const rounds = SWISS_SIZES.flatMap((size, round) =>
      Array.from({ length: (size * count) / SWISS_MATCHES }, () => round + 1),
    );
    if (own.some((list) => namedRound(list) === null) && isPlayedSo(own, rounds)) {
      return { lists: own, rounds };
    }
  }
  return null;
}

/** The first round is drawn, nobody plays twice in a round, and a round that is named is that one. */
function isPlayedSo(lists: readonly MatchGroup[], rounds: readonly number[]): boolean {
  const last = new Map<string, number>();
  return lists
    .flatMap((list) => list.matches.map((match) => ({ match, named: namedRound(list) })))
    .every(({ match, named }, at) => {
      const round = rounds[at] ?? 0;
      if (named !== null && named !== round) return false;
      return match.opponents.every(({ teamKey }) => {
        if (teamKey === null) return round > 1;
        const isLater = (last.get(teamKey) ?? 0) < round;
        last.set(teamKey, round);
        return isLater;
      });
    });
}

/** Everybody plays in the first round, or has nobody opposite. */
export const teamsOfFirstRound = (lists: readonly MatchGroup[]): number =>
  runsOf(lists)
    .flatMap((run) => {
      const matches = run.lists.flatMap((list) => list.matches);
      return matches.filter((_, at) => run.rounds[at] === 1);
    })
    .reduce((count, { opponents }) => count + 2 - byesOf(opponents), 0);

const byesOf = (opponents: WikiMatch['opponents']): number =>
  opponents.filter(({ kind }) => kind === 'bye').length;

/** Matches of a list that are played. */
export const playedIn = (matches: readonly WikiMatch[]): number =>
  matches.filter(({ opponents }) => byesOf(opponents) === 0).length;

/**
 * Everybody plays everybody, once or several times: rounds of one size, one fewer than there are teams, or
 * as many where one team rests in each.
 */
export function isRoundRobin({ sizes }: RoundLists): boolean {
  const [size = 0] = sizes;
  const isWhole = [2 * size - 1, 2 * size + 1].some((rounds) => sizes.length % rounds === 0);
  return !isThinning({ sizes }) && isWhole;
}

/** Half of the teams are out after each round: nobody's losses are counted, and every round is one of its own. */
export const isKnockout = ({ sizes }: RoundLists): boolean =>
  sizes.every((size, round) => round === 0 || 2 * size <= (sizes[round - 1] ?? 0));

/** Rounds become smaller as teams go through and out. */
export const isThinning = ({ sizes }: Pick<RoundLists, 'sizes'>): boolean =>
  new Set(sizes).size > 1;

/** The number of teams that play everybody once in so many matches; null where none does. */
export function teamsOfRoundRobin(matchCount: number): number | null {
  const teams = (1 + Math.sqrt(1 + 8 * matchCount)) / 2;
  return Number.isInteger(teams) && teams > 2 ? teams : null;
}
