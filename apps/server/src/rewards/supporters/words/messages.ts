// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "rewardTitle": "Choose your nameplate of the month",
  "reward": "Thank you for your support! Choose your <b>nameplate of the month</b> until {day}."
}, {
  "de": {
  "rewardTitle": "Wähle dein Namensschild des Monats",
  "reward": "Danke für deine Unterstützung! Wähle dein <b>Namensschild des Monats</b> bis {day}."
},
  "es": {
  "rewardTitle": "Elige tu placa del mes",
  "reward": "¡Gracias por tu apoyo! Elige tu <b>placa del mes</b> hasta el {day}."
},
  "pt-BR": {
  "rewardTitle": "Escolha sua placa do mês",
  "reward": "Obrigado pelo apoio! Escolha sua <b>placa do mês</b> até {day}."
},
  "fr": {
  "rewardTitle": "Choisis ta plaque du mois",
  "reward": "Merci pour ton soutien ! Choisis ta <b>plaque du mois</b> jusqu’au {day}."
},
  "pl": {
  "rewardTitle": "Wybierz tabliczkę miesiąca",
  "reward": "Dziękujemy za wsparcie! Wybierz <b>tabliczkę miesiąca</b> do {day}."
},
});
