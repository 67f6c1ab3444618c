// @vitest-environment jsdom
import { type EventFormat, StageType } from '@callshot/rules';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormatTrial } from './format-trial.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const format: EventFormat = {
  version: 1,
  scoringBreakdown: { groups: [] },
  stages: [
    {
      name: 'Opening Stage',
      type: StageType.swiss,
      teamsToOpenPicks: null,
      swissStageDetails: {
        advancingCount: 8,
        pointsPerAdvancing: 2,
        cleanSweepWinnerCount: 2,
        pointsPerCorrectWinner: 2,
        cleanSweepLoserCount: 2,
        pointsPerCorrectLoser: 2,
      },
      groupStageDetails: null,
      playoffDetails: null,
      bracket: null,
    },
  ],
};

test('a stage is picked, its results are drawn, and every point is explained; nothing is asked of a server', async () => {
  const fetched = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<FormatTrial from="editor" name="Major" format={format} onClose={() => undefined} />);
  expect(await screen.findAllByRole('button', { name: /Amber Bears/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Pick at Random' }));
  fireEvent.click(await screen.findByRole('button', { name: 'NEXT' }));
  fireEvent.click(screen.getByRole('button', { name: 'NEXT' }));
  fireEvent.click(screen.getByRole('button', { name: 'SUBMIT' }));
  fireEvent.click(screen.getByRole('button', { name: 'Draw Results' }));
  const ledger = await screen.findByRole('region', { name: 'Where the points come from' });
  expect(ledger.textContent).toContain('Advancing');
  expect(ledger.textContent).not.toContain('to come');
  expect(await screen.findByRole('region', { name: 'Summary' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit Picks' }));
  expect(screen.queryByRole('region', { name: 'Where the points come from' })).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
