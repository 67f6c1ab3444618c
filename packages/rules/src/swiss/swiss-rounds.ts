import type { FateWorth, WorthOf } from './fate-worth.ts';
import { type Classes, type Count, classesOf, sum, winnersOf } from './swiss-pools.ts';
import type { SwissProgress } from './swiss-progress.ts';

/** Input for playing the rounds that are left. */
export interface RoundsToPlay {
  readonly teamIds: readonly number[];
  readonly progress: Pick<SwissProgress, 'records' | 'pairings'>;
  /** So many wins end a team's stage, and so many losses. */
  readonly enough: number;
  /**
   * Teams that go through. If these are not exactly those with enough wins, the tournament decides
   * between its count and theirs, by record.
   */
  readonly through: { readonly least: number; readonly most: number };
}

/** The most that all teams together can come to be worth; far below zero where nothing is possible. */
export type MostOf = (worthOf: WorthOf) => number;

/**
 * Plays the rest of a Swiss stage in the way that is worth the most. In each round teams meet
 * opponents of their record. Drawn pairs play their match, and of all other teams any half can win,
 * since any draw is possible. In an odd pool one team plays somebody of the next record below. The
 * team left over has a bye. The search tries no more than it has to. If one team gains more than
 * another by every better fate, the first may as well win. If it does not, the two can exchange all
 * that is to come, which loses nothing. Or they come to the same record later on and exchange the
 * matches between.
 */
export function roundsLeft(input: RoundsToPlay): MostOf {
  const plan = planOf(input);
  return (worthOf) => {
    const classes = classesOf(input.teamIds.map(worthOf));
    return createPlay(plan, classes).best();
  };
}

/** The two teams of a match that is drawn. */
type Drawn = readonly [Standing, Standing];

/** A team by position, and what it has won. */
interface Standing {
  readonly team: number;
  readonly wins: number;
}

interface Plan {
  readonly enough: number;
  readonly through: RoundsToPlay['through'];
  /** By round, counted from 0: teams that no drawn match concerns, and drawn matches. */
  readonly rounds: readonly {
    readonly free: readonly Standing[];
    readonly drawn: readonly Drawn[];
  }[];
  /** Teams whose stage is over. */
  readonly over: readonly (Standing & { readonly losses: number })[];
  /** Exactly those with enough wins go through, however the rounds are played. */
  readonly isByWins: boolean;
}

function planOf({ teamIds, progress, enough, through }: RoundsToPlay): Plan {
  const standings = teamIds.map((teamId, team) => {
    const { wins, losses } = progress.records.get(teamId) ?? { wins: 0, losses: 0 };
    return { team, wins, losses };
  });
  const isOver = ({ wins, losses }: (typeof standings)[number]) => Math.max(wins, losses) >= enough;
  const drawn = progress.pairings.flatMap((pair): Drawn[] => {
    const [one, other] = pair.map((teamId) => standings[teamIds.indexOf(teamId)]);
    return one && other && !isOver(one) && !isOver(other) ? [[one, other]] : [];
  });
  const paired = new Set(drawn.flatMap((sides) => sides.map(({ team }) => team)));
  const roundOf = ({ team }: Standing) => {
    const own = standings[team];
    return own ? own.wins + own.losses : 0;
  };
  const rounds = Array.from({ length: 2 * enough - 1 }, (_, round) => ({
    free: standings.filter(
      (one) => roundOf(one) === round && !isOver(one) && !paired.has(one.team),
    ),
    drawn: drawn.filter(([one]) => roundOf(one) === round),
  }));
  const over = standings.filter(isOver);
  const plan = { enough, through, rounds, over, isByWins: false };
  const wins = winnersForSure(plan);
  return { ...plan, isByWins: wins === through.least && wins === through.most };
}

/** Number of teams that end with enough wins; null where that depends on who wins. */
function winnersForSure({ enough, rounds, over }: Plan): number | null {
  let winners = over.filter(({ wins }) => wins >= enough).length;
  let sizes = new Array<number>(enough).fill(0);
  for (const { free, drawn } of rounds) {
    for (const { wins } of free) sizes[wins] = (sizes[wins] ?? 0) + 1;
    if (drawn.some(([one, other]) => one.wins !== other.wins)) return null;
    for (const [one] of drawn) sizes[one.wins] = (sizes[one.wins] ?? 0) + 2;
    if (sizes.some((size) => size % 2 > 0)) return null;
    const round = rounds.findIndex((other) => other.free === free);
    const next = new Array<number>(enough).fill(0);
    sizes.forEach((size, wins) => {
      if (wins + 1 >= enough) winners += size / 2;
      else next[wins + 1] = (next[wins + 1] ?? 0) + size / 2;
      if (round - wins + 1 < enough) next[wins] = (next[wins] ?? 0) + size / 2;
    });
    sizes = next;
  }
  return winners;
}

