// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "tier": {
    "1": "Wood",
    "2": "Bronze",
    "3": "Silver",
    "4": "Gold",
    "5": "Platinum",
    "6": "Diamond",
    "by": "type",
    "other": ""
  },
  "givenTitle": "Trophies: {event}",
  "given": "The trophies of <b>{event}</b> have been given. <a href=\"{link}\">See your trophies</a>",
  "won": [
    "You won a <b>{tier}</b> trophy at <b>{event}</b>",
    {
      "by": "place",
      "ranked": ", for rank {rank, number} of {entrants, number} ranked",
      "other": ""
    },
    ". <a href=\"{link}\">See your trophies</a>"
  ],
  "lost": "The results of <b>{event}</b> were corrected: its {tier} trophy is not yours any more. <a href=\"{link}\">See your trophies</a>",
  "changed": [
    "The results of <b>{event}</b> were corrected: your trophy is <b>{tier}</b>",
    {
      "by": "former",
      "none": "",
      "other": " instead of {former}"
    },
    {
      "by": "place",
      "ranked": ", for rank {rank, number} of {entrants, number} ranked",
      "other": ""
    },
    ". <a href=\"{link}\">See your trophies</a>"
  ],
  "takenBackTitle": "Trophies taken back: {event}",
  "takenBack": "The trophies of <b>{event}</b> were taken back: {reason}",
  "ownTakenBack": "Your <b>{tier}</b> trophy of <b>{event}</b> was taken back: {reason}"
}, {
  "de": {
  "tier": {
    "1": "Holz",
    "2": "Bronze",
    "3": "Silber",
    "4": "Gold",
    "5": "Platin",
    "6": "Diamant",
    "by": "type",
    "other": ""
  },
  "givenTitle": "Trophäen: {event}",
  "given": "Die Trophäen von <b>{event}</b> sind vergeben. <a href=\"{link}\">Deine Trophäen ansehen</a>",
  "won": [
    "Du hast bei <b>{event}</b> eine Trophäe gewonnen: <b>{tier}</b>",
    {
      "by": "place",
      "ranked": ", für Platz {rank, number} von {entrants, number} Gewerteten",
      "other": ""
    },
    ". <a href=\"{link}\">Deine Trophäen ansehen</a>"
  ],
  "lost": "Die Ergebnisse von <b>{event}</b> wurden korrigiert: Die Trophäe ({tier}) gehört dir nicht mehr. <a href=\"{link}\">Deine Trophäen ansehen</a>",
  "changed": [
    "Die Ergebnisse von <b>{event}</b> wurden korrigiert: Deine Trophäe ist <b>{tier}</b>",
    {
      "by": "former",
      "none": "",
      "other": " statt {former}"
    },
    {
      "by": "place",
      "ranked": ", für Platz {rank, number} von {entrants, number} Gewerteten",
      "other": ""
    },
    ". <a href=\"{link}\">Deine Trophäen ansehen</a>"
  ],
  "takenBackTitle": "Trophäen zurückgenommen: {event}",
  "takenBack": "Die Trophäen von <b>{event}</b> wurden zurückgenommen: {reason}",
  "ownTakenBack": "Deine Trophäe <b>{tier}</b> von <b>{event}</b> wurde zurückgenommen: {reason}"
},
  "es": {
  "tier": {
    "1": "Madera",
    "2": "Bronce",
    "3": "Plata",
    "4": "Oro",
    "5": "Platino",
    "6": "Diamante",
    "by": "type",
    "other": ""
  },
  "givenTitle": "Trofeos: {event}",
  "given": "Ya se dieron los trofeos de <b>{event}</b>. <a href=\"{link}\">Ver tus trofeos</a>",
  "won": [
    "Ganaste un trofeo de <b>{tier}</b> en <b>{event}</b>",
    {
      "by": "place",
      "ranked": ", por el puesto {rank, number} de {entrants, number}",
      "other": ""
    },
    ". <a href=\"{link}\">Ver tus trofeos</a>"
  ],
  "lost": "Se corrigieron los resultados de <b>{event}</b>: su trofeo de {tier} ya no es tuyo. <a href=\"{link}\">Ver tus trofeos</a>",
  "changed": [
    "Se corrigieron los resultados de <b>{event}</b>: tu trofeo es de <b>{tier}</b>",
    {
      "by": "former",
      "none": "",
      "other": " en lugar de {former}"
    },
    {
      "by": "place",
      "ranked": ", por el puesto {rank, number} de {entrants, number}",
      "other": ""
    },
    ". <a href=\"{link}\">Ver tus trofeos</a>"
  ],
  "takenBackTitle": "Trofeos retirados: {event}",
  "takenBack": "Se retiraron los trofeos de <b>{event}</b>: {reason}",
  "ownTakenBack": "Se retiró tu trofeo de <b>{tier}</b> de <b>{event}</b>: {reason}"
},
  "pt-BR": {
  "tier": {
    "1": "Madeira",
    "2": "Bronze",
    "3": "Prata",
    "4": "Ouro",
    "5": "Platina",
    "6": "Diamante",
    "by": "type",
    "other": ""
  },
  "givenTitle": "Troféus: {event}",
  "given": "Os troféus de <b>{event}</b> foram dados. <a href=\"{link}\">Ver seus troféus</a>",
  "won": [
    "Você ganhou um troféu de <b>{tier}</b> em <b>{event}</b>",
    {
      "by": "place",
      "ranked": ", pela posição {rank, number} de {entrants, number} classificados",
      "other": ""
    },
    ". <a href=\"{link}\">Ver seus troféus</a>"
  ],
  "lost": "Os resultados de <b>{event}</b> foram corrigidos: o troféu de {tier} não é mais seu. <a href=\"{link}\">Ver seus troféus</a>",
  "changed": [
    "Os resultados de <b>{event}</b> foram corrigidos: seu troféu é <b>{tier}</b>",
    {
      "by": "former",
      "none": "",
      "other": " em vez de {former}"
    },
    {
      "by": "place",
      "ranked": ", pela posição {rank, number} de {entrants, number} classificados",
      "other": ""
    },
    ". <a href=\"{link}\">Ver seus troféus</a>"
  ],
  "takenBackTitle": "Troféus retirados: {event}",
  "takenBack": "Os troféus de <b>{event}</b> foram retirados: {reason}",
  "ownTakenBack": "Seu troféu de <b>{tier}</b> de <b>{event}</b> foi retirado: {reason}"
},
  "fr": {
  "tier": {
    "1": "Bois",
    "2": "Bronze",
    "3": "Argent",
    "4": "Or",
    "5": "Platine",
    "6": "Diamant",
    "by": "type",
    "other": ""
  },
  "givenTitle": "Trophées : {event}",
  "given": "Les trophées de <b>{event}</b> ont été donnés. <a href=\"{link}\">Voir tes trophées</a>",
  "won": [
    "Tu as gagné un trophée <b>{tier}</b> à <b>{event}</b>",
    {
      "by": "place",
      "ranked": ", pour la place {rank, number} sur {entrants, number} classés",
      "other": ""
    },
    ". <a href=\"{link}\">Voir tes trophées</a>"
  ],
  "lost": "Les résultats de <b>{event}</b> ont été corrigés : son trophée {tier} n’est plus à toi. <a href=\"{link}\">Voir tes trophées</a>",
  "changed": [
    "Les résultats de <b>{event}</b> ont été corrigés : ton trophée est <b>{tier}</b>",
    {
      "by": "former",
      "none": "",
      "other": " au lieu de {former}"
    },
    {
      "by": "place",
      "ranked": ", pour la place {rank, number} sur {entrants, number} classés",
      "other": ""
    },
    ". <a href=\"{link}\">Voir tes trophées</a>"
  ],
  "takenBackTitle": "Trophées repris : {event}",
  "takenBack": "Les trophées de <b>{event}</b> ont été repris : {reason}",
  "ownTakenBack": "Ton trophée <b>{tier}</b> de <b>{event}</b> a été repris : {reason}"
},
  "pl": {
  "tier": {
    "1": "Drewno",
    "2": "Brąz",
    "3": "Srebro",
    "4": "Złoto",
    "5": "Platyna",
    "6": "Diament",
    "by": "type",
    "other": ""
  },
  "givenTitle": "Trofea: {event}",
  "given": "Trofea wydarzenia <b>{event}</b> są przyznane. <a href=\"{link}\">Zobacz swoje trofea</a>",
  "won": [
    "Masz trofeum <b>{tier}</b>: <b>{event}</b>",
    {
      "by": "place",
      "ranked": ", miejsce {rank, number} z {entrants, number} w rankingu",
      "other": ""
    },
    ". <a href=\"{link}\">Zobacz swoje trofea</a>"
  ],
  "lost": "Wyniki zostały poprawione: <b>{event}</b>. Trofeum {tier} nie jest już twoje. <a href=\"{link}\">Zobacz swoje trofea</a>",
  "changed": [
    "Wyniki zostały poprawione: <b>{event}</b>. Twoje trofeum to <b>{tier}</b>",
    {
      "by": "former",
      "none": "",
      "other": " zamiast {former}"
    },
    {
      "by": "place",
      "ranked": ", miejsce {rank, number} z {entrants, number} w rankingu",
      "other": ""
    },
    ". <a href=\"{link}\">Zobacz swoje trofea</a>"
  ],
  "takenBackTitle": "Trofea odebrane: {event}",
  "takenBack": "Trofea wydarzenia <b>{event}</b> zostały odebrane: {reason}",
  "ownTakenBack": "Twoje trofeum <b>{tier}</b> (<b>{event}</b>) zostało odebrane: {reason}"
},
});
