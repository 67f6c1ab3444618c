// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "usernameGivenTitle": "Your username was changed",
  "usernameGiven": "Staff changed your username from <b>{before}</b> to <b>{name}</b>, with which you log in from now on: {reason}"
});
