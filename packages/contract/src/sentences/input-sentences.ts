import { said } from './words/input/messages.ts';

/** Parts of a request that its schema refuses, by the codes of zod; `custom`: words of the contract about one field. */
export const inputSentences = said;
