import { type BracketGraph, type MatchPlace, type MatchSlot, matchKey } from '@callshot/rules';
import type { MouseEvent } from 'react';
import { type Area, type BracketLayout, isNear } from '../../../play/bracket/board/layout.ts';
import { stopAt } from '../../../play/bracket/board/use-roving-stop.ts';
import { m } from '../words/messages.js';
import type { BuilderMode } from './builder-mode.ts';
import type { DrawnMatchProps } from './drawn-match.tsx';
import { matchName, placeOf, type SlotWords } from './match-names.ts';

export interface MatchesShown {
  readonly graph: BracketGraph;
  readonly mode: BuilderMode | null;
  readonly focused: MatchPlace | null;
  /** Why a loser that is being sent cannot come to a slot, by the slot; null = it can. */
  readonly faults: ReadonlyMap<string, string | null> | null;
  /** Keys of the matches in the view that is edited. */
  readonly inView: ReadonlySet<string> | null;
}

/**
 * The drawn matches near an area (null = all of them). Each has its name, the sources of its slots,
 * and the parts that can be pressed now.
 */
export function drawnMatches(
  shown: MatchesShown,
  layout: BracketLayout,
  words: readonly { readonly top: SlotWords; readonly bottom: SlotWords }[],
  near: Area | null = null,
): DrawnMatchProps[] {
  const { graph, mode, focused, faults, inView } = shown;
  const source = mode?.kind === 'loser' ? matchKey(mode.match) : null;
  const result = mode?.kind === 'loser' ? m.loserHere({ match: matchName(mode.match) }) : '';
  const focusedKey = focused && matchKey(focused);
  return graph.matches.flatMap((node, index) => {
    const box = layout.boxes[index];
    const slots = words[index];
    if (!box || !slots) return [];
    // The first of all is where the Tab key enters.
    if (index > 0 && !isNear(box, near)) return [];
    const faultOf = (side: 'top' | 'bottom') => faults?.get(`${node.key}-${side}`) ?? null;
    const isTarget = source !== null && faults !== null && !node.isReset;
    const canCome =
      isTarget &&
      (['top', 'bottom'] as const).some((side) => faults.get(`${node.key}-${side}`) === null);
    return {
      index,
      x: box.x,
      y: box.y,
      width: box.width,
      head: layout.size.head,
      slots: layout.size.slots,
      name: node.isReset ? m.bracketResetMatch() : matchName(node),
      top: slots.top.text,
      bottom: slots.bottom.text,
      topSeed: slots.top.seed,
      bottomSeed: slots.bottom.seed,
      stops: stopsOf(mode, canCome),
      isFocused: focusedKey === node.key,
      isChosen: inView === null ? null : inView.has(node.key),
      isSource: source === node.key,
      isDim: source !== null && source !== node.key && !canCome,
      topFault: isTarget ? faultOf('top') : null,
      bottomFault: isTarget ? faultOf('bottom') : null,
      result: canCome ? result : '',
    };
  });
}

function stopsOf(mode: BuilderMode | null, canCome: boolean): 'match' | 'slots' | 'none' {
  if (mode === null || mode.kind === 'view') return 'match';
  return mode.kind === 'loser' && canCome ? 'slots' : 'none';
}

interface Pressed {
  readonly graph: BracketGraph;
  onMatch(match: MatchPlace): void;
  onSlot(slot: MatchSlot): void;
}

/** Whatever was pressed of a drawn match: the whole of it, or a slot that a loser can come to. */
export function pressDrawn({ target }: MouseEvent, { graph, onMatch, onSlot }: Pressed): void {
  if (!(target instanceof Element)) return;
  const slot = target.closest<HTMLElement>('[data-target]')?.dataset.target?.split(':');
  const stop = stopAt(target.closest('[data-slot]'));
  const place = placeOf(graph, Number(slot?.[0] ?? stop?.match ?? -1));
  if (!place) return;
  if (slot) onSlot({ ...place, isTop: slot[1] === 'top' });
  else onMatch(place);
}
