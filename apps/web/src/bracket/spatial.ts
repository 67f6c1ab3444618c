import type { BracketGraph, SlotSource } from '@callshot/rules';
import type { Box, BracketLayout } from './layout.ts';

/** One of the two places of a match on the canvas. */
export interface SlotAt {
  readonly match: number;
  readonly isTop: boolean;
}

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

interface Board {
  readonly graph: BracketGraph;
  readonly layout: BracketLayout;
  readonly isShown: (match: number) => boolean;
}

/** Where an arrow key leads from a slot: up and down the column, along the lines sideways. */
export function slotTowards(board: Board, at: SlotAt, arrow: Arrow): SlotAt {
  if (arrow === 'ArrowUp' && !at.isTop) return { ...at, isTop: true };
  if (arrow === 'ArrowDown' && at.isTop) return { ...at, isTop: false };
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') return alongColumn(board, at, arrow);
  return arrow === 'ArrowRight' ? onward(board, at) : back(board, at);
}

function alongColumn(board: Board, at: SlotAt, arrow: 'ArrowUp' | 'ArrowDown'): SlotAt {
  const here = board.layout.boxes[at.match];
  if (!here) return at;
  const isAhead = (box: Box) =>
    Math.abs(box.x - here.x) < here.width / 2 &&
    (arrow === 'ArrowUp' ? box.y < here.y : box.y > here.y);
  const next = nearest(board, here, isAhead);
  return next ? { match: next.index, isTop: arrow === 'ArrowDown' } : at;
}

function onward(board: Board, at: SlotAt): SlotAt {
  const to = board.graph.matches[at.match]?.winnerTo;
  if (to && board.isShown(to.match)) return { match: to.match, isTop: to.isTop };
  const here = board.layout.boxes[at.match];
  const next = here && nearest(board, here, (box) => box.x >= here.x + here.width);
  return next ? { match: next.index, isTop: at.isTop } : at;
}

function back(board: Board, at: SlotAt): SlotAt {
  const node = board.graph.matches[at.match];
  const source: SlotSource | undefined = at.isTop ? node?.top : node?.bottom;
  if (source?.kind === 'winner') return { match: source.match, isTop: true };
  const here = board.layout.boxes[at.match];
  const next = here && nearest(board, here, (box) => box.x + box.width <= here.x);
  return next ? { match: next.index, isTop: at.isTop } : at;
}

function nearest(board: Board, here: Box, isCandidate: (box: Box) => boolean): Box | null {
  let best: Box | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const box of board.layout.boxes) {
    if (box.index === here.index || !board.isShown(box.index) || !isCandidate(box)) continue;
    const distance = Math.abs(box.x - here.x) * 2 + Math.abs(box.y - here.y);
    if (distance < bestDistance) [best, bestDistance] = [box, distance];
  }
  return best;
}
