import type { BracketGraph, MatchNode, SlotSource } from '../bracket/graph.ts';
import { isOpening } from './byes.ts';

/** A match of a format that is played, by its position among these, with all its ways. */
export interface FormatNode {
  readonly node: MatchNode;
  readonly slots: readonly [FormatSlot, FormatSlot];
  readonly winnerTo: number | null;
  readonly loserTo: number | null;
  /** Two teams begin in it. */
  readonly isOpening: boolean;
  readonly side: Side;
  /** Rounds of its side that come before its own. */
  readonly round: number;
  /**
   * Whether it is the upper of the two winners that meet next; null where none or one winner comes
   * there.
   */
  readonly isFirstOfNext: boolean | null;
  /** Its loser plays on in a round that is drawn later; absent = no. */
  readonly playsOnByDraw?: boolean;
}

export type FormatSlot =
  | { readonly kind: 'opening' }
  | { readonly kind: 'winner' | 'loser'; readonly from: number };

/** A final brings together winners of both other sides. */
export type Side = 'upper' | 'lower' | 'final';

/** Display columns have no matches on the wiki; a reset is looked for beside the bracket. */
export function formatNodes(
  graph: BracketGraph,
  isLeftOut: (node: MatchNode) => boolean = () => false,
): FormatNode[] {
  const played = graph.matches.filter(
    (node) => !node.isQualifier && !node.isReset && !isLeftOut(node),
  );
  const at = new Map(played.map((node, index) => [node.index, index]));
  const positionOf = (match: number | undefined): number | null =>
    match === undefined ? null : (at.get(match) ?? null);
  const slotOf = (source: SlotSource): FormatSlot => {
    const from = source.kind === 'opening' ? null : positionOf(source.match);
    return source.kind === 'opening' || from === null
      ? { kind: 'opening' }
      : { kind: source.kind, from };
  };
  const slots = played.map(({ top, bottom }) => [slotOf(top), slotOf(bottom)] as const);
  const sides = sidesOf(slots, played);
  const levels = levelsOf(slots);
  return played.map((node, index): FormatNode => {
    const winnerTo = positionOf(node.winnerTo?.match);
    return {
      node,
      slots: slots[index] ?? [{ kind: 'opening' }, { kind: 'opening' }],
      winnerTo,
      loserTo: positionOf(node.loserTo?.match),
      isOpening: isOpening(node),
      side: sides[index] ?? 'upper',
      round: roundOf(index, sides, levels),
      isFirstOfNext: isFirst(index, winnerTo === null ? undefined : slots[winnerTo]),
    };
  });
}

type Slots = readonly (readonly [FormatSlot, FormatSlot])[];

function isFirst(
  index: number,
  next: readonly [FormatSlot, FormatSlot] | undefined,
): boolean | null {
  const [other] = (next ?? []).flatMap((slot) =>
    slot.kind === 'winner' && slot.from !== index ? [slot.from] : [],
  );
  return other === undefined ? null : index < other;
}

/**
 * Below play those who lost, and who won there goes on among themselves. Teams may begin there as well:
 * those who win then meet losers, and nobody who loses there plays on.
 */
function sidesOf(slots: Slots, played: readonly MatchNode[]): Side[] {
  const beginsBelow = new Set<number>();
  const goDown = (index: number): void => {
    if (played[index]?.loserTo) return;
    beginsBelow.add(index);
    for (const slot of slots[index] ?? []) if (slot.kind === 'winner') goDown(slot.from);
  };
  for (const own of slots) {
    if (!own.some(({ kind }) => kind === 'loser')) continue;
    for (const slot of own) if (slot.kind === 'winner') goDown(slot.from);
  }
  const sides: Side[] = [];
  for (const [index, own] of slots.entries()) {
    const before = own.flatMap((slot): Side[] => {
      if (slot.kind === 'opening') return [];
      return [slot.kind === 'loser' ? 'lower' : (sides[slot.from] ?? 'upper')];
    });
    const known = new Set<Side>([...before, ...(beginsBelow.has(index) ? ['lower' as const] : [])]);
    if (known.has('final') || known.size > 1) sides.push('final');
    else sides.push(known.has('lower') ? 'lower' : 'upper');
  }
  return sides;
}

/** The longest way to each match. */
function levelsOf(slots: Slots): number[] {
  const levels: number[] = [];
  for (const own of slots) {
    const before = own.map((slot) => (slot.kind === 'opening' ? 0 : (levels[slot.from] ?? 0)));
    levels.push(1 + Math.max(...before));
  }
  return levels;
}

function roundOf(index: number, sides: readonly Side[], levels: readonly number[]): number {
  const own = levels[index] ?? 0;
  const before = levels.filter((level, other) => sides[other] === sides[index] && level < own);
  return new Set(before).size;
}

/** Nobody of it plays on in it: the next round is drawn anew. */
export const isOneRound = (format: readonly FormatNode[]): boolean =>
  format.every(({ slots }) => slots.every(({ kind }) => kind === 'opening'));

/** The match of the two that lost in the semi-finals: it leads nowhere, and the winners meet next. */
export function thirdPlaceOf(graph: BracketGraph): MatchNode | null {
  const feedsOne = ({ top, bottom }: MatchNode): boolean => {
    if (top.kind !== 'loser' || bottom.kind !== 'loser') return false;
    const [first, second] = [graph.matches[top.match], graph.matches[bottom.match]];
    const to = first?.winnerTo?.match;
    return to !== undefined && to === second?.winnerTo?.match && isLast(graph, to);
  };
  return (
    graph.matches.find((node) => node.winnerTo === null && !node.isReset && feedsOne(node)) ?? null
  );
}

const isLast = ({ matches }: BracketGraph, index: number): boolean => {
  const to = matches[index]?.winnerTo?.match;
  return to === undefined || matches[to]?.isQualifier === true;
};
