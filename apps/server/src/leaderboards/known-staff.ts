import type { Kysely } from 'kysely';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { orAfter } from '../scoreboards/or-after.ts';
import { findAllStaffIds } from './staff.repository.ts';

/**
 * Who is of the staff. They are few beside the names of a board: kept apart from those, they cost an
 * entrant nothing.
 */
export interface KnownStaff {
  /** Their ids; the same set as long as nobody comes or goes. */
  ids(): Promise<ReadonlySet<number>>;
  /** Reads them anew for whoever asks next: a role may have been given by what tells nobody. */
  doubt(): void;
}

export interface KnownStaffParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'onUser' | 'onReconnected'>;
}

/** A reader waits this long for the newest, as for a newer board. */
const patienceMs = 250;

export function createKnownStaff({ db, changes }: KnownStaffParts): KnownStaff {
  let last: ReadonlySet<number> | null = null;
  let reading: Promise<ReadonlySet<number>> | null = null;

  const read = async (): Promise<ReadonlySet<number>> => {
    const found = new Set(await findAllStaffIds(db));
    return last !== null && isSame(last, found) ? last : found;
  };
  const begin = (): Promise<ReadonlySet<number>> => {
    const begun = read();
    begun.then(
      (ids) => {
        if (reading === begun) last = ids;
      },
      () => {
        if (reading === begun) reading = null;
      },
    );
    return begun;
  };
  const doubt = (): void => {
    reading = null;
  };
  changes.onUser(doubt);
  changes.onReconnected(doubt);
  return {
    ids: () => {
      reading ??= begin();
      const known = last;
      // Boards are shown while the database is away, and their marks with them.
      return known === null
        ? reading
        : orAfter(
            reading.catch(() => known),
            patienceMs,
            known,
          );
    },
    doubt,
  };
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
