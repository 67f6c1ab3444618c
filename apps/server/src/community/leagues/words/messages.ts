// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "guessedTitle": "Somebody is guessing the password of {name}",
  "guessed": "<b>Somebody is guessing the password of <a href=\"{link}\">{name}</a>.</b> For an hour the password does not let anybody in. Your invites still work, and another password opens it again at once."
}, {
  "de": {
  "guessedTitle": "Jemand rät das Passwort von {name}",
  "guessed": "<b>Jemand rät das Passwort von <a href=\"{link}\">{name}</a>.</b> Eine Stunde lang lässt das Passwort niemanden hinein. Deine Einladungen gelten weiter, und ein anderes Passwort öffnet die Liga sofort wieder."
},
  "es": {
  "guessedTitle": "Alguien está probando contraseñas en {name}",
  "guessed": "<b>Alguien está probando contraseñas en <a href=\"{link}\">{name}</a>.</b> Durante una hora la contraseña no deja entrar a nadie. Tus invitaciones siguen sirviendo, y con otra contraseña se abre de nuevo al momento."
},
  "pt-BR": {
  "guessedTitle": "Alguém está tentando adivinhar a senha de {name}",
  "guessed": "<b>Alguém está tentando adivinhar a senha de <a href=\"{link}\">{name}</a>.</b> Por uma hora a senha não deixa ninguém entrar. Seus convites continuam valendo, e outra senha abre a liga na hora."
},
  "fr": {
  "guessedTitle": "Quelqu’un cherche à deviner le mot de passe de {name}",
  "guessed": "<b>Quelqu’un cherche à deviner le mot de passe de <a href=\"{link}\">{name}</a>.</b> Pendant une heure, le mot de passe ne laisse entrer personne. Tes invitations marchent toujours, et un autre mot de passe rouvre la ligue tout de suite."
},
  "pl": {
  "guessedTitle": "Ktoś zgaduje hasło ligi {name}",
  "guessed": "<b>Ktoś zgaduje hasło ligi <a href=\"{link}\">{name}</a>.</b> Przez godzinę hasło nikogo nie wpuści. Twoje zaproszenia nadal działają, a nowe hasło od razu otworzy ją znowu."
},
});
