import type { BracketGraph, MatchNode } from '@callshot/rules';
import {
  type Area,
  areaOfAll,
  type Box,
  type BracketLayout,
  middleOf,
  type Point,
} from '../board/layout.ts';
import type { MatchSize } from '../board/match-size.ts';
import { decidingMatches } from '../slot/champion.ts';

const CORNER = 6;

/** From where a winner leaves to the slot it enters; the champion's way is to no match. */
export interface Line {
  readonly from: number;
  readonly to: number | null;
  /** Shows only with its match. */
  readonly isReset: boolean;
  readonly path: string;
}

/** Most of a large bracket is out of view at first: a path is made when it is drawn. */
function wayOf(ends: Omit<Line, 'path'>, route: () => string): Line {
  let path: string | null = null;
  return {
    ...ends,
    get path() {
      path ??= route();
      return path;
    },
  };
}

/** One line for every winner's way on; losers' ways are told in words, not drawn. */
export function bracketLines(graph: BracketGraph, layout: BracketLayout): Line[] {
  const ways = graph.matches.flatMap((node) => winnerLine(graph, layout, node) ?? []);
  return [...ways, ...championLines(graph, layout)];
}

/** The area of both matches, or of the last match and the champion’s place. */
export const areaOfLine = ({ from, to }: Line, { boxes, champion }: BracketLayout): Area =>
  areaOfAll([boxes[from], to === null ? champion : boxes[to]].flatMap((end) => end ?? []));

/** No way leads to a place of a round that is drawn later. */
function winnerLine(
  graph: BracketGraph,
  { boxes, size }: BracketLayout,
  node: MatchNode,
): Line | null {
  const source = boxes[node.index];
  const target = node.winnerTo && boxes[node.winnerTo.match];
  if (!source || !target || !node.winnerTo || graph.matches[target.index]?.round) return null;
  const ofSlot = (size.slots / 4) * (node.winnerTo.isTop ? -1 : 1);
  const entry = { x: target.x, y: middleOf(target, size) + ofSlot };
  const ends = { from: node.index, to: target.index, isReset: false };
  return wayOf(ends, () => route(exitOf(source, size), entry, size.columnGap));
}

/** Straight into the champion's place: right of the final and of the reset below it, or below the final. */
function championLines(graph: BracketGraph, { boxes, champion, size }: BracketLayout): Line[] {
  if (champion === null) return [];
  return decidingMatches(graph).flatMap((node) => {
    const box = boxes[node.index];
    if (!box) return [];
    const { x, y } = exitOf(box, size);
    const down = `M${box.x + box.width / 2} ${box.y + box.height}V${champion.y}`;
    const ends = { from: node.index, to: null, isReset: node.isReset };
    return wayOf(ends, () => (champion.x < x ? down : `M${x} ${y}H${champion.x}`));
  });
}

/** Between the two slots, whatever a match shows above and below them. */
const exitOf = (box: Box, size: MatchSize): Point => ({
  x: box.x + box.width,
  y: middleOf(box, size),
});

/** Straight ahead, one bend in the gap before the target; a curve when the target lies behind. */
export function route(from: Point, to: Point, gap: number): string {
  if (from.y === to.y && to.x >= from.x) return `M${from.x} ${from.y}H${to.x}`;
  if (to.x - from.x < gap / 2) return detour(from, to, gap);
  const bend = to.x - gap / 2;
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

const detour = (from: Point, to: Point, gap: number): string =>
  `M${from.x} ${from.y}C${from.x + gap} ${from.y} ${to.x - gap} ${to.y} ${to.x} ${to.y}`;
