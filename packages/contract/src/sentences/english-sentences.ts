import { filled, type Saying } from '@callshot/rules';
import { fieldSentences } from './field-sentences.ts';
import { refusalSentences } from './refusal-sentences.ts';

/** Sentences by the codes of an answer, in one language. Undefined = a code that this version does not know. */
export interface Sentences {
  ofRefusal(call: string, code: string): string | undefined;
  ofField(fault: Saying): string | undefined;
}

const refusals = new Map(Object.entries(refusalSentences));
const fields = new Map<string, string>(Object.entries(fieldSentences));

export const englishSentences: Sentences = {
  ofRefusal: (call, code) => refusals.get(`${call} ${code}`) ?? refusals.get(code),
  ofField: ({ code, values }) => {
    const sentence = fields.get(code);
    return sentence === undefined ? undefined : filled(sentence, values);
  },
};
