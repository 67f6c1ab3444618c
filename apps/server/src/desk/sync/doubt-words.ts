import type { Doubt, DoubtKind } from '@callshot/rules';

/** The same words for the wiki, programs and files. */
const REASONS: Readonly<Record<DoubtKind, string>> = {
  no_winner: 'The match is called finished, and no winner is named',
  unknown_team: 'A team is named that has no place in the event',
  different_team: 'Other teams are told of this match than the event has',
  slot_waits:
    'This match is filled, and a place of it waits here: nothing that is official brings a team there',
  illegal_score: 'A series of this round cannot end with the score that is told',
  changed_after_applied: 'Something else is told now than what was taken over',
  staff_says_otherwise: 'Something else is told than what staff entered',
  tied_places: 'Teams are tied on a place that counts',
  unconfirmed_places:
    'By their places these teams go through; the table does not say so itself, or sends on other numbers than the format',
  no_places: 'All matches are over, but no table says yet which teams advance',
  walkover: 'One team won without playing',
  disqualification: 'A team was disqualified',
  double_forfeit: 'Both teams forfeited: nobody goes on from this match',
  cancelled: 'It is told that the match is not played',
  group_gone:
    'The wiki does not have this group any more, or it has another shape now: map the stage again',
  contradicts_table: 'The table and the matches say different things',
  structure: 'The tournament is drawn otherwise than this event plays it',
  impossible: 'What is told cannot be entered beside what is official',
};

/** Why something waits, in a sentence. */
export function reasonOf({ kind, name }: Pick<Doubt, 'kind' | 'name'>): string {
  return name === null ? REASONS[kind] : `${REASONS[kind]}: ${name}`;
}
