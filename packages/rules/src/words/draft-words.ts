import type { DraftDoubt } from '../draft/doubts.ts';
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
