// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "advancing": "Advancing",
  "winner": "Winner",
  "firstPlace": "First Place",
  "secondPlace": "Second Place",
  "thirdPlace": "Third Place",
  "fifthPlace": "Fifth Place",
  "seriesScoreBonus": "Series Score Bonus",
  "placementBonus": "Placement Bonus",
  "bracketReset": "Bracket Reset",
  "grandFinal": "Grand Final",
  "qualified": "Qualified",
  "round": {
    "by": "side",
    "upper": "Upper Round {number}",
    "lower": "Lower Round {number}",
    "other": "Round {number}"
  },
  "quarterFinals": {
    "by": "side",
    "upper": "Upper Quarter-Finals",
    "lower": "Lower Quarter-Finals",
    "other": "Quarter-Finals"
  },
  "semiFinals": {
    "by": "side",
    "upper": "Upper Semi-Finals",
    "lower": "Lower Semi-Finals",
    "other": "Semi-Finals"
  },
  "final": {
    "by": "side",
    "upper": "Upper Final",
    "lower": "Lower Final",
    "other": "Final"
  },
  "exactPlace": "Exact Place",
  "withinPlaces": {
    "by": "count",
    "one": "Within 1 Place",
    "other": "Within {count} Places"
  },
  "lateEntry": "Late Entry",
  "matchResult": "Match Result",
  "exactScore": "Exact Score"
}, {
  "de": {
  "advancing": "Weiter",
  "winner": "Sieger",
  "firstPlace": "Erster Platz",
  "secondPlace": "Zweiter Platz",
  "thirdPlace": "Spiel um Platz drei",
  "fifthPlace": "Spiel um Platz fünf",
  "seriesScoreBonus": "Bonus Serienergebnis",
  "placementBonus": "Bonus Platzierung",
  "bracketReset": "Bracket-Reset",
  "grandFinal": "Grand Final",
  "qualified": "Qualifiziert",
  "round": {
    "by": "side",
    "upper": "Upper Runde {number}",
    "lower": "Lower Runde {number}",
    "other": "Runde {number}"
  },
  "quarterFinals": {
    "by": "side",
    "upper": "Upper Viertelfinale",
    "lower": "Lower Viertelfinale",
    "other": "Viertelfinale"
  },
  "semiFinals": {
    "by": "side",
    "upper": "Upper Halbfinale",
    "lower": "Lower Halbfinale",
    "other": "Halbfinale"
  },
  "final": {
    "by": "side",
    "upper": "Upper Finale",
    "lower": "Lower Finale",
    "other": "Finale"
  },
  "exactPlace": "Genauer Platz",
  "withinPlaces": {
    "by": "count",
    "one": "Höchstens 1 Platz daneben",
    "other": "Höchstens {count} Plätze daneben"
  },
  "lateEntry": "Später Einstieg",
  "matchResult": "Spielausgang",
  "exactScore": "Genaues Ergebnis"
},
  "es": {
  "advancing": "Avanzan",
  "winner": "Ganador",
  "firstPlace": "Primer puesto",
  "secondPlace": "Segundo puesto",
  "thirdPlace": "Tercer puesto",
  "fifthPlace": "Quinto puesto",
  "seriesScoreBonus": "Bonus de marcador",
  "placementBonus": "Bonus de posición",
  "bracketReset": "Reset del bracket",
  "grandFinal": "Gran final",
  "qualified": "Clasificado",
  "round": {
    "by": "side",
    "upper": "Ronda sup. {number}",
    "lower": "Ronda inf. {number}",
    "other": "Ronda {number}"
  },
  "quarterFinals": {
    "by": "side",
    "upper": "Cuartos superiores",
    "lower": "Cuartos inferiores",
    "other": "Cuartos"
  },
  "semiFinals": {
    "by": "side",
    "upper": "Semis superiores",
    "lower": "Semis inferiores",
    "other": "Semifinales"
  },
  "final": {
    "by": "side",
    "upper": "Final superior",
    "lower": "Final inferior",
    "other": "Final"
  },
  "exactPlace": "Puesto exacto",
  "withinPlaces": {
    "by": "count",
    "one": "A {count} puesto como máximo",
    "many": "A {count} puestos como máximo",
    "other": "A {count} puestos como máximo"
  },
  "lateEntry": "Entrada tardía",
  "matchResult": "Resultado del partido",
  "exactScore": "Marcador exacto"
},
  "pt-BR": {
  "advancing": "Avançam",
  "winner": "Vencedor",
  "firstPlace": "Primeiro lugar",
  "secondPlace": "Segundo lugar",
  "thirdPlace": "Terceiro lugar",
  "fifthPlace": "Quinto lugar",
  "seriesScoreBonus": "Bônus de placar",
  "placementBonus": "Bônus de posição",
  "bracketReset": "Reset da chave",
  "grandFinal": "Grande final",
  "qualified": "Classificado",
  "round": {
    "by": "side",
    "upper": "Rodada sup. {number}",
    "lower": "Rodada inf. {number}",
    "other": "Rodada {number}"
  },
  "quarterFinals": {
    "by": "side",
    "upper": "Quartas superiores",
    "lower": "Quartas inferiores",
    "other": "Quartas de final"
  },
  "semiFinals": {
    "by": "side",
    "upper": "Semis superiores",
    "lower": "Semis inferiores",
    "other": "Semifinais"
  },
  "final": {
    "by": "side",
    "upper": "Final superior",
    "lower": "Final inferior",
    "other": "Final"
  },
  "exactPlace": "Posição exata",
  "withinPlaces": {
    "by": "count",
    "one": "A até {count} posição",
    "many": "A até {count} posições",
    "other": "A até {count} posições"
  },
  "lateEntry": "Entrada tardia",
  "matchResult": "Resultado da partida",
  "exactScore": "Placar exato"
},
  "fr": {
  "advancing": "Qualifiés",
  "winner": "Vainqueur",
  "firstPlace": "Première place",
  "secondPlace": "Deuxième place",
  "thirdPlace": "Troisième place",
  "fifthPlace": "Cinquième place",
  "seriesScoreBonus": "Bonus score de série",
  "placementBonus": "Bonus de placement",
  "bracketReset": "Reset du bracket",
  "grandFinal": "Grande finale",
  "qualified": "Qualifié",
  "round": {
    "by": "side",
    "upper": "Upper tour {number}",
    "lower": "Lower tour {number}",
    "other": "Tour {number}"
  },
  "quarterFinals": {
    "by": "side",
    "upper": "Quarts upper",
    "lower": "Quarts lower",
    "other": "Quarts de finale"
  },
  "semiFinals": {
    "by": "side",
    "upper": "Demies upper",
    "lower": "Demies lower",
    "other": "Demi-finales"
  },
  "final": {
    "by": "side",
    "upper": "Finale upper",
    "lower": "Finale lower",
    "other": "Finale"
  },
  "exactPlace": "Place exacte",
  "withinPlaces": {
    "by": "count",
    "one": "À {count} place près",
    "many": "À {count} places près",
    "other": "À {count} places près"
  },
  "lateEntry": "Entrée tardive",
  "matchResult": "Résultat du match",
  "exactScore": "Score exact"
},
  "pl": {
  "advancing": "Awans",
  "winner": "Zwycięzca",
  "firstPlace": "Pierwsze miejsce",
  "secondPlace": "Drugie miejsce",
  "thirdPlace": "Mecz o trzecie miejsce",
  "fifthPlace": "Mecz o piąte miejsce",
  "seriesScoreBonus": "Bonus za wynik serii",
  "placementBonus": "Bonus za miejsce",
  "bracketReset": "Reset drabinki",
  "grandFinal": "Wielki finał",
  "qualified": "Awans",
  "round": {
    "by": "side",
    "upper": "Górna runda {number}",
    "lower": "Dolna runda {number}",
    "other": "Runda {number}"
  },
  "quarterFinals": {
    "by": "side",
    "upper": "Górne ćwierćfinały",
    "lower": "Dolne ćwierćfinały",
    "other": "Ćwierćfinały"
  },
  "semiFinals": {
    "by": "side",
    "upper": "Górne półfinały",
    "lower": "Dolne półfinały",
    "other": "Półfinały"
  },
  "final": {
    "by": "side",
    "upper": "Górny finał",
    "lower": "Dolny finał",
    "other": "Finał"
  },
  "exactPlace": "Dokładne miejsce",
  "withinPlaces": {
    "by": "count",
    "one": "O najwyżej 1 miejsce obok",
    "few": "O najwyżej {count} miejsca obok",
    "many": "O najwyżej {count} miejsc obok",
    "other": "O najwyżej {count} miejsca obok"
  },
  "lateEntry": "Późne wejście",
  "matchResult": "Wynik meczu",
  "exactScore": "Dokładny wynik"
},
});
