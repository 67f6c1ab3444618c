// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "inPlace": "{place}: {sentence}",
  "ofHand": [
    {
      "by": "pair",
      "bye": "Round {round}, {top} (bye)",
      "other": "Round {round}, {top} – {bottom}"
    },
    ": {reason}"
  ],
  "ofMapping": "{says} {change}",
  "ofWiki": "{failure}. If it stays so, tell {contact}."
});
