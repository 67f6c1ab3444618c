import { describe, expect, it } from 'vitest';
import { gallery } from '../fixtures/gallery.ts';
import { compileStyle } from './compile-style.ts';
import { sheetOf } from './sheet.ts';

describe('the plates that the product comes with', () => {
  it('are 32', () => {
    expect(gallery.length).toBe(32);
    expect(new Set(gallery.map(({ key }) => key)).size).toBe(32);
  });

  it.each(gallery)('$name compiles, to itself when compiled again', ({ style }) => {
    const once = compileStyle(style);
    if (!once.ok) throw new Error(once.problems.map(({ reason }) => reason).join('\n'));
    expect(compileStyle(once.canonical)).toEqual(once);
    expect(sheetOf(once.canonical, 'np-1')).not.toBe('');
  });
});
