import { deskFault } from '@callshot/contract';
import { MAX_FORMAT_BYTES, readFormat } from '@callshot/rules';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';
import { holdsUnstorable } from '../../platform/http/unstorable-text.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { tellFormatProblem } from '../../play/problem-words/event-words.ts';

/** A format as it is stored, or every reason why it cannot be read. */
export function readWantedFormat(
  json: string,
): Outcome<string, 'format_unreadable' | 'format_too_large'> {
  if (isTooLarge(json)) return refuse('format_too_large');
  if (holdsUnstorable(json)) {
    const problem = tellProblem('', deskFault('text_unstorable'));
    return refuse('format_unreadable', { problems: [problem] });
  }
  const { format, problems } = readFormat(json);
  if (!format) {
    return refuse('format_unreadable', { problems: problems.map(tellFormatProblem) });
  }
  const stored = problems.length === 0 ? JSON.stringify(format) : json;
  // Defaults that were left out may have made it longer.
  return isTooLarge(stored) ? refuse('format_too_large') : done(stored);
}

const isTooLarge = (json: string): boolean => Buffer.byteLength(json) > MAX_FORMAT_BYTES;
