// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "answersLostTitle": "Your survey answers need another look",
  "answersLost": "Staff changed the survey <a href=\"{link}\">{title}</a>, and answers that you chose are gone. Please choose again; your other answers still count."
});
