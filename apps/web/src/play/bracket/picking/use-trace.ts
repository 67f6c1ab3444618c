import type { BracketState } from '@callshot/rules';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Line } from '../canvas/lines.ts';

/** Pointing at a team (or focusing it) shows its way through the bracket, without rendering. */
export function useTrace(
  view: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  state: BracketState,
) {
  const latest = useRef({ lines, state });
  useLayoutEffect(() => {
    latest.current = { lines, state };
  });

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let traced: string | undefined;
    const onOver = (event: Event) => {
      const slot = event.target instanceof Element ? event.target.closest('[data-team]') : null;
      const team = slot?.getAttribute('data-team') ?? undefined;
      if (team === traced) return;
      traced = team;
      showTrace(element, team, latest.current);
    };
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerleave', onOver);
    element.addEventListener('focusin', onOver);
    return () => {
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerleave', onOver);
      element.removeEventListener('focusin', onOver);
    };
  }, [view]);
}

function showTrace(
  element: HTMLElement,
  team: string | undefined,
  { lines, state }: { lines: readonly Line[]; state: BracketState },
): void {
  for (const slot of element.querySelectorAll('[data-traced]')) slot.removeAttribute('data-traced');
  const isWonBy = (line: Line) => String(state.matches[line.from]?.winnerTeamId) === team;
  const path = lines.filter((line) => team && !line.isReset && isWonBy(line)).map((l) => l.path);
  element.querySelector('[data-trace]')?.setAttribute('d', path.join(''));
  if (!team) return;
  for (const slot of element.querySelectorAll(`[data-team="${team}"]`)) {
    slot.setAttribute('data-traced', '');
  }
}
