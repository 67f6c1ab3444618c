// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "league_name_length": "A league's name has {least} to {most} characters",
  "name_form": "Use letters, digits, signs and spaces",
  "league_password_length": "A league's password has {least} to {most} characters",
  "password_of_stars": "Choose another password",
  "password_blank": "A password is more than blanks",
  "link_long": "A link has at most {most} characters",
  "discord_link_form": "Enter an invitation that begins with https://discord.gg/ or https://discord.com/"
});
