import { type EventFormat, readFormat } from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { tellFormatProblem } from '../../play/problem-words/event-words.ts';

/** A saved text as a format that can be played, or what keeps it from that. */
export function readyFormat(json: string): Outcome<EventFormat, 'format_not_ready'> {
  const { format, problems } = readFormat(json);
  return format === null || problems.length > 0
    ? refuse('format_not_ready', { problems: problems.map(tellFormatProblem) })
    : done(format);
}
