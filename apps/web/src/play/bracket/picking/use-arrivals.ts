import type { SlotState } from '@callshot/rules';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayMove } from '../../../platform/ui/hooks/motion.ts';
import type { BoardModel } from '../board/board-model.ts';

const ARRIVAL = [
  { opacity: 0, transform: 'translateX(-20px)' },
  { opacity: 1, transform: 'none' },
];
const TIMING = { duration: 220, easing: 'ease-out' };

/** The mark of a team that is picked into a slot slides in; what stood there from the start does not. */
export function useArrivals(
  board: RefObject<HTMLElement | null>,
  { state, stops }: Pick<BoardModel, 'state' | 'stops'>,
): void {
  const last = useRef(state);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = state;
    if (before === state || before.matches.length !== state.matches.length) return;
    if (stops !== 'slots' || !mayMove()) return;
    for (const match of state.matches) {
      const was = before.matches[match.node.index];
      if (!was || was === match) continue;
      if (hasArrived(was.top, match.top)) slideIn(board.current, `${match.node.index}:top`);
      if (hasArrived(was.bottom, match.bottom))
        slideIn(board.current, `${match.node.index}:bottom`);
    }
  }, [board, state, stops]);
}

const hasArrived = (was: SlotState, is: SlotState): boolean =>
  is.kind === 'team' && !(was.kind === 'team' && was.teamId === is.teamId);

function slideIn(board: HTMLElement | null, slot: string): void {
  const mark = board?.querySelector(`[data-slot="${slot}"]`)?.firstElementChild;
  mark?.animate?.(ARRIVAL, TIMING);
}
