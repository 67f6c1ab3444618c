// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "firstPlace": "First Place",
  "secondPlace": "Second Place",
  "advanced": "Advanced",
  "stillPlaying": "Still playing",
  "eliminated": "Eliminated"
});
