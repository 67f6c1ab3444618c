/** Wins that send a team through, and losses that put it out. */
export interface SwissEnds {
  readonly wins: number;
  readonly losses: number;
}

const MOST = 5;

/**
 * The numbers of wins and losses that end a Swiss stage with so many matches in each round [rule: drafts-4].
 * Null = none do, as where everybody plays every round.
 */
export function swissEnds(teams: number, rounds: readonly number[]): SwissEnds | null {
  const all = Array.from({ length: MOST - 1 }, (_, at) => at + 2);
  const pairs = all.flatMap((wins) => all.map((losses) => ({ wins, losses })));
  const fitting = pairs.filter((ends) => fits(roundsOf(teams, ends), rounds));
  return fitting.find(({ wins, losses }) => wins === losses) ?? fitting[0] ?? null;
}

/** Late rounds of an odd field can have a match more or less: whoever is left over meets the next record. */
function fits(expected: readonly number[], rounds: readonly number[]): boolean {
  return (
    expected.length === rounds.length &&
    expected.every((count, at) => Math.abs(count - (rounds[at] ?? 0)) <= (at < 2 ? 0 : 1))
  );
}

/** Matches of each round. */
const roundsOf = (teams: number, ends: SwissEnds): readonly number[] => play(teams, ends).rounds;

/** The number of teams that come to have enough wins, if every match is played. */
export const throughBy = (teams: number, ends: SwissEnds): number => play(teams, ends).through;

function play(
  teams: number,
  { wins, losses }: SwissEnds,
): { readonly rounds: readonly number[]; readonly through: number } {
  const rounds: number[] = [];
  let through = 0;
  // By losses, each with as many wins as rounds allow.
  let pools = new Map<string, number>([['0-0', teams]]);
  while (pools.size > 0) {
    const next = new Map<string, number>();
    const put = (won: number, lost: number, count: number): void => {
      if (count === 0 || lost === losses) return;
      if (won === wins) through += count;
      else next.set(`${won}-${lost}`, (next.get(`${won}-${lost}`) ?? 0) + count);
    };
    let matches = 0;
    let waiting: readonly [number, number] | null = null;
    for (const [record, count] of [...pools].toSorted(byWins)) {
      const [won = 0, lost = 0] = record.split('-').map(Number);
      let left = count;
      if (waiting && left > 0) {
        put(waiting[0] + 1, waiting[1], 1);
        put(won, lost + 1, 1);
        matches += 1;
        left -= 1;
        waiting = null;
      }
      const half = Math.floor(left / 2);
      put(won + 1, lost, half);
      put(won, lost + 1, half);
      matches += half;
      if (left % 2 === 1) waiting = [won, lost];
    }
    // A bye is a win.
    if (waiting) put(waiting[0] + 1, waiting[1], 1);
    rounds.push(matches);
    pools = next;
  }
  return { rounds, through };
}

const byWins = ([a]: readonly [string, number], [b]: readonly [string, number]): number =>
  Number(b.split('-')[0]) - Number(a.split('-')[0]);

/** Teams that win, or lose, every match until it is over for them. */
export const cleanCount = (teams: number, matches: number): number =>
  Math.floor(teams / 2 ** matches);
