import type { DeskEvent } from '@callshot/contract';
import { m } from './words/messages.js';

export type Overdue = NonNullable<DeskEvent['overdue']>;

/** The overdue part of an event, in two words. */
export const overdueNames: Readonly<Record<Overdue['kind'], string>> = {
  lock: m.overdueLock(),
  result: m.overdueResult(),
  stage: m.overdueStage(),
  next_place: m.overdueNextPlace(),
  opening: m.overdueOpening(),
  end: m.overdueEnd(),
};
