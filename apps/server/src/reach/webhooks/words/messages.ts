// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "switchedOffTitle": "A webhook of yours was switched off",
  "switchedOff": "<b>A webhook of yours was switched off.</b> Nothing has come through to {host} for a day: {problem}. Switch it on again on the page for developers."
});
