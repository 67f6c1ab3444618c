// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "no_such_group": "there is no such group in this stage",
  "not_in_group": "{team} does not play in this group",
  "same_team": "{team} cannot play against itself",
  "plays_twice": "{team} plays twice in this round",
  "bye_not_possible": "a bye has one team, and only a Swiss stage has byes",
  "draw_not_possible": "a best of {bestOf} here cannot end level",
  "winner_missing": "say who won",
  "winner_elsewhere": "only a match that is won has a winner, and it is one of the two",
  "score_impossible": "a best of {bestOf} cannot end {topScore}–{bottomScore}",
  "score_not_asked": "a score needs both numbers, and a match that was played"
}, {
  "de": {
  "no_such_group": "diese Gruppe gibt es in dieser Phase nicht",
  "not_in_group": "{team} spielt nicht in dieser Gruppe",
  "same_team": "{team} kann nicht gegen sich selbst spielen",
  "plays_twice": "{team} spielt in dieser Runde zweimal",
  "bye_not_possible": "ein Freilos hat ein Team, und nur eine Swiss-Phase hat Freilose",
  "draw_not_possible": "ein Best of {bestOf} kann hier nicht unentschieden enden",
  "winner_missing": "sag, wer gewonnen hat",
  "winner_elsewhere": "nur ein gewonnenes Match hat einen Sieger, und er ist eines der beiden Teams",
  "score_impossible": "ein Best of {bestOf} kann nicht {topScore}–{bottomScore} enden",
  "score_not_asked": "ein Ergebnis braucht beide Zahlen und ein Match, das gespielt wurde"
},
  "es": {
  "no_such_group": "en esta fase no hay ese grupo",
  "not_in_group": "{team} no juega en este grupo",
  "same_team": "{team} no puede jugar contra sí mismo",
  "plays_twice": "{team} juega dos veces en esta ronda",
  "bye_not_possible": "un pase directo tiene un solo equipo, y solo hay pases directos en una fase suiza",
  "draw_not_possible": "aquí una serie al mejor de {bestOf} no puede acabar en empate",
  "winner_missing": "di quién ganó",
  "winner_elsewhere": "solo una partida ganada tiene ganador, y es uno de los dos",
  "score_impossible": "una serie al mejor de {bestOf} no puede acabar {topScore}–{bottomScore}",
  "score_not_asked": "un marcador necesita los dos números y una partida jugada"
},
  "pt-BR": {
  "no_such_group": "este grupo não existe nesta fase",
  "not_in_group": "{team} não joga neste grupo",
  "same_team": "{team} não pode jogar contra si mesmo",
  "plays_twice": "{team} joga duas vezes nesta rodada",
  "bye_not_possible": "um bye tem um time, e só uma fase suíça tem byes",
  "draw_not_possible": "uma melhor de {bestOf} aqui não pode terminar empatada",
  "winner_missing": "diga quem venceu",
  "winner_elsewhere": "só uma partida vencida tem vencedor, e ele é um dos dois",
  "score_impossible": "uma melhor de {bestOf} não pode terminar {topScore}–{bottomScore}",
  "score_not_asked": "um placar precisa dos dois números e de uma partida jogada"
},
  "fr": {
  "no_such_group": "ce groupe n’existe pas dans cette phase",
  "not_in_group": "{team} ne joue pas dans ce groupe",
  "same_team": "{team} ne peut pas jouer contre soi-même",
  "plays_twice": "{team} joue deux fois dans ce tour",
  "bye_not_possible": "un exempt a une seule équipe, et seule une phase suisse a des exempts",
  "draw_not_possible": "un BO{bestOf} ne peut pas finir à égalité ici",
  "winner_missing": "dis qui a gagné",
  "winner_elsewhere": "seul un match gagné a un vainqueur, et c’est l’un des deux",
  "score_impossible": "un BO{bestOf} ne peut pas finir {topScore}–{bottomScore}",
  "score_not_asked": "un score a besoin des deux nombres et d’un match joué"
},
  "pl": {
  "no_such_group": "nie ma takiej grupy w tej fazie",
  "not_in_group": "{team} nie gra w tej grupie",
  "same_team": "{team} nie może grać ze sobą",
  "plays_twice": "{team} gra w tej rundzie dwa razy",
  "bye_not_possible": "wolny los ma jedną drużynę i jest tylko w fazie szwajcarskiej",
  "draw_not_possible": "BO{bestOf} nie może tu skończyć się remisem",
  "winner_missing": "podaj, kto wygrał",
  "winner_elsewhere": "zwycięzcę ma tylko wygrany mecz i jest nim jedna z dwóch drużyn",
  "score_impossible": "BO{bestOf} nie może skończyć się {topScore}–{bottomScore}",
  "score_not_asked": "wynik wymaga obu liczb i rozegranego meczu"
},
});
