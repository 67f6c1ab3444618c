// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../model/words-of.ts';

export const { m, said } = wordsOf({
  "entrants": {
    "by": "count",
    "one": "{count, number} entrant",
    "other": "{count, number} entrants"
  },
  "entrantsNoun": {
    "by": "count",
    "one": "entrant",
    "other": "entrants"
  },
  "ranked": "{count, number} ranked",
  "ofRanked": "of {count, number} ranked",
  "pickedStage": "{count, number} picked this stage",
  "members": {
    "by": "count",
    "one": "{count, number} member",
    "other": "{count, number} members"
  },
  "notThere": [
    "This ",
    {
      "by": "what",
      "stage": "stage",
      "bracket": "bracket",
      "part": "part",
      "column": "column",
      "match": "match",
      "view": "view",
      "other": "scoring group"
    },
    " is not there any more."
  ],
  "ownMatch": "A match cannot lead to itself.",
  "onlyFreeform": "Only a freeform bracket can be changed so.",
  "noLosersFor": [
    {
      "by": "place",
      "third": "Third place",
      "other": "Fifth place"
    },
    " is decided already, or no losers of this bracket can play for it."
  ],
  "entriesEmpty": [
    {
      "by": "count",
      "one": "One place names nobody",
      "other": "{count} places name nobody"
    },
    ": staff put a team there."
  ],
  "entriesUnused": [
    {
      "by": "count",
      "one": "One team that goes",
      "other": "{count} teams that go"
    },
    " through {from} ",
    {
      "by": "count",
      "one": "comes",
      "other": "come"
    },
    " into no stage."
  ],
  "placeOf": "Place {place}, {of}",
  "bestOfNextPlaceField": "Best of the next place",
  "wayOut": {
    "by": "as",
    "winner": "Winner of {match}",
    "loser": "Loser of {match}",
    "other": "Qualified by {match}"
  },
  "wayOutOf": "{way}, {of}",
  "invited": "Invited",
  "nobodyNamed": "Nobody named",
  "entriesField": "who comes in",
  "mostFit": "At most {most} {what} fit.",
  "slotFed": "{feeder} leads to {slot} already.",
  "leadsBack": "Teams come here from {match}: it would be a circle.",
  "emptyMatches": [
    "Nobody plays in ",
    {
      "by": "count",
      "one": "{count} match",
      "other": "{count} matches"
    },
    ", so whoever is to meet the winner waits."
  ],
  "paysNothing": "Is picked and pays no points.",
  "nothingToPick": "Asks for no pick: nobody can take part.",
  "noBreakdown": "Players read nothing about what pays how much.",
  "opensNever": "Waits for {teams} teams, and {places} can start: picks never open by themselves.",
  "tooFewCome": [
    {
      "by": "come",
      "one": "{come} team comes",
      "other": "{come} teams come"
    },
    " from '{from}', and {needed} are needed to start: without teams that join here it never opens."
  ],
  "tooManyCome": [
    {
      "by": "come",
      "one": "{come} team comes",
      "other": "{come} teams come"
    },
    " from '{from}', and only {needed} can start."
  ],
  "otherNumberAdvances": "Says {advancing}, and the group's bracket sends on {through}.",
  "columnUnpaid": "Is in no scoring group that pays: reaching it earns nothing.",
  "columnPaidTwice": "Is paid by {groups} for the same: a right pick earns the points of all.",
  "quotedName": "'{name}'",
  "groupPaysNothing": "Pays no points for anything.",
  "groupWithoutColumns": "Has no columns, and so pays nothing.",
  "viewWithoutMatches": "Shows no match.",
  "deadEnd": "The winner of {match} goes no further, and rounds follow.",
  "unreachableMatch": "No match leads to {match}: its teams start there.",
  "asManyTeams": [
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    },
    ", as the format asks"
  ],
  "wholeSwiss": [
    {
      "by": "matches",
      "one": "{matches} Swiss match",
      "other": "{matches} Swiss matches"
    },
    " of ",
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    }
  ],
  "sameBracket": [
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    " of ",
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    },
    ", as the format plays them"
  ],
  "startOnceKnown": "Says when it starts, once it is known",
  "givesStart": "Says when it starts",
  "noTimeByHand": "The first stage follows nothing of the wiki: its picks lock on {day} at midnight UTC, unless staff change it.",
  "noTimeYet": "The wiki has no time for the first match yet: picks lock on {day} at midnight UTC until it does.",
  "teamsOpen": [
    "{substage}: {known} of ",
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    },
    " are known so far."
  ],
  "waitsForTable": [
    "{substage}: ",
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    },
    " win enough matches, the format sends {format} on: who goes through is known once the wiki’s table is finished."
  ],
  "byHandUntilMapped": [
    "Entered by hand until ",
    {
      "by": "count",
      "one": "it is",
      "other": "they are"
    },
    " mapped to the wiki in the control room: {substages}."
  ],
  "matchesLeftOut": [
    "{substage}: ",
    {
      "by": "matches",
      "one": "{matches} match of the wiki that the format does not have is",
      "other": "{matches} matches of the wiki that the format does not have are"
    },
    " left out."
  ],
  "stageNumber": "Stage {number}",
  "recordTeams": "{record} teams",
  "recordPoints": "points per {record} team",
  "winsNeeded": "wins needed",
  "partNumber": "part {number}",
  "viewNumber": "view {number}",
  "viewNamed": "view '{name}'",
  "scoringGroupNumber": "scoring group {number}",
  "scoringGroupNamed": "scoring group '{name}'",
  "columnNumber": "column {number}",
  "matchNumber": "match {number}",
  "itemNumber": "item {number}",
  "scoringBreakdown": "Scoring breakdown",
  "advancingTeams": "teams that advance",
  "numberOfGroups": "number of groups",
  "countsByGroup": "counts by group",
  "teamsInEachGroup": "teams in each group",
  "exactPlacePoints": "points for an exact place",
  "distancePoints": "points by distance",
  "missedByPlaces": {
    "by": "count",
    "one": "missed by one place",
    "other": "missed by {count} places"
  },
  "points": "points",
  "placementPoints": "placement points",
  "teamsToOpenPicks": "teams to open picks",
  "bracketReset": "bracket reset",
  "bracketResetPoints": "points for the bracket reset",
  "mapsOfMatches": "maps of each match",
  "meetings": "meetings of two teams",
  "matchResultPoints": "points for a match",
  "exactScorePoints": "points for an exact score"
}, {
  "de": {
  "entrants": {
    "by": "count",
    "one": "{count, number} Teilnehmer",
    "other": "{count, number} Teilnehmer"
  },
  "entrantsNoun": {
    "by": "count",
    "one": "Teilnehmer",
    "other": "Teilnehmer"
  },
  "ranked": "{count, number} gewertet",
  "ofRanked": "von {count, number} Gewerteten",
  "pickedStage": "{count, number} haben diese Phase getippt",
  "members": {
    "by": "count",
    "one": "{count, number} Mitglied",
    "other": "{count, number} Mitglieder"
  },
  "notThere": [
    {
      "by": "what",
      "stage": "Diese Phase",
      "bracket": "Dieses Bracket",
      "part": "Diesen Teil",
      "column": "Diese Spalte",
      "match": "Dieses Match",
      "view": "Diese Ansicht",
      "other": "Diese Wertungsgruppe"
    },
    " gibt es nicht mehr."
  ],
  "ownMatch": "Ein Match kann nicht zu sich selbst führen.",
  "onlyFreeform": "So kann nur ein freies Bracket geändert werden.",
  "noLosersFor": [
    {
      "by": "place",
      "third": "Platz drei",
      "other": "Platz fünf"
    },
    " steht schon fest, oder keine Verlierer dieses Brackets können darum spielen."
  ],
  "entriesEmpty": [
    {
      "by": "count",
      "one": "Ein Platz nennt",
      "other": "{count} Plätze nennen"
    },
    " niemanden: Das Team der Seite setzt dort ein Team."
  ],
  "entriesUnused": [
    {
      "by": "count",
      "one": "Ein Team, das",
      "other": "{count} Teams, die"
    },
    " {from} ",
    {
      "by": "count",
      "one": "übersteht, kommt",
      "other": "überstehen, kommen"
    },
    " in keine Phase."
  ],
  "placeOf": "Platz {place}, {of}",
  "bestOfNextPlaceField": "Beste des nächsten Platzes",
  "wayOut": {
    "by": "as",
    "winner": "Sieger von {match}",
    "loser": "Verlierer von {match}",
    "other": "Qualifiziert durch {match}"
  },
  "wayOutOf": "{way}, {of}",
  "invited": "Eingeladen",
  "nobodyNamed": "Niemand genannt",
  "entriesField": "wer hereinkommt",
  "mostFit": "Höchstens {most} {what} passen.",
  "slotFed": "{feeder} führt schon nach {slot}.",
  "leadsBack": "Von {match} kommen Teams hierher: Das wäre ein Kreis.",
  "emptyMatches": [
    "In ",
    {
      "by": "count",
      "one": "{count} Match",
      "other": "{count} Matches"
    },
    " spielt niemand, darum wartet, wer auf den Sieger treffen soll."
  ],
  "paysNothing": "Wird getippt und zahlt keine Punkte.",
  "nothingToPick": "Fragt nach keinem Tipp: Niemand kann mitmachen.",
  "noBreakdown": "Spieler lesen nicht, was wie viel zahlt.",
  "opensNever": "Wartet auf {teams} Teams, und {places} können beginnen: Die Phase öffnet nie von selbst.",
  "tooFewCome": [
    {
      "by": "come",
      "one": "{come} Team kommt",
      "other": "{come} Teams kommen"
    },
    " aus „{from}“, und {needed} sind zum Beginnen nötig: Ohne Teams, die hier dazukommen, öffnet sie nie."
  ],
  "tooManyCome": [
    {
      "by": "come",
      "one": "{come} Team kommt",
      "other": "{come} Teams kommen"
    },
    " aus „{from}“, und nur {needed} können beginnen."
  ],
  "otherNumberAdvances": "Sagt {advancing}, und aus dem Bracket der Gruppe kommen {through} weiter.",
  "columnUnpaid": "Ist in keiner Wertungsgruppe, die zahlt: Sie zu erreichen bringt nichts.",
  "columnPaidTwice": "{groups} zahlen dafür: Ein richtiger Tipp bekommt die Punkte aller.",
  "quotedName": "„{name}“",
  "groupPaysNothing": "Zahlt für nichts Punkte.",
  "groupWithoutColumns": "Hat keine Spalten und zahlt darum nichts.",
  "viewWithoutMatches": "Zeigt kein Match.",
  "deadEnd": "Der Sieger von {match} kommt nicht weiter, und es folgen Runden.",
  "unreachableMatch": "Kein Match führt zu {match}: Die Teams beginnen dort.",
  "asManyTeams": [
    {
      "by": "teams",
      "one": "{teams} Team",
      "other": "{teams} Teams"
    },
    ", wie das Format es will"
  ],
  "wholeSwiss": [
    {
      "by": "matches",
      "one": "{matches} Swiss-Match",
      "other": "{matches} Swiss-Matches"
    },
    " von ",
    {
      "by": "teams",
      "one": "{teams} Team",
      "other": "{teams} Teams"
    }
  ],
  "sameBracket": [
    {
      "by": "matches",
      "one": "{matches} Match",
      "other": "{matches} Matches"
    },
    " von ",
    {
      "by": "teams",
      "one": "{teams} Team",
      "other": "{teams} Teams"
    },
    ", wie das Format sie spielt"
  ],
  "startOnceKnown": "Sagt den Beginn, sobald er bekannt ist",
  "givesStart": "Sagt den Beginn",
  "noTimeByHand": "Die erste Phase folgt nichts im Wiki: Tippschluss ist am {day} um Mitternacht UTC, wenn Staff ihn nicht ändert.",
  "noTimeYet": "Das Wiki hat noch keine Zeit für das erste Match: Bis dahin ist Tippschluss am {day} um Mitternacht UTC.",
  "teamsOpen": [
    "{substage}: {known} von ",
    {
      "by": "teams",
      "one": "{teams} Team",
      "other": "{teams} Teams"
    },
    " sind bisher bekannt."
  ],
  "waitsForTable": [
    "{substage}: ",
    {
      "by": "teams",
      "one": "{teams} Team gewinnt",
      "other": "{teams} Teams gewinnen"
    },
    " genug Matches, das Format lässt {format} weiter: Wer weiterkommt, steht fest, wenn die Tabelle des Wikis fertig ist."
  ],
  "byHandUntilMapped": [
    "Von Hand eingetragen, bis ",
    {
      "by": "count",
      "one": "es",
      "other": "sie"
    },
    " im Leitstand dem Wiki zugeordnet ",
    {
      "by": "count",
      "one": "ist",
      "other": "sind"
    },
    ": {substages}."
  ],
  "matchesLeftOut": [
    "{substage}: ",
    {
      "by": "matches",
      "one": "{matches} Match des Wikis, das das Format nicht hat, bleibt",
      "other": "{matches} Matches des Wikis, die das Format nicht hat, bleiben"
    },
    " weg."
  ],
  "stageNumber": "Phase {number}",
  "recordTeams": "{record}-Teams",
  "recordPoints": "Punkte je {record}-Team",
  "winsNeeded": "nötige Siege",
  "partNumber": "Teil {number}",
  "viewNumber": "Ansicht {number}",
  "viewNamed": "Ansicht „{name}“",
  "scoringGroupNumber": "Wertungsgruppe {number}",
  "scoringGroupNamed": "Wertungsgruppe „{name}“",
  "columnNumber": "Spalte {number}",
  "matchNumber": "Match {number}",
  "itemNumber": "Eintrag {number}",
  "scoringBreakdown": "Wertung",
  "advancingTeams": "Teams, die weiterkommen",
  "numberOfGroups": "Zahl der Gruppen",
  "countsByGroup": "Zahlen je Gruppe",
  "teamsInEachGroup": "Teams je Gruppe",
  "exactPlacePoints": "Punkte für einen genauen Platz",
  "distancePoints": "Punkte nach Abstand",
  "missedByPlaces": {
    "by": "count",
    "one": "um einen Platz verfehlt",
    "other": "um {count} Plätze verfehlt"
  },
  "points": "Punkte",
  "placementPoints": "Punkte der Platzierung",
  "teamsToOpenPicks": "Teams zum Öffnen",
  "bracketReset": "Bracket-Reset",
  "bracketResetPoints": "Punkte für den Bracket-Reset",
  "mapsOfMatches": "Maps je Spiel",
  "meetings": "Spiele zweier Teams gegeneinander",
  "matchResultPoints": "Punkte für ein Spiel",
  "exactScorePoints": "Punkte für ein genaues Ergebnis"
},
  "es": {
  "entrants": {
    "by": "count",
    "one": "{count, number} participante",
    "many": "{count, number} participantes",
    "other": "{count, number} participantes"
  },
  "entrantsNoun": {
    "by": "count",
    "one": "participante",
    "many": "participantes",
    "other": "participantes"
  },
  "ranked": "{count, number} con puesto",
  "ofRanked": "de {count, number} con puesto",
  "pickedStage": "{count, number} pronosticaron esta fase",
  "members": {
    "by": "count",
    "one": "{count, number} miembro",
    "many": "{count, number} miembros",
    "other": "{count, number} miembros"
  },
  "notThere": {
    "by": "what",
    "stage": "Esta fase ya no está.",
    "bracket": "Este bracket ya no está.",
    "part": "Esta parte ya no está.",
    "column": "Esta columna ya no está.",
    "match": "Esta partida ya no está.",
    "view": "Esta vista ya no está.",
    "other": "Este grupo de puntuación ya no está."
  },
  "ownMatch": "Una partida no puede llevar a sí misma.",
  "onlyFreeform": "Solo un bracket libre se puede cambiar así.",
  "noLosersFor": [
    {
      "by": "place",
      "third": "El tercer puesto",
      "other": "El quinto puesto"
    },
    " ya está decidido, o ningún perdedor de este bracket puede jugar por él."
  ],
  "entriesEmpty": [
    {
      "by": "count",
      "one": "Un lugar no nombra",
      "many": "{count} lugares no nombran",
      "other": "{count} lugares no nombran"
    },
    " a nadie: el personal coloca ahí un equipo."
  ],
  "entriesUnused": [
    {
      "by": "count",
      "one": "Un equipo que supera {from} no entra",
      "many": "{count} equipos que superan {from} no entran",
      "other": "{count} equipos que superan {from} no entran"
    },
    " en ninguna fase."
  ],
  "placeOf": "Puesto {place}, {of}",
  "bestOfNextPlaceField": "Mejores del siguiente puesto",
  "wayOut": {
    "by": "as",
    "winner": "Ganador de {match}",
    "loser": "Perdedor de {match}",
    "other": "Clasificado por {match}"
  },
  "wayOutOf": "{way}, {of}",
  "invited": "Invitado",
  "nobodyNamed": "Nadie nombrado",
  "entriesField": "quién entra",
  "mostFit": "Caben como mucho {most} {what}.",
  "slotFed": "{feeder} ya lleva a {slot}.",
  "leadsBack": "De {match} llegan equipos aquí: sería un círculo.",
  "emptyMatches": [
    {
      "by": "count",
      "one": "En {count} partida no juega nadie",
      "many": "En {count} partidas no juega nadie",
      "other": "En {count} partidas no juega nadie"
    },
    ", así que el rival del ganador se queda esperando."
  ],
  "paysNothing": "Se pronostica y no da puntos.",
  "nothingToPick": "No pide ningún pronóstico: nadie puede participar.",
  "noBreakdown": "Los jugadores no leen nada sobre qué puntúa cuánto.",
  "opensNever": "Espera {teams} equipos, y pueden empezar {places}: los pronósticos nunca se abren solos.",
  "tooFewCome": [
    {
      "by": "come",
      "one": "De «{from}» llega {come} equipo",
      "many": "De «{from}» llegan {come} equipos",
      "other": "De «{from}» llegan {come} equipos"
    },
    ", y hacen falta {needed} para empezar: sin equipos que entren aquí, nunca se abre."
  ],
  "tooManyCome": [
    {
      "by": "come",
      "one": "De «{from}» llega {come} equipo",
      "many": "De «{from}» llegan {come} equipos",
      "other": "De «{from}» llegan {come} equipos"
    },
    ", y solo pueden empezar {needed}."
  ],
  "otherNumberAdvances": "Dice {advancing}, y el bracket del grupo deja pasar a {through}.",
  "columnUnpaid": "No está en ningún grupo que puntúe: llegar a ella no da nada.",
  "columnPaidTwice": "Varios grupos pagan por lo mismo ({groups}): un acierto suma los puntos de todos.",
  "quotedName": "«{name}»",
  "groupPaysNothing": "No da puntos por nada.",
  "groupWithoutColumns": "No tiene columnas, así que no da nada.",
  "viewWithoutMatches": "No muestra ninguna partida.",
  "deadEnd": "El ganador de {match} no sigue, y hay más rondas.",
  "unreachableMatch": "Ninguna partida lleva a {match}: sus equipos empiezan ahí.",
  "asManyTeams": [
    {
      "by": "teams",
      "one": "{teams} equipo",
      "many": "{teams} equipos",
      "other": "{teams} equipos"
    },
    ", como pide el formato"
  ],
  "wholeSwiss": [
    {
      "by": "matches",
      "one": "{matches} partida suiza",
      "many": "{matches} partidas suizas",
      "other": "{matches} partidas suizas"
    },
    " de ",
    {
      "by": "teams",
      "one": "{teams} equipo",
      "many": "{teams} equipos",
      "other": "{teams} equipos"
    }
  ],
  "sameBracket": [
    {
      "by": "matches",
      "one": "{matches} partida",
      "many": "{matches} partidas",
      "other": "{matches} partidas"
    },
    " de ",
    {
      "by": "teams",
      "one": "{teams} equipo",
      "many": "{teams} equipos",
      "other": "{teams} equipos"
    },
    ", como las juega el formato"
  ],
  "startOnceKnown": "Dice cuándo empieza, en cuanto se sepa",
  "givesStart": "Dice cuándo empieza",
  "noTimeByHand": "La primera fase no sigue nada de la wiki: sus pronósticos se cierran el {day} a medianoche UTC, salvo que el staff lo cambie.",
  "noTimeYet": "La wiki aún no tiene hora para la primera partida: mientras tanto, los pronósticos se cierran el {day} a medianoche UTC.",
  "teamsOpen": [
    "{substage}: por ahora se conocen {known} de ",
    {
      "by": "teams",
      "one": "{teams} equipo",
      "many": "{teams} equipos",
      "other": "{teams} equipos"
    },
    "."
  ],
  "waitsForTable": [
    "{substage}: ",
    {
      "by": "teams",
      "one": "{teams} equipo gana",
      "many": "{teams} equipos ganan",
      "other": "{teams} equipos ganan"
    },
    " bastantes partidas, y el formato deja pasar a {format}: quién pasa se sabe cuando la tabla de la wiki esté terminada."
  ],
  "byHandUntilMapped": [
    "A mano hasta que se ",
    {
      "by": "count",
      "one": "asigne",
      "many": "asignen",
      "other": "asignen"
    },
    " a la wiki en la sala de control: {substages}."
  ],
  "matchesLeftOut": [
    "{substage}: ",
    {
      "by": "matches",
      "one": "queda fuera {matches} partida de la wiki que el formato no tiene",
      "many": "quedan fuera {matches} partidas de la wiki que el formato no tiene",
      "other": "quedan fuera {matches} partidas de la wiki que el formato no tiene"
    },
    "."
  ],
  "stageNumber": "Fase {number}",
  "recordTeams": "equipos {record}",
  "recordPoints": "puntos por equipo {record}",
  "winsNeeded": "victorias necesarias",
  "partNumber": "parte {number}",
  "viewNumber": "vista {number}",
  "viewNamed": "vista «{name}»",
  "scoringGroupNumber": "grupo de puntuación {number}",
  "scoringGroupNamed": "grupo de puntuación «{name}»",
  "columnNumber": "columna {number}",
  "matchNumber": "partida {number}",
  "itemNumber": "elemento {number}",
  "scoringBreakdown": "Desglose de puntos",
  "advancingTeams": "equipos que avanzan",
  "numberOfGroups": "número de grupos",
  "countsByGroup": "números por grupo",
  "teamsInEachGroup": "equipos de cada grupo",
  "exactPlacePoints": "puntos por un puesto exacto",
  "distancePoints": "puntos por distancia",
  "missedByPlaces": {
    "by": "count",
    "one": "fallado por un puesto",
    "many": "fallado por {count} puestos",
    "other": "fallado por {count} puestos"
  },
  "points": "puntos",
  "placementPoints": "puntos por el lugar",
  "teamsToOpenPicks": "equipos para abrir",
  "bracketReset": "reset del bracket",
  "bracketResetPoints": "puntos por el reset del bracket",
  "mapsOfMatches": "mapas por partido",
  "meetings": "enfrentamientos entre dos equipos",
  "matchResultPoints": "puntos por un partido",
  "exactScorePoints": "puntos por un marcador exacto"
},
  "pt-BR": {
  "entrants": {
    "by": "count",
    "one": "{count, number} participante",
    "many": "{count, number} participantes",
    "other": "{count, number} participantes"
  },
  "entrantsNoun": {
    "by": "count",
    "one": "participante",
    "many": "participantes",
    "other": "participantes"
  },
  "ranked": "{count, number} classificados",
  "ofRanked": "de {count, number} classificados",
  "pickedStage": "{count, number} palpitaram esta fase",
  "members": {
    "by": "count",
    "one": "{count, number} membro",
    "many": "{count, number} membros",
    "other": "{count, number} membros"
  },
  "notThere": [
    {
      "by": "what",
      "stage": "Esta fase",
      "bracket": "Esta chave",
      "part": "Esta parte",
      "column": "Esta coluna",
      "match": "Esta partida",
      "view": "Esta vista",
      "other": "Este grupo de pontuação"
    },
    " não existe mais."
  ],
  "ownMatch": "Uma partida não pode levar a ela mesma.",
  "onlyFreeform": "Só uma chave livre pode ser mudada assim.",
  "noLosersFor": [
    {
      "by": "place",
      "third": "O terceiro lugar",
      "other": "O quinto lugar"
    },
    " já está decidido, ou nenhum perdedor desta chave pode jogar por ele."
  ],
  "entriesEmpty": [
    {
      "by": "count",
      "one": "Um lugar não cita",
      "many": "{count} lugares não citam",
      "other": "{count} lugares não citam"
    },
    " ninguém: a equipe do site coloca um time ali."
  ],
  "entriesUnused": [
    {
      "by": "count",
      "one": "Um time que passa de {from} não entra",
      "many": "{count} times que passam de {from} não entram",
      "other": "{count} times que passam de {from} não entram"
    },
    " em nenhuma fase."
  ],
  "placeOf": "Colocação {place}, {of}",
  "bestOfNextPlaceField": "Melhores da posição seguinte",
  "wayOut": {
    "by": "as",
    "winner": "Vencedor de {match}",
    "loser": "Perdedor de {match}",
    "other": "Classificado por {match}"
  },
  "wayOutOf": "{way}, {of}",
  "invited": "Convidado",
  "nobodyNamed": "Ninguém citado",
  "entriesField": "quem entra",
  "mostFit": "Cabem no máximo {most} {what}.",
  "slotFed": "{feeder} já leva a {slot}.",
  "leadsBack": "Vêm times para cá de {match}: seria um círculo.",
  "emptyMatches": [
    "Ninguém joga em ",
    {
      "by": "count",
      "one": "{count} partida",
      "many": "{count} partidas",
      "other": "{count} partidas"
    },
    ", então quem enfrentaria o vencedor fica esperando."
  ],
  "paysNothing": "É palpitado e não paga pontos.",
  "nothingToPick": "Não pede palpite: ninguém pode participar.",
  "noBreakdown": "Os jogadores não leem nada sobre o que paga quanto.",
  "opensNever": "Espera {teams} times, e {places} podem começar: os palpites nunca abrem sozinhos.",
  "tooFewCome": [
    {
      "by": "come",
      "one": "{come} time vem",
      "many": "{come} times vêm",
      "other": "{come} times vêm"
    },
    " de “{from}”, e {needed} são precisos para começar: sem times que entrem aqui, nunca abre."
  ],
  "tooManyCome": [
    {
      "by": "come",
      "one": "{come} time vem",
      "many": "{come} times vêm",
      "other": "{come} times vêm"
    },
    " de “{from}”, e só {needed} podem começar."
  ],
  "otherNumberAdvances": "Diz {advancing}, e da chave do grupo avançam {through}.",
  "columnUnpaid": "Não está em nenhum grupo que paga: chegar nela não rende nada.",
  "columnPaidTwice": "É paga por {groups} pela mesma coisa: um palpite certo leva os pontos de todos.",
  "quotedName": "“{name}”",
  "groupPaysNothing": "Não paga pontos por nada.",
  "groupWithoutColumns": "Não tem colunas, então não paga nada.",
  "viewWithoutMatches": "Não mostra nenhuma partida.",
  "deadEnd": "O vencedor de {match} não segue adiante, e ainda há rodadas.",
  "unreachableMatch": "Nenhuma partida leva a {match}: os times dela começam ali.",
  "asManyTeams": [
    {
      "by": "teams",
      "one": "{teams} time",
      "many": "{teams} times",
      "other": "{teams} times"
    },
    ", como o formato pede"
  ],
  "wholeSwiss": [
    {
      "by": "matches",
      "one": "{matches} partida suíça",
      "many": "{matches} partidas suíças",
      "other": "{matches} partidas suíças"
    },
    " de ",
    {
      "by": "teams",
      "one": "{teams} time",
      "many": "{teams} times",
      "other": "{teams} times"
    }
  ],
  "sameBracket": [
    {
      "by": "matches",
      "one": "{matches} partida",
      "many": "{matches} partidas",
      "other": "{matches} partidas"
    },
    " de ",
    {
      "by": "teams",
      "one": "{teams} time",
      "many": "{teams} times",
      "other": "{teams} times"
    },
    ", como o formato joga"
  ],
  "startOnceKnown": "Diz quando começa, assim que for conhecido",
  "givesStart": "Diz quando começa",
  "noTimeByHand": "A primeira fase não segue nada da wiki: os palpites fecham em {day} à meia-noite UTC, a não ser que o staff mude.",
  "noTimeYet": "A wiki ainda não tem hora para a primeira partida: até lá os palpites fecham em {day} à meia-noite UTC.",
  "teamsOpen": [
    "{substage}: {known} de ",
    {
      "by": "teams",
      "one": "{teams} time",
      "many": "{teams} times",
      "other": "{teams} times"
    },
    " conhecidos até agora."
  ],
  "waitsForTable": [
    "{substage}: ",
    {
      "by": "teams",
      "one": "{teams} time vence",
      "many": "{teams} times vencem",
      "other": "{teams} times vencem"
    },
    " partidas suficientes, o formato passa {format}: quem avança se sabe quando a tabela da wiki terminar."
  ],
  "byHandUntilMapped": [
    "À mão até ",
    {
      "by": "count",
      "one": "ser mapeado",
      "many": "serem mapeados",
      "other": "serem mapeados"
    },
    " à wiki na sala de controle: {substages}."
  ],
  "matchesLeftOut": [
    "{substage}: ",
    {
      "by": "matches",
      "one": "{matches} partida da wiki que o formato não tem fica",
      "many": "{matches} partidas da wiki que o formato não tem ficam",
      "other": "{matches} partidas da wiki que o formato não tem ficam"
    },
    " de fora."
  ],
  "stageNumber": "Fase {number}",
  "recordTeams": "times {record}",
  "recordPoints": "pontos por time {record}",
  "winsNeeded": "vitórias necessárias",
  "partNumber": "parte {number}",
  "viewNumber": "vista {number}",
  "viewNamed": "vista “{name}”",
  "scoringGroupNumber": "grupo de pontuação {number}",
  "scoringGroupNamed": "grupo de pontuação “{name}”",
  "columnNumber": "coluna {number}",
  "matchNumber": "partida {number}",
  "itemNumber": "item {number}",
  "scoringBreakdown": "Pontuação",
  "advancingTeams": "times que avançam",
  "numberOfGroups": "número de grupos",
  "countsByGroup": "números por grupo",
  "teamsInEachGroup": "times em cada grupo",
  "exactPlacePoints": "pontos por uma posição exata",
  "distancePoints": "pontos por distância",
  "missedByPlaces": {
    "by": "count",
    "one": "errada por uma posição",
    "many": "errada por {count} posições",
    "other": "errada por {count} posições"
  },
  "points": "pontos",
  "placementPoints": "pontos de colocação",
  "teamsToOpenPicks": "times para abrir os palpites",
  "bracketReset": "reset da chave",
  "bracketResetPoints": "pontos pelo reset da chave",
  "mapsOfMatches": "mapas por partida",
  "meetings": "confrontos entre duas equipes",
  "matchResultPoints": "pontos por uma partida",
  "exactScorePoints": "pontos por um placar exato"
},
  "fr": {
  "entrants": {
    "by": "count",
    "one": "{count, number} participant",
    "many": "{count, number} participants",
    "other": "{count, number} participants"
  },
  "entrantsNoun": {
    "by": "count",
    "one": "participant",
    "many": "participants",
    "other": "participants"
  },
  "ranked": "{count, number} classés",
  "ofRanked": "sur {count, number} classés",
  "pickedStage": "{count, number} ont pronostiqué cette phase",
  "members": {
    "by": "count",
    "one": "{count, number} membre",
    "many": "{count, number} membres",
    "other": "{count, number} membres"
  },
  "notThere": [
    {
      "by": "what",
      "stage": "Cette phase",
      "bracket": "Ce bracket",
      "part": "Cette partie",
      "column": "Cette colonne",
      "match": "Ce match",
      "view": "Cette vue",
      "other": "Ce groupe de points"
    },
    " n’est plus là."
  ],
  "ownMatch": "Un match ne peut pas mener à lui-même.",
  "onlyFreeform": "Seul un bracket libre peut être changé ainsi.",
  "noLosersFor": [
    {
      "by": "place",
      "third": "La troisième place",
      "other": "La cinquième place"
    },
    " est déjà décidée, ou aucun perdant de ce bracket ne peut la jouer."
  ],
  "entriesEmpty": [
    {
      "by": "count",
      "one": "Une place ne cite",
      "many": "{count} places ne citent",
      "other": "{count} places ne citent"
    },
    " personne : l’équipe du site y place une équipe."
  ],
  "entriesUnused": [
    {
      "by": "count",
      "one": "Une équipe qui passe {from} n’entre",
      "many": "{count} équipes qui passent {from} n’entrent",
      "other": "{count} équipes qui passent {from} n’entrent"
    },
    " dans aucune phase."
  ],
  "placeOf": "Place {place}, {of}",
  "bestOfNextPlaceField": "Meilleurs de la place suivante",
  "wayOut": {
    "by": "as",
    "winner": "Vainqueur de {match}",
    "loser": "Perdant de {match}",
    "other": "Qualifié par {match}"
  },
  "wayOutOf": "{way}, {of}",
  "invited": "Invité",
  "nobodyNamed": "Personne de cité",
  "entriesField": "qui entre",
  "mostFit": "Au plus {most} {what} tiennent.",
  "slotFed": "{feeder} mène déjà à {slot}.",
  "leadsBack": "Des équipes viennent ici de {match} : ce serait une boucle.",
  "emptyMatches": [
    "Personne ne joue dans ",
    {
      "by": "count",
      "one": "{count} match",
      "many": "{count} matchs",
      "other": "{count} matchs"
    },
    " : qui doit affronter le vainqueur attend."
  ],
  "paysNothing": "Se pronostique et ne rapporte pas de points.",
  "nothingToPick": "Ne demande aucun prono : personne ne peut participer.",
  "noBreakdown": "Les joueurs ne lisent rien sur ce qui rapporte combien.",
  "opensNever": "Attend {teams} équipes, et {places} peuvent débuter : les pronos n’ouvrent jamais d’eux-mêmes.",
  "tooFewCome": [
    {
      "by": "come",
      "one": "{come} équipe vient",
      "many": "{come} équipes viennent",
      "other": "{come} équipes viennent"
    },
    " de « {from} », et il en faut {needed} pour débuter : sans équipes qui arrivent ici, elle n’ouvre jamais."
  ],
  "tooManyCome": [
    {
      "by": "come",
      "one": "{come} équipe vient",
      "many": "{come} équipes viennent",
      "other": "{come} équipes viennent"
    },
    " de « {from} », et seules {needed} peuvent débuter."
  ],
  "otherNumberAdvances": "Dit {advancing}, et le bracket du groupe en qualifie {through}.",
  "columnUnpaid": "N’est dans aucun groupe de points qui paie : l’atteindre ne rapporte rien.",
  "columnPaidTwice": "Est payée par {groups} pour la même chose : un prono juste rapporte les points de tous.",
  "quotedName": "« {name} »",
  "groupPaysNothing": "Ne rapporte de points pour rien.",
  "groupWithoutColumns": "N’a pas de colonnes et ne rapporte donc rien.",
  "viewWithoutMatches": "Ne montre aucun match.",
  "deadEnd": "Le vainqueur de {match} ne va pas plus loin, et d’autres tours suivent.",
  "unreachableMatch": "Aucun match ne mène à {match} : ses équipes y débutent.",
  "asManyTeams": [
    {
      "by": "teams",
      "one": "{teams} équipe",
      "many": "{teams} équipes",
      "other": "{teams} équipes"
    },
    ", comme le demande le format"
  ],
  "wholeSwiss": [
    {
      "by": "matches",
      "one": "{matches} match suisse",
      "many": "{matches} matchs suisses",
      "other": "{matches} matchs suisses"
    },
    " de ",
    {
      "by": "teams",
      "one": "{teams} équipe",
      "many": "{teams} équipes",
      "other": "{teams} équipes"
    }
  ],
  "sameBracket": [
    {
      "by": "matches",
      "one": "{matches} match",
      "many": "{matches} matchs",
      "other": "{matches} matchs"
    },
    " de ",
    {
      "by": "teams",
      "one": "{teams} équipe",
      "many": "{teams} équipes",
      "other": "{teams} équipes"
    },
    ", comme le format les joue"
  ],
  "startOnceKnown": "Dit quand ça commence, dès que c’est connu",
  "givesStart": "Dit quand ça commence",
  "noTimeByHand": "La première phase ne suit rien du wiki : ses pronos ferment le {day} à minuit UTC, sauf si le staff le change.",
  "noTimeYet": "Le wiki n’a pas encore l’heure du premier match : d’ici là, les pronos ferment le {day} à minuit UTC.",
  "teamsOpen": [
    "{substage} : {known} connues sur ",
    {
      "by": "teams",
      "one": "{teams} équipe",
      "many": "{teams} équipes",
      "other": "{teams} équipes"
    },
    " pour l’instant."
  ],
  "waitsForTable": [
    "{substage} : ",
    {
      "by": "teams",
      "one": "{teams} équipe gagne",
      "many": "{teams} équipes gagnent",
      "other": "{teams} équipes gagnent"
    },
    " assez de matchs, le format en qualifie {format} : on saura qui passe quand le tableau du wiki sera terminé."
  ],
  "byHandUntilMapped": [
    "Saisi à la main jusqu’à ",
    {
      "by": "count",
      "one": "sa",
      "many": "leur",
      "other": "leur"
    },
    " correspondance avec le wiki dans la salle de contrôle : {substages}."
  ],
  "matchesLeftOut": [
    "{substage} : ",
    {
      "by": "matches",
      "one": "{matches} match du wiki que le format n’a pas est laissé de côté",
      "many": "{matches} matchs du wiki que le format n’a pas sont laissés de côté",
      "other": "{matches} matchs du wiki que le format n’a pas sont laissés de côté"
    },
    "."
  ],
  "stageNumber": "Phase {number}",
  "recordTeams": "équipes {record}",
  "recordPoints": "points par équipe {record}",
  "winsNeeded": "victoires requises",
  "partNumber": "partie {number}",
  "viewNumber": "vue {number}",
  "viewNamed": "vue « {name} »",
  "scoringGroupNumber": "groupe de points {number}",
  "scoringGroupNamed": "groupe de points « {name} »",
  "columnNumber": "colonne {number}",
  "matchNumber": "match {number}",
  "itemNumber": "élément {number}",
  "scoringBreakdown": "Barème",
  "advancingTeams": "équipes qualifiées",
  "numberOfGroups": "nombre de groupes",
  "countsByGroup": "nombres par groupe",
  "teamsInEachGroup": "équipes dans chaque groupe",
  "exactPlacePoints": "points pour une place exacte",
  "distancePoints": "points selon l’écart",
  "missedByPlaces": {
    "by": "count",
    "one": "manquée d’une place",
    "many": "manquée de {count} places",
    "other": "manquée de {count} places"
  },
  "points": "points",
  "placementPoints": "points de placement",
  "teamsToOpenPicks": "équipes pour ouvrir les pronos",
  "bracketReset": "reset du bracket",
  "bracketResetPoints": "points du reset du bracket",
  "mapsOfMatches": "cartes par match",
  "meetings": "confrontations de deux équipes",
  "matchResultPoints": "points pour un match",
  "exactScorePoints": "points pour un score exact"
},
  "pl": {
  "entrants": {
    "by": "count",
    "one": "{count, number} uczestnik",
    "few": "{count, number} uczestników",
    "many": "{count, number} uczestników",
    "other": "{count, number} uczestnika"
  },
  "entrantsNoun": {
    "by": "count",
    "one": "uczestnik",
    "few": "uczestników",
    "many": "uczestników",
    "other": "uczestnika"
  },
  "ranked": "{count, number} w rankingu",
  "ofRanked": "z {count, number} w rankingu",
  "pickedStage": "typowało tę fazę: {count, number}",
  "members": {
    "by": "count",
    "one": "{count, number} członek",
    "few": "{count, number} członków",
    "many": "{count, number} członków",
    "other": "{count, number} członka"
  },
  "notThere": [
    {
      "by": "what",
      "stage": "Tej fazy",
      "bracket": "Tej drabinki",
      "part": "Tej części",
      "column": "Tej kolumny",
      "match": "Tego meczu",
      "view": "Tego widoku",
      "other": "Tej grupy punktacji"
    },
    " już nie ma."
  ],
  "ownMatch": "Mecz nie może prowadzić do samego siebie.",
  "onlyFreeform": "Tak można zmieniać tylko dowolną drabinkę.",
  "noLosersFor": [
    {
      "by": "place",
      "third": "Trzecie miejsce",
      "other": "Piąte miejsce"
    },
    " jest już rozstrzygnięte albo żadni przegrani tej drabinki nie mogą o nie zagrać."
  ],
  "entriesEmpty": [
    {
      "by": "count",
      "one": "Jedno miejsce nie wskazuje",
      "few": "{count} miejsca nie wskazują",
      "many": "{count} miejsc nie wskazuje",
      "other": "{count} miejsca nie wskazuje"
    },
    " nikogo: obsługa wstawia tam drużynę."
  ],
  "entriesUnused": [
    {
      "by": "count",
      "one": "Jedna drużyna, która przechodzi {from}, nie trafia",
      "few": "{count} drużyny, które przechodzą {from}, nie trafiają",
      "many": "{count} drużyn, które przechodzą {from}, nie trafia",
      "other": "{count} drużyny, które przechodzą {from}, nie trafia"
    },
    " do żadnego etapu."
  ],
  "placeOf": "Miejsce {place}, {of}",
  "bestOfNextPlaceField": "Najlepsi z następnego miejsca",
  "wayOut": {
    "by": "as",
    "winner": "Zwycięzca {match}",
    "loser": "Przegrany {match}",
    "other": "Awans przez {match}"
  },
  "wayOutOf": "{way}, {of}",
  "invited": "Zaproszona",
  "nobodyNamed": "Nikt nie wskazany",
  "entriesField": "kto wchodzi",
  "mostFit": "Mieści się najwyżej {most} ({what}).",
  "slotFed": "{feeder} prowadzi już do {slot}.",
  "leadsBack": "Drużyny przychodzą tu z {match}: powstałoby koło.",
  "emptyMatches": [
    {
      "by": "count",
      "one": "W {count} meczu",
      "few": "W {count} meczach",
      "many": "W {count} meczach",
      "other": "W {count} meczu"
    },
    " nikt nie gra, więc przyszły rywal zwycięzcy czeka."
  ],
  "paysNothing": "Typuje się to, ale nie daje punktów.",
  "nothingToPick": "Nie pyta o żaden typ: nikt nie może wziąć udziału.",
  "noBreakdown": "Gracze nie przeczytają, ile za co jest punktów.",
  "opensNever": "Czeka na tyle drużyn: {teams}, a zacząć może {places}: typy nigdy nie otworzą się same.",
  "tooFewCome": [
    {
      "by": "come",
      "one": "Przychodzi {come} drużyna",
      "few": "Przychodzą {come} drużyny",
      "many": "Przychodzi {come} drużyn",
      "other": "Przychodzi {come} drużyny"
    },
    " z „{from}”, a do startu potrzeba {needed}: bez drużyn, które dołączą tutaj, faza się nie otworzy."
  ],
  "tooManyCome": [
    {
      "by": "come",
      "one": "Przychodzi {come} drużyna",
      "few": "Przychodzą {come} drużyny",
      "many": "Przychodzi {come} drużyn",
      "other": "Przychodzi {come} drużyny"
    },
    " z „{from}”, a zacząć może tylko {needed}."
  ],
  "otherNumberAdvances": "Podano {advancing}, a drabinka grupy puszcza dalej {through}.",
  "columnUnpaid": "Nie jest w żadnej punktowanej grupie: dojście do niej nic nie daje.",
  "columnPaidTwice": "Punktuje ją za to samo {groups}: trafiony typ daje punkty wszystkich.",
  "quotedName": "„{name}”",
  "groupPaysNothing": "Za nic nie daje punktów.",
  "groupWithoutColumns": "Nie ma kolumn, więc nic nie daje.",
  "viewWithoutMatches": "Nie pokazuje żadnego meczu.",
  "deadEnd": "Zwycięzca meczu {match} nie idzie dalej, a są jeszcze rundy.",
  "unreachableMatch": "Żaden mecz nie prowadzi do {match}: jego drużyny zaczynają tam.",
  "asManyTeams": [
    {
      "by": "teams",
      "one": "{teams} drużyna",
      "few": "{teams} drużyny",
      "many": "{teams} drużyn",
      "other": "{teams} drużyny"
    },
    ", jak chce format"
  ],
  "wholeSwiss": [
    {
      "by": "matches",
      "one": "{matches} mecz fazy szwajcarskiej",
      "few": "{matches} mecze fazy szwajcarskiej",
      "many": "{matches} meczów fazy szwajcarskiej",
      "other": "{matches} meczu fazy szwajcarskiej"
    },
    ", ",
    {
      "by": "teams",
      "one": "{teams} drużyna",
      "few": "{teams} drużyny",
      "many": "{teams} drużyn",
      "other": "{teams} drużyny"
    }
  ],
  "sameBracket": [
    {
      "by": "matches",
      "one": "{matches} mecz",
      "few": "{matches} mecze",
      "many": "{matches} meczów",
      "other": "{matches} meczu"
    },
    ", ",
    {
      "by": "teams",
      "one": "{teams} drużyna",
      "few": "{teams} drużyny",
      "many": "{teams} drużyn",
      "other": "{teams} drużyny"
    },
    ", tak jak w formacie"
  ],
  "startOnceKnown": "Poda początek, gdy będzie znany",
  "givesStart": "Podaje początek",
  "noTimeByHand": "Pierwsza faza nie idzie za wiki: jej typy zamykają się {day} o północy UTC, chyba że ekipa to zmieni.",
  "noTimeYet": "Wiki nie ma jeszcze godziny pierwszego meczu: na razie typy zamykają się {day} o północy UTC.",
  "teamsOpen": "{substage}: znane drużyny: {known} z {teams}.",
  "waitsForTable": [
    "{substage}: ",
    {
      "by": "teams",
      "one": "{teams} drużyna wygrywa",
      "few": "{teams} drużyny wygrywają",
      "many": "{teams} drużyn wygrywa",
      "other": "{teams} drużyny wygrywa"
    },
    " dość meczów, a format puszcza dalej {format}: kto awansuje, będzie wiadomo, gdy tabela wiki będzie gotowa."
  ],
  "byHandUntilMapped": [
    "Wpisywane ręcznie do czasu ",
    {
      "by": "count",
      "one": "przypisania",
      "few": "przypisania",
      "many": "przypisania",
      "other": "przypisania"
    },
    " do wiki w centrum sterowania: {substages}."
  ],
  "matchesLeftOut": [
    "{substage}: ",
    {
      "by": "matches",
      "one": "pominięto {matches} mecz wiki, którego format nie ma",
      "few": "pominięto {matches} mecze wiki, których format nie ma",
      "many": "pominięto {matches} meczów wiki, których format nie ma",
      "other": "pominięto {matches} meczu wiki, którego format nie ma"
    },
    "."
  ],
  "stageNumber": "Faza {number}",
  "recordTeams": "drużyny {record}",
  "recordPoints": "punkty za drużynę {record}",
  "winsNeeded": "potrzebne wygrane",
  "partNumber": "część {number}",
  "viewNumber": "widok {number}",
  "viewNamed": "widok „{name}”",
  "scoringGroupNumber": "grupa punktacji {number}",
  "scoringGroupNamed": "grupa punktacji „{name}”",
  "columnNumber": "kolumna {number}",
  "matchNumber": "mecz {number}",
  "itemNumber": "element {number}",
  "scoringBreakdown": "Podział punktów",
  "advancingTeams": "drużyny, które awansują",
  "numberOfGroups": "liczba grup",
  "countsByGroup": "liczby w grupach",
  "teamsInEachGroup": "drużyny w każdej grupie",
  "exactPlacePoints": "punkty za dokładne miejsce",
  "distancePoints": "punkty według odległości",
  "missedByPlaces": {
    "by": "count",
    "one": "chybione o jedno miejsce",
    "few": "chybione o {count} miejsca",
    "many": "chybione o {count} miejsc",
    "other": "chybione o {count} miejsca"
  },
  "points": "punkty",
  "placementPoints": "punkty za miejsce",
  "teamsToOpenPicks": "drużyny do otwarcia typów",
  "bracketReset": "reset drabinki",
  "bracketResetPoints": "punkty za reset drabinki",
  "mapsOfMatches": "mapy w meczu",
  "meetings": "mecze dwóch drużyn ze sobą",
  "matchResultPoints": "punkty za mecz",
  "exactScorePoints": "punkty za dokładny wynik"
},
});
