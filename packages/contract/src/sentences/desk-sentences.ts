import { type SayingOf, sayingsOf } from '@callshot/rules';
import { said } from './words/desk/messages.ts';
import { said as saidOfWiki } from './words/wiki/messages.ts';

/** Failures of the wiki, said in a refusal and on the screens of staff. */
export const wikiSentences = saidOfWiki;

/** Problems that only a service can see. */
export const deskSentences = said;

type Sentences = ReturnType<typeof said>;
export type DeskFault = SayingOf<Sentences>;

export const deskFault = sayingsOf<Sentences>();
