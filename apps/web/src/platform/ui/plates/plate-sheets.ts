import type { Nameplate } from '@callshot/contract';

interface PlateSheetParts {
  /** Answers the visible plates: disabled and deleted ones are missing. */
  read(ids: readonly number[]): Promise<readonly Nameplate[]>;
  textOf(plate: Nameplate): string;
  readonly motion: { watch(frame: Element): void; unwatch(frame: Element): void };
}

interface Plate {
  readonly frames: Set<Element>;
  sheet: CSSStyleSheet | null;
  hasMotion: boolean;
  /** The known version; 0 = none yet. */
  version: number;
  /** It has changed since: older versions are not used. */
  leastVersion: number;
  state: 'wanted' | 'asked' | 'known';
}

/** The most plates in one call. */
const MOST_ASKED = 100;
/** Plates that no name on screen wears are dropped beyond this many. */
const MOST_KEPT = 400;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 120_000;

/**
 * One constructable stylesheet a plate, read when it is first seen: all that are seen within a frame
 * by one call. Until it is there, and where it cannot be had, the name stands in Classic.
 */
export function createPlateSheets({ read, textOf, motion }: PlateSheetParts) {
  const plates = new Map<number, Plate>();
  let isShown = true;
  let isDue = false;
  let retryMs = FIRST_RETRY_MS;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  /** In one order, so that pages that show the same plates share what caches keep. */
  const wanted = () =>
    [...plates]
      .filter(([, { state }]) => state === 'wanted')
      .map(([id]) => id)
      .sort((one, other) => one - other);

  const readSoon = () => {
    if (isDue || !isShown) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      tidy();
      const ids = wanted();
      for (let from = 0; from < ids.length; from += MOST_ASKED) {
        void ask(ids.slice(from, from + MOST_ASKED));
      }
    });
  };

  const ask = async (ids: readonly number[]) => {
    const asked = ids.flatMap((id) => plates.get(id) ?? []);
    for (const plate of asked) plate.state = 'asked';
    try {
      const found = new Map((await read(ids)).map((plate) => [plate.id, plate]));
      for (const id of ids) arrived(id, found.get(id));
      retryMs = FIRST_RETRY_MS;
    } catch {
      for (const plate of asked) if (plate.state === 'asked') plate.state = 'wanted';
      retryLater();
      return;
    }
    // A cache on the way may answer with an older version than the page was told of.
    if (wanted().length > 0) retryLater();
  };

  const retryLater = () => {
    clearTimeout(retrying);
    retrying = setTimeout(readSoon, retryMs);
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  };

  const arrived = (id: number, found: Nameplate | undefined) => {
    const plate = plates.get(id);
    if (plate?.state !== 'asked') return;
    if (found !== undefined && found.version < plate.leastVersion) {
      plate.state = 'wanted';
      return;
    }
    // A cache may not know it yet: it is asked for once more.
    plate.state = found === undefined && plate.leastVersion > 0 ? 'wanted' : 'known';
    plate.leastVersion = 0;
    if (found === undefined) undress(plate);
    else if (found.version !== plate.version) dress(plate, found);
  };

  const dress = (plate: Plate, found: Nameplate) => {
    plate.version = found.version;
    if (plate.sheet === null) {
      plate.sheet = new CSSStyleSheet();
      if (isShown) document.adoptedStyleSheets.push(plate.sheet);
    }
    plate.sheet.replaceSync(textOf(found));
    setMotion(plate, found.style.includes('@keyframes'));
  };

  const undress = (plate: Plate) => {
    plate.version = 0;
    if (plate.sheet !== null) drop(new Set([plate.sheet]));
    plate.sheet = null;
    setMotion(plate, false);
  };

  const setMotion = (plate: Plate, hasMotion: boolean) => {
    if (plate.hasMotion === hasMotion) return;
    plate.hasMotion = hasMotion;
    for (const frame of plate.frames) {
      if (hasMotion) motion.watch(frame);
      else motion.unwatch(frame);
    }
  };

  const drop = (gone: ReadonlySet<CSSStyleSheet>) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !gone.has(sheet));
  };

  /** Those first that were put on longest ago. */
  const tidy = () => {
    if (plates.size <= MOST_KEPT) return;
    const gone = new Set<CSSStyleSheet>();
    for (const [id, { frames, sheet }] of plates) {
      if (plates.size <= MOST_KEPT) break;
      if (frames.size > 0) continue;
      plates.delete(id);
      if (sheet) gone.add(sheet);
    }
    if (gone.size > 0) drop(gone);
  };

  const sheets = () => [...plates.values()].flatMap(({ sheet }) => sheet ?? []);

  return {
    wear: (frame: Element, id: number): void => {
      const plate = plates.get(id) ?? newPlate();
      // Put on last, given up last.
      plates.delete(id);
      plates.set(id, plate);
      plate.frames.add(frame);
      if (plate.hasMotion) motion.watch(frame);
      if (plate.state === 'wanted') readSoon();
    },

    takeOff: (frame: Element, id: number): void => {
      const plate = plates.get(id);
      plate?.frames.delete(frame);
      if (plate?.hasMotion) motion.unwatch(frame);
    },

    /** The server told of a change; null = it is not shown any more. */
    changed: (id: number, version: number | null): void => {
      const plate = plates.get(id);
      if (plate === undefined) return;
      if (version === null) {
        plate.state = 'known';
        plate.leastVersion = 0;
        undress(plate);
      } else if (version > plate.version) {
        plate.leastVersion = version;
        plate.state = 'wanted';
        readSoon();
      }
    },

    /** Whatever may have changed meanwhile. */
    readAgain: (): void => {
      for (const plate of plates.values()) plate.state = 'wanted';
      readSoon();
    },

    /** The connection may be there again. */
    retry: (): void => {
      if (wanted().length === 0) return;
      retryMs = FIRST_RETRY_MS;
      readSoon();
    },

    /** False = the viewer wants names alone. */
    show: (next: boolean): void => {
      if (next === isShown) return;
      isShown = next;
      if (next) {
        document.adoptedStyleSheets.push(...sheets());
        readSoon();
      } else drop(new Set(sheets()));
    },
  };
}

const newPlate = (): Plate => ({
  frames: new Set(),
  sheet: null,
  hasMotion: false,
  version: 0,
  leastVersion: 0,
  state: 'wanted',
});
