/// <reference types="vite/client" />
import type { Nameplate } from '@callshot/contract';
import { createRoot } from 'react-dom/client';
import '../../../apps/web/src/platform/styles/tokens.css';
import '../../../apps/web/src/platform/styles/base.css';
import '../../scrolling/page/page.css';
import { BoardRows } from '../../../apps/web/src/play/leaderboards/rows/board-rows.tsx';
import { entryOf, teams } from '../../scrolling/page/world.ts';

const ROWS = 1000;

const faces = {
  teams: new Map(teams.map((team) => [team.id, team])),
  reward: 1,
  lastResult: 'Last result',
  ownId: null,
  onOpen: () => {},
} as const;
const jump = { to: 'top', count: 0 } as const;

/** The interface for the bench, called from outside once a page load. */
export interface PlatesPage {
  /** A thousand rows that wear these in turn; without any they are Classic. */
  show(plates: readonly Nameplate[]): void;
  /** So many of them were asked for. */
  countRead(): number;
}

declare global {
  interface Window {
    platesPage: PlatesPage;
  }
}

const read = new Set<number>();

window.platesPage = {
  countRead: () => read.size,
  show: (plates) => {
    const host = document.getElementById('board');
    if (!host) throw new Error('The page has no place for the board');
    window.fetch = async (input) => {
      const { searchParams } = new URL(
        input instanceof Request ? input.url : input,
        location.origin,
      );
      const ids = new Set(searchParams.get('ids')?.split(',').map(Number));
      const found = plates.filter(({ id }) => ids.has(id));
      for (const { id } of found) read.add(id);
      return Response.json(found);
    };
    const rows = Array.from({ length: ROWS }, (_, at) => ({
      ...entryOf(at + 1),
      nameplateId: plates[at % plates.length]?.id ?? 0,
    }));
    const board = {
      head: { records: [], totalRecords: ROWS, generation: 1, tiers: [], lastResult: null },
      rows: new Map(rows.map((entry) => [entry.row, entry])),
      own: null,
    };
    createRoot(host).render(
      <BoardRows board={board} firstRow={1} faces={faces} jump={jump} onView={() => {}} />,
    );
  },
};
