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
});
