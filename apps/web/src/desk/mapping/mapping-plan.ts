import {
  type EventFormat,
  type Fit,
  type FormatStage,
  fitOf,
  StageType,
  slotsOf,
  suggestMapping,
  type WikiGroup,
} from '@callshot/rules';
import { type NamedSlot, namedSlots, placedBy } from './mapping-state.ts';
import { m } from './words/messages.js';

export interface WikiSection {
  readonly title: string;
  /** The start of its first match. */
  readonly start: string | null;
  readonly groups: readonly WikiGroup[];
}

/**
 * The facts that do not change during mapping: the slots, the groups that fit each, and the
 * suggestions.
 */
export interface MappingPlan {
  readonly format: EventFormat;
  readonly slots: readonly NamedSlot[];
  /** Slots that may hold one match group together: it tells their groups when they start. */
  readonly sharers: ReadonlySet<string>;
  /** Keys of groups by the ids of slots. */
  readonly suggestion: Readonly<Record<string, string>>;
  readonly groups: readonly WikiGroup[];
  readonly sections: readonly WikiSection[];
  /** Null where there is no such group. */
  groupOf(key: string | null | undefined): WikiGroup | null;
  /** `beside` = what the other match slots of its substage hold. */
  fit(slot: NamedSlot, group: WikiGroup, beside: readonly WikiGroup[]): Fit;
}

export function mappingPlan(format: EventFormat, groups: readonly WikiGroup[]): MappingPlan {
  const slots = namedSlots(slotsOf(format));
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const known = new Map<string, Fit>();
  return {
    format,
    slots,
    sharers: new Set(
      slots.filter((slot) => isSharer(format.stages[slot.stageIndex], slot)).map(({ id }) => id),
    ),
    suggestion: placedBy(slots, suggestMapping(format, groups)),
    groups,
    sections: sectionsOf(groups),
    groupOf: (key) => byKey.get(key ?? '') ?? null,
    fit: (slot, group, beside) => {
      const keys = [group, ...beside].map(({ key }) => key);
      // The brackets of a stage are all of one shape: to fit one once more would only take longer.
      const isAlike = format.stages[slot.stageIndex]?.bracket != null;
      const substage = isAlike ? 0 : slot.substageIndex;
      const asked = JSON.stringify([slot.stageIndex, substage, slot.kind, ...keys]);
      const answer = known.get(asked) ?? fitOf({ format, slot, group, beside });
      known.set(asked, answer);
      return answer;
    },
  };
}

const isSharer = (stage: FormatStage | undefined, { kind }: NamedSlot): boolean =>
  stage?.type === StageType.group && stage.bracket === null && kind === 'match';

/** In the order of the wiki; groups without a heading come last. */
function sectionsOf(groups: readonly WikiGroup[]): WikiSection[] {
  const titles = [...new Set(groups.map(({ section }) => section))];
  const named = titles.filter((title) => title !== '');
  return [...named, ...titles.filter((title) => title === '')].map((title) => {
    const own = groups.filter(({ section }) => section === title);
    const starts = own.flatMap(({ start }) => (start === null ? [] : [start]));
    return { title: title || m.otherGroups(), start: starts.toSorted()[0] ?? null, groups: own };
  });
}
