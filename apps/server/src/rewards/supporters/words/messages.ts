// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "rewardTitle": "Choose your nameplate of the month",
  "reward": "Thank you for your support! Choose your <b>nameplate of the month</b> until {day}."
});
