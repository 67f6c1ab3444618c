import type { RecordedMatch } from './recorded-match.ts';
import type { Unit } from './units.ts';

/** A match with its place in time, in the time of the recording. */
export interface LaidMatch {
  readonly match: RecordedMatch;
  readonly unit: Unit;
  /** Null: it was never played and no start is known. */
  readonly startsAt: number | null;
  readonly length: number;
  /** Matches that are over before this one begins. */
  readonly after: readonly string[];
}

const minute = 60_000;
/** Two matches that follow each other begin at least so far apart. */
const leastLength = 10 * minute;
const roundPause = 30 * minute;
/** Between stages there is a night, in which picks are made. */
const stagePause = 16 * 60 * minute;
const streams = 2;

/**
 * The start of each match: as recorded, else by the structure, rounds after each other and two
 * matches at a time. `opensAt` is the first start if no date is known.
 */
export function layOut(units: readonly Unit[], opensAt: number): readonly LaidMatch[] {
  const laid = new Map<string, LaidMatch>();
  const lastOf = new Map<string, LaidMatch>();
  for (const unit of units) {
    const inRound = new Map<string, number>();
    for (const match of unit.matches) {
      const after = predecessorsOf(match, unit, lastOf).filter((id) => laid.get(id)?.match.isEnded);
      const before = after.flatMap((id) => laid.get(id) ?? []);
      const round = match.place.round ?? match.place.order.slice(0, -1).join('|');
      const turn = inRound.get(`${round}`) ?? 0;
      const startsAt = startOf({ match, unit, before, turn, opensAt });
      if (match.date === null) inRound.set(`${round}`, turn + 1);
      const placed = { match, unit, startsAt, length: match.length, after };
      laid.set(match.id, placed);
      for (const team of match.teams) if (team !== null) lastOf.set(team, placed);
    }
  }
  return [...laid.values()];
}

/**
 * Matches that must come before: those of the teams, those whose winners come in, all before a
 * draw, and the whole earlier stage of a team.
 */
function predecessorsOf(
  { teams, place, id }: RecordedMatch,
  unit: Unit,
  lastOf: ReadonlyMap<string, LaidMatch>,
): readonly string[] {
  const { kind, matches } = unit;
  const byTeams = teams
    .flatMap((team) => (team === null ? [] : (lastOf.get(team) ?? [])))
    .flatMap((last) => (last.unit === unit ? [last.match] : last.unit.matches))
    .map((match) => match.id);
  const reset = matches.filter((other) => other.place.resetId === id).map((other) => other.id);
  const drawn =
    kind === 'swiss'
      ? matches.filter((other) => (other.place.round ?? 0) < (place.round ?? 0)).map((o) => o.id)
      : [];
  return [...new Set([...byTeams, ...place.feeders, ...reset, ...drawn])];
}

interface Starting {
  readonly match: RecordedMatch;
  readonly unit: Unit;
  readonly before: readonly LaidMatch[];
  readonly turn: number;
  readonly opensAt: number;
}

function startOf({ match, unit, before, turn, opensAt }: Starting): number | null {
  const begun = before.map(({ startsAt }) => (startsAt ?? opensAt) + leastLength);
  if (match.date !== null) return Math.max(match.date, ...begun);
  if (!match.isEnded) return null;
  const over = before.map(
    (earlier) =>
      (earlier.startsAt ?? opensAt) +
      earlier.length +
      (earlier.unit === unit ? roundPause : stagePause),
  );
  return Math.max(opensAt, ...over) + Math.floor(turn / streams) * match.length;
}
