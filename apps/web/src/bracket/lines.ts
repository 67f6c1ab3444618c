import type { BracketGraph, MatchNode } from '@callshot/rules';
import {
  BOX_HEIGHT,
  type Box,
  type BracketLayout,
  COLUMN_GAP,
  finalBefore,
  type Point,
} from './layout.ts';

const CORNER = 6;

/** From where a winner leaves to the slot it enters; `isReset` lines show only with their match. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly path: string;
  readonly isReset: boolean;
}

/** One line for every winner's way on; losers' ways are told in words, not drawn. */
export function bracketLines(graph: BracketGraph, layout: BracketLayout): Line[] {
  return graph.matches.flatMap((node) => {
    const line = node.isReset ? resetLine(graph, layout, node) : winnerLine(layout, node);
    return line ? [line] : [];
  });
}

function winnerLine({ boxes }: BracketLayout, node: MatchNode): Line | null {
  const source = boxes[node.index];
  const target = node.winnerTo && boxes[node.winnerTo.match];
  if (!source || !target || !node.winnerTo) return null;
  const entry = { x: target.x, y: target.y + BOX_HEIGHT * (node.winnerTo.isTop ? 0.25 : 0.75) };
  const path = route(exitOf(source), entry);
  return { from: node.index, to: target.index, path, isReset: false };
}

function resetLine(graph: BracketGraph, { boxes }: BracketLayout, reset: MatchNode): Line | null {
  const source = boxes[finalBefore(graph, reset)?.index ?? -1];
  const target = boxes[reset.index];
  if (!source || !target) return null;
  const entry = { x: target.x, y: target.y + BOX_HEIGHT / 2 };
  return {
    from: source.index,
    to: target.index,
    path: route(exitOf(source), entry),
    isReset: true,
  };
}

/** Between the two slots, whatever a match shows below them. */
const exitOf = (box: Box): Point => ({ x: box.x + box.width, y: box.y + BOX_HEIGHT / 2 });

/** Straight ahead, one bend in the gap before the target; a curve when the target lies behind. */
export function route(from: Point, to: Point): string {
  if (from.y === to.y && to.x >= from.x) return `M${from.x} ${from.y}H${to.x}`;
  if (to.x - from.x < COLUMN_GAP / 2) return detour(from, to);
  const bend = to.x - COLUMN_GAP / 2;
  const corner = Math.min(CORNER, Math.abs(to.y - from.y) / 2, bend - from.x);
  const down = Math.sign(to.y - from.y);
  return [
    `M${from.x} ${from.y}H${bend - corner}`,
    `Q${bend} ${from.y} ${bend} ${from.y + down * corner}`,
    `V${to.y - down * corner}`,
    `Q${bend} ${to.y} ${bend + corner} ${to.y}`,
    `H${to.x}`,
  ].join('');
}

const detour = (from: Point, to: Point): string =>
  `M${from.x} ${from.y}C${from.x + COLUMN_GAP} ${from.y} ${to.x - COLUMN_GAP} ${to.y} ${to.x} ${to.y}`;
