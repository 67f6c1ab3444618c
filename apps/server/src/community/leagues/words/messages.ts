// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "guessedTitle": "Somebody is guessing the password of {name}",
  "guessed": "<b>Somebody is guessing the password of <a href=\"{link}\">{name}</a>.</b> For an hour the password does not let anybody in. Your invites still work, and another password opens it again at once."
});
