import { call, comma, either, list, optional, repeated, row, slash, word } from './matchers.ts';
import { place, radius, size } from './measures.ts';
import { pathData } from './path-data.ts';
import { position } from './position.ts';
import type { Matcher } from './reader.ts';

const MOST_POINTS = 100;
const MOST_PATH = 1500;

const fillRule = word('nonzero', 'evenodd');
const at = row(word('at'), position);
const reach = either(
  size,
  word('closest-side', 'farthest-side', 'closest-corner', 'farthest-corner'),
);
const round = row(
  word('round'),
  repeated(radius, 1, 4),
  optional(row(slash, repeated(radius, 1, 4))),
);
const edges = repeated(place, 1, 4);

const points = list(row(place, place), 1, MOST_POINTS, 'points');

/** A fill rule with its comma, and what follows. */
const filled =
  (matcher: Matcher): Matcher =>
  (reader) => {
    const rule = reader.attempt((one) => {
      const printed = one.attempt(fillRule);
      return printed !== null && one.attempt(comma) !== null ? printed : null;
    });
    const rest = reader.attempt(matcher);
    return rest === null ? null : rule ? `${rule}, ${rest}` : rest;
  };

const quotedPath: Matcher = (reader) => {
  const node = reader.look('string');
  if (!node) return null;
  const printed = node.text.length <= MOST_PATH ? pathData(node.text) : null;
  if (printed === null) {
    const reason =
      'This path cannot be read. Write commands of SVG with numbers within 600, such as "M0 0 L20 10 Z".';
    return reader.refuse(node, 'bad_value', reason);
  }
  reader.take('string');
  return `"${printed}"`;
};

const auto = word('auto');
const edge = either(auto, place);

const shape: Matcher = either(
  call('polygon', filled(points)),
  call(
    'circle',
    either(row(reach, optional(at)), at, (reader) => (reader.isDone ? '' : null)),
  ),
  call(
    'ellipse',
    either(row(reach, reach, optional(at)), at, (reader) => (reader.isDone ? '' : null)),
  ),
  call('inset', row(edges, optional(round))),
  call('xywh', row(place, place, size, size, optional(round))),
  call('rect', row(edge, edge, edge, edge, optional(round))),
  call('path', filled(quotedPath)),
);

const box = word(
  'border-box',
  'padding-box',
  'content-box',
  'margin-box',
  'fill-box',
  'stroke-box',
  'view-box',
);

export const clipPath = either(word('none'), row(shape, optional(box)), row(box, shape));
