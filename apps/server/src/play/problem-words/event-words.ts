import { type FormatProblem, type NewEventProblem, pathText, wordsOfFormat } from '@callshot/rules';
import type { ToldProblem } from './told-problem.ts';

/** Something wrong with an event that is to be made, or with its format. */
export type EventProblem = FormatProblem | NewEventProblem;

type NameOf = (teamId: number) => string;

export const tellEventProblem = (problem: EventProblem): ToldProblem =>
  tellNamedProblem(problem, (teamId) => `Team ${teamId}`);

/** The same where teams have names. */
export const tellNamedProblem = (problem: EventProblem, nameOf: NameOf): ToldProblem => ({
  path: pathText(problem.path),
  message: messageOf(problem, nameOf),
});

function messageOf(problem: EventProblem, nameOf: NameOf): string {
  switch (problem.code) {
    case 'ends_before_start':
      return 'The event ends before it starts';
    case 'reward_of_other_game':
      return 'Prestige trophies are of game 2 only';
    case 'wrong_stage_count':
      return `The format has ${problem.inFormat} stages, the event ${problem.inEvent}`;
    case 'wrong_substage_count':
      return `'${problem.stage}' has ${problem.expected} of them, not ${problem.given}`;
    case 'too_few_teams':
      return `Picks of '${problem.substage}' name ${problem.named} teams, and ${problem.teams} take part`;
    case 'too_many_teams':
      return `At most ${problem.most} teams take part`;
    case 'too_few_places':
      return `${problem.teams} teams take part, and the bracket has places for ${problem.places}`;
    case 'team_listed_twice':
      return 'A team is listed twice';
    case 'in_other_substage':
      return `${nameOf(problem.teamId)} is in '${problem.substage}' already`;
    case 'not_in_substage':
      return `${nameOf(problem.teamId)} is not in this substage`;
    case 'starts_elsewhere':
      return `${nameOf(problem.teamId)} starts in another place already`;
    case 'not_an_opening':
      return `Match ${problem.match} has no place that is known from the start`;
    default:
      return wordsOfFormat(problem);
  }
}
