import type { DeskEvent } from '@callshot/contract';
import { m } from './words/messages.js';

export type Overdue = NonNullable<DeskEvent['overdue']>;

/** The overdue part of an event, in two words. */
export const overdueNames: Readonly<Record<Overdue['kind'], string>> = {
  lock: m.overdueLock(),
  result: m.overdueResult(),
  stage: m.overdueStage(),
  opening: m.overdueOpening(),
  end: m.overdueEnd(),
};
