import type { Nameplate } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { createFollowedCache, createFollowedValue } from '../../platform/cache/followed-cache.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findShown, findShownOfProduct } from './nameplates.repository.ts';
import { stillAccepted } from './still-accepted.ts';
import { tellNameplate } from './told-nameplate.ts';

/** Nameplates as pages show them, in memory, in step with what changes of them. */
export interface ShownNameplates {
  /** Those of these that are shown. */
  of(ids: readonly number[]): Promise<Nameplate[]>;
  /** Those of the product. */
  ofProduct(): Promise<readonly Nameplate[]>;
}

export interface ShownParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'onNameplate' | 'onReconnected'>;
  /** Capacity of the cache, in nameplates. */
  readonly most?: number;
  /** Milliseconds of a clock that only goes on. */
  readonly elapsed?: () => number;
}

/** 32 MB at 8 kB each. */
const mostByDefault = 4000;
/** Milliseconds a cached value stays fresh. Some changes are not announced. */
const ttlMs = 5000;
/** A page waits this long for the newest rather than seeing what was read before. */
const timeoutMs = 250;

export function createShownNameplates(parts: ShownParts): ShownNameplates {
  const { db, changes, most = mostByDefault, elapsed = () => performance.now() } = parts;
  // Those that are known are shown while the database is away.
  const stale = { on: () => true, afterMs: timeoutMs };
  /** Null = it is not shown. */
  const cache = createFollowedCache<number, Nameplate | null>({
    most,
    ttlMs,
    stale,
    elapsed,
    read: async (ids) => {
      const rows = await stillAccepted(await findShown(db, ids));
      const found = new Map(rows.map((row) => [row.id, tellNameplate(row)]));
      return new Map(ids.map((id) => [id, found.get(id) ?? null]));
    },
  });
  const product = createFollowedValue<readonly Nameplate[]>({
    ttlMs,
    stale,
    elapsed,
    read: async () =>
      Object.freeze((await stillAccepted(await findShownOfProduct(db))).map(tellNameplate)),
  });
  changes.onNameplate((id) => {
    cache.invalidate(id);
    product.invalidate();
  });
  changes.onReconnected(() => {
    cache.invalidateAll();
    product.invalidate();
  });
  return {
    of: async (ids) => {
      const plates = await cache.getAll([...new Set(ids)]);
      return plates.flatMap((plate) => plate ?? []);
    },
    ofProduct: product.get,
  };
}
