// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "no_such_substage": "Reset the mapping and map again.",
  "mapped_twice": "Leave one of the two.",
  "slot_empty": {
    "by": "kind",
    "match": "Choose the bracket or list that is played here, or enter the results here by hand.",
    "other": "Choose the standings table; if the wiki has none, enter the results here by hand."
  },
  "bad_key": "Choose the group from the list.",
  "group_gone": "Load the event again and choose the group that has taken its place.",
  "wrong_kind": {
    "by": "wants",
    "match": "Choose its matches.",
    "other": "Choose its standings."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": "Choose a Swiss stage, or a format that plays this stage otherwise.",
    "other": "Choose a group, or a format with a Swiss stage."
  },
  "used_twice": "Choose another group for one of the two.",
  "too_many_groups": "Leave the one that is played here.",
  "standings_not_wanted": "Take it away.",
  "too_few_teams": "Choose a larger group, or a format that asks for fewer teams.",
  "too_many_teams": "Choose a smaller group, or a format with larger groups.",
  "advancing_differs": "Set {wiki} teams that advance in the format, or choose a format that has it.",
  "too_few_undefeated": "Ask for at most {wiki} in the format, or choose a format that does.",
  "too_few_winless": "Ask for at most {wiki} in the format, or choose a format that does.",
  "teams_differ": "Choose standings and matches of the same stage or group.",
  "team_in_two_groups": "Choose another group for one of the two.",
  "no_start": "Wait until the wiki has a date, or create the event by hand.",
  "no_start_of_event": "Wait until the wiki has a date, or set the event's dates by hand.",
  "no_bracket": "Choose a bracket, or enter the results here by hand.",
  "starting_teams": [
    "Choose a format for ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    "."
  ],
  "ways_out": {
    "by": "wiki",
    "one": "Choose a format that plays on to one winner.",
    "other": [
      "Choose a format whose bracket ends in ",
      {
        "by": "wiki",
        "one": "{wiki} match",
        "other": "{wiki} matches"
      },
      "."
    ]
  },
  "lower_only_on_wiki": "Choose a format in whose bracket losers play on.",
  "lower_only_in_format": "Choose a format with single elimination.",
  "round_count": [
    "Choose a format with ",
    {
      "by": "wiki",
      "one": "{wiki} round",
      "other": "{wiki} rounds"
    },
    " there."
  ],
  "round_size": [
    "Choose a format with ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    " in that round."
  ],
  "match_count": [
    "Choose a format with ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    " in its bracket."
  ],
  "feeders_differ": "Draw the bracket in the format as the wiki has it.",
  "third_place_missing": "Choose a format without it, or map the group that holds it as well.",
  "third_place_missing_of_event": "Map the group that holds it as well. Choose another group, for an event keeps its format; if none fits, enter the results here by hand.",
  "reset_missing": "Take the reset away in the format, or choose a format without it.",
  "reset_only_on_wiki": "Add the reset in the format, or choose a format that has it.",
  "series_length": "Set Best of {wiki} in {round}, or choose a format that has it.",
  "losers_elsewhere": "Lead the match's path there in the format, as the wiki has it.",
  "other_group": "Choose another group, for an event keeps its format; if none fits, enter the results here by hand."
}, {
  "de": {
  "no_such_substage": "Setz die Zuordnung zurück und ordne neu zu.",
  "mapped_twice": "Lass eines der beiden weg.",
  "slot_empty": {
    "by": "kind",
    "match": "Wähle das Bracket oder die Liste, die hier gespielt wird, oder trag die Ergebnisse hier von Hand ein.",
    "other": "Wähle die Tabelle; wenn das Wiki keine hat, trag die Ergebnisse hier von Hand ein."
  },
  "bad_key": "Wähle die Gruppe aus der Liste.",
  "group_gone": "Lade das Event neu und wähle die Gruppe, die an ihre Stelle getreten ist.",
  "wrong_kind": {
    "by": "wants",
    "match": "Wähle ihre Matches.",
    "other": "Wähle ihre Tabelle."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": "Wähle eine Swiss-Phase, oder ein Format, das diese Phase anders spielt.",
    "other": "Wähle eine Gruppe, oder ein Format mit einer Swiss-Phase."
  },
  "used_twice": "Wähle für eine der beiden eine andere Gruppe.",
  "too_many_groups": "Lass die stehen, die hier gespielt wird.",
  "standings_not_wanted": "Nimm sie weg.",
  "too_few_teams": "Wähle eine größere Gruppe, oder ein Format, das nach weniger Teams fragt.",
  "too_many_teams": "Wähle eine kleinere Gruppe, oder ein Format mit größeren Gruppen.",
  "advancing_differs": "Stell im Format {wiki} Teams ein, die weiterkommen, oder wähle ein Format, das so ist.",
  "too_few_undefeated": "Frag im Format nach höchstens {wiki}, oder wähle ein Format, das so ist.",
  "too_few_winless": "Frag im Format nach höchstens {wiki}, oder wähle ein Format, das so ist.",
  "teams_differ": "Wähle Tabelle und Matches derselben Phase oder Gruppe.",
  "team_in_two_groups": "Wähle für eine der beiden eine andere Gruppe.",
  "no_start": "Warte, bis das Wiki ein Datum hat, oder leg das Event von Hand an.",
  "no_start_of_event": "Warte, bis das Wiki ein Datum hat, oder setz die Daten des Events von Hand.",
  "no_bracket": "Wähle ein Bracket, oder trag die Ergebnisse hier von Hand ein.",
  "starting_teams": [
    "Wähle ein Format für ",
    {
      "by": "wiki",
      "one": "{wiki} Team",
      "other": "{wiki} Teams"
    },
    "."
  ],
  "ways_out": {
    "by": "wiki",
    "one": "Wähle ein Format, das bis zu einem Sieger spielt.",
    "other": [
      "Wähle ein Format, dessen Bracket in ",
      {
        "by": "wiki",
        "one": "{wiki} Match",
        "other": "{wiki} Matches"
      },
      " endet."
    ]
  },
  "lower_only_on_wiki": "Wähle ein Format, in dessen Bracket Verlierer weiterspielen.",
  "lower_only_in_format": "Wähle ein Format mit Single Elimination.",
  "round_count": [
    "Wähle ein Format mit ",
    {
      "by": "wiki",
      "one": "{wiki} Runde",
      "other": "{wiki} Runden"
    },
    " dort."
  ],
  "round_size": [
    "Wähle ein Format mit ",
    {
      "by": "wiki",
      "one": "{wiki} Match",
      "other": "{wiki} Matches"
    },
    " in dieser Runde."
  ],
  "match_count": [
    "Wähle ein Format mit ",
    {
      "by": "wiki",
      "one": "{wiki} Match",
      "other": "{wiki} Matches"
    },
    " im Bracket."
  ],
  "feeders_differ": "Zeichne das Bracket im Format so, wie es das Wiki hat.",
  "third_place_missing": "Wähle ein Format ohne es, oder ordne auch die Gruppe zu, in der es steht.",
  "third_place_missing_of_event": "Ordne auch die Gruppe zu, in der es steht. Wähle eine andere Gruppe, denn ein Event behält sein Format; wenn keine passt, trag die Ergebnisse hier von Hand ein.",
  "reset_missing": "Nimm den Reset im Format weg, oder wähle ein Format ohne ihn.",
  "reset_only_on_wiki": "Füge den Reset im Format hinzu, oder wähle ein Format, das ihn hat.",
  "series_length": "Stell in {round} Best of {wiki} ein, oder wähle ein Format, das so ist.",
  "losers_elsewhere": "Führe den Weg des Matches im Format so, wie es das Wiki hat.",
  "other_group": "Wähle eine andere Gruppe, denn ein Event behält sein Format; wenn keine passt, trag die Ergebnisse hier von Hand ein."
},
  "es": {
  "no_such_substage": "Reinicia la asignación y asigna de nuevo.",
  "mapped_twice": "Deja una de las dos.",
  "slot_empty": {
    "by": "kind",
    "match": "Elige el bracket o la lista que se juega aquí, o introduce los resultados a mano.",
    "other": "Elige la tabla de clasificación; si la wiki no tiene, introduce los resultados a mano."
  },
  "bad_key": "Elige el grupo de la lista.",
  "group_gone": "Carga el evento otra vez y elige el grupo que ha ocupado su lugar.",
  "wrong_kind": {
    "by": "wants",
    "match": "Elige sus partidas.",
    "other": "Elige su clasificación."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": "Elige una fase suiza, o un formato que juegue esta fase de otro modo.",
    "other": "Elige un grupo, o un formato con una fase suiza."
  },
  "used_twice": "Elige otro grupo para uno de los dos.",
  "too_many_groups": "Deja el que se juega aquí.",
  "standings_not_wanted": "Quítala.",
  "too_few_teams": "Elige un grupo mayor, o un formato que pida menos equipos.",
  "too_many_teams": "Elige un grupo menor, o un formato con grupos mayores.",
  "advancing_differs": "Pon en el formato {wiki} equipos que avanzan, o elige un formato que los tenga.",
  "too_few_undefeated": "Pide como mucho {wiki} en el formato, o elige un formato que lo haga.",
  "too_few_winless": "Pide como mucho {wiki} en el formato, o elige un formato que lo haga.",
  "teams_differ": "Elige clasificación y partidas de la misma fase o grupo.",
  "team_in_two_groups": "Elige otro grupo para uno de los dos.",
  "no_start": "Espera a que la wiki tenga una fecha, o crea el evento a mano.",
  "no_start_of_event": "Espera a que la wiki tenga una fecha, o pon las fechas del evento a mano.",
  "no_bracket": "Elige un bracket, o introduce los resultados a mano.",
  "starting_teams": [
    "Elige un formato para ",
    {
      "by": "wiki",
      "one": "{wiki} equipo",
      "many": "{wiki} equipos",
      "other": "{wiki} equipos"
    },
    "."
  ],
  "ways_out": {
    "by": "wiki",
    "one": "Elige un formato que se juegue hasta un solo ganador.",
    "many": [
      "Elige un formato cuyo bracket acabe en ",
      {
        "by": "wiki",
        "one": "{wiki} partida",
        "many": "{wiki} partidas",
        "other": "{wiki} partidas"
      },
      "."
    ],
    "other": [
      "Elige un formato cuyo bracket acabe en ",
      {
        "by": "wiki",
        "one": "{wiki} partida",
        "many": "{wiki} partidas",
        "other": "{wiki} partidas"
      },
      "."
    ]
  },
  "lower_only_on_wiki": "Elige un formato en cuyo bracket los perdedores sigan jugando.",
  "lower_only_in_format": "Elige un formato de eliminación directa.",
  "round_count": [
    "Elige un formato con ",
    {
      "by": "wiki",
      "one": "{wiki} ronda",
      "many": "{wiki} rondas",
      "other": "{wiki} rondas"
    },
    " ahí."
  ],
  "round_size": [
    "Elige un formato con ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    " en esa ronda."
  ],
  "match_count": [
    "Elige un formato con ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    " en su bracket."
  ],
  "feeders_differ": "Dibuja el bracket en el formato como lo tiene la wiki.",
  "third_place_missing": "Elige un formato sin ella, o asigna también el grupo que la contiene.",
  "third_place_missing_of_event": "Asigna también el grupo que la contiene. Elige otro grupo, porque un evento conserva su formato; si ninguno encaja, introduce los resultados a mano.",
  "reset_missing": "Quita el reset en el formato, o elige un formato sin él.",
  "reset_only_on_wiki": "Añade el reset en el formato, o elige un formato que lo tenga.",
  "series_length": "Pon al mejor de {wiki} en {round}, o elige un formato que lo tenga.",
  "losers_elsewhere": "Lleva ahí el camino de la partida en el formato, como lo tiene la wiki.",
  "other_group": "Elige otro grupo, porque un evento conserva su formato; si ninguno encaja, introduce los resultados a mano."
},
  "pt-BR": {
  "no_such_substage": "Zere o mapeamento e mapeie de novo.",
  "mapped_twice": "Deixe só um dos dois.",
  "slot_empty": {
    "by": "kind",
    "match": "Escolha a chave ou lista que se joga aqui, ou preencha os resultados à mão.",
    "other": "Escolha a tabela de classificação; se a wiki não tiver uma, preencha os resultados à mão."
  },
  "bad_key": "Escolha o grupo na lista.",
  "group_gone": "Carregue o evento de novo e escolha o grupo que ficou no lugar.",
  "wrong_kind": {
    "by": "wants",
    "match": "Escolha as partidas.",
    "other": "Escolha a classificação."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": "Escolha uma fase suíça, ou um formato que jogue esta fase de outro jeito.",
    "other": "Escolha um grupo, ou um formato com fase suíça."
  },
  "used_twice": "Escolha outro grupo para um dos dois.",
  "too_many_groups": "Deixe só o que se joga aqui.",
  "standings_not_wanted": "Tire-a.",
  "too_few_teams": "Escolha um grupo maior, ou um formato que peça menos times.",
  "too_many_teams": "Escolha um grupo menor, ou um formato com grupos maiores.",
  "advancing_differs": "Ponha {wiki} times que avançam no formato, ou escolha um formato que tenha isso.",
  "too_few_undefeated": "Peça no máximo {wiki} no formato, ou escolha um formato que faça isso.",
  "too_few_winless": "Peça no máximo {wiki} no formato, ou escolha um formato que faça isso.",
  "teams_differ": "Escolha classificação e partidas da mesma fase ou grupo.",
  "team_in_two_groups": "Escolha outro grupo para um dos dois.",
  "no_start": "Espere a wiki ter uma data, ou crie o evento à mão.",
  "no_start_of_event": "Espere a wiki ter uma data, ou defina as datas do evento à mão.",
  "no_bracket": "Escolha uma chave, ou preencha os resultados à mão.",
  "starting_teams": [
    "Escolha um formato para ",
    {
      "by": "wiki",
      "one": "{wiki} time",
      "many": "{wiki} times",
      "other": "{wiki} times"
    },
    "."
  ],
  "ways_out": {
    "by": "wiki",
    "one": "Escolha um formato que vá até um único vencedor.",
    "many": [
      "Escolha um formato cuja chave termine em ",
      {
        "by": "wiki",
        "one": "{wiki} partida",
        "many": "{wiki} partidas",
        "other": "{wiki} partidas"
      },
      "."
    ],
    "other": [
      "Escolha um formato cuja chave termine em ",
      {
        "by": "wiki",
        "one": "{wiki} partida",
        "many": "{wiki} partidas",
        "other": "{wiki} partidas"
      },
      "."
    ]
  },
  "lower_only_on_wiki": "Escolha um formato em cuja chave os perdedores sigam jogando.",
  "lower_only_in_format": "Escolha um formato de eliminação simples.",
  "round_count": [
    "Escolha um formato com ",
    {
      "by": "wiki",
      "one": "{wiki} rodada",
      "many": "{wiki} rodadas",
      "other": "{wiki} rodadas"
    },
    " ali."
  ],
  "round_size": [
    "Escolha um formato com ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    " nessa rodada."
  ],
  "match_count": [
    "Escolha um formato com ",
    {
      "by": "wiki",
      "one": "{wiki} partida",
      "many": "{wiki} partidas",
      "other": "{wiki} partidas"
    },
    " na chave."
  ],
  "feeders_differ": "Desenhe a chave no formato como está na wiki.",
  "third_place_missing": "Escolha um formato sem ela, ou mapeie também o grupo que a tem.",
  "third_place_missing_of_event": "Mapeie também o grupo que a tem. Escolha outro grupo, pois um evento mantém seu formato; se nenhum servir, preencha os resultados à mão.",
  "reset_missing": "Tire o reset do formato, ou escolha um formato sem ele.",
  "reset_only_on_wiki": "Adicione o reset ao formato, ou escolha um formato que o tenha.",
  "series_length": "Ponha melhor de {wiki} em {round}, ou escolha um formato que tenha isso.",
  "losers_elsewhere": "Leve o caminho da partida até lá no formato, como na wiki.",
  "other_group": "Escolha outro grupo, pois um evento mantém seu formato; se nenhum servir, preencha os resultados à mão."
},
  "fr": {
  "no_such_substage": "Réinitialise la correspondance et recommence.",
  "mapped_twice": "Garde l’un des deux.",
  "slot_empty": {
    "by": "kind",
    "match": "Choisis le bracket ou la liste qui se joue ici, ou saisis les résultats ici à la main.",
    "other": "Choisis le tableau de classement ; si le wiki n’en a pas, saisis les résultats ici à la main."
  },
  "bad_key": "Choisis le groupe dans la liste.",
  "group_gone": "Recharge l’événement et choisis le groupe qui l’a remplacé.",
  "wrong_kind": {
    "by": "wants",
    "match": "Choisis ses matchs.",
    "other": "Choisis son classement."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": "Choisis une phase suisse, ou un format qui joue cette phase autrement.",
    "other": "Choisis un groupe, ou un format avec une phase suisse."
  },
  "used_twice": "Choisis un autre groupe pour l’un des deux.",
  "too_many_groups": "Garde celui qui se joue ici.",
  "standings_not_wanted": "Retire-le.",
  "too_few_teams": "Choisis un groupe plus grand, ou un format qui demande moins d’équipes.",
  "too_many_teams": "Choisis un groupe plus petit, ou un format avec des groupes plus grands.",
  "advancing_differs": "Mets {wiki} équipes qualifiées dans le format, ou choisis un format qui les a.",
  "too_few_undefeated": "Demandes-en au plus {wiki} dans le format, ou choisis un format qui le fait.",
  "too_few_winless": "Demandes-en au plus {wiki} dans le format, ou choisis un format qui le fait.",
  "teams_differ": "Choisis le classement et les matchs de la même phase ou du même groupe.",
  "team_in_two_groups": "Choisis un autre groupe pour l’un des deux.",
  "no_start": "Attends que le wiki ait une date, ou crée l’événement à la main.",
  "no_start_of_event": "Attends que le wiki ait une date, ou fixe les dates de l’événement à la main.",
  "no_bracket": "Choisis un bracket, ou saisis les résultats ici à la main.",
  "starting_teams": [
    "Choisis un format pour ",
    {
      "by": "wiki",
      "one": "{wiki} équipe",
      "many": "{wiki} équipes",
      "other": "{wiki} équipes"
    },
    "."
  ],
  "ways_out": {
    "by": "wiki",
    "one": "Choisis un format qui se joue jusqu’à un seul vainqueur.",
    "many": [
      "Choisis un format dont le bracket finit sur ",
      {
        "by": "wiki",
        "one": "{wiki} match",
        "many": "{wiki} matchs",
        "other": "{wiki} matchs"
      },
      "."
    ],
    "other": [
      "Choisis un format dont le bracket finit sur ",
      {
        "by": "wiki",
        "one": "{wiki} match",
        "many": "{wiki} matchs",
        "other": "{wiki} matchs"
      },
      "."
    ]
  },
  "lower_only_on_wiki": "Choisis un format où les perdants continuent dans le bracket.",
  "lower_only_in_format": "Choisis un format à élimination simple.",
  "round_count": [
    "Choisis un format avec ",
    {
      "by": "wiki",
      "one": "{wiki} tour",
      "many": "{wiki} tours",
      "other": "{wiki} tours"
    },
    " à cet endroit."
  ],
  "round_size": [
    "Choisis un format avec ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "many": "{wiki} matchs",
      "other": "{wiki} matchs"
    },
    " dans ce tour."
  ],
  "match_count": [
    "Choisis un format avec ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "many": "{wiki} matchs",
      "other": "{wiki} matchs"
    },
    " dans son bracket."
  ],
  "feeders_differ": "Dessine le bracket dans le format comme le wiki l’a.",
  "third_place_missing": "Choisis un format sans lui, ou ajoute aussi le groupe qui le contient.",
  "third_place_missing_of_event": "Ajoute aussi le groupe qui le contient. Choisis un autre groupe, car un événement garde son format ; si aucun ne va, saisis les résultats ici à la main.",
  "reset_missing": "Retire le reset dans le format, ou choisis un format sans lui.",
  "reset_only_on_wiki": "Ajoute le reset dans le format, ou choisis un format qui l’a.",
  "series_length": "Mets BO{wiki} dans {round}, ou choisis un format qui l’a.",
  "losers_elsewhere": "Mène le chemin du match là-bas dans le format, comme le wiki.",
  "other_group": "Choisis un autre groupe, car un événement garde son format ; si aucun ne va, saisis les résultats ici à la main."
},
  "pl": {
  "no_such_substage": "Zresetuj przypisanie i zrób je od nowa.",
  "mapped_twice": "Zostaw jedno z dwóch.",
  "slot_empty": {
    "by": "kind",
    "match": "Wybierz drabinkę lub listę, którą się tu gra, albo wpisuj wyniki ręcznie.",
    "other": "Wybierz tabelę; jeśli wiki jej nie ma, wpisuj wyniki ręcznie."
  },
  "bad_key": "Wybierz grupę z listy.",
  "group_gone": "Wczytaj wydarzenie ponownie i wybierz grupę, która jest teraz w tym miejscu.",
  "wrong_kind": {
    "by": "wants",
    "match": "Wybierz jej mecze.",
    "other": "Wybierz jej tabelę."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": "Wybierz fazę szwajcarską albo format, który gra tę fazę inaczej.",
    "other": "Wybierz grupę albo format z fazą szwajcarską."
  },
  "used_twice": "Dla jednej z dwóch wybierz inną grupę.",
  "too_many_groups": "Zostaw tę, którą się tu gra.",
  "standings_not_wanted": "Usuń ją.",
  "too_few_teams": "Wybierz większą grupę albo format, który pyta o mniej drużyn.",
  "too_many_teams": "Wybierz mniejszą grupę albo format z większymi grupami.",
  "advancing_differs": "Ustaw w formacie liczbę awansujących na {wiki} albo wybierz format, który tak ma.",
  "too_few_undefeated": "Pytaj w formacie najwyżej o {wiki} albo wybierz format, który tak ma.",
  "too_few_winless": "Pytaj w formacie najwyżej o {wiki} albo wybierz format, który tak ma.",
  "teams_differ": "Wybierz tabelę i mecze tej samej fazy lub grupy.",
  "team_in_two_groups": "Dla jednej z dwóch wybierz inną grupę.",
  "no_start": "Poczekaj, aż wiki poda datę, albo utwórz wydarzenie ręcznie.",
  "no_start_of_event": "Poczekaj, aż wiki poda datę, albo ustaw daty wydarzenia ręcznie.",
  "no_bracket": "Wybierz drabinkę albo wpisuj wyniki ręcznie.",
  "starting_teams": [
    "Wybierz format na ",
    {
      "by": "wiki",
      "one": "{wiki} drużynę",
      "few": "{wiki} drużyny",
      "many": "{wiki} drużyn",
      "other": "{wiki} drużyny"
    },
    "."
  ],
  "ways_out": {
    "by": "wiki",
    "one": "Wybierz format, który gra do jednego zwycięzcy.",
    "few": "Wybierz format z drabinką, którą kończą {wiki} mecze.",
    "many": "Wybierz format z drabinką, którą kończy {wiki} meczów.",
    "other": "Wybierz format z drabinką, którą kończy {wiki} meczu."
  },
  "lower_only_on_wiki": "Wybierz format z drabinką, w której przegrani grają dalej.",
  "lower_only_in_format": "Wybierz format z pojedynczą eliminacją.",
  "round_count": [
    "Wybierz format, który ma tam ",
    {
      "by": "wiki",
      "one": "{wiki} rundę",
      "few": "{wiki} rundy",
      "many": "{wiki} rund",
      "other": "{wiki} rundy"
    },
    "."
  ],
  "round_size": [
    "Wybierz format, który w tej rundzie ma ",
    {
      "by": "wiki",
      "one": "{wiki} mecz",
      "few": "{wiki} mecze",
      "many": "{wiki} meczów",
      "other": "{wiki} meczu"
    },
    "."
  ],
  "match_count": [
    "Wybierz format, którego drabinka ma ",
    {
      "by": "wiki",
      "one": "{wiki} mecz",
      "few": "{wiki} mecze",
      "many": "{wiki} meczów",
      "other": "{wiki} meczu"
    },
    "."
  ],
  "feeders_differ": "Narysuj drabinkę w formacie tak, jak ma ją wiki.",
  "third_place_missing": "Wybierz format bez niego albo przypisz też grupę, w której jest.",
  "third_place_missing_of_event": "Przypisz też grupę, w której jest. Wybierz inną grupę, bo wydarzenie zachowuje swój format; jeśli żadna nie pasuje, wpisuj wyniki ręcznie.",
  "reset_missing": "Usuń reset z formatu albo wybierz format bez niego.",
  "reset_only_on_wiki": "Dodaj reset w formacie albo wybierz format, który go ma.",
  "series_length": "Ustaw BO{wiki} ({round}) albo wybierz format, który tak ma.",
  "losers_elsewhere": "Poprowadź tam drogę z meczu w formacie, tak jak na wiki.",
  "other_group": "Wybierz inną grupę, bo wydarzenie zachowuje swój format; jeśli żadna nie pasuje, wpisuj wyniki ręcznie."
},
});
