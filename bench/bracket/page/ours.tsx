/// <reference types="vite/client" />
import { type BracketState, pickWinner } from '@callshot/rules';
import { useState } from 'react';
import '../../../apps/web/src/play/bracket/canvas/bracket-canvas.tsx';
import { loadBoardView } from '../../../apps/web/src/play/bracket/board/board-views.tsx';
import { BracketBoard } from '../../../apps/web/src/play/bracket/board/bracket-board.tsx';
import { PickMotion } from '../../../apps/web/src/play/bracket/picking/lazy-pick-motion.ts';
import '../../../apps/web/src/play/bracket/picking/pick-motion.tsx';
import { graph, openState, teams } from './game.ts';
import { host, show } from './place.tsx';

const NONE: readonly string[] = [];

function Board() {
  const [now, setNow] = useState<{ state: BracketState; cleared: readonly string[] }>({
    state: openState,
    cleared: NONE,
  });
  return (
    <BracketBoard
      graph={graph}
      teams={teams}
      state={now.state}
      cleared={now.cleared}
      isEditing
      storageKey="bench"
      onPick={(key, teamId) => {
        const picked = pickWinner(graph, now.state, key, teamId);
        if (picked.ok) setNow({ state: picked.state, cleared: picked.cleared });
      }}
    />
  );
}

export async function showOurs(): Promise<void> {
  await loadBoardView();
  show(<Board />);
  while (!document.querySelector('[data-match]')) await new Promise(requestAnimationFrame);
}

/** All but the reset, which is not due. */
const MATCHES = 126;
const LOOK_MS = 50;

/** Draws the rest too: parts out of view come a moment later, while the peer draws all at once. */
export async function showRest(): Promise<void> {
  while (document.querySelectorAll('[data-match]').length < MATCHES) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

/** Users reach a pick with the pointer, so its hover effects are measured too. */
export async function comeNear(): Promise<void> {
  await PickMotion.load();
  const match = document.querySelector('[data-match]');
  match?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  while (!document.querySelector('[data-motion]')) await new Promise(requestAnimationFrame);
}

/** The finished elements once more, by the browser alone: nobody shows them for less. */
export function showCopy(): void {
  const board = host().firstElementChild;
  if (!board) throw new Error('Nothing to copy yet');
  const copy = board.cloneNode(true);
  host().replaceChildren();
  host().append(copy);
}
