import type { DeskEvent } from '@callshot/contract';

export type Overdue = NonNullable<DeskEvent['overdue']>;

/** The overdue part of an event, in two words. */
export const overdueNames: Readonly<Record<Overdue['kind'], string>> = {
  lock: 'No lock time',
  result: 'Result overdue',
  stage: 'Results missing',
  opening: 'Next stage not open',
  end: 'Not finished',
};
