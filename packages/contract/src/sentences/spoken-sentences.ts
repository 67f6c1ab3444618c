import {
  emptyFormat,
  filled,
  type MappedFor,
  mappingChange,
  placeInFormat,
  type Saying,
  type SentenceTable,
} from '@callshot/rules';
import { fieldTables } from './field-sentences.ts';
import { problemTables, tablesOfSubjects } from './problem-sentences.ts';
import { said } from './words/messages.ts';
import { said as saidRefusals } from './words/refusals/messages.ts';

/** Sentences by the codes of an answer, in one language. Undefined = a code that this version does not know. */
export interface Sentences {
  ofRefusal(call: string, code: string): string | undefined;
  ofField(fault: Saying): string | undefined;
  /** A part of the input, as a refusal lists it. */
  ofProblem(problem: Saying & { readonly path?: string }): string | undefined;
}

const say = (table: SentenceTable, code: string, values: Saying['values']): string | undefined => {
  const sentence = Object.hasOwn(table, code) ? table[code] : undefined;
  return sentence === undefined ? undefined : filled(sentence, values);
};

/** The first that a table has for the code. */
const firstOf = (
  tables: readonly (() => SentenceTable)[],
  { code, values }: Saying,
): string | undefined => {
  const table = tables.find((one) => Object.hasOwn(one(), code));
  return table && say(table(), code, values);
};

/** The sentence alone would leave open which of many stages it is about. */
function inItsPlace(sentence: string, path: string): string | undefined {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const place = placeInFormat(
    emptyFormat(),
    steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  );
  return place === '' ? sentence : filled(said().inPlace, { place, sentence });
}

type Subject = keyof typeof tablesOfSubjects;

const isSubject = (name: string): name is Subject => Object.hasOwn(tablesOfSubjects, name);

function ofSubject(subject: Subject, code: string, { values }: Saying, path: string) {
  const sentence = say(tablesOfSubjects[subject](), code, values);
  if (sentence === undefined) return undefined;
  switch (subject) {
    case 'format':
      return inItsPlace(sentence, path);
    case 'hand':
      return filled(said().ofHand, { ...values, reason: sentence });
    case 'mapping': {
      const change = filled(mappingChange(code as Mapping, values.of as MappedFor), values);
      return change && filled(said().ofMapping, { says: sentence, change });
    }
    case 'wiki':
      return filled(said().ofWiki, { ...values, failure: sentence });
    default:
      return sentence;
  }
}

type Mapping = Parameters<typeof mappingChange>[0];

/** In the spoken language: English, unless another one is asked for. */
export const spokenSentences: Sentences = {
  ofRefusal: (call, code) =>
    say(saidRefusals(), `${call} ${code}`, {}) ?? say(saidRefusals(), code, {}),
  ofField: (fault) => firstOf(fieldTables, fault),
  ofProblem: ({ path = '', ...problem }) => {
    const [, subject = '', code = ''] = /^([a-z]+)_(.+)$/.exec(problem.code) ?? [];
    return (
      firstOf([...problemTables, ...fieldTables], problem) ??
      (isSubject(subject) ? ofSubject(subject, code, problem, path) : undefined)
    );
  },
};

export { wikiSentences } from './desk-sentences.ts';
