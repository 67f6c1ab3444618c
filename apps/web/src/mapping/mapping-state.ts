import type { BodyInput } from '@callshot/contract';
import type { MappingSlot, StageMapping } from '@callshot/rules';

/** Which group stands in which slot, as somebody has put it together so far. */
export interface MappingState {
  /** Keys of groups by the ids of their slots. */
  readonly placed: Readonly<Record<string, string>>;
  /** Slots for which a suggestion was declined. */
  readonly declined: readonly string[];
}

export const NOTHING_MAPPED: MappingState = { placed: {}, declined: [] };

export interface NamedSlot extends MappingSlot {
  readonly id: string;
}

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
  | { readonly kind: 'reset' };

/** `sharers` = slots that may hold the same group as others do: it tells them when they start. */
export function takeStep(
  state: MappingState,
  step: MappingStep,
  sharers: ReadonlySet<string>,
): MappingState {
  const { placed, declined } = state;
  switch (step.kind) {
    case 'place': {
      const { slotId, groupKey } = step;
      const isShared = (id: string) => sharers.has(id) && sharers.has(slotId);
      const others = Object.entries(placed).filter(
        ([id, key]) => id !== slotId && (key !== groupKey || isShared(id)),
      );
      return { placed: Object.fromEntries([...others, [slotId, groupKey]]), declined };
    }
    case 'empty':
      // What was taken out is not suggested again.
      return {
        placed: Object.fromEntries(Object.entries(placed).filter(([id]) => id !== step.slotId)),
        declined: [...new Set([...declined, step.slotId])],
      };
    case 'decline':
      return { placed, declined: [...new Set([...declined, step.slotId])] };
    case 'placeAll':
      return { placed: { ...placed, ...step.placed }, declined };
    case 'reset':
      return NOTHING_MAPPED;
  }
}

type MappedRow = BodyInput<'POST /api/event/mapping'>['stageMapping'][number];

/** What the server and the rules take: one row a substage that has anything in it. */
export function mappingOf(
  slots: readonly NamedSlot[],
  placed: MappingState['placed'],
): MappedRow[] {
  const rows = new Map<string, MappedRow>();
  for (const { id, stageIndex, substageIndex, kind } of slots) {
    const key = placed[id];
    if (key === undefined) continue;
    const place = `${stageIndex}.${substageIndex}`;
    const row = rows.get(place) ?? {
      stageIndex,
      substageIndex,
      matchKeys: [],
      standingsKey: null,
    };
    rows.set(
      place,
      kind === 'match'
        ? { ...row, matchKeys: [...row.matchKeys, key] }
        : { ...row, standingsKey: key },
    );
  }
  return [...rows.values()];
}

/** The other way round: keys by the ids of their slots. */
export function placedBy(
  slots: readonly NamedSlot[],
  mapping: StageMapping,
): Readonly<Record<string, string>> {
  const left = new Map(
    mapping.map((row) => [
      `${row.stageIndex}.${row.substageIndex}`,
      { match: [...row.matchKeys], standings: row.standingsKey === null ? [] : [row.standingsKey] },
    ]),
  );
  return Object.fromEntries(
    slots.flatMap(({ id, stageIndex, substageIndex, kind }) => {
      const key = left.get(`${stageIndex}.${substageIndex}`)?.[kind].shift();
      return key === undefined ? [] : [[id, key]];
    }),
  );
}
