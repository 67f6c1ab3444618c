import type { TeamMatch } from '../model/team-match.ts';

/** A team of a Swiss stage by the matches of its whole rounds. */
export interface SwissRow {
  readonly teamId: number;
  readonly wins: number;
  readonly losses: number;
  /** In the order of the rounds; null = a bye. */
  readonly met: readonly (number | null)[];
  /** Wins less losses of everybody it met: how hard its way was. */
  readonly difficulty: number;
}

/** Why the matches of a stage are no Swiss rounds, the first thing that does not fit. */
export type SwissContradiction =
  | { readonly code: 'no_round' }
  /** `not_over`: a later round has matches already. */
  | {
      readonly code: 'unknown_team' | 'own_opponent' | 'no_winner' | 'not_over';
      readonly round: number;
    }
  | {
      readonly code: 'plays_twice' | 'plays_on' | 'left_out';
      readonly round: number;
      readonly teamId: number;
    };

export type SwissTable =
  | {
      readonly ok: true;
      /** Before that round, by record, then by difficulty, then by seed, the best first. */
      readonly rows: readonly SwissRow[];
      /** The first round that is not whole; all before it are. */
      readonly round: number;
      /** Matches of that round so far. */
      readonly running: readonly TeamMatch[];
      /** Teams that play on, without a match in that round yet, in the order of `rows`. */
      readonly waiting: readonly number[];
    }
  | { readonly ok: false; readonly problem: SwissContradiction };

/** The teams in the order of their seeds, and after how many wins, or losses, a team is done. */
export interface SwissField {
  readonly seeds: readonly number[];
  readonly enough: number;
}

/** Reads the matches round by round, and refuses what cannot have been played [rule: swiss-12]. */
export function swissTable(field: SwissField, matches: readonly TeamMatch[]): SwissTable {
  if (matches.some(({ round }) => !isRound(round))) {
    return { ok: false, problem: { code: 'no_round' } };
  }
  let standing = new Map(field.seeds.map((teamId): [number, SwissRow] => [teamId, newRow(teamId)]));
  for (let round = 1; ; round += 1) {
    const own = matches.filter((match) => match.round === round);
    const playing = [...standing.values()].filter((row) => !isSwissDone(row, field.enough));
    const problem = problemIn(own, round, standing, field.enough);
    if (problem) return { ok: false, problem };
    const present = new Set(own.flatMap(({ teamIds }) => teamIds));
    const waiting = playing.filter(({ teamId }) => !present.has(teamId));
    const isWhole = waiting.length === 0 && own.every(({ result }) => result !== 'open');
    if (isWhole && playing.length > 0) {
      standing = after(standing, own);
      continue;
    }
    const later = matches.find((match) => (match.round ?? 0) > round);
    if (later) return { ok: false, problem: problemBefore(later, round, playing, waiting) };
    const rows = ranked(standing, field.seeds);
    const ids = new Set(waiting.map(({ teamId }) => teamId));
    const inOrder = rows.flatMap(({ teamId }) => (ids.has(teamId) ? [teamId] : []));
    return { ok: true, rows, round, running: own, waiting: inOrder };
  }
}

/** Whether a team has played all that it plays. */
export const isSwissDone = (
  { wins, losses }: Pick<SwissRow, 'wins' | 'losses'>,
  enough: number,
): boolean => wins >= enough || losses >= enough;

const isRound = (round: number | null): boolean =>
  round !== null && Number.isInteger(round) && round >= 1;

const newRow = (teamId: number): SwissRow => ({
  teamId,
  wins: 0,
  losses: 0,
  met: [],
  difficulty: 0,
});

type Standing = Map<number, SwissRow>;

function problemIn(
  own: readonly TeamMatch[],
  round: number,
  standing: Standing,
  enough: number,
): SwissContradiction | null {
  const seen = new Set<number>();
  for (const { teamIds, result } of own) {
    const [first, second] = teamIds;
    if (first === second) return { code: 'own_opponent', round };
    for (const teamId of teamIds) {
      if (teamId === null) continue;
      const row = standing.get(teamId);
      if (!row) return { code: 'unknown_team', round };
      if (isSwissDone(row, enough)) return { code: 'plays_on', round, teamId };
      if (seen.has(teamId)) return { code: 'plays_twice', round, teamId };
      seen.add(teamId);
    }
    if (result === 'draw' || result === 'unclear') return { code: 'no_winner', round };
  }
  return null;
}

/** A later round has a match before this one is whole. */
function problemBefore(
  { teamIds: [teamId], round: later }: TeamMatch,
  round: number,
  playing: readonly SwissRow[],
  [left]: readonly SwissRow[],
): SwissContradiction {
  if (playing.length === 0) return { code: 'plays_on', round: later ?? round, teamId };
  return left ? { code: 'left_out', round, teamId: left.teamId } : { code: 'not_over', round };
}

function after(standing: Standing, own: readonly TeamMatch[]): Standing {
  const next = new Map(standing);
  for (const { teamIds, result } of own) {
    const [first, second] = teamIds;
    const play = (teamId: number, met: number | null, isWon: boolean) => {
      const row = next.get(teamId);
      if (!row) return;
      const { wins, losses } = row;
      next.set(teamId, {
        ...row,
        wins: wins + (isWon ? 1 : 0),
        losses: losses + (isWon ? 0 : 1),
        met: [...row.met, met],
      });
    };
    // A bye is a win, however it was entered [rule: swiss-7].
    play(first, second, second === null || result === 'first');
    if (second !== null) play(second, first, result === 'second');
  }
  return next;
}

function ranked(standing: Standing, seeds: readonly number[]): SwissRow[] {
  const surplus = (teamId: number | null): number => {
    const row = teamId === null ? undefined : standing.get(teamId);
    return row ? row.wins - row.losses : 0;
  };
  const rows = seeds.flatMap((teamId) => {
    const row = standing.get(teamId);
    if (!row) return [];
    const difficulty = row.met.reduce<number>((sum, met) => sum + surplus(met), 0);
    return [{ ...row, difficulty }];
  });
  return rows.toSorted(
    (one, other) =>
      other.wins - one.wins || one.losses - other.losses || other.difficulty - one.difficulty,
  );
}
