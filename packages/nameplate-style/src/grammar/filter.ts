import { call, either, repeated, word } from './matchers.ts';
import { length, number, percent, zeroOrAngle } from './numbers.ts';
import type { Matcher } from './reader.ts';
import { dropShadow } from './shadow.ts';

const amount = (most: number): Matcher => either(number(0, most), percent(0, most * 100));

const functions = (blur: number): readonly Matcher[] => [
  call('blur', length(0, blur)),
  call('brightness', amount(4)),
  call('contrast', amount(4)),
  call('grayscale', amount(1)),
  call('hue-rotate', zeroOrAngle(1080)),
  call('invert', amount(1)),
  call('opacity', amount(1)),
  call('saturate', amount(6)),
  call('sepia', amount(1)),
];

export const filter = either(word('none'), repeated(either(...functions(24), dropShadow), 1, 6));
/** The backdrop is drawn anew with each frame, so less is allowed. */
export const backdropFilter = either(word('none'), repeated(either(...functions(20)), 1, 3));
