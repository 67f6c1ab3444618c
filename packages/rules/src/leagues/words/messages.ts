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
}, {
  "de": {
  "league_name_length": "Der Name einer Liga hat {least} bis {most} Zeichen",
  "name_form": "Nimm Buchstaben, Ziffern, Zeichen und Leerzeichen",
  "league_password_length": "Das Passwort einer Liga hat {least} bis {most} Zeichen",
  "password_of_stars": "Wähle ein anderes Passwort",
  "password_blank": "Ein Passwort ist mehr als Leerzeichen",
  "link_long": "Ein Link hat höchstens {most} Zeichen",
  "discord_link_form": "Gib eine Einladung ein, die mit https://discord.gg/ oder https://discord.com/ beginnt"
},
  "es": {
  "league_name_length": "El nombre de una liga tiene de {least} a {most} caracteres",
  "name_form": "Usa letras, números, signos y espacios",
  "league_password_length": "La contraseña de una liga tiene de {least} a {most} caracteres",
  "password_of_stars": "Elige otra contraseña",
  "password_blank": "Una contraseña es más que espacios",
  "link_long": "Un enlace tiene como mucho {most} caracteres",
  "discord_link_form": "Escribe una invitación que empiece por https://discord.gg/ o https://discord.com/"
},
  "pt-BR": {
  "league_name_length": "O nome de uma liga tem de {least} a {most} caracteres",
  "name_form": "Use letras, números, sinais e espaços",
  "league_password_length": "A senha de uma liga tem de {least} a {most} caracteres",
  "password_of_stars": "Escolha outra senha",
  "password_blank": "Uma senha é mais que espaços",
  "link_long": "Um link tem no máximo {most} caracteres",
  "discord_link_form": "Coloque um convite que comece com https://discord.gg/ ou https://discord.com/"
},
  "fr": {
  "league_name_length": "Un nom de ligue a de {least} à {most} caractères",
  "name_form": "Utilise lettres, chiffres, signes et espaces",
  "league_password_length": "Un mot de passe de ligue a de {least} à {most} caractères",
  "password_of_stars": "Choisis un autre mot de passe",
  "password_blank": "Un mot de passe n’est pas que des espaces",
  "link_long": "Un lien a au plus {most} caractères",
  "discord_link_form": "Saisis une invitation qui commence par https://discord.gg/ ou https://discord.com/"
},
  "pl": {
  "league_name_length": "Nazwa ligi ma od {least} do {most} znaków",
  "name_form": "Użyj liter, cyfr, znaków i spacji",
  "league_password_length": "Hasło ligi ma od {least} do {most} znaków",
  "password_of_stars": "Wybierz inne hasło",
  "password_blank": "Hasło to nie same spacje",
  "link_long": "Link może mieć najwyżej tyle znaków: {most}",
  "discord_link_form": "Wpisz zaproszenie, które zaczyna się od https://discord.gg/ lub https://discord.com/"
},
});
