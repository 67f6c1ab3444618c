import { type FormatProblem, parseFormat, pathText } from '@callshot/rules';
import { holdsUnstorable } from '../platform/http/unstorable-text.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import { wordsOfFormat } from '../problem-words/format-words.ts';

/** A format as it is stored, or every reason why it cannot be read. */
export function readWantedFormat(json: string): Outcome<string, 'format_unreadable'> {
  if (holdsUnstorable(json)) {
    const message = 'Holds characters that no text has: NUL, or half of one.';
    return refuse('format_unreadable', { problems: [{ path: '', message }] });
  }
  const read = parseFormat(json);
  if (read.ok) return done(JSON.stringify(read.value));
  if (!read.problems.some(({ code }) => unreadable.has(code))) return done(json);
  return refuse('format_unreadable', { problems: read.problems.map(tellProblem) });
}

const unreadable: ReadonlySet<FormatProblem['code']> = new Set([
  'not_json',
  'wrong_version',
  'missing',
  'not_an_object',
  'not_a_list',
  'not_a_flag',
  'not_a_text',
  'unknown_stage_type',
]);

const tellProblem = (problem: FormatProblem) => ({
  path: pathText(problem.path),
  message: wordsOfFormat(problem),
});
