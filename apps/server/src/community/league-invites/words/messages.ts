// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "previewTitle": [
    "{name} · ",
    {
      "by": "count",
      "one": "{count, number} member",
      "other": "{count, number} members"
    }
  ],
  "previewText": "You are invited to a league on Callshot."
});
