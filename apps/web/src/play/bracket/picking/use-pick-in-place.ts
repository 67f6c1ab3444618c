import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PickModel } from './pick-model.ts';
import { hasScoreChoice, type OnPick, scoreOptions } from './picking.ts';
import type { NextMatch } from './use-next-match.ts';

/** Picking on the drawing itself: no dialog, no second place to look at. */
export interface PickInPlace {
  /** Picks a winner; where series scores are picked, its match asks for the loser's games then. */
  pick(match: number, teamId: number): void;
  /** Picks a winner, or the one that stands, with the loser's games. */
  score(match: number, games: number, teamId: number): void;
}

interface Picking {
  readonly model: PickModel;
  readonly next: NextMatch;
  readonly onPick: OnPick;
}

export function usePickInPlace(picking: Picking): PickInPlace {
  const latest = useRef(picking);
  useLayoutEffect(() => {
    latest.current = picking;
  });
  return useMemo(() => {
    const askable = (match: number) => {
      const { model } = latest.current;
      const at = model.state.matches[match];
      return model.isEditing && at?.isPickable && !at.isClosed ? at : null;
    };
    return {
      pick: (match, teamId) => {
        const { model, next, onPick } = latest.current;
        const at = askable(match);
        if (!at) return;
        if (hasScoreChoice(model, at)) next.ask(match);
        else next.turnTo(match);
        // In a drawn round a second press takes a team out again.
        if (at.node.round || at.winnerTeamId !== teamId) onPick(at.node.key, teamId, null);
      },
      score: (match, games, teamId) => {
        const { model, next, onPick } = latest.current;
        const at = askable(match);
        const option = at && hasScoreChoice(model, at) && scoreOptions(at, teamId)[games];
        if (!at || !option) return;
        next.turnTo(match);
        onPick(at.node.key, teamId, { top: option.top, bottom: option.bottom });
      },
    };
  }, []);
}
