import type { DraftChange } from '../draft/compare-drafts.ts';
import type { DraftDoubt } from '../draft/doubts.ts';
import type { RedraftObstacle } from '../draft/redraft.ts';
import type { Uncounted } from '../draft/uncounted.ts';
import { filled } from '../model/sentence.ts';
import { said } from './drafts/messages.ts';

/** A doubt of a draft as a sentence that names its stage. */
export function wordsOfDraftDoubt(doubt: DraftDoubt): string {
  const { code, ...values } = doubt;
  return filled(said()[code], values) ?? code;
}

/** Something that is left out of a draft, and why. */
export const wordsOfUncounted = ({ what, why }: Pick<Uncounted, 'what' | 'why'>): string =>
  filled(said()[why], { what }) ?? what;

/** A difference of a tournament, or the reason why an event cannot take it over, as a sentence. */
export function wordsOfDraftChange(change: DraftChange | RedraftObstacle): string {
  const { code, ...values } = change;
  return filled(said()[code], values) ?? code;
}
