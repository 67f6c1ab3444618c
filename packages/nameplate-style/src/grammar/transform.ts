import { call, comma, commaRow, either, optional, repeated, row, word } from './matchers.ts';
import { place, shift } from './measures.ts';
import { length, number, percent, zeroOrAngle } from './numbers.ts';
import { position } from './position.ts';
import type { Matcher } from './reader.ts';

const none = word('none');
/** Turns further than this are a matter of time, and time has bounds of its own. */
const turn = zeroOrAngle(3600);
const factor = either(number(-6, 6), percent(-600, 600));

const pair =
  (one: Matcher, other: Matcher): Matcher =>
  (reader) => {
    const first = reader.attempt(one);
    if (first === null) return null;
    const second = reader.attempt((rest) => (rest.attempt(comma) === null ? null : other(rest)));
    return second === null ? first : `${first}, ${second}`;
  };

const cell = number(-10, 10);
const moved = number(-600, 600);
const flat = number(-1, 1);
const depth = length(20, 2000);

const step = either(
  call('translate', pair(place, place)),
  call('translatex', place),
  call('translatey', place),
  call('translatez', shift),
  call('translate3d', commaRow(place, place, shift)),
  call('scale', pair(factor, factor)),
  call('scalex', factor),
  call('scaley', factor),
  call('scalez', factor),
  call('scale3d', commaRow(factor, factor, factor)),
  call('rotate', turn),
  call('rotatex', turn),
  call('rotatey', turn),
  call('rotatez', turn),
  call('rotate3d', commaRow(flat, flat, flat, turn)),
  call('skew', pair(turn, turn)),
  call('skewx', turn),
  call('skewy', turn),
  call('perspective', either(none, depth)),
  call('matrix', commaRow(cell, cell, cell, cell, moved, moved)),
);

const MOST_STEPS = 10;
const NAMES: Readonly<Record<string, string>> = {
  translatex: 'translateX',
  translatey: 'translateY',
  translatez: 'translateZ',
  scalex: 'scaleX',
  scaley: 'scaleY',
  scalez: 'scaleZ',
  rotatex: 'rotateX',
  rotatey: 'rotateY',
  rotatez: 'rotateZ',
  skewx: 'skewX',
  skewy: 'skewY',
};

const withCapitals =
  (matcher: Matcher): Matcher =>
  (reader) =>
    matcher(reader)?.replace(/[a-z]+[xyz](?=\()/g, (name) => NAMES[name] ?? name) ?? null;

export const transform = either(none, withCapitals(repeated(step, 1, MOST_STEPS)));
export const translate = either(none, row(place, optional(row(place, optional(shift)))));
export const scale = either(none, row(factor, optional(row(factor, optional(factor)))));
const axis = either(word('x', 'y', 'z'), row(flat, flat, flat));
export const rotate = either(none, row(axis, turn), row(turn, optional(axis)));
export const perspective = either(none, depth);
export const origin = either(row(position, shift), position);
