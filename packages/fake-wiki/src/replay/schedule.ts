import type { LaidMatch } from './layout.ts';
import type { RecordedMatch } from './recorded-match.ts';
import type { Unit } from './units.ts';

/** A match of a replay: when it begins and ends, and when each of its sides is known. */
export interface ScheduledMatch {
  readonly match: RecordedMatch;
  readonly unit: Unit;
  readonly startsAt: number | null;
  /** Infinity for what never came to an end. */
  readonly endsAt: number;
  readonly knownAt: readonly [number, number];
  /** From when on its start is told. */
  readonly datedAt: number;
}

export type Schedule = ReadonlyMap<string, ScheduledMatch>;

const always = Number.NEGATIVE_INFINITY;
const never = Number.POSITIVE_INFINITY;

/** Matches in the time of the replay, with those put off that were; what follows them waits. */
export function scheduleOf(
  laid: readonly LaidMatch[],
  postponedBy: ReadonlyMap<string, number>,
): Schedule {
  const starts = startsOf(laid, postponedBy);
  const ends = endsOf(laid, starts);
  const knownAt = knownIn(laid, ends);
  return new Map(
    laid.map(({ match, unit }): [string, ScheduledMatch] => {
      const startsAt = starts.get(match.id) ?? null;
      const known = match.teams.map((team) => {
        const at = knownAt(match, unit, team);
        return startsAt === null ? at : Math.min(at, startsAt);
      });
      const [first = always, second = always] = isDrawn(match, unit)
        ? known.map(() => Math.max(...known))
        : known;
      const isTold = unit.kind === 'robin' || match.place.isBracket || isOfFirstRound(match, unit);
      return [
        match.id,
        {
          match,
          unit,
          startsAt,
          endsAt: ends.get(match.id) ?? never,
          knownAt: [first, second],
          datedAt: isTold ? always : Math.max(first, second),
        },
      ];
    }),
  );
}

function startsOf(
  laid: readonly LaidMatch[],
  postponedBy: ReadonlyMap<string, number>,
): ReadonlyMap<string, number | null> {
  const starts = new Map<string, number | null>();
  const over = new Map<string, number>();
  for (const { match, startsAt, length, after } of laid) {
    if (startsAt === null) continue;
    const before = after.map((id) => over.get(id) ?? always);
    const begins = Math.max(startsAt + (postponedBy.get(match.id) ?? 0), ...before);
    starts.set(match.id, begins);
    // A delayed match is played in full before the next begins.
    if (begins > startsAt) over.set(match.id, begins + length);
  }
  return starts;
}

/** Pairs become known together; who plays in the first round of a stage is seeded, and known before. */
const isDrawn = (match: RecordedMatch, unit: Unit): boolean =>
  unit.kind === 'swiss' && !isOfFirstRound(match, unit);

const isOfFirstRound = (match: RecordedMatch, { matches }: Unit): boolean =>
  match.place.round === matches[0]?.place.round && match.place.round !== null;

/** A match is over before those begin that wait for it, however long it seemed to take. */
function endsOf(
  laid: readonly LaidMatch[],
  starts: ReadonlyMap<string, number | null>,
): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { match, length } of laid) {
    const startsAt = starts.get(match.id) ?? null;
    ends.set(match.id, match.isEnded && startsAt !== null ? startsAt + length : never);
  }
  for (const { match, after } of laid) {
    const startsAt = starts.get(match.id) ?? null;
    if (startsAt === null) continue;
    for (const id of after) ends.set(id, Math.min(ends.get(id) ?? never, startsAt));
  }
  return ends;
}

type KnownAt = (match: RecordedMatch, unit: Unit, team: string | null) => number;

function knownIn(laid: readonly LaidMatch[], ends: ReadonlyMap<string, number>): KnownAt {
  const units = [...new Set(laid.map(({ unit }) => unit))];
  const endOf = (matches: readonly RecordedMatch[]): number =>
    Math.max(always, ...matches.filter((m) => m.isEnded).map(({ id }) => ends.get(id) ?? always));
  const plays = (match: RecordedMatch, team: string) => match.teams.includes(team);

  /** A team from an earlier stage enters once all of that stage is over. */
  const enteredAt = (unit: Unit, team: string): number => {
    const earlier = units
      .slice(0, units.indexOf(unit))
      .findLast(({ matches }) => matches.some((match) => plays(match, team)));
    return earlier === undefined ? always : endOf(earlier.matches);
  };

  return (match, unit, team) => {
    if (team === null) return always;
    const { matches } = unit;
    const before = matches.slice(0, matches.indexOf(match)).filter((other) => plays(other, team));
    if (unit.kind === 'robin' || before.length === 0) return enteredAt(unit, team);
    if (unit.kind === 'swiss') {
      const round = match.place.round ?? 0;
      return endOf(matches.filter((other) => (other.place.round ?? 0) < round));
    }
    return endOf(before.slice(-1));
  };
}
