import type { Target } from '../text/nodes.ts';
import * as background from './background.ts';
import * as border from './border.ts';
import { colour } from './colour.ts';
import { backdropFilter, filter } from './filter.ts';
import { anyOrder, either, list, optional, repeated, row, slash, word } from './matchers.ts';
import { lineWidth, place, size } from './measures.ts';
import { extent, integer, length, number, percent } from './numbers.ts';
import { layerPosition, position } from './position.ts';
import type { Matcher } from './reader.ts';
import { boxShadows, textShadows } from './shadow.ts';
import { clipPath } from './shape.ts';
import * as transforming from './transform.ts';

/** One property that a plate can have. */
export interface Property {
  readonly matcher: Matcher;
  /** The matcher on the plate itself, if that allows less. */
  readonly plateMatcher?: Matcher;
  /** The values in words, for completion and messages. */
  readonly values: string;
  /** The allowed place: only decorations (before and after the name), or everywhere. */
  readonly on: 'decoration' | 'everywhere';
  /** Whether it can move, that is, stand in `@keyframes`. */
  readonly moves: boolean;
  /** Whether an editor offers it: what changes nothing in the app's frame is let through and not offered. */
  readonly isOffered: boolean;
}

type Table = Readonly<Record<string, Property>>;

const of = (values: string, matcher: Matcher, more: Partial<Property> = {}): Property => ({
  matcher,
  values,
  on: 'everywhere',
  moves: true,
  isOffered: true,
  ...more,
});

const fixed = { moves: false } as const;
const decoration = { on: 'decoration' } as const;
const stillDecoration = { on: 'decoration', moves: false } as const;
const quiet = { moves: false, isOffered: false } as const;

const LENGTH = 'px, em or %';
const COLOUR = 'a colour';
const sides = ['top', 'right', 'bottom', 'left'] as const;

const forSides = (name: (side: string) => string, property: Property): Table =>
  Object.fromEntries(sides.map((side) => [name(side), property]));

const backgrounds: Table = {
  background: of('gradients, their places, and a colour', background.background),
  'background-color': of(COLOUR, colour),
  'background-image': of('gradients', background.layers(background.image)),
  'background-position': of('where each layer stands', background.layers(layerPosition)),
  'background-position-x': of(
    'left, center, right or a place',
    background.layers(either(word('left', 'center', 'right'), place)),
  ),
  'background-position-y': of(
    'top, center, bottom or a place',
    background.layers(either(word('top', 'center', 'bottom'), place)),
  ),
  'background-size': of('cover, contain or sizes', background.layers(background.layerSize)),
  'background-repeat': of(
    'repeat, no-repeat, space or round',
    background.layers(background.layerRepeat),
    fixed,
  ),
  'background-origin': of(
    'border-box, padding-box or content-box',
    background.layers(background.box),
    fixed,
  ),
  'background-clip': of(
    'border-box, padding-box or content-box',
    background.layers(background.box),
    fixed,
  ),
  'background-attachment': of('scroll or local', background.layers(background.attachment), quiet),
  'background-blend-mode': of(
    'how layers mix',
    background.layers(
      word(
        'normal',
        'multiply',
        'screen',
        'overlay',
        'darken',
        'lighten',
        'color-dodge',
        'color-burn',
        'hard-light',
        'soft-light',
        'difference',
        'exclusion',
        'hue',
        'saturation',
        'color',
        'luminosity',
      ),
    ),
    fixed,
  ),
};

const borders: Table = {
  border: of('a width, a style and a colour', border.borderLine),
  'border-width': of(LENGTH, border.fourOf(border.borderWidth)),
  'border-style': of('solid, dashed, dotted, double …', border.fourOf(border.borderStyle), fixed),
  'border-color': of(COLOUR, border.fourOf(colour)),
  ...forSides((side) => `border-${side}`, of('a width, a style and a colour', border.borderLine)),
  ...forSides((side) => `border-${side}-width`, of(LENGTH, border.borderWidth)),
  ...forSides(
    (side) => `border-${side}-style`,
    of('solid, dashed, dotted, double …', border.borderStyle, fixed),
  ),
  ...forSides((side) => `border-${side}-color`, of(COLOUR, colour)),
  'border-radius': of('px or %', border.corners),
  'border-top-left-radius': of('px or %', border.corner),
  'border-top-right-radius': of('px or %', border.corner),
  'border-bottom-right-radius': of('px or %', border.corner),
  'border-bottom-left-radius': of('px or %', border.corner),
  'border-image': of('a gradient, a slice, a width', border.borderImage),
  'border-image-source': of('a gradient', border.imageSource),
  'border-image-slice': of('a number or %', border.imageSlice, fixed),
  'border-image-width': of('px, % or a number', border.imageWidth, fixed),
  'border-image-outset': of('px or a number', border.imageOutset, fixed),
  'border-image-repeat': of('stretch, repeat, round or space', border.imageRepeat, fixed),
  outline: of('a width, a style and a colour', border.outline),
  'outline-width': of(LENGTH, border.borderWidth),
  'outline-style': of('solid, dashed, dotted, double …', border.outlineStyle, fixed),
  'outline-color': of(COLOUR, colour),
  'outline-offset': of('px', length(-40, 40)),
};

