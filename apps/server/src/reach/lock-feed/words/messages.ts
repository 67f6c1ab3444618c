// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "calendarName": "Callshot: picks lock",
  "lockTitle": "{event}: picks for {stage} lock",
  "lockText": "Make your picks: {link}",
  "lockInParts": "Its first match locks then; later matches lock when they begin.",
  "reminder": "Picks for {stage} lock in an hour: {event}"
}, {
  "de": {
  "calendarName": "Callshot: Tippschluss",
  "lockTitle": "{event}: Tippschluss für {stage}",
  "lockText": "Jetzt tippen: {link}",
  "lockInParts": "Dann ist das erste Match zu; spätere schließen, wenn sie beginnen.",
  "reminder": "In einer Stunde ist Tippschluss für {stage}: {event}"
},
  "es": {
  "calendarName": "Callshot: se cierran los pronósticos",
  "lockTitle": "{event}: se cierran los pronósticos de {stage}",
  "lockText": "Haz tus pronósticos: {link}",
  "lockInParts": "Entonces se cierra el primer partido; los siguientes se cierran cuando empiezan.",
  "reminder": "Los pronósticos de {stage} se cierran en una hora: {event}"
},
  "pt-BR": {
  "calendarName": "Callshot: palpites fecham",
  "lockTitle": "{event}: os palpites de {stage} fecham",
  "lockText": "Fazer palpites: {link}",
  "lockInParts": "Nessa hora fecha a primeira partida; as seguintes fecham quando começam.",
  "reminder": "Os palpites de {stage} fecham em uma hora: {event}"
},
  "fr": {
  "calendarName": "Callshot : clôture des pronos",
  "lockTitle": "{event} : les pronos de {stage} ferment",
  "lockText": "Fais tes pronos : {link}",
  "lockInParts": "C’est la clôture du premier match ; les suivants ferment quand ils commencent.",
  "reminder": "Les pronos de {stage} ferment dans une heure : {event}"
},
  "pl": {
  "calendarName": "Callshot: typy się zamykają",
  "lockTitle": "{event}: typy ({stage}) się zamykają",
  "lockText": "Typuj: {link}",
  "lockInParts": "Wtedy zamyka się pierwszy mecz; kolejne zamykają się, gdy się zaczynają.",
  "reminder": "Typy ({stage}) zamykają się za godzinę: {event}"
},
});
