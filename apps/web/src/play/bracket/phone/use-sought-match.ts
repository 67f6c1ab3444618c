import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { leadTo } from '../../../platform/ui/page/lead-to.ts';

/** A match that is to be found on the board. */
export interface MatchSearch {
  readonly key: string;
  onFound(): void;
}

interface Board {
  readonly search: MatchSearch | null;
  /** Holds the matches. */
  readonly matches: RefObject<HTMLElement | null>;
  /** Moves the board, not the page, to a match. */
  bringIntoView(key: string): void;
  /** The element to scroll to while the match itself is still loading. */
  readonly frame?: RefObject<HTMLElement | null>;
}

/** Leads to the match that is looked for, once for each time it is. */
export function useSoughtMatch(board: Board): void {
  const latest = useRef(board);
  useLayoutEffect(() => {
    latest.current = board;
  });
  const key = board.search?.key;
  useEffect(() => {
    const { search, matches, bringIntoView, frame } = latest.current;
    if (key === undefined || search === null) return;
    bringIntoView(key);
    const match = matches.current?.querySelector(`[data-match="${CSS.escape(key)}"]`);
    const control = match && controlOf(match);
    if (match && control) leadTo({ place: match, control, shown: frame?.current ?? match });
    search.onFound();
  }, [key]);
}

/** A winner that stands waits for its score; else the choice begins with the first team. */
const controlOf = (match: Element): HTMLElement | null =>
  match.querySelector<HTMLElement>('fieldset input') ??
  match.querySelector<HTMLElement>('[data-slot][aria-pressed="true"]') ??
  match.querySelector<HTMLElement>('[data-slot], input:not(:disabled)') ??
  // A drawn round has a switch for each team.
  match.querySelector<HTMLElement>('[data-team]');
