import { colour, mixingSpace } from './colour.ts';
import { call, comma, either, list, optional, row, word } from './matchers.ts';
import { size } from './measures.ts';
import { extent, percent, zeroOrAngle } from './numbers.ts';
import { position } from './position.ts';
import type { Matcher } from './reader.ts';

const MOST_STOPS = 40;

const along = extent([-2000, 2000], [-1000, 1000]);
const around = either(zeroOrAngle(1080), percent(-300, 300));

/** Colours and where they are reached; between two of them may stand a hint, where they meet. */
function stops(where: Matcher): Matcher {
  const stop = either(row(colour, optional(where), optional(where)), row(where, colour));
  const hint = where;
  const all = list(either(stop, hint), 1, MOST_STOPS, 'stops');
  return (reader) => {
    const first = reader.peek();
    const printed = all(reader);
    if (printed === null || first === null) return null;
    return hasLooseHints(printed)
      ? reader.refuse(
          first,
          'bad_value',
          'A gradient begins and ends with a colour, and between two places stands a colour.',
        )
      : printed;
  };
}

/** One colour is a gradient where it has two places: `linear-gradient(red 0 0)`. */
const HAS_TWO_PLACES = / -?[\d.]+[a-z%]* -?[\d.]+[a-z%]*$/;
const IS_HINT = /^-?[\d.]+[a-z%]*$/;

function hasLooseHints(printed: string): boolean {
  const parts = printed.split(/, (?![^(]*\))/);
  if (parts.length === 1) return !HAS_TWO_PLACES.test(printed);
  const hints = parts.map((part) => IS_HINT.test(part));
  return hints.some(
    (isHint, at) => isHint && (at === 0 || hints[at - 1] || hints[at + 1] !== false),
  );
}

const head =
  (before: Matcher, after: Matcher): Matcher =>
  (reader) => {
    const shape = reader.attempt((one) => {
      const printed = one.attempt(before);
      return printed !== null && one.attempt(comma) !== null ? printed : null;
    });
    const rest = reader.attempt(after);
    if (rest === null) return null;
    return shape ? `${shape}, ${rest}` : rest;
  };

const withSpace = (shape: Matcher): Matcher =>
  either(row(shape, mixingSpace), row(mixingSpace, shape), shape, mixingSpace);

const side = row(
  word('to'),
  either(
    row(word('left', 'right'), optional(word('top', 'bottom'))),
    row(word('top', 'bottom'), optional(word('left', 'right'))),
  ),
);
const linear = head(withSpace(either(zeroOrAngle(1080), side)), stops(along));

const reach = word('closest-side', 'closest-corner', 'farthest-side', 'farthest-corner');
const outline = either(
  row(word('circle'), either(reach, size)),
  row(either(reach, size), word('circle')),
  row(word('ellipse'), either(reach, row(size, size))),
  row(either(reach, row(size, size)), word('ellipse')),
  word('circle', 'ellipse'),
  row(size, size),
  size,
  reach,
);
const at = row(word('at'), position);
const radial = head(withSpace(either(row(outline, at), outline, at)), stops(along));

const from = row(word('from'), zeroOrAngle(1080));
const conic = head(withSpace(either(row(from, at), from, at)), stops(around));

/** Every kind of gradient. */
export const gradient: Matcher = either(
  call('linear-gradient', linear),
  call('repeating-linear-gradient', linear),
  call('radial-gradient', radial),
  call('repeating-radial-gradient', radial),
  call('conic-gradient', conic),
  call('repeating-conic-gradient', conic),
);
