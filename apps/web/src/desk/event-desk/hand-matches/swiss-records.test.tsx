// @vitest-environment jsdom
import { type FormatStage, newStageFields, StageType } from '@callshot/rules';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { team } from '../../../../testing/desk.ts';
import { type HandState, withEnd } from './hand-state.ts';
import { SwissRecords } from './swiss-records.tsx';

afterEach(cleanup);

const fields = newStageFields(StageType.swiss);
const details = 'swissStageDetails' in fields ? fields.swissStageDetails : null;
const format = {
  swissStageDetails: { ...details, advancingCount: 2, winsNeeded: 2 },
} as FormatStage;
const teams = new Map(
  ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name, at) => [at + 1, team(at + 1, name)]),
);
const substage = { id: 7, title: 'Swiss', teamIds: [1, 2, 3, 4], startsAt: null };

/** Every match is won by the first of the two. */
function Played() {
  const [state, setState] = useState<HandState>({ rows: [], orders: [] });
  const end = () =>
    setState({ ...state, rows: state.rows.map((row) => withEnd(row, 'won', 'top')) });
  return (
    <>
      <p data-testid="rounds">{state.rows.map(({ round }) => round).join(' ')}</p>
      <SwissRecords
        {...{ format, at: 0, substage, teams, state, bestOf: 3 }}
        onChange={(next) => setState(next)}
      >
        <button type="button" onClick={end}>
          End all
        </button>
      </SwissRecords>
    </>
  );
}

test('each round is proposed once the one before has ended, and records follow', async () => {
  const user = userEvent.setup();
  render(<Played />);
  const propose = (round: number) =>
    user.click(screen.getByRole('button', { name: `Propose round ${round}` }));
  await propose(1);
  expect(screen.getByTestId('rounds').textContent).toBe('1 1');
  expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^Round 1: 2 matches are open/);
  const end = () => user.click(screen.getByRole('button', { name: 'End all' }));
  await end();
  await propose(2);
  await end();
  await propose(3);
  await end();
  expect(screen.getByTestId('rounds').textContent).toBe('1 1 2 2 3');
  expect(screen.getByRole('status').textContent).toMatch(/^Everybody has played/);
  const table = screen.getByRole('table', { name: /Records$/ });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/Alpha2-0through/),
    expect.stringMatching(/Beta2-1through/),
    expect.stringMatching(/Gamma1-2out/),
    expect.stringMatching(/Delta0-2out/),
  ]);
});