const blendMode = word(
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
  'plus-lighter',
);

const effects: Table = {
  opacity: of('a number from 0 to 1', either(number(0, 1), percent(0, 100))),
  'box-shadow': of('offsets, blur, spread, a colour', boxShadows),
  filter: of('blur(), brightness(), hue-rotate() …', filter),
  'backdrop-filter': of('blur(), brightness(), hue-rotate() …', backdropFilter),
  'clip-path': of('polygon(), circle(), ellipse(), inset(), path()', clipPath),
  mask: of('gradients and their places', background.mask),
  'mask-image': of('gradients', background.layers(background.image)),
  'mask-position': of('where each layer stands', background.layers(layerPosition)),
  'mask-size': of('cover, contain or sizes', background.layers(background.layerSize)),
  'mask-repeat': of(
    'repeat, no-repeat, space or round',
    background.layers(background.layerRepeat),
    fixed,
  ),
  'mask-origin': of('border-box, padding-box or content-box', background.maskBoxes, fixed),
  'mask-clip': of('border-box, padding-box or content-box', background.maskClips, fixed),
  'mask-composite': of('add, subtract, intersect or exclude', background.maskComposites, fixed),
  'mask-mode': of('alpha or luminance', background.maskModes, fixed),
  'mix-blend-mode': of('how it mixes with what lies below', blendMode, fixed),
  isolation: of('isolate', word('auto', 'isolate'), fixed),
};

const transforms: Table = {
  transform: of('translate(), rotate(), scale(), skew(), perspective()', transforming.transform),
  'transform-origin': of('a place', transforming.origin),
  'transform-style': of('flat or preserve-3d', word('flat', 'preserve-3d'), fixed),
  'transform-box': of(
    'border-box',
    word('border-box', 'content-box', 'fill-box', 'view-box', 'stroke-box'),
    quiet,
  ),
  perspective: of('px', transforming.perspective),
  'perspective-origin': of('a place', position),
  'backface-visibility': of('visible or hidden', word('visible', 'hidden'), fixed),
  translate: of('distances', transforming.translate),
  rotate: of('an angle', transforming.rotate),
  scale: of('factors', transforming.scale),
  'will-change': of(
    'auto',
    list(word('auto', 'transform', 'opacity', 'filter', 'background-position'), 1, 4),
    quiet,
  ),
};

const lines = repeated(word('underline', 'overline', 'line-through'), 1, 3);
const lineStyle = word('solid', 'double', 'dotted', 'dashed', 'wavy');
const thickness = either(word('auto', 'from-font'), lineWidth);

const stroke = length(0, 3);

const text: Table = {
  color: of(COLOUR, colour),
  'text-shadow': of('offsets, blur, a colour', textShadows),
  // These have no name without the prefix.
  '-webkit-text-stroke': of('px and a colour', anyOrder(stroke, colour)),
  '-webkit-text-stroke-width': of('px', stroke),
  '-webkit-text-stroke-color': of(COLOUR, colour),
  'font-weight': of(
    '100 to 900, normal or bold',
    either(word('normal', 'bold', 'lighter', 'bolder'), integer(100, 900)),
  ),
  'font-style': of('normal or italic', word('normal', 'italic', 'oblique'), fixed),
  'font-variant': of('normal or small-caps', word('normal', 'small-caps'), fixed),
  'font-variant-caps': of(
    'normal or small-caps',
    word('normal', 'small-caps', 'all-small-caps'),
    fixed,
  ),
  'letter-spacing': of('px', either(word('normal'), length(-1, 12))),
  'word-spacing': of('px', either(word('normal'), length(-4, 20))),
  'text-transform': of(
    'uppercase, lowercase, capitalize',
    word('none', 'uppercase', 'lowercase', 'capitalize'),
    fixed,
  ),
  'text-decoration': of('a line, a style, a colour', textDecoration()),
  'text-decoration-line': of(
    'underline, overline, line-through',
    either(word('none'), lines),
    fixed,
  ),
  'text-decoration-style': of('solid, double, dotted, dashed, wavy', lineStyle, fixed),
  'text-decoration-color': of(COLOUR, colour),
  'text-decoration-thickness': of('px', thickness),
  'text-underline-offset': of('px', either(word('auto'), length(-10, 20))),
  'text-align': of('left', word('left', 'center', 'right', 'start', 'end'), quiet),
  'white-space': of('nowrap', word('nowrap'), quiet),
  'text-overflow': of('ellipsis', word('ellipsis', 'clip'), quiet),
};

