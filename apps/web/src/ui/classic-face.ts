import type { CSSProperties } from 'react';

/** Of letters and digits the first; of a name without any, whatever it begins with. */
const INITIAL = /[\p{L}\p{N}]\p{M}*/u;

const initialOf = (name: string): string =>
  (INITIAL.exec(name)?.[0] ?? [...name][0] ?? '').toUpperCase();

/** How a name without a plate of its own is drawn: its initial, on a hue that is the name's. */
export function classicFace(name: string) {
  let hue = 0;
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return {
    'data-initial': initialOf(name),
    style: { '--hue': hue } as CSSProperties,
  };
}
