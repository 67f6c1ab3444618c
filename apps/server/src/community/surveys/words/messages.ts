// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "answersLostTitle": "Your survey answers need another look",
  "answersLost": "Staff changed the survey <a href=\"{link}\">{title}</a>, and answers that you chose are gone. Please choose again; your other answers still count."
}, {
  "de": {
  "answersLostTitle": "Sieh noch einmal nach deinen Antworten",
  "answersLost": "Staff hat die Umfrage <a href=\"{link}\">{title}</a> geändert, und gewählte Antworten von dir sind weg. Bitte wähle noch einmal; deine anderen Antworten zählen weiter."
},
  "es": {
  "answersLostTitle": "Revisa tus respuestas de la encuesta",
  "answersLost": "El equipo de Callshot cambió la encuesta <a href=\"{link}\">{title}</a>, y faltan respuestas que elegiste. Vuelve a elegir, por favor; tus demás respuestas siguen contando."
},
  "pt-BR": {
  "answersLostTitle": "Olhe de novo suas respostas da pesquisa",
  "answersLost": "O staff mudou a pesquisa <a href=\"{link}\">{title}</a>, e respostas que você escolheu saíram. Escolha de novo, por favor; suas outras respostas continuam valendo."
},
  "fr": {
  "answersLostTitle": "Tes réponses au sondage sont à revoir",
  "answersLost": "Le staff a changé le sondage <a href=\"{link}\">{title}</a>, et des réponses que tu avais choisies ont disparu. Choisis de nouveau ; tes autres réponses comptent toujours."
},
  "pl": {
  "answersLostTitle": "Zajrzyj jeszcze raz do swoich odpowiedzi w ankiecie",
  "answersLost": "Ekipa zmieniła ankietę <a href=\"{link}\">{title}</a> i nie ma już odpowiedzi, które były twoim wyborem. Wybierz jeszcze raz; pozostałe odpowiedzi nadal się liczą."
},
});
