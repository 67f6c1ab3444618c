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
});
