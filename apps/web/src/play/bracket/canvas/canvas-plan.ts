import {
  type Area,
  type BracketLayout,
  type ChampionPlace,
  doMeet,
  HEADER_HEIGHT,
  middleOf,
} from '../board/layout.ts';
import type { MatchSize, MatchSizes } from '../board/match-size.ts';
import { fits, type Size, wholeOf } from './camera.ts';
import type { Line } from './lines.ts';

export type Corner = 'top-right' | 'bottom-right' | 'bottom-left' | 'top-left';

/** A bracket drawn at one size. */
export interface Drawing {
  readonly layout: BracketLayout;
  readonly lines: readonly Line[];
}

/** The division of the room between a bracket and its tools. */
export interface CanvasPlan extends Drawing {
  readonly size: MatchSize;
  /** The size of the window onto the drawing. */
  readonly view: Size;
  /** The place of the tools: a free corner of the drawing, else a strip below. */
  readonly tools: Corner | 'strip';
}

interface PlanInput {
  readonly sizes: MatchSizes;
  /** The size that was chosen; null = the largest that fits. */
  readonly wish: MatchSize['name'] | null;
  readonly room: Size;
  /** The room that the tools need in a corner. */
  readonly tools: Size;
  /** The height of the strip below, where no corner is free. */
  readonly strip: number;
  drawingOf(size: MatchSize, champion: ChampionPlace): Drawing;
}

/** Between the tools and the edges of the view, and what is drawn. */
export const TOOLS_MARGIN = 8;

/**
 * The largest size at which the whole bracket is seen; the smallest if none fits. A bracket that would be
 * small or cut off beside its champion may be larger above it.
 */
export function planCanvas({ sizes, wish, room, tools, strip, drawingOf }: PlanInput): CanvasPlan {
  const [smallest] = sizes;
  const chosen = sizes.find(({ name }) => name === wish);
  const aboveStrip = { ...room, height: Math.max(0, room.height - strip) };
  const planAt = (size: MatchSize, champion: ChampionPlace): CanvasPlan | null => {
    const drawing = drawingOf(size, champion);
    if (champion === 'below' && drawing.layout.champion === null) return null;
    const corner = freeCorner(drawing, room, tools);
    if (corner) return { ...drawing, size, view: room, tools: corner };
    const isSeen = fits(drawing.layout, aboveStrip);
    return isSeen ? { ...drawing, size, view: aboveStrip, tools: 'strip' } : null;
  };
  const panned = (size: MatchSize): CanvasPlan => ({
    ...drawingOf(size, 'beside'),
    size,
    view: aboveStrip,
    tools: 'strip',
  });
  if (chosen) return planAt(chosen, 'beside') ?? planAt(chosen, 'below') ?? panned(chosen);
  // From below: a bracket that does not fit at one size fits at no larger one.
  const largest = (champion: ChampionPlace): CanvasPlan | null => {
    let plan: CanvasPlan | null = null;
    for (const size of sizes) {
      const larger = planAt(size, champion);
      if (larger === null) break;
      plan = larger;
    }
    return plan;
  };
  const beside = largest('beside');
  if (beside !== null && beside.size !== smallest) return beside;
  const above = largest('below');
  if (above !== null && above.size !== beside?.size) return above;
  return beside ?? panned(smallest);
}

const CORNERS: readonly Corner[] = ['top-right', 'bottom-right', 'top-left', 'bottom-left'];

/** The corner in which the tools cover nothing of a bracket that is seen whole. */
function freeCorner({ layout, lines }: Drawing, room: Size, tools: Size): Corner | null {
  if (!fits(layout, room)) return null;
  const { x, y } = wholeOf(layout, room);
  const solids = [...layout.boxes, ...headingsOf(layout), ...linesOf(layout, lines)];
  if (layout.champion) solids.push(layout.champion);
  const isFree = (corner: Corner) => {
    const area = cornerArea(corner, room, tools);
    const inDrawing = { ...area, x: area.x - x, y: area.y - y };
    return !solids.some((solid) => doMeet(inDrawing, solid));
  };
  return CORNERS.find(isFree) ?? null;
}

/** With the margin around it. */
function cornerArea(corner: Corner, room: Size, tools: Size): Area {
  const width = tools.width + 2 * TOOLS_MARGIN;
  const height = tools.height + 2 * TOOLS_MARGIN;
  return {
    x: corner.endsWith('right') ? room.width - width : 0,
    y: corner.startsWith('bottom') ? room.height - height : 0,
    width,
    height,
  };
}

const headingsOf = ({ headers }: BracketLayout): Area[] =>
  headers.map(({ x, y, width }) => ({ x, y, width, height: HEADER_HEIGHT }));

/** The long way of a line, which runs beside no match. */
const linesOf = ({ boxes, size }: BracketLayout, lines: readonly Line[]): Area[] =>
  lines.flatMap(({ from, to }) => {
    const [source, target] = [boxes[from], to === null ? undefined : boxes[to]];
    if (!source || !target) return [];
    const [one, other] = [middleOf(source, size), middleOf(target, size)];
    const along = { x: source.x, y: one - 1, width: target.x - source.x, height: 2 };
    const bend = target.x - size.columnGap / 2;
    const across = {
      x: bend - 1,
      y: Math.min(one, other),
      width: 2,
      height: Math.abs(one - other),
    };
    return [along, across];
  });
