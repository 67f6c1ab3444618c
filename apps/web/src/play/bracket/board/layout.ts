import {
  type BracketGraph,
  finalsOf,
  type GraphColumn,
  type GraphPart,
  type MatchNode,
} from '@callshot/rules';
import { decidingMatches } from '../slot/champion.ts';
import type { MatchSize } from './match-size.ts';

/** Sizes of the drawing around its matches, in pixels [rule: bracket-view-2]. */
export const PADDING = { x: 24, y: 8 };
export const HEADER_HEIGHT = 34;

const PART_GAP = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Area {
  readonly index: number;
}

export interface HeaderBox {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Null heads the reset match, which has no column of its own. */
  readonly column: GraphColumn | null;
}

/** The place of the champion: right of the last match, or in its column where that is too wide. */
export type ChampionPlace = 'beside' | 'below';

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  /** In the graph's order: `boxes[node.index]`. */
  readonly boxes: readonly Box[];
  readonly headers: readonly HeaderBox[];
  /** The place of the champion; null where a bracket has none. */
  readonly champion: Area | null;
  readonly size: MatchSize;
}

interface Drawing {
  readonly graph: BracketGraph;
  readonly size: MatchSize;
  readonly boxes: Map<number, Box>;
  readonly headers: HeaderBox[];
}

/** Places every match: upper above lower, each match between its feeders, the final right of both. */
export function layoutBracket(graph: BracketGraph, size: MatchSize): BracketLayout {
  const drawing: Drawing = { graph, size, boxes: new Map(), headers: [] };
  const finals = finalsOf(graph);
  let top = PADDING.y;
  for (const part of graph.parts) {
    if (part !== finals) top = placeWing(drawing, part, top) + PART_GAP;
  }
  if (finals) placeFinals(drawing, finals);
  placeReset(drawing);
  return measured(drawing);
}

/** Draws a part below `top` and answers where it ends. */
function placeWing(drawing: Drawing, part: GraphPart, top: number): number {
  let x = PADDING.x;
  let bottom = top + HEADER_HEIGHT;
  for (const column of part.columns) {
    x += column.paddingLeft;
    addHeader(drawing, column, x, top);
    bottom = Math.max(bottom, placeColumn(drawing, column, x, top + HEADER_HEIGHT));
    x += drawing.size.width + drawing.size.columnGap;
  }
  return bottom;
}

function placeColumn(drawing: Drawing, column: GraphColumn, x: number, top: number): number {
  const nodes = nodesOf(drawing.graph, column);
  const isGiven =
    drawing.graph.isFreeform && (column.paddingTop > 0 || nodes.some((n) => n.paddingTop > 0));
  let next = top + column.paddingTop;
  for (const node of nodes) {
    next += node.paddingTop;
    const centred = isGiven ? null : centreOfFeeders(drawing, node, true);
    const y = Math.max(next, centred === null ? next : centred + column.paddingTop);
    addBox(drawing, node, x, y);
    next = y + drawing.size.height + drawing.size.rowGap;
  }
  return next - drawing.size.rowGap;
}

function placeFinals(drawing: Drawing, part: GraphPart): void {
  const placed = [...drawing.boxes.values()];
  const { columnGap } = drawing.size;
  const right = Math.max(PADDING.x - columnGap, ...placed.map((box) => box.x + box.width));
  let x = right + columnGap;
  for (const column of part.columns) {
    x += column.paddingLeft;
    let next = PADDING.y + HEADER_HEIGHT + column.paddingTop;
    for (const [position, node] of nodesOf(drawing.graph, column).entries()) {
      const y = Math.max(next, (centreOfFeeders(drawing, node, false) ?? next) + column.paddingTop);
      if (position === 0) addHeader(drawing, column, x, y - HEADER_HEIGHT);
      addBox(drawing, node, x, y);
      next = y + drawing.size.height + drawing.size.rowGap;
    }
    x += drawing.size.width + drawing.size.columnGap;
  }
}

