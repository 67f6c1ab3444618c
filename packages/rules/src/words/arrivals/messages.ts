// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "too_few_arrive": [
    "'{name}' needs {needed} teams to open. {come} ",
    {
      "by": "come",
      "one": "comes",
      "other": "come"
    },
    " from '{from}'",
    {
      "0": "",
      "by": "named",
      "one": ", and {named} is named here",
      "other": ", and {named} are named here"
    },
    ". Name the others, or write TBD for each that is not known yet."
  ]
});
