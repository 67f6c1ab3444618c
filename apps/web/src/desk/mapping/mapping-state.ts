import type { BodyInput } from '@callshot/contract';
import { isByHand, type MappingSlot, type StageMapping } from '@callshot/rules';

/** Which group stands in which slot, as somebody has put it together so far. */
export interface MappingState {
  /** Keys of groups by the ids of their slots. */
  readonly placed: Readonly<Record<string, string>>;
  /** Slots for which a suggestion was declined. */
  readonly declined: readonly string[];
  /** Substages that staff play, by `placeOf` [rule: event-creator-23]. */
  readonly byHand: readonly string[];
}

export const NOTHING_MAPPED: MappingState = { placed: {}, declined: [], byHand: [] };

/** The groups in the slots, and the substages left to staff. */
export type Filling = Pick<MappingState, 'placed' | 'byHand'>;

export interface NamedSlot extends MappingSlot {
  readonly id: string;
}

/** The substage that a slot belongs to. */
export const placeOf = ({
  stageIndex,
  substageIndex,
}: Pick<MappingSlot, 'stageIndex' | 'substageIndex'>): string => `${stageIndex}.${substageIndex}`;

export const namedSlots = (slots: readonly MappingSlot[]): NamedSlot[] =>
  slots.map((slot) => ({
    ...slot,
    id: [slot.stageIndex, slot.substageIndex, slot.kind, slot.position].join('.'),
  }));

export type MappingStep =
  | { readonly kind: 'place'; readonly slotId: string; readonly groupKey: string }
  | { readonly kind: 'empty'; readonly slotId: string }
  | { readonly kind: 'decline'; readonly slotId: string }
  | { readonly kind: 'placeAll'; readonly placed: Readonly<Record<string, string>> }
  /** Whole substages are left to staff, or not any more. */
  | { readonly kind: 'byHand' | 'fromWiki'; readonly slots: readonly NamedSlot[] }
  | { readonly kind: 'reset' };

/** `sharers` = slots that may hold the same group as others do: it tells them when they start. */
export function takeStep(
  state: MappingState,
  step: MappingStep,
  sharers: ReadonlySet<string>,
): MappingState {
  const { placed, declined, byHand } = state;
  switch (step.kind) {
    case 'place': {
      const { slotId, groupKey } = step;
      const isShared = (id: string) => sharers.has(id) && sharers.has(slotId);
      const others = Object.entries(placed).filter(
        ([id, key]) => id !== slotId && (key !== groupKey || isShared(id)),
      );
      return {
        placed: Object.fromEntries([...others, [slotId, groupKey]]),
        declined,
        byHand: byHand.filter((place) => !slotId.startsWith(`${place}.`)),
      };
    }
    case 'empty':
      // A removed group is not suggested again.
      return {
        ...state,
        placed: without(placed, [step.slotId]),
        declined: also(declined, step.slotId),
      };
    case 'decline':
      return { ...state, declined: also(declined, step.slotId) };
    case 'placeAll':
      return { ...state, placed: { ...placed, ...step.placed } };
    case 'byHand':
      return {
        ...state,
        placed: without(
          placed,
          step.slots.map(({ id }) => id),
        ),
        byHand: also(byHand, ...step.slots.map(placeOf)),
      };
    case 'fromWiki': {
      const places = step.slots.map(placeOf);
      return { ...state, byHand: byHand.filter((place) => !places.includes(place)) };
    }
    case 'reset':
      return NOTHING_MAPPED;
  }
}

const without = (placed: MappingState['placed'], ids: readonly string[]): MappingState['placed'] =>
  Object.fromEntries(Object.entries(placed).filter(([id]) => !ids.includes(id)));

const also = (known: readonly string[], ...more: readonly string[]): readonly string[] => [
  ...new Set([...known, ...more]),
];

type MappedRow = BodyInput<'POST /api/event/mapping'>['stageMapping'][number];

/**
 * The rows that the server and the rules take: one for each substage that has a group, or that is
 * left to staff.
 */
export function mappingOf(slots: readonly NamedSlot[], { placed, byHand }: Filling): MappedRow[] {
  const rows = new Map<string, MappedRow>();
  for (const slot of slots) {
    const { id, stageIndex, substageIndex, kind } = slot;
    const place = placeOf(slot);
    const key = placed[id];
    if (key === undefined && !byHand.includes(place)) continue;
    const row = rows.get(place) ?? {
      stageIndex,
      substageIndex,
      matchKeys: [],
      standingsKey: null,
    };
    rows.set(place, key === undefined ? row : withKey(row, kind, key));
  }
  return [...rows.values()];
}

const withKey = (row: MappedRow, kind: MappingSlot['kind'], key: string): MappedRow =>
  kind === 'match' ? { ...row, matchKeys: [...row.matchKeys, key] } : { ...row, standingsKey: key };

/** The other way round, as an event has it. */
export const fillingOf = (slots: readonly NamedSlot[], mapping: StageMapping): Filling => ({
  placed: placedBy(slots, mapping),
  byHand: [...new Set(slots.filter((slot) => isByHand(mapping, slot)).map(placeOf))],
});

/** Keys by the ids of their slots. */
export function placedBy(
  slots: readonly NamedSlot[],
  mapping: StageMapping,
): Readonly<Record<string, string>> {
  const left = new Map(
    mapping.map((row) => [
      placeOf(row),
      { match: [...row.matchKeys], standings: row.standingsKey === null ? [] : [row.standingsKey] },
    ]),
  );
  return Object.fromEntries(
    slots.flatMap((slot) => {
      const key = left.get(placeOf(slot))?.[slot.kind].shift();
      return key === undefined ? [] : [[slot.id, key]];
    }),
  );
}
