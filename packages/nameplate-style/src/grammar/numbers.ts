import type { ValueNode } from '../text/nodes.ts';
import { asWritten } from '../text/placeholder.ts';
import { either } from './matchers.ts';
import type { Matcher, Reader } from './reader.ts';

/** From and to, both allowed. */
export type Bounds = readonly [least: number, most: number];

interface Units {
  readonly [unit: string]: Bounds;
}

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
/** No number that a browser draws differently has more. */
const DIGITS = 10_000;

/** A plain number without an exponent; four digits behind the point. */
export function plainNumber(text: string): number | null {
  if (!DECIMAL.test(text)) return null;
  const value = Math.round(Number(text) * DIGITS) / DIGITS;
  return Number.isFinite(value) ? value + 0 : null;
}

function bounded(reader: Reader, node: ValueNode, bounds: Bounds): string | null {
  const value = plainNumber(node.text);
  if (value === null) {
    const reason = `${node.written} is not a plain number. Write digits, such as 12 or 0.5.`;
    return reader.refuse(node, 'bad_value', reason);
  }
  const [least, most] = bounds;
  if (value < least || value > most) {
    const { unit } = node;
    const reason = `${node.written} is out of bounds: from ${least}${unit} to ${most}${unit} is possible here.`;
    return reader.refuse(node, 'out_of_bounds', reason);
  }
  reader.take(node.kind);
  return `${value === 0 ? 0 : value}${node.unit}`;
}

export const number =
  (least: number, most: number): Matcher =>
  (reader) => {
    const node = reader.look('number');
    return node && bounded(reader, node, [least, most]);
  };

export const integer =
  (least: number, most: number): Matcher =>
  (reader) => {
    const node = reader.peek();
    if (node?.kind === 'number' && !/^[+-]?\d+$/.test(node.text)) {
      return reader.refuse(node, 'bad_value', `${node.written} is not a whole number.`);
    }
    return number(least, most)(reader);
  };

export const percent =
  (least: number, most: number): Matcher =>
  (reader) => {
    const node = reader.look('percent');
    return node && bounded(reader, node, [least, most]);
  };

const OF_WINDOW = /^[sld]?v(w|h|i|b|min|max)$|^cq/;

/** A number with one of the units. */
function dimension(units: Units, instead: string): Matcher {
  return (reader) => {
    const node = reader.look('dimension');
    if (!node) return null;
    const bounds = Object.hasOwn(units, node.unit) ? units[node.unit] : undefined;
    if (!bounds) {
      const why = OF_WINDOW.test(node.unit) ? ': a plate knows nothing of the window' : '';
      const reason = `The unit ${asWritten(node.unit)} is not allowed here${why}. Write ${instead}.`;
      return reader.refuse(node, 'forbidden_value', reason);
    }
    return bounded(reader, node, bounds);
  };
}

const zero: Matcher = (reader) => {
  const node = reader.look('number');
  if (!node || plainNumber(node.text) !== 0) return null;
  reader.take('number');
  return '0';
};

const FONT_SIZE = 16;

/** A length in px, or in em and rem of as much. */
export function length(least: number, most: number): Matcher {
  const ofFont: Bounds = [least / FONT_SIZE, most / FONT_SIZE];
  const withUnit = dimension({ px: [least, most], em: ofFont, rem: ofFont }, 'px, em or %');
  return least <= 0 && most >= 0 ? either(zero, withUnit) : withUnit;
}

/** A length, or a share of the box. */
export const extent = (px: Bounds, share: Bounds): Matcher =>
  either(length(...px), percent(...share));

export const angle = (most: number): Matcher =>
  dimension(
    {
      deg: [-most, most],
      turn: [-most / 360, most / 360],
      rad: [(-most * Math.PI) / 180, (most * Math.PI) / 180],
      grad: [-most / 0.9, most / 0.9],
    },
    'deg or turn',
  );

export const zeroOrAngle = (most: number): Matcher => either(zero, angle(most));

export const time = (least: number, most: number): Matcher =>
  dimension({ s: [least, most], ms: [least * 1000, most * 1000] }, 's or ms');
