import type { Event } from '@callshot/contract';

/** Which stage and substage an address names, counted from 0; null = none, or one that cannot be shown. */
export interface StageAddress {
  readonly stage: number | null;
  readonly substage: number | null;
}

/** The parts of an event that can be shown. */
interface Shown {
  /** Whether a stage can be looked at. */
  isOpen(stage: number): boolean;
  /** The number of substages by stage. */
  readonly substages: readonly number[];
}

const MOST_STAGES = 100;

/** People count from one. */
function placeOf(text: string | null, count: number): number | null {
  if (text === null || !/^[1-9]\d{0,3}$/.test(text)) return null;
  return Number(text) <= count ? Number(text) - 1 : null;
}

/** Whether a stage's tab can be chosen: it has opened, or a flag says so [rule: events-9]. */
export const isTabOpen = (event: Pick<Event, 'stage' | 'flags'>, stage: number): boolean =>
  stage <= event.stage || event.flags.openTabs.includes(stage);

/** Reads `?stage=2&substage=1`; a substage belongs to the stage beside it, else to `current`. */
export function readStageAddress(search: string, shown: Shown, current: number): StageAddress {
  const asked = new URLSearchParams(search);
  const named = placeOf(asked.get('stage'), MOST_STAGES);
  const stage = named !== null && shown.isOpen(named) ? named : null;
  const count = shown.substages[stage ?? current] ?? 0;
  return { stage, substage: placeOf(asked.get('substage'), count) };
}

/** The part of a query that names a stage. */
export function stageOnly(search: string): string {
  const asked = new URLSearchParams(search);
  const named = ['stage', 'substage'].flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value]];
  });
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`;
}

/** The query of an address that names a stage, and of brackets side by side one of them. */
export function stageSearch(stage: number, substage?: number): string {
  const asked = new URLSearchParams({ stage: String(stage + 1) });
  if (substage !== undefined) asked.set('substage', String(substage + 1));
  return `?${asked}`;
}
