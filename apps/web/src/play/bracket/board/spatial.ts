import type { BracketGraph, SlotSource } from '@callshot/rules';
import type { Box, BracketLayout } from './layout.ts';

/** A place of the keyboard focus on the canvas: one of the two match slots, or the whole match. */
export interface StopAt {
  readonly match: number;
  readonly side: 'top' | 'bottom' | 'match';
}

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

interface Board {
  readonly graph: BracketGraph;
  readonly layout: BracketLayout;
  readonly isShown: (match: number) => boolean;
}

/** The stop that an arrow key leads to: up and down the column, along the lines sideways. */
export function stopTowards(board: Board, at: StopAt, arrow: Arrow): StopAt {
  if (arrow === 'ArrowUp' && at.side === 'bottom') return { ...at, side: 'top' };
  if (arrow === 'ArrowDown' && at.side === 'top') return { ...at, side: 'bottom' };
  const next = nextFrom(board, at, arrow);
  return at.side === 'match' ? { ...next, side: 'match' } : next;
}

function nextFrom(board: Board, at: StopAt, arrow: Arrow): StopAt {
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') return alongColumn(board, at, arrow);
  return arrow === 'ArrowRight' ? onward(board, at) : back(board, at);
}

function alongColumn(board: Board, at: StopAt, arrow: 'ArrowUp' | 'ArrowDown'): StopAt {
  const here = board.layout.boxes[at.match];
  if (!here) return at;
  const isAhead = (box: Box) =>
    Math.abs(box.x - here.x) < here.width / 2 &&
    (arrow === 'ArrowUp' ? box.y < here.y : box.y > here.y);
  const next = nearest(board, here, isAhead);
  return next ? { match: next.index, side: arrow === 'ArrowDown' ? 'top' : 'bottom' } : at;
}

function onward(board: Board, at: StopAt): StopAt {
  const to = board.graph.matches[at.match]?.winnerTo;
  if (to && board.isShown(to.match)) return { match: to.match, side: to.isTop ? 'top' : 'bottom' };
  const here = board.layout.boxes[at.match];
  const next = here && nearest(board, here, (box) => box.x >= here.x + here.width);
  return next ? { match: next.index, side: at.side } : at;
}

function back(board: Board, at: StopAt): StopAt {
  const node = board.graph.matches[at.match];
  const source: SlotSource | undefined = at.side === 'bottom' ? node?.bottom : node?.top;
  if (source?.kind === 'winner') return { match: source.match, side: 'top' };
  const here = board.layout.boxes[at.match];
  const next = here && nearest(board, here, (box) => box.x + box.width <= here.x);
  return next ? { match: next.index, side: at.side } : at;
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
