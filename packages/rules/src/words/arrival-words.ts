import type { TooFewArrive } from '../event/arrivals.ts';
import { filled } from '../model/sentence.ts';
import { said } from './arrivals/messages.ts';

/** An event cannot be made with so few teams in a later stage. */
export const arrivalSentences = said;

/** Why an event cannot be made with so few teams in a later stage. */
export const wordsOfArrivals = (reached: TooFewArrive): string =>
  filled(said().too_few_arrive, { ...reached }) ?? '';
