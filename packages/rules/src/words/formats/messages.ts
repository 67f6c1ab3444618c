// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "not_json": "Is not JSON.",
  "wrong_version": "Must be {version}; other versions cannot be read.",
  "missing": "Is missing.",
  "not_an_object": "Must be an object.",
  "not_a_list": "Must be a list.",
  "not_a_flag": "Must be true or false.",
  "not_a_text": "Must be a text.",
  "empty": "Must not be empty.",
  "too_many_items": "Has {count} items; at most {most} fit.",
  "not_in_range": "Must be a whole number from {least} to {most}.",
  "no_stages": "Needs at least one stage.",
  "unknown_stage_type": "Must be 1 (groups), 2 (Swiss) or 3 (playoffs).",
  "too_many_losers": "At most {left}: {most} teams fit, with those that advance.",
  "wrong_group_count": [
    {
      "by": "listed",
      "one": "One group is listed",
      "other": "{listed} groups are listed"
    },
    "; the stage has {groups}."
  ],
  "too_many_undefeated": {
    "by": "advancing",
    "one": "Only 1 team advances, and each team that wins everything is one of them.",
    "other": "Only {advancing} teams advance, and each team that wins everything is one of them."
  },
  "slip_too_long": {
    "by": "of",
    "matches": "With it a slip has {count} matches; at most {most} fit.",
    "other": "With it a slip has {count} picks of teams; at most {most} fit."
  },
  "pays_no_less": "Must be less than {nearer}, the points of a place that is missed by less.",
  "distance_too_far": "Lists more distances than a group of {teams} teams can have.",
  "no_columns": "Needs at least one column with matches.",
  "parts_out_of_order": "Must be UB, LB, GF, in that order.",
  "bad_part_identifier": "Must be 1 to 12 letters and digits.",
  "part_twice": "Another part is called {identifier} already.",
  "wrong_column_count": "Must be {columns}, the number of columns.",
  "wrong_match_count": "Holds {listed} matches where matchCount says {matchCount}.",
  "wrong_part": "Must be {part}, its own part.",
  "wrong_position": "Must be {position}, its own position.",
  "bad_series_length": "Must be 1, 3, 5, 7 or 9.",
  "match_id_twice": "Another match is called {id} already.",
  "leads_out_of_qualifier": "Leads out of a qualifier column, in which nobody plays.",
  "leads_nowhere": "Leads to {match}, a match that does not exist.",
  "slot_fed_twice": "Leads into the slot {slot}, which {feeder} feeds already.",
  "slot_never_filled": "Waits for a team that never comes: no match leads into {slot}.",
  "leads_back": "Leads back to {match}, which comes before it.",
  "locked_between": "{match} is locked between matches that are picked.",
  "unknown_reference": {
    "by": "to",
    "match": "Names a match that the bracket does not have.",
    "other": "Names a column that the bracket does not have."
  },
  "reference_twice": {
    "by": "to",
    "match": "Names the same match twice.",
    "other": "Names the same column twice."
  },
  "too_many_scoring_groups": "Is the column of {count} scoring groups; at most {most} fit.",
  "reset_without_final": "A bracket reset needs a grand final (part GF).",
  "reset_of_qualifier": "A bracket reset needs a grand final that is played; GF ends in a qualifier column.",
  "reset_of_several_matches": "A bracket reset repeats one match; the last column of GF has {matches}.",
  "reset_leads_on": "A bracket reset is the end; {match} leads to another match.",
  "reset_without_feeders": "A bracket reset needs two teams that come from other matches into {match}.",
  "too_many_matches": "Has {count} matches; at most {most} fit.",
  "too_many_openings": "{count} teams start in it; at most {most} fit."
}, {
  "de": {
  "not_json": "Ist kein JSON.",
  "wrong_version": "Muss {version} sein; andere Versionen sind nicht lesbar.",
  "missing": "Fehlt.",
  "not_an_object": "Muss ein Objekt sein.",
  "not_a_list": "Muss eine Liste sein.",
  "not_a_flag": "Muss wahr oder falsch sein.",
  "not_a_text": "Muss ein Text sein.",
  "empty": "Darf nicht leer sein.",
  "too_many_items": "Hat {count} Einträge; höchstens {most} passen.",
  "not_in_range": "Muss eine ganze Zahl von {least} bis {most} sein.",
  "no_stages": "Braucht mindestens eine Phase.",
  "unknown_stage_type": "Muss 1 (Gruppen), 2 (Swiss) oder 3 (Playoffs) sein.",
  "too_many_losers": "Höchstens {left}: {most} Teams passen, mit denen, die weiterkommen.",
  "wrong_group_count": [
    {
      "by": "listed",
      "one": "Eine Gruppe ist aufgeführt",
      "other": "{listed} Gruppen sind aufgeführt"
    },
    "; die Phase hat {groups}."
  ],
  "too_many_undefeated": {
    "by": "advancing",
    "one": "Nur 1 Team kommt weiter, und jedes, das alles gewinnt, ist darunter.",
    "other": "Nur {advancing} Teams kommen weiter, und jedes, das alles gewinnt, ist darunter."
  },
  "slip_too_long": {
    "by": "of",
    "matches": "Damit hat ein Tippschein {count} Matches; höchstens {most} passen.",
    "other": "Damit hat ein Tippschein {count} Tipps auf Teams; höchstens {most} passen."
  },
  "pays_no_less": "Muss weniger als {nearer} sein, die Punkte eines weniger verfehlten Platzes.",
  "distance_too_far": "Nennt mehr Abstände, als eine Gruppe mit {teams} Teams haben kann.",
  "no_columns": "Braucht mindestens eine Spalte mit Matches.",
  "parts_out_of_order": "Muss UB, LB, GF sein, in dieser Reihenfolge.",
  "bad_part_identifier": "Muss aus 1 bis 12 Buchstaben und Ziffern bestehen.",
  "part_twice": "Ein anderer Teil heißt schon {identifier}.",
  "wrong_column_count": "Muss {columns} sein, die Zahl der Spalten.",
  "wrong_match_count": "Enthält {listed} Matches, matchCount sagt {matchCount}.",
  "wrong_part": "Muss {part} sein, der eigene Teil.",
  "wrong_position": "Muss {position} sein, die eigene Position.",
  "bad_series_length": "Muss 1, 3, 5, 7 oder 9 sein.",
  "match_id_twice": "Ein anderes Match heißt schon {id}.",
  "leads_out_of_qualifier": "Führt aus einer Qualifikationsspalte heraus, in der niemand spielt.",
  "leads_nowhere": "Führt zu {match}, einem Match, das es nicht gibt.",
  "slot_fed_twice": "Führt auf den Platz {slot}, den schon {feeder} füllt.",
  "slot_never_filled": "Wartet auf ein Team, das nie kommt: Kein Match führt auf {slot}.",
  "leads_back": "Führt zurück zu {match}, das davor kommt.",
  "locked_between": "{match} ist zwischen Matches gesperrt, die getippt werden.",
  "unknown_reference": {
    "by": "to",
    "match": "Nennt ein Match, das es im Bracket nicht gibt.",
    "other": "Nennt eine Spalte, die es im Bracket nicht gibt."
  },
  "reference_twice": {
    "by": "to",
    "match": "Nennt dasselbe Match zweimal.",
    "other": "Nennt dieselbe Spalte zweimal."
  },
  "too_many_scoring_groups": "Ist die Spalte von {count} Wertungsgruppen; höchstens {most} passen.",
  "reset_without_final": "Ein Bracket-Reset braucht ein Grand Final (Teil GF).",
  "reset_of_qualifier": "Ein Bracket-Reset braucht ein Grand Final, das gespielt wird; GF endet in einer Qualifikationsspalte.",
  "reset_of_several_matches": "Ein Bracket-Reset wiederholt ein Match; die letzte Spalte von GF hat {matches}.",
  "reset_leads_on": "Ein Bracket-Reset ist das Ende; {match} führt zu einem weiteren Match.",
  "reset_without_feeders": "Ein Bracket-Reset braucht zwei Teams, die aus anderen Matches in {match} kommen.",
  "too_many_matches": "Hat {count} Matches; höchstens {most} passen.",
  "too_many_openings": "{count} Teams beginnen darin; höchstens {most} passen."
},
  "es": {
  "not_json": "No es JSON.",
  "wrong_version": "Tiene que ser {version}; otras versiones no se pueden leer.",
  "missing": "Falta.",
  "not_an_object": "Tiene que ser un objeto.",
  "not_a_list": "Tiene que ser una lista.",
  "not_a_flag": "Tiene que ser true o false.",
  "not_a_text": "Tiene que ser un texto.",
  "empty": "No puede estar vacío.",
  "too_many_items": "Tiene {count} elementos; caben como mucho {most}.",
  "not_in_range": "Tiene que ser un número entero de {least} a {most}.",
  "no_stages": "Necesita al menos una fase.",
  "unknown_stage_type": "Tiene que ser 1 (grupos), 2 (suiza) o 3 (playoffs).",
  "too_many_losers": "Como mucho {left}: caben {most} equipos, contando los que avanzan.",
  "wrong_group_count": [
    {
      "by": "listed",
      "one": "Figura un grupo",
      "many": "Figuran {listed} grupos",
      "other": "Figuran {listed} grupos"
    },
    "; la fase tiene {groups}."
  ],
  "too_many_undefeated": {
    "by": "advancing",
    "one": "Solo avanza 1 equipo, y cada equipo que lo gana todo es uno de ellos.",
    "many": "Solo avanzan {advancing} equipos, y cada equipo que lo gana todo es uno de ellos.",
    "other": "Solo avanzan {advancing} equipos, y cada equipo que lo gana todo es uno de ellos."
  },
  "slip_too_long": {
    "by": "of",
    "matches": "Con esto, un boleto tiene {count} partidas; caben como mucho {most}.",
    "other": "Con esto, un boleto tiene {count} pronósticos de equipos; caben como mucho {most}."
  },
  "pays_no_less": "Debe ser menos de {nearer}, los puntos de un puesto fallado por menos.",
  "distance_too_far": "Indica más distancias de las que puede tener un grupo de {teams} equipos.",
  "no_columns": "Necesita al menos una columna con partidas.",
  "parts_out_of_order": "Tiene que ser UB, LB, GF, en ese orden.",
  "bad_part_identifier": "Tiene que tener de 1 a 12 letras y números.",
  "part_twice": "Otra parte ya se llama {identifier}.",
  "wrong_column_count": "Tiene que ser {columns}, el número de columnas.",
  "wrong_match_count": "Contiene {listed} partidas donde matchCount dice {matchCount}.",
  "wrong_part": "Tiene que ser {part}, su propia parte.",
  "wrong_position": "Tiene que ser {position}, su propia posición.",
  "bad_series_length": "Tiene que ser 1, 3, 5, 7 o 9.",
  "match_id_twice": "Otra partida ya se llama {id}.",
  "leads_out_of_qualifier": "Sale de una columna de clasificados, en la que nadie juega.",
  "leads_nowhere": "Lleva a {match}, una partida que no existe.",
  "slot_fed_twice": "Lleva al hueco {slot}, al que ya llega {feeder}.",
  "slot_never_filled": "Espera a un equipo que nunca llega: ninguna partida lleva a {slot}.",
  "leads_back": "Vuelve a {match}, que va antes.",
  "locked_between": "{match} está cerrada entre partidas que se pronostican.",
  "unknown_reference": {
    "by": "to",
    "match": "Nombra una partida que el bracket no tiene.",
    "other": "Nombra una columna que el bracket no tiene."
  },
  "reference_twice": {
    "by": "to",
    "match": "Nombra dos veces la misma partida.",
    "other": "Nombra dos veces la misma columna."
  },
  "too_many_scoring_groups": "Es la columna de {count} grupos de puntuación; caben como mucho {most}.",
  "reset_without_final": "Un reset del bracket necesita una gran final (parte GF).",
  "reset_of_qualifier": "Un reset del bracket necesita una gran final que se juegue; GF acaba en una columna de clasificados.",
  "reset_of_several_matches": "Un reset del bracket repite una sola partida; la última columna de GF tiene {matches}.",
  "reset_leads_on": "Un reset del bracket es el final; {match} lleva a otra partida.",
  "reset_without_feeders": "Un reset del bracket necesita dos equipos que lleguen de otras partidas a {match}.",
  "too_many_matches": "Tiene {count} partidas; caben como mucho {most}.",
  "too_many_openings": "En él empiezan {count} equipos; caben como mucho {most}."
},
  "pt-BR": {
  "not_json": "Não é JSON.",
  "wrong_version": "Precisa ser {version}; outras versões não podem ser lidas.",
  "missing": "Falta.",
  "not_an_object": "Precisa ser um objeto.",
  "not_a_list": "Precisa ser uma lista.",
  "not_a_flag": "Precisa ser true ou false.",
  "not_a_text": "Precisa ser um texto.",
  "empty": "Não pode ficar vazio.",
  "too_many_items": "Tem {count} itens; cabem no máximo {most}.",
  "not_in_range": "Precisa ser um número inteiro de {least} a {most}.",
  "no_stages": "Precisa de pelo menos uma fase.",
  "unknown_stage_type": "Precisa ser 1 (grupos), 2 (suíça) ou 3 (playoffs).",
  "too_many_losers": "No máximo {left}: cabem {most} times, contando os que avançam.",
  "wrong_group_count": [
    {
      "by": "listed",
      "one": "Há um grupo listado",
      "many": "Há {listed} grupos listados",
      "other": "Há {listed} grupos listados"
    },
    "; a fase tem {groups}."
  ],
  "too_many_undefeated": {
    "by": "advancing",
    "one": "Só 1 time avança, e todo time que vence tudo conta entre eles.",
    "many": "Só {advancing} times avançam, e todo time que vence tudo conta entre eles.",
    "other": "Só {advancing} times avançam, e todo time que vence tudo conta entre eles."
  },
  "slip_too_long": {
    "by": "of",
    "matches": "Com isto, uma cartela tem {count} partidas; cabem no máximo {most}.",
    "other": "Com isto, uma cartela tem {count} palpites de times; cabem no máximo {most}."
  },
  "pays_no_less": "Deve ser menos que {nearer}, os pontos de uma posição errada por menos.",
  "distance_too_far": "Lista mais distâncias do que um grupo de {teams} equipes pode ter.",
  "no_columns": "Precisa de pelo menos uma coluna com partidas.",
  "parts_out_of_order": "Precisa ser UB, LB, GF, nesta ordem.",
  "bad_part_identifier": "Precisa ter de 1 a 12 letras e números.",
  "part_twice": "Outra parte já se chama {identifier}.",
  "wrong_column_count": "Precisa ser {columns}, o número de colunas.",
  "wrong_match_count": "Tem {listed} partidas onde matchCount diz {matchCount}.",
  "wrong_part": "Precisa ser {part}, a própria parte.",
  "wrong_position": "Precisa ser {position}, a própria posição.",
  "bad_series_length": "Precisa ser 1, 3, 5, 7 ou 9.",
  "match_id_twice": "Outra partida já se chama {id}.",
  "leads_out_of_qualifier": "Sai de uma coluna de classificados, em que ninguém joga.",
  "leads_nowhere": "Leva a {match}, uma partida que não existe.",
  "slot_fed_twice": "Leva à vaga {slot}, que {feeder} já preenche.",
  "slot_never_filled": "Espera um time que nunca chega: nenhuma partida leva a {slot}.",
  "leads_back": "Leva de volta a {match}, que vem antes.",
  "locked_between": "{match} está bloqueada entre partidas em que se palpita.",
  "unknown_reference": {
    "by": "to",
    "match": "Cita uma partida que a chave não tem.",
    "other": "Cita uma coluna que a chave não tem."
  },
  "reference_twice": {
    "by": "to",
    "match": "Cita a mesma partida duas vezes.",
    "other": "Cita a mesma coluna duas vezes."
  },
  "too_many_scoring_groups": "É coluna de {count} grupos de pontuação; cabem no máximo {most}.",
  "reset_without_final": "Um reset da chave precisa de uma grande final (parte GF).",
  "reset_of_qualifier": "Um reset da chave precisa de uma grande final jogada; GF termina em uma coluna de classificados.",
  "reset_of_several_matches": "Um reset da chave repete uma partida; a última coluna de GF tem {matches}.",
  "reset_leads_on": "Um reset da chave é o fim; {match} leva a outra partida.",
  "reset_without_feeders": "Um reset da chave precisa de dois times que venham de outras partidas para {match}.",
  "too_many_matches": "Tem {count} partidas; cabem no máximo {most}.",
  "too_many_openings": "Começam {count} times nela; cabem no máximo {most}."
},
  "fr": {
  "not_json": "N’est pas du JSON.",
  "wrong_version": "Doit être {version} ; d’autres versions ne peuvent pas être lues.",
  "missing": "Manque.",
  "not_an_object": "Doit être un objet.",
  "not_a_list": "Doit être une liste.",
  "not_a_flag": "Doit être true ou false.",
  "not_a_text": "Doit être un texte.",
  "empty": "Ne doit pas être vide.",
  "too_many_items": "A {count} éléments ; au plus {most} tiennent.",
  "not_in_range": "Doit être un nombre entier de {least} à {most}.",
  "no_stages": "A besoin d’au moins une phase.",
  "unknown_stage_type": "Doit être 1 (groupes), 2 (suisse) ou 3 (playoffs).",
  "too_many_losers": "Au plus {left} : {most} équipes tiennent, avec les qualifiées.",
  "wrong_group_count": [
    {
      "by": "listed",
      "one": "Un groupe est indiqué",
      "many": "{listed} groupes sont indiqués",
      "other": "{listed} groupes sont indiqués"
    },
    " ; la phase en a {groups}."
  ],
  "too_many_undefeated": {
    "by": "advancing",
    "one": "Seulement 1 équipe se qualifie, et chaque équipe qui gagne tout en fait partie.",
    "many": "Seulement {advancing} équipes se qualifient, et chaque équipe qui gagne tout en fait partie.",
    "other": "Seulement {advancing} équipes se qualifient, et chaque équipe qui gagne tout en fait partie."
  },
  "slip_too_long": {
    "by": "of",
    "matches": "Avec elle, une grille a {count} matchs ; au plus {most} tiennent.",
    "other": "Avec elle, une grille a {count} pronos d’équipes ; au plus {most} tiennent."
  },
  "pays_no_less": "Doit être inférieur à {nearer}, les points d’une place manquée de moins.",
  "distance_too_far": "Indique plus d’écarts que ne peut en avoir un groupe de {teams} équipes.",
  "no_columns": "A besoin d’au moins une colonne avec des matchs.",
  "parts_out_of_order": "Doit être UB, LB, GF, dans cet ordre.",
  "bad_part_identifier": "Doit faire 1 à 12 lettres et chiffres.",
  "part_twice": "Une autre partie s’appelle déjà {identifier}.",
  "wrong_column_count": "Doit être {columns}, le nombre de colonnes.",
  "wrong_match_count": "Contient {listed} matchs alors que matchCount dit {matchCount}.",
  "wrong_part": "Doit être {part}, sa propre partie.",
  "wrong_position": "Doit être {position}, sa propre position.",
  "bad_series_length": "Doit être 1, 3, 5, 7 ou 9.",
  "match_id_twice": "Un autre match s’appelle déjà {id}.",
  "leads_out_of_qualifier": "Part d’une colonne de qualifiés, où personne ne joue.",
  "leads_nowhere": "Mène à {match}, un match qui n’existe pas.",
  "slot_fed_twice": "Mène à la place {slot}, que {feeder} remplit déjà.",
  "slot_never_filled": "Attend une équipe qui ne vient jamais : aucun match ne mène à {slot}.",
  "leads_back": "Ramène à {match}, qui vient avant.",
  "locked_between": "{match} est verrouillé entre des matchs pronostiqués.",
  "unknown_reference": {
    "by": "to",
    "match": "Nomme un match que le bracket n’a pas.",
    "other": "Nomme une colonne que le bracket n’a pas."
  },
  "reference_twice": {
    "by": "to",
    "match": "Nomme deux fois le même match.",
    "other": "Nomme deux fois la même colonne."
  },
  "too_many_scoring_groups": "Est la colonne de {count} groupes de points ; au plus {most} tiennent.",
  "reset_without_final": "Un reset du bracket a besoin d’une grande finale (partie GF).",
  "reset_of_qualifier": "Un reset du bracket a besoin d’une grande finale jouée ; GF finit sur une colonne de qualifiés.",
  "reset_of_several_matches": "Un reset du bracket rejoue un seul match ; la dernière colonne de GF en a {matches}.",
  "reset_leads_on": "Un reset du bracket est la fin ; {match} mène à un autre match.",
  "reset_without_feeders": "Un reset du bracket a besoin de deux équipes venues d’autres matchs vers {match}.",
  "too_many_matches": "A {count} matchs ; au plus {most} tiennent.",
  "too_many_openings": "{count} équipes y débutent ; au plus {most} tiennent."
},
  "pl": {
  "not_json": "To nie jest JSON.",
  "wrong_version": "Musi być {version}; innych wersji nie da się odczytać.",
  "missing": "Brakuje tego.",
  "not_an_object": "Musi być obiektem.",
  "not_a_list": "Musi być listą.",
  "not_a_flag": "Musi być true lub false.",
  "not_a_text": "Musi być tekstem.",
  "empty": "Nie może być puste.",
  "too_many_items": "Elementów jest {count}; mieści się najwyżej {most}.",
  "not_in_range": "Musi być liczbą całkowitą od {least} do {most}.",
  "no_stages": "Potrzebna jest co najmniej jedna faza.",
  "unknown_stage_type": "Musi być 1 (grupy), 2 (szwajcarska) lub 3 (playoffy).",
  "too_many_losers": "Najwyżej {left}: razem z awansującymi mieści się tyle drużyn: {most}.",
  "wrong_group_count": "Wymieniono grup: {listed}; etap ma ich {groups}.",
  "too_many_undefeated": {
    "by": "advancing",
    "one": "Awansuje tylko 1 drużyna, a każda, która wygra wszystko, jest wśród nich.",
    "few": "Awansują tylko {advancing} drużyny, a każda, która wygra wszystko, jest wśród nich.",
    "many": "Awansuje tylko {advancing} drużyn, a każda, która wygra wszystko, jest wśród nich.",
    "other": "Awansuje tylko {advancing} drużyny, a każda, która wygra wszystko, jest wśród nich."
  },
  "slip_too_long": {
    "by": "of",
    "matches": "Kupon ma z tym tyle meczów: {count}; mieści się najwyżej {most}.",
    "other": "Kupon ma z tym tyle typów drużyn: {count}; mieści się najwyżej {most}."
  },
  "pays_no_less": "Musi być mniejsze niż {nearer}, czyli punkty za miejsce chybione o mniej.",
  "distance_too_far": "Podaje więcej odległości, niż może mieć grupa złożona z {teams} drużyn.",
  "no_columns": "Potrzebna jest co najmniej jedna kolumna z meczami.",
  "parts_out_of_order": "Musi być UB, LB, GF, w tej kolejności.",
  "bad_part_identifier": "Musi mieć od 1 do 12 liter i cyfr.",
  "part_twice": "Inna część nazywa się już {identifier}.",
  "wrong_column_count": "Musi być {columns}, liczba kolumn.",
  "wrong_match_count": "Meczów jest {listed}, a matchCount mówi {matchCount}.",
  "wrong_part": "Musi być {part}, własna część.",
  "wrong_position": "Musi być {position}, własna pozycja.",
  "bad_series_length": "Musi być 1, 3, 5, 7 lub 9.",
  "match_id_twice": "Inny mecz nazywa się już {id}.",
  "leads_out_of_qualifier": "Wychodzi z kolumny kwalifikacyjnej, w której nikt nie gra.",
  "leads_nowhere": "Prowadzi do meczu {match}, którego nie ma.",
  "slot_fed_twice": "Prowadzi na miejsce {slot}, które zajmuje już {feeder}.",
  "slot_never_filled": "Czeka na drużynę, która nie przyjdzie: żaden mecz nie prowadzi do {slot}.",
  "leads_back": "Prowadzi z powrotem do {match}, który jest wcześniej.",
  "locked_between": "{match} jest zamknięty między meczami do typowania.",
  "unknown_reference": {
    "by": "to",
    "match": "Wskazuje mecz, którego drabinka nie ma.",
    "other": "Wskazuje kolumnę, której drabinka nie ma."
  },
  "reference_twice": {
    "by": "to",
    "match": "Wskazuje dwa razy ten sam mecz.",
    "other": "Wskazuje dwa razy tę samą kolumnę."
  },
  "too_many_scoring_groups": "Kolumna jest w tylu grupach punktacji: {count}; może najwyżej w {most}.",
  "reset_without_final": "Reset drabinki wymaga wielkiego finału (część GF).",
  "reset_of_qualifier": "Reset drabinki wymaga wielkiego finału, który się gra; GF kończy się kolumną kwalifikacyjną.",
  "reset_of_several_matches": "Reset drabinki powtarza jeden mecz; ostatnia kolumna GF ma ich {matches}.",
  "reset_leads_on": "Reset drabinki to koniec; {match} prowadzi do innego meczu.",
  "reset_without_feeders": "Reset drabinki wymaga dwóch drużyn, które przychodzą z innych meczów do {match}.",
  "too_many_matches": "Meczów jest {count}; mieści się najwyżej {most}.",
  "too_many_openings": "Zaczyna tu tyle drużyn: {count}; mieści się najwyżej {most}."
},
});
