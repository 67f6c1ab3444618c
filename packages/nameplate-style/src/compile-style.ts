import { compileRules } from './grammar/compile-rules.ts';
import { type Place, problemAt, type StyleProblem } from './problem.ts';
import { checkBalance } from './text/check-balance.ts';
import { checkCharacters, MOST_BYTES } from './text/check-characters.ts';
import { Lines } from './text/lines.ts';
import { readable } from './text/placeholder.ts';
import { readStyle } from './text/read-style.ts';

export type CompiledStyle =
  | { readonly ok: true; readonly canonical: string }
  | { readonly ok: false; readonly problems: readonly StyleProblem[] };

/** More than anybody reads; the rest comes when these are solved. */
const MOST_PROBLEMS = 50;

/**
 * Style text as safe canonical text, or every problem with it [rule: nameplates-11]. Our own
 * printer writes the output from what the grammar knows. The output compiles to itself.
 */
export function compileStyle(text: string): CompiledStyle {
  const lines = new Lines(text);
  const strange = checkCharacters(text, lines);
  if (strange.length > 0) return refused(strange);
  const prepared = readable(text);
  const unbalanced = checkBalance(prepared, lines);
  if (unbalanced.some(({ code }) => code === 'too_deep')) return refused(unbalanced);
  const style = readStyle(prepared, lines);
  const compiled = compileRules(style, lines);
  const problems = [...unbalanced, ...style.problems, ...compiled.problems];
  if (problems.length === 0 && compiled.canonical.length > MOST_BYTES) {
    problems.push(tooLong(compiled.canonical.length, lines.place(text.length - 1, text.length)));
  }
  return problems.length > 0 ? refused(problems) : { ok: true, canonical: compiled.canonical };
}

/** Printed text, a declaration a line, is stored, and that has to compile again. */
function tooLong(length: number, place: Place): StyleProblem {
  const reason = `Written out, a declaration a line, this style has ${length} characters, and at most ${MOST_BYTES} are stored. Leave something out.`;
  return problemAt(place, 'too_long', reason);
}

/** In the order of the text; where brackets do not match, only what stands before that is certain. */
function refused(problems: readonly StyleProblem[]): CompiledStyle {
  const sorted = [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
  const broken = sorted.findIndex(({ code }) => code === 'unbalanced');
  const certain =
    broken < 0
      ? sorted
      : sorted.filter((problem, at) => at <= broken || problem.code === 'unbalanced');
  return { ok: false, problems: certain.slice(0, MOST_PROBLEMS) };
}
