// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "no_such_substage": "The format has no such stage or group.",
  "mapped_twice": "The mapping names this stage or group twice.",
  "slot_empty": {
    "by": "kind",
    "match": "No match group is mapped.",
    "other": "No standings are mapped."
  },
  "bad_key": "'{key}' names no group: a key is page id, page name and group id, joined by '|'.",
  "group_gone": "The wiki has no group '{key}' any more.",
  "wrong_kind": {
    "by": "wants",
    "match": "{group} is a standings table, no match group.",
    "other": "{group} is a match group, no standings table."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": [
      "{group} is ",
      {
        "by": "is",
        "swiss": "a Swiss stage",
        "bracket": "a bracket",
        "list": "a list of matches",
        "other": "the table of a group"
      },
      " on the wiki, a Swiss stage in the format."
    ],
    "other": "{group} belongs to a Swiss stage on the wiki, the format plays a group here."
  },
  "used_twice": "{group} is mapped to {also} already.",
  "too_many_groups": "{given} match groups are mapped, the format takes {most} here.",
  "standings_not_wanted": "{group} is a standings table, and this stage is picked in a bracket.",
  "too_few_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " on the wiki, and a slip of the format names {format}."
  ],
  "too_many_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " on the wiki, and a slip of the format has ",
    {
      "by": "format",
      "one": "{format} place",
      "other": "{format} places"
    },
    "."
  ],
  "advancing_differs": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " advance on the wiki, {format} in the format."
  ],
  "too_few_undefeated": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " can win every match on the wiki, the format asks for {format}."
  ],
  "too_few_winless": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " can lose every match on the wiki, the format asks for {format}."
  ],
  "teams_differ": "{standings} and {matches} are of different teams on the wiki; the format plays one stage here.",
  "team_in_two_groups": "{team} plays here and in {also} on the wiki; in the format a team plays in one group of a stage.",
  "no_start": "The wiki knows no day on which the tournament begins, and the format needs a lock.",
  "no_bracket": [
    "{group} has ",
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    " on the wiki that say nothing of whom winners meet; the format plays a bracket here."
  ],
  "starting_teams": [
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " start in the wiki's bracket, {format} in the format's."
  ],
  "ways_out": [
    "The wiki's bracket ends in ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    ", the format's in {format}."
  ],
  "lower_only_on_wiki": [
    "The wiki's bracket has a lower part of ",
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    ", the format's has none."
  ],
  "lower_only_in_format": [
    "The format's bracket has a lower part of ",
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    ", the wiki's has none."
  ],
  "round_count": [
    {
      "by": "side",
      "upper": "Upper bracket",
      "lower": "Lower bracket",
      "other": "Finals"
    },
    ": ",
    {
      "by": "wiki",
      "one": "{wiki} round",
      "other": "{wiki} rounds"
    },
    " on the wiki, {format} in the format."
  ],
  "round_size": [
    {
      "by": "side",
      "upper": "Upper bracket",
      "lower": "Lower bracket",
      "other": "Finals"
    },
    ", round {round}: ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    " on the wiki, {format} in the format."
  ],
  "match_count": [
    "The wiki's bracket has ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    ", the format's has {format}."
  ],
  "feeders_differ": [
    "The wiki's bracket has the format's ",
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    ", but other winners meet in them."
  ],
  "third_place_missing": "The format has a match for third place, the wiki has none.",
  "reset_missing": "The format has a bracket reset, the wiki plays a single grand final.",
  "reset_only_on_wiki": "The wiki has a bracket reset, the format plays a single grand final.",
  "series_length": "{round}: best of {wiki} on the wiki, best of {format} in the format.",
  "losers_elsewhere": [
    "A team goes from {fromRound}, match {fromNumber} to {toRound}, match {toNumber} in the format; on the wiki it ",
    {
      "by": "wiki",
      "none": "does not play there",
      "other": "plays in {wikiRound}, match {wikiNumber}"
    },
    "."
  ]
}, {
  "de": {
  "no_such_substage": "Das Format hat diese Phase oder Gruppe nicht.",
  "mapped_twice": "Die Zuordnung nennt diese Phase oder Gruppe zweimal.",
  "slot_empty": {
    "by": "kind",
    "match": "Keine Match-Gruppe ist zugeordnet.",
    "other": "Keine Tabelle ist zugeordnet."
  },
  "bad_key": "„{key}“ nennt keine Gruppe: Ein Schlüssel besteht aus Seiten-ID, Seitenname und Gruppen-ID, verbunden durch „|“.",
  "group_gone": "Das Wiki hat die Gruppe „{key}“ nicht mehr.",
  "wrong_kind": {
    "by": "wants",
    "match": "{group} ist eine Tabelle, keine Match-Gruppe.",
    "other": "{group} ist eine Match-Gruppe, keine Tabelle."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": [
      "{group} ist im Wiki ",
      {
        "by": "is",
        "swiss": "eine Swiss-Phase",
        "bracket": "ein Bracket",
        "list": "eine Liste von Matches",
        "other": "die Tabelle einer Gruppe"
      },
      ", im Format eine Swiss-Phase."
    ],
    "other": "{group} gehört im Wiki zu einer Swiss-Phase, das Format spielt hier eine Gruppe."
  },
  "used_twice": "{group} ist schon {also} zugeordnet.",
  "too_many_groups": "{given} Match-Gruppen sind zugeordnet, das Format nimmt hier {most}.",
  "standings_not_wanted": "{group} ist eine Tabelle, und diese Phase wird im Bracket getippt.",
  "too_few_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} Team",
      "other": "{wiki} Teams"
    },
    " im Wiki, und ein Tippschein des Formats nennt {format}."
  ],
  "too_many_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} Team",
      "other": "{wiki} Teams"
    },
    " im Wiki, und ein Tippschein des Formats hat ",
    {
      "by": "format",
      "one": "{format} Platz",
      "other": "{format} Plätze"
    },
    "."
  ],
  "advancing_differs": [
    "{group}: Im Wiki ",
    {
      "by": "wiki",
      "one": "kommt {wiki} Team",
      "other": "kommen {wiki} Teams"
    },
    " weiter, im Format {format}."
  ],
  "too_few_undefeated": [
    "{group}: Im Wiki ",
    {
      "by": "wiki",
      "one": "kann {wiki} Team",
      "other": "können {wiki} Teams"
    },
    " jedes Match gewinnen, das Format fragt nach {format}."
  ],
  "too_few_winless": [
    "{group}: Im Wiki ",
    {
      "by": "wiki",
      "one": "kann {wiki} Team",
      "other": "können {wiki} Teams"
    },
    " jedes Match verlieren, das Format fragt nach {format}."
  ],
  "teams_differ": "{standings} und {matches} haben im Wiki verschiedene Teams; das Format spielt hier eine Phase.",
  "team_in_two_groups": "{team} spielt im Wiki hier und in {also}; im Format spielt ein Team in einer Gruppe einer Phase.",
  "no_start": "Das Wiki kennt keinen Tag, an dem das Turnier beginnt, und das Format braucht einen Tippschluss.",
  "no_bracket": [
    "{group} hat im Wiki ",
    {
      "by": "matches",
      "one": "{matches} Match",
      "other": "{matches} Matches"
    },
    ", ohne zu sagen, auf wen Sieger treffen; das Format spielt hier ein Bracket."
  ],
  "starting_teams": [
    "Im Bracket des Wikis ",
    {
      "by": "wiki",
      "one": "beginnt {wiki} Team",
      "other": "beginnen {wiki} Teams"
    },
    ", in dem des Formats {format}."
  ],
  "ways_out": [
    "Das Bracket des Wikis endet in ",
    {
      "by": "wiki",
      "one": "{wiki} Match",
      "other": "{wiki} Matches"
    },
    ", das des Formats in {format}."
  ],
  "lower_only_on_wiki": [
    "Das Bracket des Wikis hat einen unteren Teil mit ",
    {
      "by": "matches",
      "one": "{matches} Match",
      "other": "{matches} Matches"
    },
    ", das des Formats hat keinen."
  ],
  "lower_only_in_format": [
    "Das Bracket des Formats hat einen unteren Teil mit ",
    {
      "by": "matches",
      "one": "{matches} Match",
      "other": "{matches} Matches"
    },
    ", das des Wikis hat keinen."
  ],
  "round_count": [
    {
      "by": "side",
      "upper": "Upper Bracket",
      "lower": "Lower Bracket",
      "other": "Finale"
    },
    ": ",
    {
      "by": "wiki",
      "one": "{wiki} Runde",
      "other": "{wiki} Runden"
    },
    " im Wiki, {format} im Format."
  ],
  "round_size": [
    {
      "by": "side",
      "upper": "Upper Bracket",
      "lower": "Lower Bracket",
      "other": "Finale"
    },
    ", Runde {round}: ",
    {
      "by": "wiki",
      "one": "{wiki} Match",
      "other": "{wiki} Matches"
    },
    " im Wiki, {format} im Format."
  ],
  "match_count": [
    "Das Bracket des Wikis hat ",
    {
      "by": "wiki",
      "one": "{wiki} Match",
      "other": "{wiki} Matches"
    },
    ", das des Formats {format}."
  ],
  "feeders_differ": [
    "Das Bracket des Wikis hat ",
    {
      "by": "matches",
      "one": "{matches} Match",
      "other": "{matches} Matches"
    },
    " wie das des Formats, aber andere Sieger treffen darin aufeinander."
  ],
  "third_place_missing": "Das Format hat ein Match um Platz drei, das Wiki hat keins.",
  "reset_missing": "Das Format hat einen Bracket-Reset, das Wiki spielt ein einziges Grand Final.",
  "reset_only_on_wiki": "Das Wiki hat einen Bracket-Reset, das Format spielt ein einziges Grand Final.",
  "series_length": "{round}: Best of {wiki} im Wiki, Best of {format} im Format.",
  "losers_elsewhere": [
    "Ein Team geht im Format von {fromRound}, Match {fromNumber}, nach {toRound}, Match {toNumber}; im Wiki ",
    {
      "by": "wiki",
      "none": "spielt es dort nicht",
      "other": "spielt es in {wikiRound}, Match {wikiNumber}"
    },
    "."
  ]
},
  "es": {
  "no_such_substage": "El formato no tiene esa fase o grupo.",
  "mapped_twice": "La asignación nombra esta fase o grupo dos veces.",
  "slot_empty": {
    "by": "kind",
    "match": "No hay ningún grupo de partidas asignado.",
    "other": "No hay ninguna clasificación asignada."
  },
  "bad_key": "«{key}» no nombra un grupo: una clave son la id de la página, el nombre de la página y la id del grupo, unidos por «|».",
  "group_gone": "La wiki ya no tiene el grupo «{key}».",
  "wrong_kind": {
    "by": "wants",
    "match": "{group} es una tabla de clasificación, no un grupo de partidas.",
    "other": "{group} es un grupo de partidas, no una tabla de clasificación."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": [
      "{group} es ",
      {
        "by": "is",
        "swiss": "una fase suiza",
        "bracket": "un bracket",
        "list": "una lista de partidas",
        "other": "la tabla de un grupo"
      },
      " en la wiki, y una fase suiza en el formato."
    ],
    "other": "{group} es de una fase suiza en la wiki, y el formato juega aquí un grupo."
  },
  "used_twice": "{group} ya está asignado a {also}.",
  "too_many_groups": "Hay {given} grupos de partidas asignados, y el formato admite aquí {most}.",
  "standings_not_wanted": "{group} es una tabla de clasificación, y esta fase se pronostica en un bracket.",
  "too_few_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} equipo",
      "many": "{wiki} equipos",
      "other": "{wiki} equipos"
    },
    " en la wiki, y un boleto del formato nombra {format}."
  ],
  "too_many_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} equipo",
      "many": "{wiki} equipos",
      "other": "{wiki} equipos"
    },
    " en la wiki, y un boleto del formato tiene ",
    {
      "by": "format",
      "one": "{format} puesto",
      "many": "{format} puestos",
      "other": "{format} puestos"
    },
    "."
  ],
  "advancing_differs": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "avanza {wiki} equipo",
      "many": "avanzan {wiki} equipos",
      "other": "avanzan {wiki} equipos"
    },
    " en la wiki, {format} en el formato."
  ],
  "too_few_undefeated": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} equipo puede",
      "many": "{wiki} equipos pueden",
      "other": "{wiki} equipos pueden"
    },
    " ganar todas las partidas en la wiki, y el formato pide {format}."
  ],
  "too_few_winless": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} equipo puede",
      "many": "{wiki} equipos pueden",
      "other": "{wiki} equipos pueden"
    },
    " perder todas las partidas en la wiki, y el formato pide {format}."
  ],
  "teams_differ": "{standings} y {matches} son de equipos distintos en la wiki; el formato juega aquí una sola fase.",
  "team_in_two_groups": "{team} juega aquí y en {also} en la wiki; en el formato, un equipo juega en un solo grupo de una fase.",
  "no_start": "La wiki no sabe qué día empieza el torneo, y el formato necesita un cierre.",
  "no_bracket": [
    "{group} tiene ",
    {
      "by": "matches",
      "one": "{matches} partida",
      "many": "{matches} partidas",
      "other": "{matches} partidas"
    },
    " en la wiki que no dicen contra quién sigue el ganador; el formato juega aquí un bracket."
  ],
  "starting_teams": [
    {
      "by": "wiki",
      "one": "{wiki} equipo empieza",
      "many": "{wiki} equipos empiezan",
      "other": "{wiki} equipos empiezan"
    },
    " en el bracket de la wiki, {format} en el del formato."
  ],
  "ways_out": [
    "El bracket de la wiki acaba en ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    ", el del formato en {format}."
  ],
  "lower_only_on_wiki": [
    "El bracket de la wiki tiene una parte inferior de ",
    {
      "by": "matches",
      "one": "{matches} partida",
      "many": "{matches} partidas",
      "other": "{matches} partidas"
    },
    ", el del formato no."
  ],
  "lower_only_in_format": [
    "El bracket del formato tiene una parte inferior de ",
    {
      "by": "matches",
      "one": "{matches} partida",
      "many": "{matches} partidas",
      "other": "{matches} partidas"
    },
    ", el de la wiki no."
  ],
  "round_count": [
    {
      "by": "side",
      "upper": "Bracket superior",
      "lower": "Bracket inferior",
      "other": "Finales"
    },
    ": ",
    {
      "by": "wiki",
      "one": "{wiki} ronda",
      "many": "{wiki} rondas",
      "other": "{wiki} rondas"
    },
    " en la wiki, {format} en el formato."
  ],
  "round_size": [
    {
      "by": "side",
      "upper": "Bracket superior",
      "lower": "Bracket inferior",
      "other": "Finales"
    },
    ", ronda {round}: ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    " en la wiki, {format} en el formato."
  ],
  "match_count": [
    "El bracket de la wiki tiene ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    ", el del formato {format}."
  ],
  "feeders_differ": [
    "El bracket de la wiki tiene ",
    {
      "by": "matches",
      "one": "la misma {matches} partida",
      "many": "las mismas {matches} partidas",
      "other": "las mismas {matches} partidas"
    },
    " que el formato, pero en ellas se cruzan otros ganadores."
  ],
  "third_place_missing": "El formato tiene una partida por el tercer puesto, la wiki no.",
  "reset_missing": "El formato tiene un reset del bracket, la wiki juega una sola gran final.",
  "reset_only_on_wiki": "La wiki tiene un reset del bracket, el formato juega una sola gran final.",
  "series_length": "{round}: al mejor de {wiki} en la wiki, al mejor de {format} en el formato.",
  "losers_elsewhere": [
    "En el formato, un equipo va de {fromRound}, partida {fromNumber}, a {toRound}, partida {toNumber}; en la wiki ",
    {
      "by": "wiki",
      "none": "no juega ahí",
      "other": "juega en {wikiRound}, partida {wikiNumber}"
    },
    "."
  ]
},
  "pt-BR": {
  "no_such_substage": "O formato não tem essa fase ou grupo.",
  "mapped_twice": "O mapeamento cita esta fase ou grupo duas vezes.",
  "slot_empty": {
    "by": "kind",
    "match": "Nenhum grupo de partidas está mapeado.",
    "other": "Nenhuma classificação está mapeada."
  },
  "bad_key": "“{key}” não indica um grupo: uma chave é id da página, nome da página e id do grupo, unidos por “|”.",
  "group_gone": "A wiki não tem mais o grupo “{key}”.",
  "wrong_kind": {
    "by": "wants",
    "match": "{group} é uma tabela de classificação, não um grupo de partidas.",
    "other": "{group} é um grupo de partidas, não uma tabela de classificação."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": [
      "{group} é ",
      {
        "by": "is",
        "swiss": "uma fase suíça",
        "bracket": "uma chave",
        "list": "uma lista de partidas",
        "other": "a tabela de um grupo"
      },
      " na wiki, e uma fase suíça no formato."
    ],
    "other": "{group} é de uma fase suíça na wiki, e o formato joga um grupo aqui."
  },
  "used_twice": "{group} já está mapeado em {also}.",
  "too_many_groups": "{given} grupos de partidas estão mapeados, o formato aceita {most} aqui.",
  "standings_not_wanted": "{group} é uma tabela de classificação, e nesta fase se palpita em uma chave.",
  "too_few_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} time",
      "many": "{wiki} times",
      "other": "{wiki} times"
    },
    " na wiki, e uma cartela do formato cita {format}."
  ],
  "too_many_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} time",
      "many": "{wiki} times",
      "other": "{wiki} times"
    },
    " na wiki, e uma cartela do formato tem ",
    {
      "by": "format",
      "one": "{format} posição",
      "many": "{format} posições",
      "other": "{format} posições"
    },
    "."
  ],
  "advancing_differs": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} time avança",
      "many": "{wiki} times avançam",
      "other": "{wiki} times avançam"
    },
    " na wiki, {format} no formato."
  ],
  "too_few_undefeated": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} time pode",
      "many": "{wiki} times podem",
      "other": "{wiki} times podem"
    },
    " vencer todas as partidas na wiki, o formato pede {format}."
  ],
  "too_few_winless": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} time pode",
      "many": "{wiki} times podem",
      "other": "{wiki} times podem"
    },
    " perder todas as partidas na wiki, o formato pede {format}."
  ],
  "teams_differ": "{standings} e {matches} são de times diferentes na wiki; o formato joga uma fase só aqui.",
  "team_in_two_groups": "{team} joga aqui e em {also} na wiki; no formato, um time joga em um grupo da fase.",
  "no_start": "A wiki não sabe em que dia o torneio começa, e o formato precisa de um fechamento.",
  "no_bracket": [
    "{group} tem ",
    {
      "by": "matches",
      "one": "{matches} partida",
      "many": "{matches} partidas",
      "other": "{matches} partidas"
    },
    " na wiki que não dizem quem os vencedores enfrentam; o formato joga uma chave aqui."
  ],
  "starting_teams": [
    {
      "by": "wiki",
      "one": "{wiki} time começa",
      "many": "{wiki} times começam",
      "other": "{wiki} times começam"
    },
    " na chave da wiki, {format} na do formato."
  ],
  "ways_out": [
    "A chave da wiki termina em ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    ", a do formato em {format}."
  ],
  "lower_only_on_wiki": [
    "A chave da wiki tem uma parte inferior de ",
    {
      "by": "matches",
      "one": "{matches} partida",
      "many": "{matches} partidas",
      "other": "{matches} partidas"
    },
    ", a do formato não tem."
  ],
  "lower_only_in_format": [
    "A chave do formato tem uma parte inferior de ",
    {
      "by": "matches",
      "one": "{matches} partida",
      "many": "{matches} partidas",
      "other": "{matches} partidas"
    },
    ", a da wiki não tem."
  ],
  "round_count": [
    {
      "by": "side",
      "upper": "Chave superior",
      "lower": "Chave inferior",
      "other": "Finais"
    },
    ": ",
    {
      "by": "wiki",
      "one": "{wiki} rodada",
      "many": "{wiki} rodadas",
      "other": "{wiki} rodadas"
    },
    " na wiki, {format} no formato."
  ],
  "round_size": [
    {
      "by": "side",
      "upper": "Chave superior",
      "lower": "Chave inferior",
      "other": "Finais"
    },
    ", rodada {round}: ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    " na wiki, {format} no formato."
  ],
  "match_count": [
    "A chave da wiki tem ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    ", a do formato tem {format}."
  ],
  "feeders_differ": [
    "A chave da wiki tem ",
    {
      "by": "matches",
      "one": "a {matches} partida",
      "many": "as {matches} partidas",
      "other": "as {matches} partidas"
    },
    " do formato, mas outros vencedores se enfrentam ali."
  ],
  "third_place_missing": "O formato tem uma partida de terceiro lugar, a wiki não tem.",
  "reset_missing": "O formato tem reset da chave, a wiki joga uma grande final única.",
  "reset_only_on_wiki": "A wiki tem reset da chave, o formato joga uma grande final única.",
  "series_length": "{round}: melhor de {wiki} na wiki, melhor de {format} no formato.",
  "losers_elsewhere": [
    "Um time vai de {fromRound}, partida {fromNumber}, para {toRound}, partida {toNumber}, no formato; na wiki ele ",
    {
      "by": "wiki",
      "none": "não joga ali",
      "other": "joga em {wikiRound}, partida {wikiNumber}"
    },
    "."
  ]
},
  "fr": {
  "no_such_substage": "Le format n’a pas cette phase ou ce groupe.",
  "mapped_twice": "La correspondance nomme deux fois cette phase ou ce groupe.",
  "slot_empty": {
    "by": "kind",
    "match": "Aucun groupe de matchs n’est associé.",
    "other": "Aucun classement n’est associé."
  },
  "bad_key": "« {key} » ne nomme aucun groupe : une clé est l’id de page, le nom de page et l’id de groupe, séparés par « | ».",
  "group_gone": "Le wiki n’a plus de groupe « {key} ».",
  "wrong_kind": {
    "by": "wants",
    "match": "{group} est un tableau de classement, pas un groupe de matchs.",
    "other": "{group} est un groupe de matchs, pas un tableau de classement."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": [
      "{group} est ",
      {
        "by": "is",
        "swiss": "une phase suisse",
        "bracket": "un bracket",
        "list": "une liste de matchs",
        "other": "le tableau d’un groupe"
      },
      " sur le wiki, une phase suisse dans le format."
    ],
    "other": "{group} appartient à une phase suisse sur le wiki, le format joue un groupe ici."
  },
  "used_twice": "{group} est déjà associé à {also}.",
  "too_many_groups": "{given} groupes de matchs sont associés, le format en prend {most} ici.",
  "standings_not_wanted": "{group} est un tableau de classement, et cette phase se pronostique en bracket.",
  "too_few_teams": [
    "{group} : ",
    {
      "by": "wiki",
      "one": "{wiki} équipe",
      "many": "{wiki} équipes",
      "other": "{wiki} équipes"
    },
    " sur le wiki, et une grille du format en nomme {format}."
  ],
  "too_many_teams": [
    "{group} : ",
    {
      "by": "wiki",
      "one": "{wiki} équipe",
      "many": "{wiki} équipes",
      "other": "{wiki} équipes"
    },
    " sur le wiki, et une grille du format a ",
    {
      "by": "format",
      "one": "{format} place",
      "many": "{format} places",
      "other": "{format} places"
    },
    "."
  ],
  "advancing_differs": [
    "{group} : ",
    {
      "by": "wiki",
      "one": "{wiki} équipe se qualifie",
      "many": "{wiki} équipes se qualifient",
      "other": "{wiki} équipes se qualifient"
    },
    " sur le wiki, {format} dans le format."
  ],
  "too_few_undefeated": [
    "{group} : ",
    {
      "by": "wiki",
      "one": "{wiki} équipe peut",
      "many": "{wiki} équipes peuvent",
      "other": "{wiki} équipes peuvent"
    },
    " gagner tous les matchs sur le wiki, le format en demande {format}."
  ],
  "too_few_winless": [
    "{group} : ",
    {
      "by": "wiki",
      "one": "{wiki} équipe peut",
      "many": "{wiki} équipes peuvent",
      "other": "{wiki} équipes peuvent"
    },
    " perdre tous les matchs sur le wiki, le format en demande {format}."
  ],
  "teams_differ": "{standings} et {matches} ont des équipes différentes sur le wiki ; le format joue une seule phase ici.",
  "team_in_two_groups": "{team} joue ici et dans {also} sur le wiki ; dans le format, une équipe joue dans un seul groupe d’une phase.",
  "no_start": "Le wiki ne connaît pas le jour où le tournoi commence, et le format a besoin d’une clôture.",
  "no_bracket": [
    "{group} a ",
    {
      "by": "matches",
      "one": "{matches} match",
      "many": "{matches} matchs",
      "other": "{matches} matchs"
    },
    " sur le wiki sans dire qui les vainqueurs affrontent ; le format joue un bracket ici."
  ],
  "starting_teams": [
    {
      "by": "wiki",
      "one": "{wiki} équipe débute",
      "many": "{wiki} équipes débutent",
      "other": "{wiki} équipes débutent"
    },
    " dans le bracket du wiki, {format} dans celui du format."
  ],
  "ways_out": [
    "Le bracket du wiki finit sur ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "many": "{wiki} matchs",
      "other": "{wiki} matchs"
    },
    ", celui du format sur {format}."
  ],
  "lower_only_on_wiki": [
    "Le bracket du wiki a un lower bracket de ",
    {
      "by": "matches",
      "one": "{matches} match",
      "many": "{matches} matchs",
      "other": "{matches} matchs"
    },
    ", celui du format n’en a pas."
  ],
  "lower_only_in_format": [
    "Le bracket du format a un lower bracket de ",
    {
      "by": "matches",
      "one": "{matches} match",
      "many": "{matches} matchs",
      "other": "{matches} matchs"
    },
    ", celui du wiki n’en a pas."
  ],
  "round_count": [
    {
      "by": "side",
      "upper": "Upper bracket",
      "lower": "Lower bracket",
      "other": "Finales"
    },
    " : ",
    {
      "by": "wiki",
      "one": "{wiki} tour",
      "many": "{wiki} tours",
      "other": "{wiki} tours"
    },
    " sur le wiki, {format} dans le format."
  ],
  "round_size": [
    {
      "by": "side",
      "upper": "Upper bracket",
      "lower": "Lower bracket",
      "other": "Finales"
    },
    ", tour {round} : ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "many": "{wiki} matchs",
      "other": "{wiki} matchs"
    },
    " sur le wiki, {format} dans le format."
  ],
  "match_count": [
    "Le bracket du wiki a ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "many": "{wiki} matchs",
      "other": "{wiki} matchs"
    },
    ", celui du format {format}."
  ],
  "feeders_differ": [
    "Le bracket du wiki a ",
    {
      "by": "matches",
      "one": "le {matches} match",
      "many": "les {matches} matchs",
      "other": "les {matches} matchs"
    },
    " du format, mais d’autres vainqueurs s’y affrontent."
  ],
  "third_place_missing": "Le format a un match pour la troisième place, le wiki n’en a pas.",
  "reset_missing": "Le format a un reset du bracket, le wiki joue une seule grande finale.",
  "reset_only_on_wiki": "Le wiki a un reset du bracket, le format joue une seule grande finale.",
  "series_length": "{round} : BO{wiki} sur le wiki, BO{format} dans le format.",
  "losers_elsewhere": [
    "Une équipe va de {fromRound}, match {fromNumber} à {toRound}, match {toNumber} dans le format ; sur le wiki, elle ",
    {
      "by": "wiki",
      "none": "n’y joue pas",
      "other": "joue dans {wikiRound}, match {wikiNumber}"
    },
    "."
  ]
},
  "pl": {
  "no_such_substage": "Format nie ma takiej fazy ani grupy.",
  "mapped_twice": "Przypisanie wymienia tę fazę lub grupę dwa razy.",
  "slot_empty": {
    "by": "kind",
    "match": "Nie przypisano grupy meczów.",
    "other": "Nie przypisano tabeli."
  },
  "bad_key": "„{key}” nie wskazuje grupy: klucz to id strony, nazwa strony i id grupy, połączone znakiem „|”.",
  "group_gone": "Wiki nie ma już grupy „{key}”.",
  "wrong_kind": {
    "by": "wants",
    "match": "{group} to tabela, nie grupa meczów.",
    "other": "{group} to grupa meczów, nie tabela."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": [
      "{group} to na wiki ",
      {
        "by": "is",
        "swiss": "faza szwajcarska",
        "bracket": "drabinka",
        "list": "lista meczów",
        "other": "tabela grupy"
      },
      ", a w formacie faza szwajcarska."
    ],
    "other": "{group} należy na wiki do fazy szwajcarskiej, a w formacie gra się tu grupę."
  },
  "used_twice": "{group} jest już przypisana: {also}.",
  "too_many_groups": "Przypisano tyle grup meczów: {given}, a format przyjmuje tu {most}.",
  "standings_not_wanted": "{group} to tabela, a tę fazę typuje się w drabince.",
  "too_few_teams": [
    "{group}: na wiki ",
    {
      "by": "wiki",
      "one": "jest {wiki} drużyna",
      "few": "są {wiki} drużyny",
      "many": "jest {wiki} drużyn",
      "other": "jest {wiki} drużyny"
    },
    ", a kupon formatu wymienia {format}."
  ],
  "too_many_teams": [
    "{group}: na wiki ",
    {
      "by": "wiki",
      "one": "jest {wiki} drużyna",
      "few": "są {wiki} drużyny",
      "many": "jest {wiki} drużyn",
      "other": "jest {wiki} drużyny"
    },
    ", a kupon formatu ma ",
    {
      "by": "format",
      "one": "{format} miejsce",
      "few": "{format} miejsca",
      "many": "{format} miejsc",
      "other": "{format} miejsca"
    },
    "."
  ],
  "advancing_differs": [
    "{group}: na wiki ",
    {
      "by": "wiki",
      "one": "awansuje {wiki} drużyna",
      "few": "awansują {wiki} drużyny",
      "many": "awansuje {wiki} drużyn",
      "other": "awansuje {wiki} drużyny"
    },
    ", w formacie {format}."
  ],
  "too_few_undefeated": [
    "{group}: na wiki wszystkie mecze ",
    {
      "by": "wiki",
      "one": "może wygrać {wiki} drużyna",
      "few": "mogą wygrać {wiki} drużyny",
      "many": "może wygrać {wiki} drużyn",
      "other": "może wygrać {wiki} drużyny"
    },
    ", format pyta o {format}."
  ],
  "too_few_winless": [
    "{group}: na wiki wszystkie mecze ",
    {
      "by": "wiki",
      "one": "może przegrać {wiki} drużyna",
      "few": "mogą przegrać {wiki} drużyny",
      "many": "może przegrać {wiki} drużyn",
      "other": "może przegrać {wiki} drużyny"
    },
    ", format pyta o {format}."
  ],
  "teams_differ": "{standings} i {matches} mają na wiki różne drużyny; format gra tu jedną fazę.",
  "team_in_two_groups": "{team} gra na wiki tutaj i w: {also}; w formacie drużyna gra w jednej grupie fazy.",
  "no_start": "Wiki nie zna dnia początku turnieju, a format potrzebuje zamknięcia typów.",
  "no_bracket": [
    "{group}: na wiki ",
    {
      "by": "matches",
      "one": "{matches} mecz nie mówi",
      "few": "{matches} mecze nie mówią",
      "many": "{matches} meczów nie mówi",
      "other": "{matches} meczu nie mówi"
    },
    ", z kim grają zwycięzcy; format gra tu drabinkę."
  ],
  "starting_teams": [
    "W drabince wiki ",
    {
      "by": "wiki",
      "one": "zaczyna {wiki} drużyna",
      "few": "zaczynają {wiki} drużyny",
      "many": "zaczyna {wiki} drużyn",
      "other": "zaczyna {wiki} drużyny"
    },
    ", w drabince formatu {format}."
  ],
  "ways_out": [
    "Drabinkę wiki ",
    {
      "by": "wiki",
      "one": "kończy {wiki} mecz",
      "few": "kończą {wiki} mecze",
      "many": "kończy {wiki} meczów",
      "other": "kończy {wiki} meczu"
    },
    ", drabinkę formatu {format}."
  ],
  "lower_only_on_wiki": [
    "Drabinka wiki ma część dolną (",
    {
      "by": "matches",
      "one": "{matches} mecz",
      "few": "{matches} mecze",
      "many": "{matches} meczów",
      "other": "{matches} meczu"
    },
    "), drabinka formatu nie ma."
  ],
  "lower_only_in_format": [
    "Drabinka formatu ma część dolną (",
    {
      "by": "matches",
      "one": "{matches} mecz",
      "few": "{matches} mecze",
      "many": "{matches} meczów",
      "other": "{matches} meczu"
    },
    "), drabinka wiki nie ma."
  ],
  "round_count": [
    {
      "by": "side",
      "upper": "Górna drabinka",
      "lower": "Dolna drabinka",
      "other": "Finały"
    },
    ": ",
    {
      "by": "wiki",
      "one": "{wiki} runda",
      "few": "{wiki} rundy",
      "many": "{wiki} rund",
      "other": "{wiki} rundy"
    },
    " na wiki, {format} w formacie."
  ],
  "round_size": [
    {
      "by": "side",
      "upper": "Górna drabinka",
      "lower": "Dolna drabinka",
      "other": "Finały"
    },
    ", runda {round}: ",
    {
      "by": "wiki",
      "one": "{wiki} mecz",
      "few": "{wiki} mecze",
      "many": "{wiki} meczów",
      "other": "{wiki} meczu"
    },
    " na wiki, {format} w formacie."
  ],
  "match_count": [
    "Drabinka wiki ma ",
    {
      "by": "wiki",
      "one": "{wiki} mecz",
      "few": "{wiki} mecze",
      "many": "{wiki} meczów",
      "other": "{wiki} meczu"
    },
    ", drabinka formatu {format}."
  ],
  "feeders_differ": [
    "Drabinka wiki ma tyle meczów co format (",
    {
      "by": "matches",
      "one": "{matches} mecz",
      "few": "{matches} mecze",
      "many": "{matches} meczów",
      "other": "{matches} meczu"
    },
    "), ale grają w nich inni zwycięzcy."
  ],
  "third_place_missing": "Format ma mecz o trzecie miejsce, wiki nie ma.",
  "reset_missing": "Format ma reset drabinki, wiki gra jeden wielki finał.",
  "reset_only_on_wiki": "Wiki ma reset drabinki, format gra jeden wielki finał.",
  "series_length": "{round}: BO{wiki} na wiki, BO{format} w formacie.",
  "losers_elsewhere": [
    "W formacie drużyna idzie z: {fromRound}, mecz {fromNumber}, do: {toRound}, mecz {toNumber}; na wiki ",
    {
      "by": "wiki",
      "none": "tam nie gra",
      "other": "gra w: {wikiRound}, mecz {wikiNumber}"
    },
    "."
  ]
},
});
