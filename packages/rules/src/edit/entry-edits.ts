import { openSlotsOf } from '../bracket/open-slots.ts';
import { decidedPlaces } from '../format/check-entries.ts';
import { MAX_TEAMS } from '../model/event-stage.ts';
import {
  type EventFormat,
  type FormatStage,
  isFrom,
  type StageEntries,
  type StageEntry,
  substageCountOf,
} from '../model/format.ts';
import { type Changed, changed, refused, replacedAt } from './changed.ts';
import type { FormatEdit } from './format-edit.ts';

export function setEntries(
  format: EventFormat,
  { stage: index, entries }: FormatEdit<'setEntries'>,
): Changed<EventFormat> {
  const stage = format.stages[index];
  if (!stage) return refused({ code: 'not_there', what: 'stage' });
  if (index === 0 && entries !== null) return refused({ code: 'entry_of_first_stage' });
  const { entries: _, ...without } = stage;
  const next: FormatStage = entries === null ? without : { ...without, entries };
  return changed({ ...format, stages: replacedAt(format.stages, index, next) });
}

/** The same stages in another order, or without one: entries go on naming the stage that they named. */
export function withStagesMoved(
  before: readonly FormatStage[],
  after: readonly FormatStage[],
): FormatStage[] {
  return after.map((stage) => {
    if (!stage.entries) return stage;
    const entries = stage.entries.map((list) =>
      list.map((entry): StageEntry => {
        if (!isFrom(entry)) return entry;
        const source = before[entry.stage];
        const at = source ? after.indexOf(source) : -1;
        return at < 0 ? null : { ...entry, stage: at };
      }),
    );
    return { ...stage, entries };
  });
}

/**
 * A format whose entries fit its stages after an edit: as many lists as groups, of a bracket as long as it has
 * starting slots. An entry whose place is not decided any more names nobody [rule: formats-44].
 */
export const withFittingEntries = (format: EventFormat): EventFormat =>
  format.stages.some(({ entries }) => entries !== undefined)
    ? { ...format, stages: format.stages.map((stage, index) => fitting(format, stage, index)) }
    : format;

function fitting({ stages }: EventFormat, stage: FormatStage, index: number): FormatStage {
  const { entries, ...without } = stage;
  if (entries === undefined) return stage;
  if (index === 0) return without;
  const slots = stage.bracket && openSlotsOf(stage.bracket).length;
  const length = slots ?? entries[0]?.length ?? 0;
  const lists = Array.from({ length: substageCountOf(stage) }, (_, group) => {
    const own = entries[group] ?? Array.from({ length }, () => null);
    const count = slots ?? own.length;
    return Array.from({ length: Math.min(count, MAX_TEAMS) }, (_unused, at) =>
      kept(own[at] ?? null, index, stages),
    );
  });
  return { ...without, entries: lists };
}

function kept(entry: StageEntry, index: number, stages: readonly FormatStage[]): StageEntry {
  if (!isFrom(entry)) return entry;
  const source = stages[entry.stage];
  const isThere =
    entry.stage < index && source && entry.place <= decidedPlaces(source, entry.group);
  return isThere ? entry : null;
}

/** Counts the entries that name a place: the losses of an edit are told. */
export const namedEntries = ({ stages }: EventFormat): number =>
  stages.reduce((sum, { entries = [] }) => sum + entries.flat().filter(isFrom).length, 0);

/** The same lists with one entry changed. */
export const withEntry = (
  entries: StageEntries,
  group: number,
  at: number,
  entry: StageEntry,
): StageEntries => replacedAt(entries, group, replacedAt(entries[group] ?? [], at, entry));
