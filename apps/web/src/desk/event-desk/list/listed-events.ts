import type { DeskEvent } from '@callshot/contract';
import type { Sorting } from '../../../platform/ui/page/data-table.tsx';

export type EventColumn = 'name' | 'start' | 'entrants' | 'doubts';
export type Shown = 'running' | 'finished' | 'archived' | 'all';

/** The filter and sorting of the events. */
export interface EventsView {
  /** Part of the name. */
  readonly text: string;
  readonly shown: Shown;
  readonly sorting: Sorting<EventColumn>;
}

export const firstEventsView: EventsView = {
  text: '',
  shown: 'running',
  sorting: { by: 'start', isDown: true },
};

/** Names begin at A, figures and dates at the largest; pressed again the other way round. */
export const sortedEventsBy = (view: EventsView, by: EventColumn): EventsView => ({
  ...view,
  sorting: { by, isDown: view.sorting.by === by ? !view.sorting.isDown : by !== 'name' },
});

const isShown: Readonly<Record<Shown, (event: DeskEvent) => boolean>> = {
  running: ({ state }) => state !== 'finished' && state !== 'archived',
  finished: ({ state }) => state === 'finished',
  archived: ({ state }) => state === 'archived',
  all: () => true,
};

const values: Readonly<Record<EventColumn, (event: DeskEvent) => string | number>> = {
  name: ({ nameOverride }) => nameOverride.toLowerCase(),
  start: ({ startDate }) => startDate,
  entrants: ({ entrants }) => entrants,
  doubts: ({ doubtsWaiting }) => doubtsWaiting,
};

export const isEventColumn = (key: string): key is EventColumn => Object.hasOwn(values, key);

/** The found events in their order; equal ones keep the order that they came in. */
export function foundEvents(
  events: readonly DeskEvent[],
  { text, shown, sorting }: EventsView,
): readonly DeskEvent[] {
  const wanted = text.trim().toLowerCase();
  const rankOf = values[sorting.by];
  const sign = sorting.isDown ? -1 : 1;
  return events
    .filter(isShown[shown])
    .filter(({ name, nameOverride }) =>
      [name, nameOverride].some((called) => called.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => {
      const [one, other] = [rankOf(a), rankOf(b)];
      return one === other ? 0 : one < other ? -sign : sign;
    });
}

export const countOf = (events: readonly DeskEvent[], shown: Shown): number =>
  events.filter(isShown[shown]).length;
