import type { Event } from '@callshot/contract';

/** In an address stages are counted from one. */
export const stageNumber = (index: number): string => String(index + 1);

/** The stage that the address names, else the last of which picks are locked, else the one to come. */
export function shownStage(
  { eventStages, stage }: Pick<Event, 'eventStages' | 'stage'>,
  named: string | null,
): number {
  const asked = named !== null && /^[1-9]\d?$/.test(named) ? Number(named) - 1 : null;
  if (asked !== null && asked < eventStages.length) return asked;
  const sealed = eventStages.findLastIndex(({ isSealed }) => isSealed);
  return sealed >= 0 ? sealed : Math.min(stage, eventStages.length - 1);
}
