import { filled, type SayingOf, sayingsOf } from '../model/sentence.ts';
import { said } from './words/messages.ts';

/** Faults of a league's fields. */
export const leagueSentences = said;

type Sentences = ReturnType<typeof said>;
export type LeagueFault = SayingOf<Sentences>;

export const leagueFault = sayingsOf<Sentences>();

export const sayLeagueFault = ({ code, values }: LeagueFault): string =>
  filled(said()[code], values) ?? code;
