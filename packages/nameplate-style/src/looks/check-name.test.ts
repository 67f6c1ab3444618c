import { describe, expect, it } from 'vitest';
import { nameless, nearlyNameless } from '../../corpus/nameless.ts';
import { compileStyle } from '../compile-style.ts';

const problemsOf = (text: string) => {
  const style = compileStyle(text);
  return style.ok ? [] : style.problems;
};

describe('the name of a plate', () => {
  it.each(nameless)('is not taken away: %s', (text) => {
    expect(problemsOf(text).map(({ code }) => code)).toContain('hides_name');
  });

  it.each(nearlyNameless)('leaves room for %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('says where it goes, and what to write instead', () => {
    const text = '.{id} {\n  color: white;\n  opacity: 0;\n}';
    expect(problemsOf(text)).toEqual([
      {
        line: 3,
        column: 3,
        endColumn: 13,
        code: 'hides_name',
        reason:
          'The name stays whole and legible: the plate itself has an opacity from 0.7 to 1. Write it in .{id}::before or .{id}::after, which lie below the name.',
      },
    ]);
  });
});
