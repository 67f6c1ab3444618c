import {
  arrivalSentences,
  eventSentences,
  type Fault,
  formatSentences,
  handSentences,
  mappingSentences,
  type OfficialProblem,
  type Problem,
  type SubmissionProblem,
  sentencesFor,
  surveySentences,
} from '@callshot/rules';
import { deskSentences, wikiSentences } from './desk-sentences.ts';
import { inputSentences } from './input-sentences.ts';
import { said } from './words/picks/messages.ts';

/** Faults that the rules cannot see: they concern the event, its clock, or picks of others. */
type EventFault =
  | Fault<'no_such_stage' | 'stage_not_opened' | 'match_locked'>
  /** So many entries could no longer be read. */
  | Fault<'entries_lost', { count: number }>;

/** Something wrong with picks, or with official results. */
export type PicksProblem = SubmissionProblem | OfficialProblem | Problem<EventFault>;

const picksSentences = sentencesFor<PicksProblem>()(said);

/** Sentences of everything that a refusal can list besides faults of fields. */
export const problemTables = [
  picksSentences,
  arrivalSentences,
  deskSentences,
  inputSentences,
] as const;

/** Tables whose codes have the name of what they are about before them, such as `format_empty`. */
export const tablesOfSubjects = {
  event: eventSentences,
  format: formatSentences,
  hand: handSentences,
  mapping: mappingSentences,
  survey: surveySentences,
  wiki: wikiSentences,
} as const;

type Subjects = typeof tablesOfSubjects;
type CodesIn<T> = T extends () => infer S ? keyof S & string : never;
type OfSubjects = { [S in keyof Subjects]: `${S}_${CodesIn<Subjects[S]>}` }[keyof Subjects];

export type ProblemSentenceCode = CodesIn<(typeof problemTables)[number]> | OfSubjects;

export const problemCodes: readonly string[] = [
  ...problemTables.flatMap((table) => Object.keys(table())),
  ...Object.entries(tablesOfSubjects).flatMap(([subject, table]) =>
    Object.keys(table()).map((code) => `${subject}_${code}`),
  ),
];
