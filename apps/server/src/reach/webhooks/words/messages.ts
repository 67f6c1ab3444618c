// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "switchedOffTitle": "A webhook of yours was switched off",
  "switchedOff": "<b>A webhook of yours was switched off.</b> Nothing has come through to {host} for a day: {problem}. Switch it on again on the page for developers."
}, {
  "de": {
  "switchedOffTitle": "Ein Webhook von dir wurde ausgeschaltet",
  "switchedOff": "<b>Ein Webhook von dir wurde ausgeschaltet.</b> Seit einem Tag kam bei {host} nichts mehr an: {problem}. Schalte ihn auf der Seite für Entwickler wieder ein."
},
  "es": {
  "switchedOffTitle": "Se desactivó un webhook tuyo",
  "switchedOff": "<b>Se desactivó un webhook tuyo.</b> Desde hace un día no llega nada a {host}: {problem}. Actívalo de nuevo en la página de desarrolladores."
},
  "pt-BR": {
  "switchedOffTitle": "Um webhook seu foi desligado",
  "switchedOff": "<b>Um webhook seu foi desligado.</b> Nada chegou a {host} por um dia: {problem}. Ligue de novo na página de desenvolvedores."
},
  "fr": {
  "switchedOffTitle": "Un de tes webhooks a été désactivé",
  "switchedOff": "<b>Un de tes webhooks a été désactivé.</b> Rien n’est arrivé à {host} depuis un jour : {problem}. Réactive-le sur la page des développeurs."
},
  "pl": {
  "switchedOffTitle": "Jeden z twoich webhooków został wyłączony",
  "switchedOff": "<b>Jeden z twoich webhooków został wyłączony.</b> Od doby nic nie dochodzi do {host}: {problem}. Włącz go znów na stronie dla deweloperów."
},
});
