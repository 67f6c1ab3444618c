import { describe, expect, it } from 'vitest';
import { gallery } from '../../fixtures/gallery.ts';
import { compileStyle } from '../compile-style.ts';
import { nameContrast } from './name-contrast.ts';

/** As our printer writes it: what cannot be read is not compiled. */
const printed = (text: string): string =>
  text
    .replaceAll('.{id}', 'plate')
    .replace(/\s*\{\s*/g, ' {\n  ')
    .replace(/;\s*/g, ';\n  ')
    .replace(/\s*\}\s*/g, ';\n}\n')
    .replaceAll('plate', '.{id}');
const contrast = (text: string) => nameContrast(printed(text));
const ratio = (text: string): number => Math.round((contrast(text)?.ratio ?? 0) * 100) / 100;

describe('nameContrast', () => {
  it.each([
    ['.{id} { background: #000; color: #fff }', 21],
    ['.{id} { background: #fff; color: #fff }', 1],
    ['.{id} { background: #fff; color: #777 }', 4.48],
    ['.{id} { background: white; color: rgb(0 0 0 / 50%) }', 3.98],
    ['.{id} { background: #000; background-color: #fff; color: #fff }', 1],
    ['.{id} { background-color: #fff; background: #000; color: #fff }', 21],
    ['.{id} { background: #fff; color: #fff } .{id}:hover { background: #000 }', 1],
    [
      '.{id} { background: linear-gradient(#fff, #fff) 0 0 / 5px 34px no-repeat, #000; color: #fff }',
      21,
    ],
    [
      '.{id} { background: linear-gradient(#fff, #fff) 50% 0 / 5px 34px no-repeat, #000; color: #fff }',
      1,
    ],
    [
      '.{id} { background: linear-gradient(#fff, #fff) right / 20px 34px no-repeat, #000; color: #fff }',
      21,
    ],
    ['.{id} { background: linear-gradient(90deg, #000 150px, #fff 0); color: #fff }', 21],
    ['.{id} { background: linear-gradient(to left, #000 150px, #fff 0); color: #fff }', 1],
    [
      '.{id} { background: radial-gradient(circle at 60px 17px, #fff 10px, #000 0); color: #fff }',
      1,
    ],
    [
      '.{id} { background: conic-gradient(from 90deg at 170px 50%, #000 50%, #fff 0); color: #000 }',
      1,
    ],
    ['.{id} { color: #0d121b }', 1],
  ])('%s: %d', (text, expected) => {
    expect(ratio(text)).toBe(expected);
  });

  it('says where it is least', () => {
    const text =
      '.{id} { background: linear-gradient(90deg, #000 100px, #fff 0 110px, #000 0); color: #fff }';
    expect(contrast(text)?.at.x).toBeGreaterThanOrEqual(99);
    expect(contrast(text)?.at.x).toBeLessThan(110);
  });

  it('knows nothing of text that leaves the plate as it is', () => {
    expect(nameContrast('')).toBeNull();
    expect(contrast('.{id}::before { background: red }')).toBeNull();
  });

  it.each(gallery)('the name on $name can be read', ({ style }) => {
    const compiled = compileStyle(style);
    expect(nameContrast(compiled.ok ? compiled.canonical : '')?.ratio ?? 21).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});
