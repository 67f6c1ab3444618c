import type { CSSProperties } from 'react';

/** The first letter or digit; for a name without any, its first character. */
const INITIAL = /[\p{L}\p{N}]\p{M}*/u;

const initialOf = (name: string): string =>
  (INITIAL.exec(name)?.[0] ?? [...name][0] ?? '').toUpperCase();

/** The looks of a name without a plate of its own: its initial, on a hue computed from the name. */
export function classicFace(name: string) {
  let hue = 0;
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return {
    'data-initial': initialOf(name),
    style: { '--hue': hue } as CSSProperties,
  };
}
