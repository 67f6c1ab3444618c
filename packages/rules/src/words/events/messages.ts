// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "ends_before_start": "The event ends before it starts",
  "reward_of_other_game": "Prestige trophies are of game 2 only",
  "wrong_stage_count": "The format has {inFormat} stages, the event {inEvent}",
  "wrong_substage_count": "'{stage}' has {expected} of them, not {given}",
  "too_few_teams": "Picks of '{substage}' name {named} teams, and {teams} take part",
  "too_many_teams": "At most {most} teams take part",
  "too_few_places": "{teams} teams take part, and the bracket has places for {places}",
  "team_listed_twice": "A team is listed twice",
  "in_other_substage": "{team} is in '{substage}' already",
  "not_in_substage": "{team} is not in this substage",
  "starts_elsewhere": "{team} starts in another place already",
  "not_an_opening": "Match {match} has no place that is known from the start"
}, {
  "de": {
  "ends_before_start": "Das Event endet, bevor es beginnt",
  "reward_of_other_game": "Prestige-Trophäen gibt es nur in Spiel 2",
  "wrong_stage_count": "Das Format hat {inFormat} Phasen, das Event {inEvent}",
  "wrong_substage_count": "„{stage}“ hat davon {expected}, nicht {given}",
  "too_few_teams": "Tipps für „{substage}“ nennen {named} Teams, und {teams} nehmen teil",
  "too_many_teams": "Höchstens {most} Teams nehmen teil",
  "too_few_places": "{teams} Teams nehmen teil, und das Bracket hat Plätze für {places}",
  "team_listed_twice": "Ein Team steht zweimal in der Liste",
  "in_other_substage": "{team} ist schon in „{substage}“",
  "not_in_substage": "{team} ist nicht in dieser Gruppe",
  "starts_elsewhere": "{team} beginnt schon auf einem anderen Platz",
  "not_an_opening": "Match {match} hat keinen Platz, der von Anfang an feststeht"
},
  "es": {
  "ends_before_start": "El evento termina antes de empezar",
  "reward_of_other_game": "Los trofeos de prestigio son solo del juego 2",
  "wrong_stage_count": "El formato tiene {inFormat} fases, el evento {inEvent}",
  "wrong_substage_count": "«{stage}» tiene {expected}, no {given}",
  "too_few_teams": "Los pronósticos de «{substage}» nombran {named} equipos, y participan {teams}",
  "too_many_teams": "Participan como mucho {most} equipos",
  "too_few_places": "Participan {teams} equipos, y el bracket tiene lugares para {places}",
  "team_listed_twice": "Un equipo está dos veces",
  "in_other_substage": "{team} ya está en «{substage}»",
  "not_in_substage": "{team} no está en este grupo",
  "starts_elsewhere": "{team} ya empieza en otro lugar",
  "not_an_opening": "La partida {match} no tiene ningún lugar que se conozca desde el principio"
},
  "pt-BR": {
  "ends_before_start": "O evento termina antes de começar",
  "reward_of_other_game": "Troféus de prestígio existem só no jogo 2",
  "wrong_stage_count": "O formato tem {inFormat} fases, o evento {inEvent}",
  "wrong_substage_count": "“{stage}” tem {expected}, não {given}",
  "too_few_teams": "Palpites de “{substage}” citam {named} times, e {teams} participam",
  "too_many_teams": "No máximo {most} times participam",
  "too_few_places": "{teams} times participam, e a chave tem lugar para {places}",
  "team_listed_twice": "Um time está duas vezes na lista",
  "in_other_substage": "{team} já está em “{substage}”",
  "not_in_substage": "{team} não está neste grupo",
  "starts_elsewhere": "{team} já começa em outro lugar",
  "not_an_opening": "A partida {match} não tem lugar conhecido desde o início"
},
  "fr": {
  "ends_before_start": "L’événement finit avant de commencer",
  "reward_of_other_game": "Les trophées de prestige n’existent que pour le jeu 2",
  "wrong_stage_count": "Le format a {inFormat} phases, l’événement {inEvent}",
  "wrong_substage_count": "« {stage} » en a {expected}, pas {given}",
  "too_few_teams": "Les pronos de « {substage} » nomment {named} équipes, et {teams} participent",
  "too_many_teams": "Au plus {most} équipes participent",
  "too_few_places": "{teams} équipes participent, et le bracket a de la place pour {places}",
  "team_listed_twice": "Une équipe est listée deux fois",
  "in_other_substage": "{team} est déjà dans « {substage} »",
  "not_in_substage": "{team} n’est pas dans cette sous-phase",
  "starts_elsewhere": "{team} débute déjà à une autre place",
  "not_an_opening": "Le match {match} n’a aucune place connue dès le départ"
},
  "pl": {
  "ends_before_start": "Wydarzenie kończy się, zanim się zacznie",
  "reward_of_other_game": "Trofea prestiżowe są tylko w grze 2",
  "wrong_stage_count": "Liczba faz w formacie: {inFormat}, w wydarzeniu: {inEvent}",
  "wrong_substage_count": "„{stage}” ma ich {expected}, nie {given}",
  "too_few_teams": "Typy w „{substage}” wymieniają drużyn: {named}, a gra ich {teams}",
  "too_many_teams": "Może wziąć udział najwyżej tyle drużyn: {most}",
  "too_few_places": "Drużyn gra {teams}, a miejsc w drabince jest {places}",
  "team_listed_twice": "Jedna drużyna jest na liście dwa razy",
  "in_other_substage": "{team} jest już w „{substage}”",
  "not_in_substage": "{team} nie jest w tej części fazy",
  "starts_elsewhere": "{team} zaczyna już w innym miejscu",
  "not_an_opening": "Mecz {match} nie ma miejsca znanego od początku"
},
});
