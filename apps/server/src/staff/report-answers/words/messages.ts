// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "usernameGivenTitle": "Your username was changed",
  "usernameGiven": "Staff changed your username from <b>{before}</b> to <b>{name}</b>, with which you log in from now on: {reason}"
}, {
  "de": {
  "usernameGivenTitle": "Dein Benutzername wurde geändert",
  "usernameGiven": "Staff hat deinen Benutzernamen von <b>{before}</b> in <b>{name}</b> geändert; damit meldest du dich ab jetzt an: {reason}"
},
  "es": {
  "usernameGivenTitle": "Tu nombre de usuario cambió",
  "usernameGiven": "El equipo de Callshot cambió tu nombre de usuario de <b>{before}</b> a <b>{name}</b>, con el que entras desde ahora: {reason}"
},
  "pt-BR": {
  "usernameGivenTitle": "Seu nome de usuário foi mudado",
  "usernameGiven": "O staff mudou seu nome de usuário de <b>{before}</b> para <b>{name}</b>, com o qual você entra a partir de agora: {reason}"
},
  "fr": {
  "usernameGivenTitle": "Ton pseudo a été changé",
  "usernameGiven": "Le staff a changé ton pseudo de <b>{before}</b> en <b>{name}</b>, avec lequel tu te connectes désormais : {reason}"
},
  "pl": {
  "usernameGivenTitle": "Twoja nazwa użytkownika została zmieniona",
  "usernameGiven": "Ekipa zmieniła twoją nazwę użytkownika z <b>{before}</b> na <b>{name}</b>; od teraz logujesz się nią: {reason}"
},
});
