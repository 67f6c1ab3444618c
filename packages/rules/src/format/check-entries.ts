import { openSlotsOf } from '../bracket/open-slots.ts';
import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import { MAX_TEAMS } from '../model/event-stage.ts';
import {
  BEST_OF_NEXT,
  type EntryFrom,
  type EventFormat,
  type FormatStage,
  isFrom,
  type StageEntries,
  type StageEntry,
  substageCountOf,
} from '../model/format.ts';
import { fixturesOf, groupOf, orderOf, swissGroup } from '../model/group-counts.ts';
import type { Fault, Problem } from '../model/problem.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { sentOnBySlip } from '../swiss/swiss-fates.ts';
import type { EntryFault } from './format-problem.ts';
import { type Found, field, isAbsent, isObject, items, note, readWhole } from './read-value.ts';
import { teamsThrough } from './stage-flow.ts';

/** Entries that can be played, and are hardly intended. */
export type EntryWarningFault =
  /** Nobody has said who comes to so many places. */
  | Fault<'entries_empty', { count: number }>
  /** So many teams that go through the named stage come nowhere. */
  | Fault<'entries_unused', { count: number; from: string }>;

/** The number of places that a group of a stage decides, those who go on; also of the best of the next place. */
export const decidedPlaces = (stage: FormatStage, group: number): number => {
  const { groupStageDetails: details } = stage;
  if (group === BEST_OF_NEXT) return details === null ? 0 : furtherCount(details);
  return group < substageCountOf(stage) ? askFormat(DECIDED, stage, group) : 0;
};

/** The groups of a stage, and the best of their next place: all that an entry can name. */
export const namedGroups = (stage: FormatStage): readonly number[] => [
  ...Array.from({ length: substageCountOf(stage) }, (_, group) => group),
  BEST_OF_NEXT,
];

const DECIDED: ByFormat<number, [group: number]> = {
  swiss: ({ swissStageDetails }, group) => sentOnBySlip(swissGroup(swissStageDetails, group)),
  groups: ({ groupStageDetails }, group) => groupAdvancingCount(groupOf(groupStageDetails, group)),
  orders: ({ groupStageDetails }, group) => groupAdvancingCount(orderOf(groupStageDetails, group)),
  fixtures: ({ groupStageDetails }, group) =>
    groupAdvancingCount(fixturesOf(groupStageDetails, group)),
  brackets: ({ bracket }) => teamsThrough(bracket),
};

/** Reads the entries of a stage; whether they name what is there is asked once all stages are read. */
export function parseEntries(at: Found): StageEntries | null {
  const list = field(at, 'entries');
  if (isAbsent(list)) return null;
  return items(list, MAX_TEAMS).map((group) => items(group, MAX_TEAMS).map(parseEntry));
}

function parseEntry(at: Found): StageEntry {
  if (isAbsent(at)) return null;
  if (at.value === 'invited') return 'invited';
  if (typeof at.value === 'string') {
    note(at, { code: 'bad_entry' });
    return null;
  }
  if (!isObject(at)) return null;
  return {
    stage: readWhole(field(at, 'stage'), { min: 0, max: MAX_TEAMS }),
    group: readWhole(field(at, 'group'), { min: 0, max: MAX_TEAMS, fallback: 0 }),
    place: readWhole(field(at, 'place'), { min: 1, max: MAX_TEAMS }),
  };
}

/** Each list is as long as the bracket has starting slots, and names places that are decided before, each once. */
export function checkEntries(
  found: readonly Found[],
  stages: readonly (FormatStage | null)[],
): void {
  stages.forEach((stage, index) => {
    const at = found[index];
    if (!at || !stage?.entries) return;
    const list = field(at, 'entries');
    if (index === 0) note(list, { code: 'entry_of_first_stage' });
    const groups = substageCountOf(stage);
    if (stage.entries.length !== groups) {
      note(list, { code: 'wrong_entry_count', listed: stage.entries.length, wanted: groups });
    }
    const slots = stage.bracket && openSlotsOf(stage.bracket).length;
    const taken = new Set<string>();
    for (const [group, own] of stage.entries.entries()) {
      const atGroup = items(list)[group] ?? list;
      if (slots !== null && own.length !== slots) {
        note(atGroup, { code: 'wrong_entry_count', listed: own.length, wanted: slots });
      }
      for (const [position, entry] of own.entries()) {
        if (!isFrom(entry)) continue;
        const fault = faultOf(entry, index, stages, taken);
        if (fault) note(items(atGroup)[position] ?? atGroup, fault);
        taken.add(keyOf(entry));
      }
    }
  });
}

const keyOf = ({ stage, group, place }: EntryFrom): string => `${stage} ${group} ${place}`;

function faultOf(
  entry: EntryFrom,
  index: number,
  stages: readonly (FormatStage | null)[],
  taken: ReadonlySet<string>,
): EntryFault | null {
  const source = stages[entry.stage];
  if (entry.stage >= index || source === undefined) return { code: 'entry_not_before' };
  if (source === null) return null;
  const places = decidedPlaces(source, entry.group);
  if (entry.place > places) return { code: 'entry_not_decided', places };
  if (!taken.has(keyOf(entry))) return null;
  return { code: 'entry_twice', stage: source.name, place: entry.place };
}

/** The entries of a format that are hardly intended [rule: formats-44]. */
export function entryWarnings({ stages }: EventFormat): Problem<EntryWarningFault>[] {
  const named = new Set(
    stages.flatMap(({ entries = [] }) => entries.flat().filter(isFrom).map(keyOf)),
  );
  return stages.flatMap((stage, index): Problem<EntryWarningFault>[] => {
    const empty = (stage.entries ?? []).flat().filter((entry) => entry === null).length;
    const path = ['stages', index, 'entries'];
    const isLeft = stages[index + 1]?.entries !== undefined;
    const unused = isLeft ? unusedOf(stage, index, named) : 0;
    return [
      ...(empty > 0 ? [{ path, code: 'entries_empty' as const, count: empty }] : []),
      ...(unused > 0
        ? [
            {
              path: ['stages', index + 1, 'entries'],
              code: 'entries_unused' as const,
              count: unused,
              from: stage.name,
            },
          ]
        : []),
    ];
  });
}

function unusedOf(stage: FormatStage, index: number, named: ReadonlySet<string>): number {
  let unused = 0;
  for (const group of namedGroups(stage)) {
    for (let place = 1; place <= decidedPlaces(stage, group); place += 1) {
      if (!named.has(keyOf({ stage: index, group, place }))) unused += 1;
    }
  }
  return unused;
}
