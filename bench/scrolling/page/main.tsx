/// <reference types="vite/client" />
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { memo, type ReactNode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../../apps/web/src/platform/styles/tokens.css';
import '../../../apps/web/src/platform/styles/base.css';
import './page.css';
import { WholeBoard } from '../../../apps/web/src/play/leaderboards/board/whole-board.tsx';
import { BoardLine } from '../../../apps/web/src/play/leaderboards/rows/board-line.tsx';
// biome-ignore lint/correctness/useImportExtensions: this is the module; its types stand beside it.
import { useVirtualizer } from '../../peers/react-virtual.mjs';
import { answerTo, entryOf, event, ROWS, teams } from './world.ts';

const faces = {
  teams: new Map(teams.map((team) => [team.id, team])),
  reward: 1,
  lastResult: 'Last result',
  ownId: null,
  onOpen: () => {},
} as const;

const BEYOND = 8;
const ROW_PX = 44;

const PeerRow = memo(function PeerRow({
  row,
  top,
}: {
  readonly row: number;
  readonly top: number;
}) {
  const style = { transform: `translateY(${top}px)` };
  return (
    <li className="row" style={style}>
      <BoardLine entry={entryOf(row)} faces={faces} />
    </li>
  );
});

/** The same rows in the list that others use. */
function Peer() {
  const box = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: ROWS,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: BEYOND,
  });
  return (
    <div ref={box} className="list">
      <ol style={{ height: list.getTotalSize() }} className="rows">
        {list.getVirtualItems().map(({ key, index, start }) => (
          <PeerRow key={key} row={index + 1} top={start} />
        ))}
      </ol>
    </div>
  );
}

function show(list: ReactNode): void {
  const host = document.getElementById('board');
  if (!host) throw new Error('The page has no place for the board');
  window.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    const answer = answerTo(pathname);
    return answer ? Response.json(answer) : new Response('{}', { status: 404 });
  };
  createRoot(host).render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{list}</QueryClientProvider>
    </MemoryRouter>,
  );
}

/** The interface for the bench, called from outside in one way per page load. */
export interface ScrollPage {
  showOurs(): void;
  showPeer(): void;
}

declare global {
  interface Window {
    scrollPage: ScrollPage;
  }
}

window.scrollPage = {
  showOurs: () => show(<WholeBoard event={event} anchor="top" typed="" onType={() => {}} />),
  showPeer: () => show(<Peer />),
};
