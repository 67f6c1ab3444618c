import { emptyFormat, filled, placeInFormat, type Saying, type Sentence } from '@callshot/rules';
import { fieldSentences } from './field-sentences.ts';
import { problemSentences } from './problem-sentences.ts';
import { refusalSentences } from './refusal-sentences.ts';

/** Sentences by the codes of an answer, in one language. Undefined = a code that this version does not know. */
export interface Sentences {
  ofRefusal(call: string, code: string): string | undefined;
  ofField(fault: Saying): string | undefined;
  /** A part of the input, as a refusal lists it. */
  ofProblem(problem: Saying & { readonly path?: string }): string | undefined;
}

const refusals = new Map(Object.entries(refusalSentences));
const fields = new Map<string, Sentence>(Object.entries(fieldSentences));
const problems = new Map<string, Sentence>([
  ...fields,
  ...Object.entries<Sentence>(problemSentences),
]);

/** The sentence alone would leave open which of many stages it is about. */
function inItsPlace(sentence: string, code: string, path: string): string {
  if (!code.startsWith('format_')) return sentence;
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const place = placeInFormat(
    emptyFormat(),
    steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  );
  return place === '' ? sentence : `${place}: ${sentence}`;
}

const said = (sentence: Sentence | undefined, values: Saying['values']): string | undefined =>
  sentence === undefined ? undefined : filled(sentence, values);

export const englishSentences: Sentences = {
  ofRefusal: (call, code) => refusals.get(`${call} ${code}`) ?? refusals.get(code),
  ofField: ({ code, values }) => said(fields.get(code), values),
  ofProblem: ({ code, values, path = '' }) => {
    const sentence = said(problems.get(code), values);
    return sentence === undefined ? undefined : inItsPlace(sentence, code, path);
  },
};
