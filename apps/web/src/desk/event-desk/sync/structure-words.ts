import { type DraftChange, type RedraftObstacle, wordsOfDraftChange } from '@callshot/rules';
import type { Doubt } from './sync.queries.ts';

export type DraftFault = NonNullable<Doubt['changes']>[number];

/** A difference of structure, or what keeps it from being taken over, as a sentence. */
export const wordsOfFault = ({ code, values }: DraftFault): string =>
  wordsOfDraftChange({ code, ...values } as DraftChange | RedraftObstacle);
