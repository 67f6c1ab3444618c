import type { Nameplate } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { orAfter } from '../platform/background/or-after.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
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

type Found = ReadonlyMap<number, Nameplate>;

/** A reading under way, and what may have changed while it read. */
interface Reading {
  readonly outdated: Set<number>;
  readonly found: Promise<Found>;
}

interface Known {
  /** Null = it is not shown. */
  readonly plate: Nameplate | null;
  readonly readAtMs: number;
}

interface KnownList {
  readonly list: readonly Nameplate[];
  readonly readAtMs: number;
}

/** 32 MB at 8 kB each. */
const mostByDefault = 4000;
/** Milliseconds a cached value stays fresh. Some changes are not announced. */
const ttlMs = 5000;
/** A page waits this long for the newest rather than seeing what was read before. */
const timeoutMs = 250;

export function createShownNameplates(parts: ShownParts): ShownNameplates {
  const { db, changes, most = mostByDefault, elapsed = () => performance.now() } = parts;
  /** In the order in which they were read. */
  const known = new Map<number, Known>();
  const readings = new Map<number, Reading>();
  const underWay = new Set<Reading>();
  let product: KnownList | null = null;
  /** The latest reading of the product's list. */
  let productReading: Promise<KnownList> | null = null;

  const forgetProduct = (): void => {
    product = null;
    productReading = null;
  };
  const forget = (id: number): void => {
    known.delete(id);
    readings.delete(id);
    for (const { outdated } of underWay) outdated.add(id);
  };
  changes.onNameplate((id) => {
    forget(id);
    forgetProduct();
  });
  changes.onReconnected(() => {
    for (const id of [...known.keys(), ...readings.keys()]) forget(id);
    forgetProduct();
  });

  const keep = (id: number, plate: Nameplate | null): void => {
    known.delete(id);
    known.set(id, { plate, readAtMs: elapsed() });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  };
  const read = (ids: readonly number[]): void => {
    const outdated = new Set<number>();
    const find = async (): Promise<Found> => {
      const rows = await stillAccepted(await findShown(db, ids));
      const found = new Map(rows.map((row) => [row.id, tellNameplate(row)]));
      for (const id of ids) if (!outdated.has(id)) keep(id, found.get(id) ?? null);
      return found;
    };
    const reading: Reading = {
      outdated,
      found: find().finally(() => {
        underWay.delete(reading);
        for (const id of ids) if (readings.get(id) === reading) readings.delete(id);
      }),
    };
    underWay.add(reading);
    for (const id of ids) readings.set(id, reading);
  };
  /** Reads these, and joins readings that are under way. */
  const readAll = async (ids: readonly number[]): Promise<Found> => {
    const unread = ids.filter((id) => !readings.has(id));
    if (unread.length > 0) read(unread);
    const all = [...new Set(ids.flatMap((id) => readings.get(id) ?? []))];
    const found = await Promise.all(all.map((reading) => reading.found));
    const outdated = ids.filter((id) => all.some((reading) => reading.outdated.has(id)));
    const newest = outdated.length > 0 ? await readAll(outdated) : new Map<number, Nameplate>();
    const isOutdated = new Set(outdated);
    const kept = found.flatMap((some) => [...some]).filter(([id]) => !isOutdated.has(id));
    return new Map([...kept, ...newest]);
  };
  const isFresh = (readAtMs: number): boolean => elapsed() - readAtMs < ttlMs;

  const readProduct = (): Promise<KnownList> => {
    const find = async (): Promise<KnownList> => {
      const list = Object.freeze(
        (await stillAccepted(await findShownOfProduct(db))).map(tellNameplate),
      );
      // Something changed while it was read: others began anew.
      if (productReading !== reading) return productReading ?? readProduct();
      product = { list, readAtMs: elapsed() };
      productReading = null;
      return product;
    };
    const reading: Promise<KnownList> = Promise.resolve()
      .then(find)
      .catch((error: unknown) => {
        if (productReading === reading) productReading = null;
        throw error;
      });
    productReading = reading;
    return reading;
  };

  return {
    of: async (ids) => {
      const plates = new Map(ids.map((id) => [id, known.get(id)]));
      const outdated = ids.filter((id) => !isFresh(plates.get(id)?.readAtMs ?? -ttlMs));
      if (outdated.length === 0) return platesOf(plates);
      const reading = readAll(outdated);
      const isMissing = outdated.some((id) => plates.get(id) === undefined);
      // Those that are known are shown while the database is away.
      const found = isMissing
        ? await reading
        : await orAfter(
            reading.catch(() => null),
            timeoutMs,
            null,
          );
      if (found === null) return platesOf(plates);
      for (const id of outdated) plates.set(id, { plate: found.get(id) ?? null, readAtMs: 0 });
      return platesOf(plates);
    },
    ofProduct: async () => {
      const there = product;
      if (there !== null && isFresh(there.readAtMs)) return there.list;
      const reading = productReading ?? readProduct();
      if (there === null) return (await reading).list;
      const read = reading.catch(() => there);
      return (await orAfter(read, timeoutMs, there)).list;
    },
  };
}

const platesOf = (plates: ReadonlyMap<number, Known | undefined>): Nameplate[] =>
  [...plates.values()].flatMap((each) => each?.plate ?? []);
