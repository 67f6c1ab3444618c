import type { FormatFault } from '../format/format-problem.ts';
import { filled, sentencesFor } from '../model/sentence.ts';
import { AS_WRITTEN, type BracketNaming } from './bracket-naming.ts';
import { said } from './formats/messages.ts';

/** Problems of a format; what each is about stands in its path. */
export const formatSentences = sentencesFor<FormatFault>()(said);

/** A problem of a format in words; what it is about stands in its path. */
export function wordsOfFormat(fault: FormatFault, naming: BracketNaming = AS_WRITTEN): string {
  const named = Object.entries(fault).map(([name, value]) => {
    if (name === 'match' || name === 'feeder') return [name, naming.match(String(value))];
    return [name, name === 'slot' ? naming.slot(String(value)) : value];
  });
  return filled(formatSentences()[fault.code], Object.fromEntries(named)) ?? fault.code;
}
