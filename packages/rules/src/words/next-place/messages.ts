// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "bestOfNext": "No. {rank} of the best at place {place}",
  "nextPlaceTitle": {
    "by": "kind",
    "mixed": "The best of the next place",
    "other": "The best at place {place}"
  },
  "nextPlaceRule": [
    {
      "by": "count",
      "one": "One of the {groups} groups sends on one team more, the best",
      "other": "{count} of the {groups} groups send on one team more, the best"
    },
    " ",
    {
      "by": "kind",
      "mixed": "of the next place",
      "other": "at place {place}"
    },
    "."
  ],
  "nextPlaceBy": "Compared by {criteria}.",
  "nextPlaceEach": "They have played different numbers of matches, so it counts for each match.",
  "nextPlaceByStaff": "Staff say which.",
  "criterionPoints": "points",
  "criterionMatchWins": "match wins",
  "criterionMapDifference": "map difference",
  "criterionMapsWon": "maps won"
}, {
  "de": {
  "bestOfNext": "Nr. {rank} der Besten auf Platz {place}",
  "nextPlaceTitle": {
    "by": "kind",
    "mixed": "Die Besten des nächsten Platzes",
    "other": "Die Besten auf Platz {place}"
  },
  "nextPlaceRule": [
    {
      "by": "count",
      "one": "Eine von {groups} Gruppen schickt ein Team mehr weiter, das beste",
      "other": "{count} von {groups} Gruppen schicken ein Team mehr weiter, die besten"
    },
    " ",
    {
      "by": "kind",
      "mixed": "des nächsten Platzes",
      "other": "auf Platz {place}"
    },
    "."
  ],
  "nextPlaceBy": "Verglichen nach: {criteria}.",
  "nextPlaceEach": "Sie haben verschieden viele Matches gespielt, deshalb zählt es je Match.",
  "nextPlaceByStaff": "Das Team der Seite sagt, welche.",
  "criterionPoints": "Punkte",
  "criterionMatchWins": "gewonnene Matches",
  "criterionMapDifference": "Map-Differenz",
  "criterionMapsWon": "gewonnene Maps"
},
  "es": {
  "bestOfNext": "N.º {rank} de los mejores en el puesto {place}",
  "nextPlaceTitle": {
    "by": "kind",
    "mixed": "Los mejores del siguiente puesto",
    "other": "Los mejores en el puesto {place}"
  },
  "nextPlaceRule": [
    {
      "by": "count",
      "one": "Uno de los {groups} grupos clasifica a un equipo más, el mejor",
      "many": "{count} de los {groups} grupos clasifican a un equipo más, los mejores",
      "other": "{count} de los {groups} grupos clasifican a un equipo más, los mejores"
    },
    " ",
    {
      "by": "kind",
      "mixed": "del siguiente puesto",
      "other": "en el puesto {place}"
    },
    "."
  ],
  "nextPlaceBy": "Se comparan por {criteria}.",
  "nextPlaceEach": "Han jugado un número distinto de partidas, así que cuenta por partida.",
  "nextPlaceByStaff": "El equipo del sitio dice cuáles.",
  "criterionPoints": "puntos",
  "criterionMatchWins": "partidas ganadas",
  "criterionMapDifference": "diferencia de mapas",
  "criterionMapsWon": "mapas ganados"
},
  "pt-BR": {
  "bestOfNext": "Nº {rank} dos melhores na posição {place}",
  "nextPlaceTitle": {
    "by": "kind",
    "mixed": "Os melhores da posição seguinte",
    "other": "Os melhores na posição {place}"
  },
  "nextPlaceRule": [
    {
      "by": "count",
      "one": "Um dos {groups} grupos classifica um time a mais, o melhor",
      "many": "{count} dos {groups} grupos classificam um time a mais, os melhores",
      "other": "{count} dos {groups} grupos classificam um time a mais, os melhores"
    },
    " ",
    {
      "by": "kind",
      "mixed": "da posição seguinte",
      "other": "na posição {place}"
    },
    "."
  ],
  "nextPlaceBy": "Comparados por {criteria}.",
  "nextPlaceEach": "Jogaram números diferentes de partidas, então conta por partida.",
  "nextPlaceByStaff": "A equipe do site diz quais.",
  "criterionPoints": "pontos",
  "criterionMatchWins": "partidas vencidas",
  "criterionMapDifference": "diferença de mapas",
  "criterionMapsWon": "mapas vencidos"
},
  "fr": {
  "bestOfNext": "N° {rank} des meilleurs à la place {place}",
  "nextPlaceTitle": {
    "by": "kind",
    "mixed": "Les meilleurs de la place suivante",
    "other": "Les meilleurs à la place {place}"
  },
  "nextPlaceRule": [
    {
      "by": "count",
      "one": "Un des {groups} groupes qualifie une équipe de plus, la meilleure",
      "many": "{count} des {groups} groupes qualifient une équipe de plus, les meilleures",
      "other": "{count} des {groups} groupes qualifient une équipe de plus, les meilleures"
    },
    " ",
    {
      "by": "kind",
      "mixed": "de la place suivante",
      "other": "à la place {place}"
    },
    "."
  ],
  "nextPlaceBy": "Comparées par {criteria}.",
  "nextPlaceEach": "Elles n’ont pas joué autant de matchs : cela compte par match.",
  "nextPlaceByStaff": "L’équipe du site dit lesquelles.",
  "criterionPoints": "points",
  "criterionMatchWins": "matchs gagnés",
  "criterionMapDifference": "différence de maps",
  "criterionMapsWon": "maps gagnées"
},
  "pl": {
  "bestOfNext": "Nr {rank} wśród najlepszych na miejscu {place}",
  "nextPlaceTitle": {
    "by": "kind",
    "mixed": "Najlepsi z następnego miejsca",
    "other": "Najlepsi z miejsca {place}"
  },
  "nextPlaceRule": [
    "{count} z {groups} grup: jedna drużyna więcej, najlepsi ",
    {
      "by": "kind",
      "mixed": "z następnego miejsca",
      "other": "z miejsca {place}"
    },
    "."
  ],
  "nextPlaceBy": "Porównywane są: {criteria}.",
  "nextPlaceEach": "Rozegrali różną liczbę meczów, więc liczy się na mecz.",
  "nextPlaceByStaff": "Decyduje obsługa.",
  "criterionPoints": "punkty",
  "criterionMatchWins": "wygrane mecze",
  "criterionMapDifference": "różnica map",
  "criterionMapsWon": "wygrane mapy"
},
});
