import type { Slot, SlotLayout } from './layout.ts';

/**
 * The source of each byte of an entry after its stage’s lists of teams grew. Each slot of `after`
 * gets the slot of `before` with the same place of the same list. An element of null = a new team
 * without picks. Null as a whole = more has changed than that.
 */
export function grownFrom(before: SlotLayout, after: SlotLayout): (number | null)[] | null {
  if (before.fingerprint === after.fingerprint) return before.slots.map((_, at) => at);
  if (![...before.slots, ...after.slots].every(isOfList)) return null;
  const had = placesOf(before);
  const has = placesOf(after);
  if (![...had.keys()].every((place) => has.has(place))) return null;
  const grown = after.slots.map((): number | null => null);
  for (const [place, at] of has) grown[at] = had.get(place) ?? null;
  return grown;
}

const isOfList = ({ kind }: Slot): boolean => kind === 'team' || kind === 'padding';

/** The slot of every place: the first, second, … of a substage's list. */
function placesOf({ slots }: SlotLayout): ReadonlyMap<string, number> {
  const lengths = new Map<number, number>();
  return new Map(
    slots.flatMap((slot, at): [string, number][] => {
      if (slot.kind !== 'team') return [];
      const place = lengths.get(slot.substage) ?? 0;
      lengths.set(slot.substage, place + 1);
      return [[`${slot.substage} ${place}`, at]];
    }),
  );
}
