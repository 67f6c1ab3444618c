import { tokenize } from 'css-tree/tokenizer';
import { problemAt, type StyleProblem } from '../problem.ts';
import type { Lines } from './lines.ts';

const TOKEN = { string: 5, badString: 6, badUrl: 8, comment: 25 };
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
/** Deeper than any value there is; what parses values calls itself. */
const MOST_DEPTH = 10;

/**
 * Brackets that do not match, strings and comments that do not end, and nesting that is no style. Browsers mend such
 * text, each in its way; here nothing is mended.
 */
export function checkBalance(text: string, lines: Lines): StyleProblem[] {
  const problems: StyleProblem[] = [];
  const open: { closer: string; opener: string; start: number }[] = [];
  const add = (from: number, to: number, reason: string, code: 'unbalanced' | 'too_deep') =>
    problems.push(problemAt(lines.place(from, to), code, reason));
  let isTooDeep = false;
  tokenize(text, (type, start, end) => {
    if (isUnended(type, text, start, end)) {
      add(start, end, 'This is not closed. Add what ends it on its line.', 'unbalanced');
    }
    if (type === TOKEN.string || type === TOKEN.comment) return;
    const last = text[end - 1] ?? '';
    const closer = CLOSERS[last];
    if (closer) open.push({ closer, opener: last, start });
    if (open.length > MOST_DEPTH && !isTooDeep) {
      isTooDeep = true;
      add(start, end, 'This is nested too deeply. Write it flat.', 'too_deep');
    }
    if (end - start === 1 && (last === '}' || last === ')' || last === ']')) {
      if (open.at(-1)?.closer === last) open.pop();
      else add(start, end, `"${last}" closes nothing that is open here. Remove it.`, 'unbalanced');
    }
  });
  for (const { opener, closer, start } of open) {
    add(start, start + 1, `"${opener}" is never closed. Add "${closer}".`, 'unbalanced');
  }
  return problems;
}

function isUnended(type: number, text: string, start: number, end: number): boolean {
  if (type === TOKEN.badString || type === TOKEN.badUrl) return true;
  if (type === TOKEN.string) return end - start < 2 || text[start] !== text[end - 1];
  if (type === TOKEN.comment) return end - start < 4 || !text.slice(start, end).endsWith('*/');
  return false;
}
