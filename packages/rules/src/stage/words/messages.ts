// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "firstPlace": "First Place",
  "secondPlace": "Second Place",
  "advanced": "Advanced",
  "stillPlaying": "Still playing",
  "eliminated": "Eliminated"
}, {
  "de": {
  "firstPlace": "Erster Platz",
  "secondPlace": "Zweiter Platz",
  "advanced": "Weiter",
  "stillPlaying": "Spielt noch",
  "eliminated": "Raus"
},
  "es": {
  "firstPlace": "Primer puesto",
  "secondPlace": "Segundo puesto",
  "advanced": "Avanza",
  "stillPlaying": "Sigue jugando",
  "eliminated": "Eliminado"
},
  "pt-BR": {
  "firstPlace": "Primeiro lugar",
  "secondPlace": "Segundo lugar",
  "advanced": "Avançou",
  "stillPlaying": "Ainda joga",
  "eliminated": "Eliminado"
},
  "fr": {
  "firstPlace": "Première place",
  "secondPlace": "Deuxième place",
  "advanced": "Qualifiée",
  "stillPlaying": "Encore en jeu",
  "eliminated": "Éliminée"
},
  "pl": {
  "firstPlace": "Pierwsze miejsce",
  "secondPlace": "Drugie miejsce",
  "advanced": "Awans",
  "stillPlaying": "Nadal w grze",
  "eliminated": "Odpadają"
},
});
