import type { KeyboardEvent, RefObject } from 'react';
import type { NextMatch } from '../picking/use-next-match.ts';
import type { BoardModel } from './board-model.ts';
import type { BoardPicking } from './board-props.ts';
import type { BracketLayout } from './layout.ts';
import { isArrow, type StopAt, stopTowards } from './spatial.ts';
import { roundElement, stopAt, stopElement } from './use-roving-stop.ts';

interface BoardKeysInput {
  readonly model: BoardModel;
  readonly layout: BracketLayout;
  readonly picking: BoardPicking | null;
  readonly view: RefObject<HTMLElement | null>;
}

/**
 * Arrows move between matches, N and Shift+N between those that are open, digits are the loser's
 * games, Escape leaves a score open [rule: bracket-view-11]. They are the bracket's while the focus is in it.
 */
export function useBoardKeys({ model, layout, picking, view }: BoardKeysInput) {
  const focus = (at: StopAt) => {
    const stop =
      stopElement(view.current, at) ?? roundElement(view.current, model.graph.matches[at.match]);
    stop?.focus({ preventScroll: true });
  };
  const turn = (by: 1 | -1): number | null => {
    const match = picking?.next.beside(by) ?? null;
    if (match !== null) picking?.next.turnTo(match);
    return match;
  };
  const setGames = (at: StopAt, games: number) => {
    const match = model.state.matches[at.match];
    const slot = at.side === 'bottom' ? match?.bottom : match?.top;
    const winner = match?.winnerTeamId ?? (slot?.kind === 'team' ? slot.teamId : null);
    if (winner !== null) picking?.inPlace.score(at.match, games, winner);
  };
  /** The keyboard goes back to the team that was picked. */
  const endAsking = (next: NextMatch, match: number) => {
    const { top, winnerTeamId } = model.state.matches[match] ?? {};
    const isTop = top?.kind === 'team' && top.teamId === winnerTeamId;
    focus({ match, side: isTop ? 'top' : 'bottom' });
    next.endAsking();
  };
  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return;
    const at = stopAt(press.target);
    if (at && isArrow(press.key)) {
      press.preventDefault();
      focus(stopTowards({ graph: model.graph, layout, isShown: model.isShown }, at, press.key));
    } else if (press.key.toLowerCase() === 'n') {
      const match = turn(press.shiftKey ? -1 : 1);
      if (match !== null) focus({ match, side: 'top' });
    } else if (press.key === 'Escape') {
      const asking = picking?.next.asking ?? null;
      if (picking && asking !== null) endAsking(picking.next, asking);
    } else if (at && /^\d$/.test(press.key)) setGames(at, Number(press.key));
  };
  return { onKeyDown, turn, focus };
}
