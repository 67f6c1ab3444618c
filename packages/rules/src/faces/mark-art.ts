import { letterWidth } from './letter-width.ts';
import type { MarkLetters } from './mark-letters.ts';

/** The mark of a team without a logo: a coloured field in a shape, divided by a charge. */
export interface TeamMark {
  readonly field: number;
  readonly shape: number;
  readonly charge: number;
}

/** Colours of a mark: its field, the charge on it, its rim, and the letters. */
export interface MarkField {
  readonly field: string;
  readonly deep: string;
  readonly trim: string;
  readonly ink: string;
}

const WHITE = '#FFFFFF';

/** Letters are readable on every field: 4.5:1 or more. */
export const MARK_FIELDS: readonly MarkField[] = [
  { field: '#C8303C', deep: '#97202C', trim: '#FFB3B0', ink: WHITE },
  { field: '#E39A2B', deep: '#BF7A14', trim: '#FFE3B0', ink: '#150C00' },
  { field: '#1B8146', deep: '#146637', trim: '#A8EBC2', ink: WHITE },
  { field: '#2874C8', deep: '#1C579D', trim: '#B9DCFF', ink: WHITE },
  { field: '#7B45D6', deep: '#5C2FAE', trim: '#DCC8FF', ink: WHITE },
  { field: '#E9EDF4', deep: '#C3CBD8', trim: '#FFFFFF', ink: '#0A0D14' },
  { field: '#11808A', deep: '#0B5F68', trim: '#A4ECEF', ink: WHITE },
  { field: '#EA6FA2', deep: '#D05D90', trim: '#FFD3E4', ink: '#1E0410' },
  { field: '#141A26', deep: '#05070B', trim: '#C3CCD8', ink: WHITE },
  { field: '#A4CC3A', deep: '#82A91F', trim: '#E9FBB4', ink: '#0F1800' },
  { field: '#B4552B', deep: '#8A3C1A', trim: '#FFCDB0', ink: WHITE },
  { field: '#4150C9', deep: '#2E3A9E', trim: '#C4CCFF', ink: WHITE },
  { field: '#F0CF4A', deep: '#CFA91E', trim: '#FFF4C2', ink: '#171100' },
  { field: '#5A6B8C', deep: '#42516E', trim: '#D4DDEC', ink: WHITE },
  { field: '#AE35A6', deep: '#852480', trim: '#FFC4F8', ink: WHITE },
  { field: '#4CC7DB', deep: '#26A3B8', trim: '#D2F7FF', ink: '#00161A' },
];

interface MarkShape {
  readonly outline: string;
  /** The vertical middle of the letters. */
  readonly middle: number;
}

const MIDDLE = 32.5;

/** On a grid of 64: shield, hexagon, roundel, octagon, pennant, block, slant, lozenge. */
const SHAPES: readonly MarkShape[] = [
  { outline: 'M32 2.5 57 10v23c0 14-10.5 23-25 29C17.5 56 7 47 7 33V10z', middle: 30.5 },
  { outline: 'M32 2 58 17v30L32 62 6 47V17z', middle: MIDDLE },
  { outline: 'M32 3a29 29 0 1 0 .01 0z', middle: MIDDLE },
  { outline: 'M19 4h26l15 15v26L45 60H19L4 45V19z', middle: MIDDLE },
  { outline: 'M6 5h52v40L32 60 6 45z', middle: 28.5 },
  {
    outline:
      'M15 4h34a11 11 0 0 1 11 11v34a11 11 0 0 1-11 11H15A11 11 0 0 1 4 49V15A11 11 0 0 1 15 4z',
    middle: MIDDLE,
  },
  { outline: 'M14 5h48L50 59H2z', middle: MIDDLE },
  { outline: 'M17 7h30l15 25-15 25H17L2 32z', middle: MIDDLE },
];

/** Chief, bend, pale, base, chevron, stripes. */
const CHARGES: readonly string[] = [
  'M0 0h64v18H0z',
  'M64 0v64H0z',
  'M32 0h32v64H32z',
  'M0 46h64v18H0z',
  'M0 64 32 38l32 26z',
  'M0 20 20 0h14L0 34z M30 64 64 30v14L44 64z',
];

export const FIELD_COUNT = MARK_FIELDS.length;
export const SHAPE_COUNT = SHAPES.length;
export const CHARGE_COUNT = CHARGES.length;

/** Below this size a mark carries two letters, no charge, and a rim that can still be seen. */
const SMALL_BELOW = 26;
const GRID = 64;

export const isSmallMark = (size: number): boolean => size < SMALL_BELOW;

/** The paths of a mark on the grid, and their colours. Small marks have no charge. */
export function markParts(mark: TeamMark, size: number) {
  const isSmall = isSmallMark(size);
  return {
    grid: GRID,
    outline: shapeOf(mark).outline,
    charge: isSmall ? null : known(CHARGES[mark.charge], 'charge'),
    rim: isSmall ? 4 : 2.5,
    colours: fieldOf(mark),
  };
}

/** The mark without its letters, which the page sets in its own typeface. */
export function drawMark(mark: TeamMark, size: number): string {
  const { outline, charge, rim, colours } = markParts(mark, size);
  const { field, deep, trim } = colours;
  const divided =
    `<clipPath id="c"><path d="${outline}"/></clipPath><path d="${outline}" fill="${field}"/>` +
    `<path d="${charge}" fill="${deep}" clip-path="url(#c)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">` +
    `${charge === null ? '' : divided}<path d="${outline}" fill="${charge === null ? field : 'none'}" ` +
    `stroke="${trim}" stroke-width="${rim}"/></svg>`
  );
}

/** The letters of a mark, their size and their place, in px. */
export interface MarkLettering {
  readonly letters: string;
  readonly ink: string;
  /** Whole in a small mark: there are dozens, and browsers prepare each size of letters anew. */
  readonly fontSize: number;
  /** From the mark's top to the middle of its capitals. */
  readonly middle: number;
}

const SIZES = [40, 40, 34, 28, 22.5];
const SMALL_SIZE = 37;

export function letteringOf(mark: TeamMark & MarkLetters, size: number): MarkLettering {
  const isSmall = isSmallMark(size);
  const letters = isSmall ? mark.short : mark.tag;
  const width = Math.min(letterWidth(letters), SIZES.length - 1);
  const onGrid = isSmall && width === 2 ? SMALL_SIZE : (SIZES[width] ?? SMALL_SIZE);
  const fontSize = (onGrid * size) / GRID;
  return {
    letters,
    ink: fieldOf(mark).ink,
    fontSize: isSmall ? Math.round(fontSize) : fontSize,
    middle: (shapeOf(mark).middle * size) / GRID,
  };
}

const fieldOf = ({ field }: TeamMark): MarkField => known(MARK_FIELDS[field], 'field');
const shapeOf = ({ shape }: TeamMark): MarkShape => known(SHAPES[shape], 'shape');

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`A mark of no known ${what}`);
  return value;
}
