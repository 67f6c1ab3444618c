// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "stage_added": "{stage}: this stage is new.",
  "stage_gone": "{stage}: the wiki has this stage no more.",
  "kind_changed": [
    "{stage}: ",
    {
      "by": "is",
      "swiss": "it is a Swiss stage now.",
      "groups": "it is played in groups now.",
      "group_brackets": "it is played in brackets now, whose best teams go on.",
      "other": "it is a bracket with a champion now."
    }
  ],
  "groups_changed": "{stage}: {is} groups in place of {was}.",
  "teams_changed": "{stage}: {is} teams in place of {was}.",
  "advancing_changed": "{stage}: {is} teams go on in place of {was}.",
  "wins_changed": "{stage}: {is} wins send a team through in place of {was}.",
  "columns_changed": "{stage}: another bracket. Its columns have {is} matches in place of {was}.",
  "best_of_changed": "{stage}, {column}: best of {is} in place of best of {was}.",
  "third_place_added": "{stage}: a match for third place is new.",
  "third_place_gone": "{stage}: the match for third place is gone.",
  "reset_added": "{stage}: the final can be reset now.",
  "reset_gone": "{stage}: the final cannot be reset any more.",
  "ways_changed": "{stage}: other teams meet in its bracket.",
  "not_drafted": "A stage cannot be made into a format. Change the event by hand.",
  "stage_by_hand": "{stage}: staff enter its results. Change the event by hand.",
  "not_playable": "No format comes of it that can be played. Change the event by hand.",
  "has_begun": "It has begun by its new times. Change the event by hand."
}, {
  "de": {
  "stage_added": "{stage}: Diese Phase ist neu.",
  "stage_gone": "{stage}: Das Wiki hat diese Phase nicht mehr.",
  "kind_changed": [
    "{stage}: ",
    {
      "by": "is",
      "swiss": "Sie ist jetzt eine Schweizer Phase.",
      "groups": "Sie wird jetzt in Gruppen gespielt.",
      "group_brackets": "Sie wird jetzt in Brackets gespielt, deren beste Teams weiterkommen.",
      "other": "Sie ist jetzt ein Bracket mit einem Sieger."
    }
  ],
  "groups_changed": "{stage}: {is} Gruppen statt {was}.",
  "teams_changed": "{stage}: {is} Teams statt {was}.",
  "advancing_changed": "{stage}: {is} Teams kommen weiter statt {was}.",
  "wins_changed": "{stage}: {is} Siege bringen weiter statt {was}.",
  "columns_changed": "{stage}: ein anderes Bracket. Seine Spalten haben {is} Matches statt {was}.",
  "best_of_changed": "{stage}, {column}: Best of {is} statt Best of {was}.",
  "third_place_added": "{stage}: Neu ist ein Spiel um Platz drei.",
  "third_place_gone": "{stage}: Das Spiel um Platz drei entfällt.",
  "reset_added": "{stage}: Das Finale kann jetzt wiederholt werden (Reset).",
  "reset_gone": "{stage}: Das Finale hat keinen Reset mehr.",
  "ways_changed": "{stage}: In seinem Bracket treffen andere Teams aufeinander.",
  "not_drafted": "Aus einer Phase lässt sich kein Format machen. Ändere das Event von Hand.",
  "stage_by_hand": "{stage}: Staff trägt die Ergebnisse ein. Ändere das Event von Hand.",
  "not_playable": "Daraus wird kein spielbares Format. Ändere das Event von Hand.",
  "has_begun": "Nach den neuen Zeiten hat es schon begonnen. Ändere das Event von Hand."
},
  "es": {
  "stage_added": "{stage}: esta fase es nueva.",
  "stage_gone": "{stage}: la wiki ya no tiene esta fase.",
  "kind_changed": [
    "{stage}: ",
    {
      "by": "is",
      "swiss": "ahora es una fase suiza.",
      "groups": "ahora se juega en grupos.",
      "group_brackets": "ahora se juega en llaves cuyos mejores equipos avanzan.",
      "other": "ahora es una llave con un campeón."
    }
  ],
  "groups_changed": "{stage}: {is} grupos en lugar de {was}.",
  "teams_changed": "{stage}: {is} equipos en lugar de {was}.",
  "advancing_changed": "{stage}: avanzan {is} equipos en lugar de {was}.",
  "wins_changed": "{stage}: {is} victorias clasifican en lugar de {was}.",
  "columns_changed": "{stage}: otra llave. Sus columnas tienen {is} partidos en lugar de {was}.",
  "best_of_changed": "{stage}, {column}: al mejor de {is} en lugar de al mejor de {was}.",
  "third_place_added": "{stage}: hay un partido nuevo por el tercer puesto.",
  "third_place_gone": "{stage}: ya no hay partido por el tercer puesto.",
  "reset_added": "{stage}: la final ahora puede repetirse (reset).",
  "reset_gone": "{stage}: la final ya no puede repetirse (reset).",
  "ways_changed": "{stage}: en su llave se enfrentan otros equipos.",
  "not_drafted": "No se puede hacer un formato de una fase. Cambia el evento a mano.",
  "stage_by_hand": "{stage}: el equipo de Callshot introduce sus resultados. Cambia el evento a mano.",
  "not_playable": "No sale un formato que se pueda jugar. Cambia el evento a mano.",
  "has_begun": "Según sus nuevas horas ya ha empezado. Cambia el evento a mano."
},
  "pt-BR": {
  "stage_added": "{stage}: esta fase é nova.",
  "stage_gone": "{stage}: a wiki não tem mais esta fase.",
  "kind_changed": [
    "{stage}: ",
    {
      "by": "is",
      "swiss": "agora é uma fase suíça.",
      "groups": "agora é jogada em grupos.",
      "group_brackets": "agora é jogada em chaves cujos melhores times avançam.",
      "other": "agora é uma chave com um campeão."
    }
  ],
  "groups_changed": "{stage}: {is} grupos em vez de {was}.",
  "teams_changed": "{stage}: {is} times em vez de {was}.",
  "advancing_changed": "{stage}: {is} times avançam em vez de {was}.",
  "wins_changed": "{stage}: {is} vitórias classificam em vez de {was}.",
  "columns_changed": "{stage}: outra chave. Suas colunas têm {is} partidas em vez de {was}.",
  "best_of_changed": "{stage}, {column}: melhor de {is} em vez de melhor de {was}.",
  "third_place_added": "{stage}: há uma nova disputa de terceiro lugar.",
  "third_place_gone": "{stage}: não há mais disputa de terceiro lugar.",
  "reset_added": "{stage}: a final agora pode ser repetida (reset).",
  "reset_gone": "{stage}: a final não pode mais ser repetida (reset).",
  "ways_changed": "{stage}: outros times se enfrentam na sua chave.",
  "not_drafted": "De uma fase não sai um formato. Mude o evento à mão.",
  "stage_by_hand": "{stage}: o staff insere os resultados. Mude o evento à mão.",
  "not_playable": "Não sai um formato que possa ser jogado. Mude o evento à mão.",
  "has_begun": "Pelos novos horários já começou. Mude o evento à mão."
},
  "fr": {
  "stage_added": "{stage} : cette phase est nouvelle.",
  "stage_gone": "{stage} : le wiki n’a plus cette phase.",
  "kind_changed": [
    "{stage} : ",
    {
      "by": "is",
      "swiss": "c’est maintenant une phase suisse.",
      "groups": "elle se joue maintenant en groupes.",
      "group_brackets": "elle se joue maintenant en arbres, dont les meilleures équipes avancent.",
      "other": "c’est maintenant un arbre avec un champion."
    }
  ],
  "groups_changed": "{stage} : {is} groupes au lieu de {was}.",
  "teams_changed": "{stage} : {is} équipes au lieu de {was}.",
  "advancing_changed": "{stage} : {is} équipes avancent au lieu de {was}.",
  "wins_changed": "{stage} : {is} victoires qualifient au lieu de {was}.",
  "columns_changed": "{stage} : un autre arbre. Ses colonnes ont {is} matchs au lieu de {was}.",
  "best_of_changed": "{stage}, {column} : best of {is} au lieu de best of {was}.",
  "third_place_added": "{stage} : un match pour la troisième place s’ajoute.",
  "third_place_gone": "{stage} : le match pour la troisième place disparaît.",
  "reset_added": "{stage} : la finale peut maintenant être rejouée (reset).",
  "reset_gone": "{stage} : la finale ne peut plus être rejouée (reset).",
  "ways_changed": "{stage} : d’autres équipes se rencontrent dans son arbre.",
  "not_drafted": "Une phase ne peut pas devenir un format. Change l’événement à la main.",
  "stage_by_hand": "{stage} : le staff saisit ses résultats. Change l’événement à la main.",
  "not_playable": "Il n’en sort aucun format jouable. Change l’événement à la main.",
  "has_begun": "D’après ses nouveaux horaires, il a commencé. Change l’événement à la main."
},
  "pl": {
  "stage_added": "{stage}: ta faza jest nowa.",
  "stage_gone": "{stage}: wiki nie ma już tej fazy.",
  "kind_changed": [
    "{stage}: ",
    {
      "by": "is",
      "swiss": "to teraz faza szwajcarska.",
      "groups": "teraz gra się w grupach.",
      "group_brackets": "teraz gra się w drabinkach, z których najlepsi idą dalej.",
      "other": "to teraz drabinka z mistrzem."
    }
  ],
  "groups_changed": "{stage}: liczba grup to {is} zamiast {was}.",
  "teams_changed": "{stage}: liczba drużyn to {is} zamiast {was}.",
  "advancing_changed": "{stage}: liczba drużyn, które idą dalej, to {is} zamiast {was}.",
  "wins_changed": "{stage}: do awansu potrzeba zwycięstw: {is} zamiast {was}.",
  "columns_changed": "{stage}: inna drabinka. Mecze w jej kolumnach: {is} zamiast {was}.",
  "best_of_changed": "{stage}, {column}: best of {is} zamiast best of {was}.",
  "third_place_added": "{stage}: nowy jest mecz o trzecie miejsce.",
  "third_place_gone": "{stage}: nie ma już meczu o trzecie miejsce.",
  "reset_added": "{stage}: finał może teraz zostać powtórzony (reset).",
  "reset_gone": "{stage}: finał nie może już zostać powtórzony (reset).",
  "ways_changed": "{stage}: w tej drabince spotykają się inne drużyny.",
  "not_drafted": "Z jednej z faz nie da się zrobić formatu. Zmień wydarzenie ręcznie.",
  "stage_by_hand": "{stage}: wyniki wpisuje ekipa. Zmień wydarzenie ręcznie.",
  "not_playable": "Nie powstaje z tego format, w który da się grać. Zmień wydarzenie ręcznie.",
  "has_begun": "Według nowych godzin już się zaczęło. Zmień wydarzenie ręcznie."
},
});
