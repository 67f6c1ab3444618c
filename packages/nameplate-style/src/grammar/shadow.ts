import { colour } from './colour.ts';
import { anyOrder, call, either, list, optional, row, word } from './matchers.ts';
import { shift } from './measures.ts';
import { length } from './numbers.ts';
import type { Matcher, Reader } from './reader.ts';

const MOST_SHADOWS = 40;
/** Shadows with soft edges cost most of all that a plate can draw. */
const MOST_SOFT = 10;

const none = word('none');
const blur = length(0, 160);
const spread = length(-100, 200);

const boxOffsets = row(shift, shift, optional(row(blur, optional(spread))));
const boxShadow = anyOrder(word('inset'), boxOffsets, colour);
const textOffsets = row(shift, shift, optional(blur));
const textShadow = anyOrder(textOffsets, colour);

const IS_SOFT = /^(inset )?\S+ \S+ 0*\.?[1-9]/;

/** A value without offsets that an `anyOrder` let through is no shadow. */
const shadows = (shadow: Matcher, most: number): Matcher => {
  const all = list(shadow, 1, most, 'shadows');
  return (reader: Reader) => {
    const from = reader.peek();
    const printed = all(reader);
    if (printed === null || from === null) return null;
    const parts = printed.split(/, (?![^(]*\))/);
    if (parts.some((part) => !/^(inset )?-?[\d.]+\S* -?[\d.]/.test(part))) {
      return reader.refuse(
        from,
        'bad_value',
        'A shadow needs two offsets, such as 0 2px 4px #000.',
      );
    }
    if (parts.filter((part) => IS_SOFT.test(part)).length > MOST_SOFT) {
      const reason = `At most ${MOST_SOFT} shadows are blurred, so that pages with many plates stay quick. Draw the others without blur.`;
      return reader.refuse(from, 'too_costly', reason);
    }
    return printed;
  };
};

export const boxShadows = either(none, shadows(boxShadow, MOST_SHADOWS));
export const textShadows = either(none, shadows(textShadow, 12));
export const dropShadow = call(
  'drop-shadow',
  anyOrder(colour, row(shift, shift, optional(length(0, 40)))),
);
