import { refusalSentences } from './refusal-sentences.ts';

/** Sentences by the codes of an answer, in one language. Undefined = a code that this version does not know. */
export interface Sentences {
  ofRefusal(call: string, code: string): string | undefined;
}

const refusals = new Map(Object.entries(refusalSentences));

export const englishSentences: Sentences = {
  ofRefusal: (call, code) => refusals.get(`${call} ${code}`) ?? refusals.get(code),
};
