import {
  arrivalSentences,
  eventSentences,
  type Fault,
  formatSentences,
  handSentences,
  mappingSentences,
  type OfficialProblem,
  type Problem,
  type Sentence,
  type SubmissionProblem,
  sentencesFor,
  surveySentences,
} from '@callshot/rules';
import { deskSentences, wikiSentences } from './desk-sentences.ts';
import { inputSentences } from './input-sentences.ts';

/** Faults that the rules cannot see: they concern the event, or picks of others. */
type EventFault =
  | Fault<'no_such_stage' | 'stage_not_opened'>
  /** So many entries could no longer be read. */
  | Fault<'entries_lost', { count: number }>;

/** Something wrong with picks, or with official results. */
export type PicksProblem = SubmissionProblem | OfficialProblem | Problem<EventFault>;

/** The English sentence of each problem with picks, with its values in braces. */
const picksSentences = sentencesFor<PicksProblem>()({
  entries_lost: {
    by: 'count',
    one: '{count} person has picked in this draw, and their picks could not be read any more. Put another team into a place instead of emptying it, and leave byes and known results as they are.',
    other:
      '{count} people have picked in this draw, and their picks could not be read any more. Put another team into a place instead of emptying it, and leave byes and known results as they are.',
  },
  full: 'More teams are picked for this than it takes',
  loser_elsewhere: 'The loser must be the other team',
  match_not_pickable: 'This match cannot be picked',
  match_twice: 'Match {match} is there twice',
  no_bye_here: '{substage}, {match}: there is no bye here',
  no_such_match: 'There is no match {match} in this bracket',
  no_such_stage: 'No such stage in this event',
  no_such_step: 'This stage does not ask for picks of this type',
  no_winner: '{substage}: {match} has no winner',
  not_eligible: 'This team is picked for two things that exclude each other',
  not_picked_in_brackets: 'This stage is not picked in brackets',
  nothing_picked: 'Nothing is picked here: a submission has at least one pick',
  other_bracket: 'This bracket is not in this stage',
  other_group: 'This group is not in this stage',
  other_stage: 'This pick belongs to another stage',
  others_meet: '{substage}, {match}: other teams meet here',
  outcome_picked: 'Only official results say how a match ended',
  outcome_too_early: '{substage}, {match}: this match cannot have been played yet',
  pick_twice: 'This pick is there twice',
  picked_in_brackets: 'This stage is picked in brackets',
  picks_missing: '{substage}: {missing} more to pick as {called}',
  score_impossible: 'A best-of series cannot end with this score',
  score_missing: 'A series score is missing',
  stage_not_opened: 'This stage cannot be picked',
  starts_twice: '{substage}, {match}: this team starts in {first} already',
  team_elsewhere: 'This team cannot be in this place',
  team_not_here: '{substage}, {match}: this team does not play here',
  teams_not_known: '{substage}, {match}: its teams are not known yet',
  too_many_out: '{substage}: {count} teams are out where at most {most} can be',
  too_many_rows: 'This stage takes at most {most} picks, and these are {count}',
  unknown_team: 'This team does not play here',
  winner_elsewhere: 'The winner must be one of the two teams',
  wrong_loser: '{substage}, {match}: The loser must be the other team',
  wrong_match_index: 'Match {match} is number {matchIndex} of its bracket',
  wrong_participant: '{substage}, {match}: This team cannot be in this place',
  wrong_score: '{substage}, {match}: a best-of series cannot end with this score',
  wrong_winner: '{substage}, {match}: The winner must be one of the two teams',
});

/** Codes of a table, with the name of what they are about before them. */
type Prefixed<K extends string, P extends string> = Readonly<Record<`${P}_${K}`, Sentence>>;

function prefixed<K extends string, const P extends string, V>(
  prefix: P,
  table: Readonly<Record<K, V>>,
  sentenceOf: (row: V) => Sentence,
): Prefixed<K, P> {
  const rows = Object.entries<V>(table).map(([code, row]) => [
    `${prefix}_${code}`,
    sentenceOf(row),
  ]);
  return Object.fromEntries(rows);
}

const same = (sentence: Sentence) => sentence;

/** The match that a reason is about stands before it. */
const handMatch: Sentence = {
  by: 'pair',
  bye: 'Round {round}, {top} (bye): ',
  teams: 'Round {round}, {top} – {bottom}: ',
};

/** Sentences of everything that a refusal can list besides faults of fields. */
export const problemSentences = {
  ...picksSentences,
  ...arrivalSentences,
  ...deskSentences,
  ...inputSentences,
  ...prefixed('event', eventSentences, same),
  ...prefixed('format', formatSentences, same),
  ...prefixed('hand', handSentences, (reason) => [handMatch, reason]),
  ...prefixed('mapping', mappingSentences, ({ says, change, ofEvent = change }) => [
    says,
    ' ',
    { by: 'of', draft: change, event: ofEvent },
  ]),
  ...prefixed('survey', surveySentences(), same),
  ...prefixed('wiki', wikiSentences, (failure) => [failure, '. If it stays so, tell {contact}.']),
};

export type ProblemSentenceCode = keyof typeof problemSentences;
