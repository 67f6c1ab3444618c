// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "firstPlace": "First Place",
  "secondPlace": "Second Place",
  "advanced": "Advanced",
  "stillPlaying": "Still playing",
  "eliminated": "Eliminated",
  "place": {
    "by": "place, ordinal",
    "one": "{place}st place",
    "two": "{place}nd place",
    "few": "{place}rd place",
    "other": "{place}th place"
  }
}, {
  "de": {
  "firstPlace": "Erster Platz",
  "secondPlace": "Zweiter Platz",
  "advanced": "Weiter",
  "stillPlaying": "Spielt noch",
  "eliminated": "Raus",
  "place": "{place}. Platz"
},
  "es": {
  "firstPlace": "Primer puesto",
  "secondPlace": "Segundo puesto",
  "advanced": "Avanza",
  "stillPlaying": "Sigue jugando",
  "eliminated": "Eliminado",
  "place": "{place}.º puesto"
},
  "pt-BR": {
  "firstPlace": "Primeiro lugar",
  "secondPlace": "Segundo lugar",
  "advanced": "Avançou",
  "stillPlaying": "Ainda joga",
  "eliminated": "Eliminado",
  "place": "{place}º lugar"
},
  "fr": {
  "firstPlace": "Première place",
  "secondPlace": "Deuxième place",
  "advanced": "Qualifiée",
  "stillPlaying": "Encore en jeu",
  "eliminated": "Éliminée",
  "place": {
    "by": "place, ordinal",
    "one": "{place}re place",
    "other": "{place}e place"
  }
},
  "pl": {
  "firstPlace": "Pierwsze miejsce",
  "secondPlace": "Drugie miejsce",
  "advanced": "Awans",
  "stillPlaying": "Nadal w grze",
  "eliminated": "Odpadają",
  "place": "{place}. miejsce"
},
});
