import { describe, expect, it } from 'vitest';
import { compileStyle } from './compile-style.ts';

const problemsOf = (text: string) => {
  const compiled = compileStyle(text);
  return compiled.ok ? [] : compiled.problems;
};

describe('compileStyle', () => {
  it('prints what it understands anew', () => {
    const text =
      '.{id}{COLOR:#FFF;background:LINEAR-GRADIENT( 90DEG,RED 0 1PX,rgba(0,0,0,.50) )/* x */}';
    expect(compileStyle(text)).toEqual({
      ok: true,
      canonical:
        '.{id} {\n  color: #FFF;\n  background: linear-gradient(90deg, red 0 1px, rgba(0, 0, 0, 0.5));\n}\n',
    });
  });

  it('refuses what would be too long once it is written out', () => {
    const problems = problemsOf(`.{id}{${'color:red;'.repeat(700)}}`);
    expect(problems.map(({ code }) => code)).toEqual(['too_long']);
    expect(problems[0]).toMatchObject({ line: 1, column: 7007, endColumn: 7008 });
  });

  it('tells everything that is wrong, each where it stands and with what to do instead', () => {
    const text = [
      '.{id} {',
      '  border: 1px solid #FF9A5A;',
      '  background-image: url(flames.png);',
      '  width: calc(1px + 2px);',
      '}',
      '.{id} > b { color: red !important }',
    ].join('\n');
    expect(problemsOf(text)).toEqual([
      {
        line: 3,
        column: 21,
        endColumn: 36,
        code: 'forbidden_value',
        reason:
          'url() is not allowed: a plate loads nothing. Draw it with a gradient, a border or clip-path.',
      },
      {
        line: 4,
        column: 10,
        endColumn: 25,
        code: 'forbidden_value',
        reason:
          'calc() is not allowed: every size is known beforehand. Write the result, such as 12px or 40%.',
      },
      {
        line: 6,
        column: 1,
        endColumn: 10,
        code: 'bad_selector',
        reason:
          'A plate styles nothing within or beside itself. Write .{id}, .{id}:hover, .{id}::before or .{id}::after.',
      },
      {
        line: 6,
        column: 13,
        endColumn: 34,
        code: 'important',
        reason: '!important is not allowed: nothing else styles the plate. Remove it.',
      },
    ]);
  });
});
