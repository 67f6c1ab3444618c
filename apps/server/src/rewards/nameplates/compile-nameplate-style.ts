import { compileStyle } from '@callshot/nameplate-style';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';

/**
 * Compiles a style text to the stored form, or refuses it with every fault in its place [rule:
 * nameplates-11].
 */
export function compileNameplateStyle(text: string): Outcome<string, 'style_refused'> {
  const compiled = compileStyle(text);
  if (compiled.ok) return done(compiled.canonical);
  const problems = compiled.problems.map(({ code, line, column, endColumn, reason }) => ({
    ...tellProblem('body.style', { code: 'style', values: { code, reason } }),
    line,
    column,
    endColumn,
  }));
  return refuse('style_refused', { problems });
}