/** Teams that still play by wins, and the others by rank. */
interface State {
  readonly pools: readonly Count[];
  /** Between 3-0 and 0-3, the best first; empty where wins alone decide. */
  readonly over: readonly Count[];
  readonly undefeated: number;
}

/** One question: the best that teams of these classes can come to. */
function createPlay(plan: Plan, classes: Classes) {
  const { enough, rounds, isByWins, through } = plan;
  const { worths, of } = classes;
  const size = worths.length;
  const none: Count = new Array<number>(size).fill(0);
  const memo = rounds.map(() => new Map<string, number>());

  const plus = (count: Count, more: Count): Count => count.map((own, at) => own + (more[at] ?? 0));
  const single = (at: number): Count => none.map((_, other) => (other === at ? 1 : 0));
  const worthOf = (count: Count, fate: keyof FateWorth & number): number =>
    count.reduce((all, own, at) => all + own * (worths[at]?.[fate] ?? 0), 0);

  /** Ends the stage of teams with one record; `gain` is their worth if it is certain. */
  const end = (state: State, wins: number, losses: number, count: Count) => {
    if (losses === 0) {
      const undefeated = state.undefeated + sum(count);
      return { gain: worthOf(count, 3), state: { ...state, undefeated } };
    }
    if (wins === 0) return { gain: worthOf(count, 0), state };
    if (isByWins) return { gain: worthOf(count, wins >= enough ? 2 : 1), state };
    const rank = wins >= enough ? losses - 1 : 2 * (enough - 1) - wins;
    const over = state.over.with(rank, plus(state.over[rank] ?? none, count));
    return { gain: 0, state: { ...state, over } };
  };
  /** Teams that won so many of the matches of a round, into the next one or out of the stage. */
  const send = (state: State, wins: number, losses: number, count: Count) => {
    if (sum(count) === 0) return { gain: 0, state };
    if (wins >= enough || losses >= enough) return end(state, wins, losses, count);
    const pools = state.pools.with(wins, plus(state.pools[wins] ?? none, count));
    return { gain: 0, state: { ...state, pools } };
  };

  const empty = Array.from({ length: enough }, () => none);

  const playRound = (round: number, before: State): number => {
    const plays = rounds[round];
    if (!plays) return atTheEnd(before);
    const key = keyOf(before);
    const known = memo[round]?.get(key);
    if (known !== undefined) return known;
    const pools = before.pools.map((count, wins) =>
      plays.free
        .filter((team) => team.wins === wins)
        .reduce((all, { team }) => plus(all, single(of[team] ?? 0)), count),
    );
    const most = playDrawn(round, 0, { ...before, pools: empty }, pools);
    memo[round]?.set(key, most);
    return most;
  };

  /** Matches whose teams are known, alike ones side by side. */
  const drawn = rounds.map((plays) =>
    plays.drawn
      .map((sides): [Side, Side] => {
        const [one, other] = sides.map(({ team, wins }) => ({ of: of[team] ?? 0, wins }));
        if (!one || !other) throw new Error('A match without two teams');
        return isAhead(one, other) ? [one, other] : [other, one];
      })
      .sort(([one, first], [other, second]) => compare(one, other) || compare(first, second)),
  );

  /** Among equal matches, the first side wins the first ones. */
  const playDrawn = (
    round: number,
    at: number,
    after: State,
    pools: readonly Count[],
    isFirstLeft = true,
  ): number => {
    const match = drawn[round]?.[at];
    if (!match) return playFloats(round, after, pools);
    const [one, other] = match;
    const next = drawn[round]?.[at + 1];
    const isNextAlike =
      next !== undefined && compare(one, next[0]) === 0 && compare(other, next[1]) === 0;
    const ifWonBy = (winner: Side, loser: Side): number => {
      const won = send(after, winner.wins + 1, round - winner.wins, single(winner.of));
      const lost = send(won.state, loser.wins, round - loser.wins + 1, single(loser.of));
      const isLeft = !isNextAlike || winner === one;
      return won.gain + lost.gain + playDrawn(round, at + 1, lost.state, pools, isLeft);
    };
    const kind = { wins: one.wins, losses: round - one.wins };
    const isSame = one.wins === other.wins;
    if (isSame && classes.isBefore(one.of, other.of, kind)) return ifWonBy(one, other);
    const isDecided = isSame && (one.of === other.of || classes.isBefore(other.of, one.of, kind));
    if (isDecided || !isFirstLeft) return ifWonBy(other, one);
    return Math.max(ifWonBy(one, other), ifWonBy(other, one));
  };

  /** Matches between two records: the upper team or the lower one wins. */
  const playFloats = (round: number, after: State, pools: readonly Count[]): number => {
    const { inPool, floats, bye } = floatsOf(pools.map(sum));
    const wins = inPool.map((teams) => teams / 2);
    if (bye !== null) wins[bye] = (wins[bye] ?? 0) + 1;
    let most = Number.NEGATIVE_INFINITY;
    const choose = (at: number): void => {
      const float = floats[at];
      if (!float) {
        most = Math.max(most, playPool(round, 0, after, pools, wins));
        return;
      }
      for (const winner of float) {
        wins[winner] = (wins[winner] ?? 0) + 1;
        choose(at + 1);
        wins[winner] = (wins[winner] ?? 0) - 1;
      }
    };
    choose(0);
    return most;
  };

  /** All others of a record: any of them can be its winners. */
  const playPool = (
    round: number,
    wins: number,
    after: State,
    pools: readonly Count[],
    winners: readonly number[],
  ): number => {
    const pool = pools[wins];
    if (!pool) return playRound(round + 1, after);
    if (sum(pool) === 0) return playPool(round, wins + 1, after, pools, winners);
    const kind = { wins, losses: round - wins };
    let most = Number.NEGATIVE_INFINITY;
    for (const chosen of winnersOf(classes, pool, winners[wins] ?? 0, kind)) {
      const won = send(after, wins + 1, kind.losses, chosen);
      const rest = pool.map((all, at) => all - (chosen[at] ?? 0));
      const lost = send(won.state, wins, kind.losses + 1, rest);
      const later = playPool(round, wins + 1, lost.state, pools, winners);
      most = Math.max(most, won.gain + lost.gain + later);
    }
    return most;
  };

  /** Nothing is left to play: who goes through where wins alone do not decide. */
  const atTheEnd = ({ over, undefeated }: State): number => {
    if (isByWins) return 0;
    const won = undefeated + over.slice(0, enough - 1).reduce((all, count) => all + sum(count), 0);
    const all = over.reduce((teams, count) => teams + sum(count), 0);
    const least = Math.max(0, Math.min(through.least, won) - undefeated);
    const most = Math.min(all, Math.max(through.most, won) - undefeated);
    let best = Number.NEGATIVE_INFINITY;
    for (let teams = least; teams <= most; teams += 1) best = Math.max(best, ranked(over, teams));
    return best;
  };
  /** So many of the best records go through; of the last of them whoever gains the most by it. */
  const ranked = (over: readonly Count[], teams: number): number => {
    let left = teams;
    return over.reduce((points, count) => {
      const own = Math.min(left, sum(count));
      left -= own;
      const gains = count
        .flatMap((members, at) =>
          new Array<number>(members).fill((worths[at]?.[2] ?? 0) - (worths[at]?.[1] ?? 0)),
        )
        .sort((a, b) => b - a);
      return gains.slice(0, own).reduce((all, gain) => all + gain, points + worthOf(count, 1));
    }, 0);
  };

  return {
    best: (): number => {
      let gain = 0;
      let state: State = {
        pools: empty,
        over: isByWins ? [] : Array.from({ length: 2 * (enough - 1) }, () => none),
        undefeated: 0,
      };
      for (const { team, wins, losses } of plan.over) {
        const ended = end(state, wins, losses, single(of[team] ?? 0));
        gain += ended.gain;
        state = ended.state;
      }
      return gain + playRound(0, state);
    },
  };
}

/** A side of a match: a class of teams with so many wins. */
interface Side {
  readonly of: number;
  readonly wins: number;
}

const compare = (one: Side, other: Side): number => one.wins - other.wins || one.of - other.of;
const isAhead = (one: Side, other: Side): boolean => compare(one, other) <= 0;

const keyOf = ({ pools, over, undefeated }: State): string =>
  `${pools.join(' ')}|${over.join(' ')}|${undefeated}`;

/** Pools with odd numbers of teams send one team down to play the next record below. */
function floatsOf(sizes: readonly number[]) {
  const inPool = [...sizes];
  const floats: (readonly [number, number])[] = [];
  let waiting: number | null = null;
  for (let wins = sizes.length - 1; wins >= 0; wins -= 1) {
    if ((inPool[wins] ?? 0) > 0 && waiting !== null) {
      floats.push([waiting, wins]);
      inPool[wins] = (inPool[wins] ?? 0) - 1;
      waiting = null;
    }
    if ((inPool[wins] ?? 0) % 2 === 0) continue;
    inPool[wins] = (inPool[wins] ?? 0) - 1;
    waiting = wins;
  }
  return { inPool, floats, bye: waiting };
}
