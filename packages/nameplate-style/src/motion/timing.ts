import { call, commaRow, either, word } from '../grammar/matchers.ts';
import { integer, number, time } from '../grammar/numbers.ts';
import type { Matcher } from '../grammar/reader.ts';

/** Nothing lasts longer, and nothing that repeats is shorter than a screen's frame. */
const LONGEST_S = 300;

const share = number(0, 1);
const reach = number(-2, 3);
const jump = word('jump-start', 'jump-end', 'jump-none', 'jump-both', 'start', 'end');

export const easing: Matcher = either(
  word('ease', 'ease-in', 'ease-out', 'ease-in-out', 'linear', 'step-start', 'step-end'),
  call('cubic-bezier', commaRow(share, reach, share, reach)),
  call(
    'steps',
    either(
      commaRow(integer(2, 120), jump),
      commaRow(integer(1, 120), word('start', 'end', 'jump-start', 'jump-end', 'jump-both')),
      integer(1, 120),
    ),
  ),
);
export const duration = time(0, LONGEST_S);
export const delay = time(-LONGEST_S, LONGEST_S);
export const iterations = either(word('infinite'), number(0, 1000));
export const direction = word('normal', 'reverse', 'alternate', 'alternate-reverse');
export const fillMode = word('none', 'forwards', 'backwards', 'both');
export const playState = word('running', 'paused');
