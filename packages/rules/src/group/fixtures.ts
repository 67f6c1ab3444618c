/** A match that is to be played. */
export interface Fixture {
  /** Counted from 1. */
  readonly round: number;
  /** The first is at home. */
  readonly teamIds: readonly [first: number, second: number];
}

/**
 * A round robin by the circle method, once, or twice with sides exchanged. The teams stand in a circle
 * around the last one, and each round turns it by one place. With an odd number one team rests each round
 * [rule: groups-8].
 */
export function roundRobin(teamIds: readonly number[], isDouble: boolean): readonly Fixture[] {
  const once = singleRound(teamIds);
  const rounds = Math.max(0, ...once.map(({ round }) => round));
  const again = once.map(({ round, teamIds: [first, second] }): Fixture => {
    return { round: round + rounds, teamIds: [second, first] };
  });
  return isDouble ? [...once, ...again] : once;
}

function singleRound(teamIds: readonly number[]): readonly Fixture[] {
  const circle = teamIds.length % 2 === 0 ? teamIds.slice(0, -1) : teamIds;
  const middle = teamIds.length % 2 === 0 ? teamIds.at(-1) : undefined;
  const at = (place: number): number =>
    circle[(place + circle.length) % circle.length] ?? Number.NaN;
  return circle.flatMap((_, turn) => {
    const round = turn + 1;
    const facing = Array.from({ length: Math.floor(circle.length / 2) }, (_, step): Fixture => {
      const [one, other] = [at(turn + step + 1), at(turn - step - 1)];
      return { round, teamIds: step % 2 === 0 ? [one, other] : [other, one] };
    });
    if (middle === undefined) return facing;
    const top = at(turn);
    return [{ round, teamIds: turn % 2 === 0 ? [top, middle] : [middle, top] }, ...facing];
  });
}
