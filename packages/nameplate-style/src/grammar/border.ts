import { colour } from './colour.ts';
import { gradient } from './gradient.ts';
import { anyOrder, either, optional, repeated, row, slash, word } from './matchers.ts';
import { lineWidth, radius } from './measures.ts';
import { number, percent } from './numbers.ts';
import type { Matcher } from './reader.ts';

export const borderWidth = either(word('thin', 'medium', 'thick'), lineWidth);
export const borderStyle = word(
  'none',
  'hidden',
  'solid',
  'dashed',
  'dotted',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
);
export const borderLine = anyOrder(borderWidth, borderStyle, colour);
export const outlineStyle = either(word('auto'), borderStyle);
export const outline = anyOrder(borderWidth, outlineStyle, colour);

export const fourOf = (matcher: Matcher): Matcher => repeated(matcher, 1, 4);

export const corners = row(fourOf(radius), optional(row(slash, fourOf(radius))));
export const corner = row(radius, optional(radius));

const slice = either(number(0, 200), percent(0, 100));
export const imageSlice = anyOrder(fourOf(slice), word('fill'));
const imageWidthOne = either(lineWidth, number(0, 20), percent(0, 100), word('auto'));
export const imageWidth = fourOf(imageWidthOne);
export const imageOutset = fourOf(either(lineWidth, number(0, 20)));
export const imageRepeat = repeated(word('stretch', 'repeat', 'round', 'space'), 1, 2);
export const imageSource = either(word('none'), gradient);

const sizes = row(
  imageSlice,
  optional(
    row(slash, either(row(imageWidth, optional(row(slash, imageOutset))), row(slash, imageOutset))),
  ),
);
export const borderImage = anyOrder(imageSource, sizes, imageRepeat);
