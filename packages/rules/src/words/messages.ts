// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../model/words-of.ts';

export const { m, said } = wordsOf({
  "entrants": {
    "by": "count",
    "one": "{count, number} entrant",
    "other": "{count, number} entrants"
  },
  "entrantsNoun": {
    "by": "count",
    "one": "entrant",
    "other": "entrants"
  },
  "ranked": "{count, number} ranked",
  "ofRanked": "of {count, number} ranked",
  "pickedStage": "{count, number} picked this stage",
  "members": {
    "by": "count",
    "one": "{count, number} member",
    "other": "{count, number} members"
  },
  "ofPickedStage": "of {count, number} who picked this stage"
});
