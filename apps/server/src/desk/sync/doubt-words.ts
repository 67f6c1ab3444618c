import type { Doubt, DoubtKind } from '@callshot/rules';

const REASONS: Readonly<Record<DoubtKind, string>> = {
  no_winner: 'The wiki calls the match finished and names no winner',
  unknown_team: 'The wiki names a team that has no place in the event',
  different_team: 'The wiki has other teams in this match than the event',
  slot_waits:
    'The wiki fills this match, and a place of it waits here: nothing that is official brings a team there',
  illegal_score: 'A series of this round cannot end with the score that the wiki has',
  changed_after_applied: 'The wiki says something else than what was taken over from it',
  staff_says_otherwise: 'The wiki says something else than what staff entered',
  tied_places: 'Teams are tied on a place that counts',
  unconfirmed_places:
    'By their places these teams go through; the wiki does not say so itself, or sends on other numbers than the format',
  no_places: 'All matches are over, but the wiki’s table does not say yet which teams advance',
  walkover: 'One team won without playing',
  disqualification: 'A team was disqualified',
  double_forfeit: 'Both teams forfeited: nobody goes on from this match',
  cancelled: 'The wiki says that the match is not played',
  group_gone:
    'The wiki does not have this group any more, or it has another shape now: map the stage again',
  contradicts_table: 'The wiki’s table and its matches say different things',
  impossible: 'What the wiki says cannot be entered beside what is official',
};

/** Why something waits, in a sentence. */
export function reasonOf({ kind, name }: Pick<Doubt, 'kind' | 'name'>): string {
  return name === null ? REASONS[kind] : `${REASONS[kind]}: ${name}`;
}
