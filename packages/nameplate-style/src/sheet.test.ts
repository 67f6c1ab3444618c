import { describe, expect, it } from 'vitest';
import { compileStyle } from './compile-style.ts';
import { sheetOf } from './sheet.ts';

const compiled = (text: string): string => {
  const style = compileStyle(text);
  if (!style.ok) throw new Error(style.problems.map(({ reason }) => reason).join('\n'));
  return style.canonical;
};

describe('sheetOf', () => {
  it('puts the class for the placeholder, and the hover on the frame, since a plate takes no pointer [rule: nameplates-10]', () => {
    const canonical = compiled(
      '.{id} { color: #fff } .{id}:hover, .{id}:hover::after { opacity: .8 }',
    );
    expect(sheetOf(canonical, 'np-12')).toBe(
      [
        ':where(:root:not([data-plain-names])) .np-12 {',
        '  color: #fff;',
        '}',
        ':where(:root:not([data-plain-names])) :where(.np-frame:hover) > .np-12.np-12, :where(:root:not([data-plain-names])) :where(.np-frame:hover) > .np-12.np-12::after {',
        '  opacity: 0.8;',
        '}',
      ].join('\n'),
    );
  });

  it('keeps all that moves where motion is welcome', () => {
    const canonical = compiled(
      '.{id} { color: #fff; animation: glow 2s; transition: color 1s } @keyframes glow { to { opacity: .8 } }',
    );
    expect(sheetOf(canonical, 'np-preview')).toBe(
      [
        ':where(:root:not([data-plain-names])) .np-preview {',
        '  color: #fff;',
        '}',
        '@media (prefers-reduced-motion: no-preference) {',
        ':where(:root:not([data-plain-names], [data-still-plates])) .np-preview {',
        '  animation: np-preview-1 2s;',
        '  transition: color 1s;',
        '}',
        '@keyframes np-preview-1 {',
        '  to {',
        '    opacity: 0.8;',
        '  }',
        '}',
        '}',
      ].join('\n'),
    );
  });

  it('is empty for Classic and for text that no printer of ours wrote', () => {
    for (const text of [
      '',
      'body { color: red }',
      '.{id} {\n  color: red;\n} body {\n  color: red;\n}\n',
      '.{id} {\n  background: url(x);\n}\n',
      '.{id} {\n  color: red;\n',
      '@import "x";\n',
      '@keyframes x {\n}\n',
      '@keyframes {id}-1 {\n  from {\n    color: red;\n',
      '.{id} {\n  color: red; } body { color: red;\n}\n',
    ]) {
      expect(sheetOf(text, 'np-1'), text).toBe('');
    }
  });

  it('takes no class but one of a plate', () => {
    expect(() => sheetOf('', 'np-1, body')).toThrow();
  });
});