function textDecoration(): Matcher {
  const rest = repeated(either(lineStyle, thickness, colour), 0, 3);
  return either(word('none'), row(lines, rest));
}

const sizeOrAuto = either(word('auto'), size);
const placeOrAuto = either(word('auto'), place);
const space = extent([0, 200], [0, 100]);
const outer = either(word('auto'), extent([-300, 300], [-200, 200]));

const shown = word('block', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid');

const boxes: Table = {
  content: of('""', emptyContent(), stillDecoration),
  position: of('absolute or relative', word('absolute', 'relative', 'static'), {
    moves: false,
    plateMatcher: word('relative', 'static'),
  }),
  inset: of(LENGTH, border.fourOf(placeOrAuto), decoration),
  ...forSides((side) => side, of(LENGTH, placeOrAuto, decoration)),
  width: of(LENGTH, sizeOrAuto, { plateMatcher: whole('200px') }),
  height: of(LENGTH, sizeOrAuto, { plateMatcher: whole('34px') }),
  'min-width': of(LENGTH, sizeOrAuto, decoration),
  'min-height': of(LENGTH, sizeOrAuto, decoration),
  'max-width': of(LENGTH, either(word('none'), size), decoration),
  'max-height': of(LENGTH, either(word('none'), size), decoration),
  'aspect-ratio': of(
    'a number',
    either(word('auto'), row(number(0.05, 20), optional(row(slash, number(0.05, 20))))),
    stillDecoration,
  ),
  'z-index': of('a whole number from -99 to 99', either(word('auto'), integer(-99, 99)), fixed),
  display: of('block', either(shown, word('none')), { ...quiet, plateMatcher: shown }),
  'place-items': of('center', word('center', 'start', 'end', 'stretch'), quiet),
  'align-items': of(
    'center',
    word('center', 'flex-start', 'flex-end', 'start', 'end', 'stretch', 'baseline'),
    quiet,
  ),
  'justify-content': of(
    'center',
    word('center', 'flex-start', 'flex-end', 'start', 'end', 'space-between', 'space-around'),
    quiet,
  ),
  'box-sizing': of('border-box or content-box', word('border-box', 'content-box'), {
    moves: false,
    on: 'everywhere',
  }),
  overflow: of('hidden', word('hidden', 'clip', 'visible'), quiet),
  visibility: of('visible or hidden', word('visible', 'hidden'), decoration),
  padding: of('px or %', border.fourOf(space), { isOffered: false }),
  ...forSides((side) => `padding-${side}`, of('px or %', space, { isOffered: false })),
  margin: of('px or %', border.fourOf(outer)),
  ...forSides((side) => `margin-${side}`, of('px or %', outer)),
  'pointer-events': of('none', word('none'), quiet),
  'user-select': of('none', word('none'), quiet),
};

/** The size that the frame gives a plate anyway. */
function whole(px: string): Matcher {
  const is = either(word('auto'), size);
  return (reader) => {
    const node = reader.peek();
    const printed = is(reader);
    if (printed === null || printed === 'auto' || printed === '100%' || printed === px)
      return printed;
    const reason = `The size of a plate is the app's: 200x34. Remove this, or give a size to ::before or ::after.`;
    return node && reader.refuse(node, 'forbidden_value', reason);
  };
}

function emptyContent(): Matcher {
  return (reader) => {
    const node = reader.peek();
    if (node?.kind === 'word') return reader.word(['none', 'normal']);
    if (node?.kind === 'string' && node.text !== '') {
      const reason =
        'content is "" and no text: only names stand on plates. Draw it with a gradient or clip-path.';
      return reader.refuse(node, 'forbidden_value', reason);
    }
    return reader.take('string') ? '""' : null;
  };
}

/** Every property that a plate can have but those of motion, which know the text's own keyframes. */
export const stillProperties: Table = {
  ...backgrounds,
  ...borders,
  ...effects,
  ...transforms,
  ...text,
  ...boxes,
};

/** Whether a property can stand on a plate itself, or before and after its name. */
export const isFor = (property: Property, target: Target): boolean =>
  property.on === 'everywhere' || target !== '';
