import type { TooFewArrive } from '../event/arrivals.ts';
import { filled } from '../model/sentence.ts';

/** An event cannot be made with so few teams in a later stage. */
export const arrivalSentences = {
  too_few_arrive: [
    "'{name}' needs {needed} teams to open. {come} ",
    { by: 'come', one: 'comes', other: 'come' },
    " from '{from}'",
    {
      by: 'named',
      '0': '',
      one: ', and {named} is named here',
      other: ', and {named} are named here',
    },
    '. Name the others, or write TBD for each that is not known yet.',
  ],
} as const;

/** Why an event cannot be made with so few teams in a later stage. */
export const wordsOfArrivals = (reached: TooFewArrive): string =>
  filled(arrivalSentences.too_few_arrive, { ...reached }) ?? '';
