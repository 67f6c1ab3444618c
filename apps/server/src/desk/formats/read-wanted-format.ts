import {
  emptyFormat,
  type FormatProblem,
  pathText,
  placeInFormat,
  readFormat,
  wordsOfFormat,
} from '@callshot/rules';
import { holdsUnstorable } from '../../platform/http/unstorable-text.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';

/** A format as it is stored, or every reason why it cannot be read. */
export function readWantedFormat(json: string): Outcome<string, 'format_unreadable'> {
  if (holdsUnstorable(json)) {
    const message = 'Holds characters that no text has: NUL, or half of one.';
    return refuse('format_unreadable', { problems: [{ path: '', message }] });
  }
  const { format, problems } = readFormat(json);
  if (format) return done(problems.length === 0 ? JSON.stringify(format) : json);
  return refuse('format_unreadable', { problems: problems.map(tellFormatProblem) });
}

/** The sentence alone would leave open which of many stages it is about. */
export function tellFormatProblem(problem: FormatProblem) {
  const place = placeInFormat(emptyFormat(), problem.path);
  const words = wordsOfFormat(problem);
  return { path: pathText(problem.path), message: place === '' ? words : `${place}: ${words}` };
}