/** The reset stands below the final it repeats, so that the drawing never jumps when it appears. */
function placeReset(drawing: Drawing): void {
  const { graph, size } = drawing;
  const [final, reset] = decidingMatches(graph);
  const above = final && drawing.boxes.get(final.index);
  if (!reset || !above) return;
  const y = above.y + above.height;
  const { x } = above;
  drawing.headers.push({ key: `${reset.key}-reset`, x, y, width: size.width, column: null });
  addBox(drawing, reset, x, y + HEADER_HEIGHT);
}

/** The same drawing with a place for the champion, if there is room for one. */
export function withChampion(
  graph: BracketGraph,
  layout: BracketLayout,
  place: ChampionPlace,
): BracketLayout {
  const champion = championArea(graph, layout, place);
  if (champion === null) return layout;
  return {
    ...layout,
    width: Math.max(layout.width, champion.x + champion.width + PADDING.x),
    height: Math.max(layout.height, champion.y + champion.height + PADDING.y),
    champion,
  };
}

/** Null where something stands there; below a final there may still be its reset. */
function championArea(
  graph: BracketGraph,
  { boxes, size }: BracketLayout,
  place: ChampionPlace,
): Area | null {
  const [final, reset] = decidingMatches(graph);
  const box = final && boxes[final.index];
  if (!box || (place === 'below' && reset)) return null;
  const area = { ...size.champion, ...CHAMPION_AT[place](box, size) };
  return boxes.some((other) => doMeet(area, other)) ? null : area;
}

const CHAMPION_AT: Readonly<Record<ChampionPlace, (final: Box, size: MatchSize) => Point>> = {
  beside: (final, size) => ({
    x: final.x + final.width + size.columnGap,
    y: Math.max(PADDING.y, middleOf(final, size) - size.champion.height / 2),
  }),
  below: (final, size) => ({
    x: final.x + (final.width - size.champion.width) / 2,
    y: final.y + final.height + size.columnGap,
  }),
};

/** Between the two slots of a match. */
export const middleOf = ({ y }: Area, { head, slots }: MatchSize): number => y + head + slots / 2;

/** The least area that holds all of some. */
export function areaOfAll(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

export const doMeet = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether it comes into an area; null = everything does. */
export const isNear = (one: Area, near: Area | null): boolean => near === null || doMeet(one, near);

const nodesOf = (graph: BracketGraph, column: GraphColumn): MatchNode[] =>
  column.matches.flatMap((index) => {
    const node = graph.matches[index];
    return node && !node.isReset ? [node] : [];
  });

/** Top edge that centres a match between the matches feeding it; null when none is drawn yet. */
function centreOfFeeders(drawing: Drawing, node: MatchNode, isSamePart: boolean): number | null {
  const centreOf = (kind: 'winner' | 'loser'): number | null => {
    let [sum, count] = [0, 0];
    for (const source of [node.top, node.bottom]) {
      if (source.kind === 'opening' || source.kind !== kind) continue;
      const box = drawing.boxes.get(source.match);
      const feeder = drawing.graph.matches[source.match];
      if (!box || (isSamePart && feeder?.part !== node.part)) continue;
      sum += box.y;
      count += 1;
    }
    return count > 0 ? sum / count : null;
  };
  return centreOf('winner') ?? centreOf('loser');
}

function addBox({ boxes, size }: Drawing, node: MatchNode, x: number, y: number): void {
  const { index } = node;
  boxes.set(index, { index, x, y, width: size.width, height: size.height });
}

function addHeader({ headers, size }: Drawing, column: GraphColumn, x: number, y: number): void {
  headers.push({ key: `${column.part}-${column.col}`, x, y, width: size.width, column });
}

function measured({ graph, size, boxes, headers }: Drawing): BracketLayout {
  const inOrder = graph.matches.map((node) => {
    const box = boxes.get(node.index);
    if (!box) throw new Error(`Match ${node.key} has no place in the drawing`);
    return box;
  });
  return {
    width: Math.max(0, ...inOrder.map(({ x, width }) => x + width)) + PADDING.x,
    height: Math.max(0, ...inOrder.map(({ y, height }) => y + height)) + PADDING.y,
    boxes: inOrder,
    headers,
    champion: null,
    size,
  };
}
