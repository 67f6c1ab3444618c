import type { DraftChange } from '../draft/compare-drafts.ts';
import type { RedraftObstacle } from '../draft/redraft.ts';
import { filled } from '../model/sentence.ts';
import { said } from './redrafts/messages.ts';

/** A difference of a tournament, or the reason why an event cannot take it over, as a sentence. */
export function wordsOfDraftChange(change: DraftChange | RedraftObstacle): string {
  const { code, ...values } = change;
  return filled(said()[code], values) ?? code;
}
