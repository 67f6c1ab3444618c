import type { BracketGraph, GraphColumn, GraphPart, MatchNode } from '@callshot/rules';

/** Sizes of the drawing, in pixels [rule: bracket-view-2]. */
export const BOX_WIDTH = 240;
export const COMPACT_BOX_WIDTH = 190;
export const BOX_HEIGHT = 70;
export const COLUMN_GAP = 40;
export const ROW_GAP = 12;
export const PADDING = 25;
export const HEADER_HEIGHT = 40;

const PART_GAP = 30;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

export interface HeaderBox {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Null heads the reset match, which has no column of its own. */
  readonly column: GraphColumn | null;
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  /** In the graph's order: `boxes[node.index]`. */
  readonly boxes: readonly Box[];
  readonly headers: readonly HeaderBox[];
}

interface Drawing {
  readonly graph: BracketGraph;
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly boxes: Map<number, Box>;
  readonly headers: HeaderBox[];
}

interface LayoutOptions {
  readonly isCompact?: boolean;
  /** Below its two slots a match may show more; the lines lead to the slots all the same. */
  readonly boxHeight?: number;
}

/** Places every match: upper above lower, each match between its feeders, the final right of both. */
export function layoutBracket(graph: BracketGraph, options: LayoutOptions = {}): BracketLayout {
  const { isCompact = false, boxHeight = BOX_HEIGHT } = options;
  const boxWidth = isCompact ? COMPACT_BOX_WIDTH : BOX_WIDTH;
  const drawing: Drawing = { graph, boxWidth, boxHeight, boxes: new Map(), headers: [] };
  const finals = graph.isFreeform ? undefined : graph.parts.find((p) => p.identifier === 'GF');
  let top = PADDING;
  for (const part of graph.parts) {
    if (part !== finals) top = placeWing(drawing, part, top) + PART_GAP;
  }
  if (finals) placeFinals(drawing, finals);
  placeReset(drawing);
  return measured(drawing);
}

/** Draws a part below `top` and answers where it ends. */
function placeWing(drawing: Drawing, part: GraphPart, top: number): number {
  let x = PADDING;
  let bottom = top + HEADER_HEIGHT;
  for (const column of part.columns) {
    x += column.paddingLeft;
    addHeader(drawing, column, x, top);
    bottom = Math.max(bottom, placeColumn(drawing, column, x, top + HEADER_HEIGHT));
    x += drawing.boxWidth + COLUMN_GAP;
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
    next = y + drawing.boxHeight + ROW_GAP;
  }
  return next - ROW_GAP;
}

function placeFinals(drawing: Drawing, part: GraphPart): void {
  const placed = [...drawing.boxes.values()];
  const right = Math.max(PADDING - COLUMN_GAP, ...placed.map((box) => box.x + box.width));
  let x = right + COLUMN_GAP;
  for (const column of part.columns) {
    x += column.paddingLeft;
    let next = PADDING + HEADER_HEIGHT + column.paddingTop;
    for (const [position, node] of nodesOf(drawing.graph, column).entries()) {
      const y = Math.max(next, (centreOfFeeders(drawing, node, false) ?? next) + column.paddingTop);
      if (position === 0) addHeader(drawing, column, x, y - HEADER_HEIGHT);
      addBox(drawing, node, x, y);
      next = y + drawing.boxHeight + ROW_GAP;
    }
    x += drawing.boxWidth + COLUMN_GAP;
  }
}

/** The reset stands right of the final it repeats, so that the drawing never jumps when it appears. */
function placeReset(drawing: Drawing): void {
  const { graph } = drawing;
  const reset = graph.reset === null ? undefined : graph.matches[graph.reset];
  const first = reset && finalBefore(graph, reset);
  const beside = first && drawing.boxes.get(first.index);
  if (!reset || !beside) return;
  const x = beside.x + beside.width + COLUMN_GAP;
  const key = `${reset.key}-reset`;
  drawing.headers.push({
    key,
    x,
    y: beside.y - HEADER_HEIGHT,
    width: drawing.boxWidth,
    column: null,
  });
  addBox(drawing, reset, x, beside.y);
}

/** The final that a reset match repeats. */
export const finalBefore = (graph: BracketGraph, reset: MatchNode): MatchNode | undefined =>
  graph.matches.find(
    (node) =>
      node.part === reset.part && node.col === reset.col && node.colIndex === reset.colIndex - 1,
  );

const nodesOf = (graph: BracketGraph, column: GraphColumn): MatchNode[] =>
  column.matches.flatMap((index) => {
    const node = graph.matches[index];
    return node && !node.isReset ? [node] : [];
  });

/** Top edge that centres a match between the matches feeding it; null when none is drawn yet. */
function centreOfFeeders(drawing: Drawing, node: MatchNode, isSamePart: boolean): number | null {
  const tops = (kinds: readonly string[]) =>
    [node.top, node.bottom].flatMap((source) => {
      if (source.kind === 'opening' || !kinds.includes(source.kind)) return [];
      const feeder = drawing.graph.matches[source.match];
      const box = drawing.boxes.get(source.match);
      return box && (!isSamePart || feeder?.part === node.part) ? [box.y] : [];
    });
  const winners = tops(['winner']);
  const feeders = winners.length > 0 ? winners : tops(['loser']);
  return feeders.length > 0 ? feeders.reduce((sum, y) => sum + y, 0) / feeders.length : null;
}

function addBox(drawing: Drawing, node: MatchNode, x: number, y: number): void {
  const { index } = node;
  drawing.boxes.set(index, { index, x, y, width: drawing.boxWidth, height: drawing.boxHeight });
}

function addHeader(drawing: Drawing, column: GraphColumn, x: number, y: number): void {
  const key = `${column.part}-${column.col}`;
  drawing.headers.push({ key, x, y, width: drawing.boxWidth, column });
}

function measured({ graph, boxes, headers }: Drawing): BracketLayout {
  const inOrder = graph.matches.map((node) => {
    const box = boxes.get(node.index);
    if (!box) throw new Error(`Match ${node.key} has no place in the drawing`);
    return box;
  });
  return {
    width: Math.max(0, ...inOrder.map((box) => box.x + box.width)) + PADDING,
    height: Math.max(0, ...inOrder.map((box) => box.y + box.height)) + PADDING,
    boxes: inOrder,
    headers,
  };
}
