import type { WikiTables } from '../types.ts';
import { compressTo, type Pace } from './compress.ts';
import { type Disturbance, disturbed, postponements } from './disturbances.ts';
import { type LaidMatch, layOut } from './layout.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { tablesOf } from './tables-at.ts';
import { unitsOf } from './units.ts';
import { instantOf } from './wiki-time.ts';

/** A recorded tournament that is played again. Nothing here reads a clock. */
export interface Replay {
  /** Everything that the wiki says at an instant. */
  at(now: number, disturbances?: readonly Disturbance[]): WikiTables;
  /** Matches in the order of playing, without disturbances. */
  readonly schedule: Schedule;
  readonly startsAt: number;
  /** When everything stands as recorded: the last match is over, or runs if it did. */
  readonly endsAt: number;
}

const noon = 12 * 60 * 60_000;

export function replayOf(recorded: WikiTables, pace: Pace): Replay {
  const firstDay = instantOf(recorded.tournament[0]?.startdate) ?? Date.UTC(2000, 0, 1);
  const original = layOut(unitsOf(recorded), firstDay + noon);
  const laid = compressed(original, pace);
  const schedule = scheduleOf(laid, new Map());
  const recordsAt = tablesOf(recorded, schedule);
  const ends = [...schedule.values()].map(({ match, startsAt, endsAt }) =>
    match.isEnded ? endsAt : (startsAt ?? pace.startsAt),
  );
  return {
    schedule,
    startsAt: pace.startsAt,
    endsAt: Math.max(pace.startsAt, ...ends),
    at: (now, disturbances = []) => {
      const postponed = postponements(disturbances, now);
      const current = postponed.size > 0 ? scheduleOf(laid, postponed) : schedule;
      const tables = current === schedule ? recordsAt(now) : tablesOf(recorded, current)(now);
      if (disturbances.length === 0) return tables;
      const match = tables.match.map((record) =>
        disturbed(record, disturbances, { schedule: current, now }),
      );
      return { ...tables, match };
    },
  };
}

function compressed(laid: readonly LaidMatch[], pace: Pace): readonly LaidMatch[] {
  const moved = compressTo(laid, pace);
  return laid.map((one) =>
    one.startsAt === null
      ? one
      : {
          ...one,
          startsAt: moved(one.startsAt),
          length: moved(one.startsAt + one.length) - moved(one.startsAt),
        },
  );
}
