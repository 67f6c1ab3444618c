// @vitest-environment jsdom
import { type LedgerRow, PickType, type TeamCall } from '@callshot/rules';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CalledFor } from './called-for.tsx';

afterEach(cleanup);

const OWN = { isOwn: true, name: null };

const row = (reason?: 'went_3_0'): LedgerRow => ({
  stageIndex: 0,
  eventSubstageId: 10,
  rule: 'Advancing',
  teamId: 1,
  matchKey: null,
  points: 0,
  worth: 2,
  outcome: 'wrong',
  ...(reason ? { reason } : {}),
});

const callOf = (own: LedgerRow): TeamCall => ({
  eventSubstageId: 10,
  teamId: 1,
  parts: [{ pickTypeId: PickType.advancing, rule: 'Advancing', row: own }],
});

test('a pick that came true and earned nothing says why, to eyes and to ears', () => {
  const { container } = render(
    <CalledFor call={callOf(row('went_3_0'))} rare={null} whose={OWN} />,
  );
  const [seen, heard] = [...(container.querySelector('p')?.children ?? [])];
  expect(seen?.textContent).toContain('Won every match, which does not count as advancing here');
  expect(heard?.textContent).toBe(
    'Your pick: Advancing, Wrong, 0 points. Won every match, which does not count as advancing here',
  );
});

test('one that is simply wrong does not', () => {
  const { container } = render(<CalledFor call={callOf(row())} rare={null} whose={OWN} />);
  expect(container.textContent).not.toContain('count');
});

test('what a call is not scored for is told as well', () => {
  const { container } = render(
    <CalledFor
      rare={null}
      call={{
        eventSubstageId: 10,
        teamId: 1,
        parts: [{ pickTypeId: PickType.advancing, rule: 'Advancing', row: null }],
      }}
      whose={OWN}
    />,
  );
  const [seen, heard] = [...(container.querySelector('p')?.children ?? [])];
  expect(seen?.textContent).toBe('Advancenot scored');
  expect(heard?.textContent).toBe('Your pick: Advancing, not scored');
});

test('two picks of a team share a strip, which has the better outcome and the points of both', () => {
  const part = (
    rule: string,
    pickTypeId: PickType,
    outcome: LedgerRow['outcome'],
    points: number,
  ) => ({
    pickTypeId,
    rule,
    row: { ...row(), rule, outcome, points },
  });
  const { container } = render(
    <CalledFor
      rare={null}
      call={{
        eventSubstageId: 10,
        teamId: 1,
        parts: [
          part('Advancing', PickType.advancing, 'correct', 2),
          part('3-0', PickType.cleanSweepWinner, 'wrong', 0),
        ],
      }}
      whose={{ isOwn: false, name: 'noah' }}
    />,
  );
  const [seen, heard] = [...(container.querySelector('p')?.children ?? [])];
  expect(seen?.getAttribute('data-outcome')).toBe('correct');
  expect(seen?.textContent).toBe('Advance3-0+2');
  expect(heard?.textContent).toBe(
    'noah’s pick: Advancing, Correct, 2 points. 3-0, Wrong, 0 points',
  );
});

test('a right pick that few made says so, to eyes and to ears', () => {
  const rare = 'Only 3% picked this';
  const right = { ...row(), outcome: 'correct' as const, points: 2 };
  const { container } = render(<CalledFor call={callOf(right)} rare={rare} whose={OWN} />);
  const [seen, heard] = [...(container.querySelector('p')?.children ?? [])];
  expect(seen?.textContent).toContain(rare);
  expect(heard?.textContent).toBe(`Your pick: Advancing, Correct, 2 points. ${rare}`);
});
