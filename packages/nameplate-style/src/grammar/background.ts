import { colour } from './colour.ts';
import { gradient } from './gradient.ts';
import { anyOrder, either, list, optional, row, slash, word } from './matchers.ts';
import { extent } from './numbers.ts';
import { layerPosition } from './position.ts';
import type { Matcher } from './reader.ts';

export const MOST_LAYERS = 16;

/** A tile that is smaller than a pixel is drawn very often and seen never. */
const tile = extent([1, 2000], [1, 1000]);
const sizeOne = either(tile, word('auto'));
export const layerSize: Matcher = either(word('cover', 'contain'), row(sizeOne, optional(sizeOne)));

const repeat = word('repeat', 'space', 'round', 'no-repeat');
export const layerRepeat: Matcher = either(
  word('repeat-x', 'repeat-y'),
  row(repeat, optional(repeat)),
);

export const image: Matcher = either(word('none'), gradient);
export const box = word('border-box', 'padding-box', 'content-box');
export const attachment = word('scroll', 'local');
export const layers = (matcher: Matcher): Matcher => list(matcher, 1, MOST_LAYERS, 'layers');

const placed = row(layerPosition, optional(row(slash, layerSize)));
const boxes = row(box, optional(box));

const layer = anyOrder(image, placed, layerRepeat, attachment, boxes);
const lastLayer = anyOrder(image, placed, layerRepeat, attachment, boxes, colour);

/** Layers from the top down; the colour stands in the last one. */
export const background: Matcher = (reader) => {
  const upper = reader.attempt(upperLayers);
  const last = reader.attempt(lastLayer);
  if (last === null) return null;
  return upper ? `${upper}, ${last}` : last;
};

/** All layers that a comma follows. */
const upperLayers: Matcher = (reader) => {
  const parts: string[] = [];
  for (;;) {
    const node = reader.peek();
    const printed = reader.attempt((one) => {
      const text = one.attempt(layer);
      return text !== null && one.attempt(followed) !== null ? text : null;
    });
    if (printed === null) return parts.join(', ');
    if (parts.length + 1 >= MOST_LAYERS && node) {
      const reason = `At most ${MOST_LAYERS} layers stand here, so that pages with many plates stay quick. Leave some out.`;
      return reader.refuse(node, 'too_costly', reason);
    }
    parts.push(printed);
  }
};

const followed: Matcher = (reader) => (reader.take('comma') ? '' : null);

const maskBox = either(box, word('fill-box', 'stroke-box', 'view-box'));
const maskClip = either(maskBox, word('no-clip'));
const compositing = word('add', 'subtract', 'intersect', 'exclude');
const masking = word('alpha', 'luminance', 'match-source');

const maskLayer = anyOrder(
  image,
  placed,
  layerRepeat,
  row(maskBox, optional(maskClip)),
  compositing,
  masking,
);

export const mask = list(maskLayer, 1, 8, 'layers');
export const maskBoxes = layers(maskBox);
export const maskClips = layers(maskClip);
export const maskComposites = layers(compositing);
export const maskModes = layers(masking);
