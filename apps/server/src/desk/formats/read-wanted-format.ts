import { deskFault } from '@callshot/contract';
import { readFormat } from '@callshot/rules';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';
import { holdsUnstorable } from '../../platform/http/unstorable-text.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { tellFormatProblem } from '../../play/problem-words/event-words.ts';

/** A format as it is stored, or every reason why it cannot be read. */
export function readWantedFormat(json: string): Outcome<string, 'format_unreadable'> {
  if (holdsUnstorable(json)) {
    const problem = tellProblem('', deskFault('text_unstorable'));
    return refuse('format_unreadable', { problems: [problem] });
  }
  const { format, problems } = readFormat(json);
  if (format) return done(problems.length === 0 ? JSON.stringify(format) : json);
  return refuse('format_unreadable', { problems: problems.map(tellFormatProblem) });
}
