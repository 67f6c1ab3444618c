// @vitest-environment jsdom
import {
  type Bracket,
  type EditFault,
  type EventFormat,
  editFormat,
  emptyFormat,
  type FormatEdit,
  newStageFields,
  StageType,
  startFrom,
} from '@callshot/rules';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BracketBuilder } from './bracket-builder.tsx';
import { usePendingEdits } from './use-pending-edits.ts';

let isNarrow = false;
let edited: EventFormat = emptyFormat();

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const step = (format: EventFormat, edit: FormatEdit): EventFormat | EditFault => {
  const next = editFormat(format, edit);
  return next.ok ? next.format : next.fault;
};

function made(...edits: FormatEdit[]): EventFormat {
  return edits.reduce<EventFormat>((format, edit) => {
    const next = step(format, edit);
    if ('code' in next) throw new Error(next.code);
    return next;
  }, emptyFormat());
}

/** Eight teams, double elimination. */
const PLAYOFFS = made({
  kind: 'addStage',
  stage: { ...newStageFields(StageType.playoffs), name: 'Playoffs' },
});

function Builder({ begin }: { begin: EventFormat }) {
  const [format, setFormat] = useState(begin);
  edited = format;
  const onEdit = (edits: readonly FormatEdit[]): EditFault | null => {
    let after = edited;
    for (const edit of edits) {
      const next = step(after, edit);
      if ('code' in next) return next;
      after = next;
    }
    edited = after;
    setFormat(after);
    return null;
  };
  return (
    <BracketBuilder
      format={format}
      stage={0}
      waiting={usePendingEdits(format, onEdit)}
      onStage={() => undefined}
      onEdit={onEdit}
      onClose={() => undefined}
    />
  );
}

function show(begin = PLAYOFFS) {
  render(<Builder begin={begin} />);
  return userEvent.setup();
}

const bracket = (): Bracket => {
  const found = edited.stages[0]?.bracket;
  if (!found) throw new Error('no bracket');
  return found;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const columnOf = (part: number, col: number) => bracket().parts[part]?.columns[col];

test('what is changed of the structure waits in the panel until it is applied [rule: builder-12]', async () => {
  const user = show();
  expect(button('Apply Bracket Changes')).toHaveProperty('disabled', true);
  const bestOf = within(screen.getByRole('group', { name: 'Best of' }));
  await user.click(bestOf.getByRole('radio', { name: '3' }));
  await user.click(button('Match count: more'));
  expect(screen.getByText('2 changes not applied: match count, best of')).toBeDefined();
  expect(edited).toBe(PLAYOFFS);
  await user.click(button('Apply Bracket Changes'));
  expect(columnOf(0, 0)).toMatchObject({ matchCount: 5, bestOf: 3 });
  expect(screen.getByText('All changes are applied.')).toBeDefined();
});

test('a match that is pressed shows its column', async () => {
  const user = show();
  await user.click(button(/^LB 2·1: /));
  expect(screen.getByRole('radio', { name: 'Lower Bracket' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Loser of LB 2·1')).toBeDefined();
});

test('a loser is sent to a slot of the drawing; no match can be focused meanwhile [rule: builder-16]', async () => {
  const user = show();
  await user.selectOptions(screen.getByLabelText('Loser of UB 1·1'), 'Goes out');
  expect(columnOf(0, 0)?.matches[0]?.loserPath).toBeNull();
  await user.click(button('Choose in the drawing: loser of UB 1·1'));
  expect(screen.getByText('Select the slot the loser will move to')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^UB 2·1: / })).toBeNull();
  await user.click(button('LB 1·1, top: Loser UB 1·1 here'));
  expect(columnOf(0, 0)?.matches[0]?.loserPath).toEqual({
    part: 'LB',
    col: 0,
    colIndex: 0,
    isTop: true,
  });
  expect(screen.queryByText('Select the slot the loser will move to')).toBeNull();
});

test('a slot that is fed already is none to choose, and says why', async () => {
  const user = show();
  await user.selectOptions(screen.getByLabelText('Loser of UB 1·1'), 'Goes out');
  await user.click(button('Choose in the drawing: loser of UB 1·1'));
  expect(screen.queryByRole('button', { name: /^LB 1·1, bottom/ })).toBeNull();
  const taken = within(screen.getByRole('group', { name: /^LB 1·1: / })).getByText('Loser UB 1·2');
  expect(taken.closest('[title]')?.getAttribute('title')).toMatch(
    /^UB 1·2 leads to .*LB 1·1.* already\.$/,
  );
});

test('Escape leaves a mode, and so does another phase [rule: builder-12, builder-16]', async () => {
  const user = show();
  await user.click(button('Choose in the drawing: loser of UB 1·1'));
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Select the slot the loser will move to')).toBeNull();
  await user.click(button('Choose in the drawing: loser of UB 1·1'));
  await user.click(button('Next phase'));
  expect(screen.queryByText('Select the slot the loser will move to')).toBeNull();
  expect(screen.getByRole('heading', { name: 'View Definition' })).toBeDefined();
});

test('a view is made of the matches that are pressed [rule: builder-12, builder-16]', async () => {
  const user = show();
  await user.click(button('Next phase'));
  await user.click(button('Add a view'));
  await user.click(button('Matches'));
  expect(screen.getByText('Select the matches the view contains')).toBeDefined();
  await user.click(button(/^UB 1·1: /));
  await user.click(button(/^UB 1·2: /));
  await user.click(button(/^UB 1·1: /));
  expect(bracket().views[0]?.matches).toEqual([{ part: 'UB', col: 0, colIndex: 1 }]);
  expect(button(/^UB 1·2: /).getAttribute('aria-pressed')).toBe('true');
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^Add a column to/ }),
    'Upper Bracket, column 1',
  );
  await user.click(button(/^Add a column to .*: add$/));
  expect(bracket().views[0]?.matches).toHaveLength(4);
});

test('a scoring group is made of the columns whose headers are pressed [rule: builder-12, builder-16]', async () => {
  const user = show();
  await user.click(button('Next phase'));
  await user.click(button('Next phase'));
  const before = bracket().scoringGroups.length;
  await user.click(button('Scoring group'));
  const group = within(
    screen.getByRole('region', { name: `Scoring group Scoring group ${before + 1}` }),
  );
  await user.click(group.getByRole('button', { name: 'Columns' }));
  expect(screen.getByText('Select the columns in the scoring group')).toBeDefined();
  await user.click(button(/^Upper Quarter-Finals/));
  expect(bracket().scoringGroups[before]?.columns).toEqual([{ part: 'UB', col: 0 }]);
  await user.click(button(/^Upper Quarter-Finals/));
  expect(bracket().scoringGroups[before]?.columns).toEqual([]);
});

test('points of what a scoring group does not pay cannot be changed', async () => {
  const user = show();
  await user.click(button('Next phase'));
  await user.click(button('Next phase'));
  const number = bracket().scoringGroups.length + 1;
  await user.click(button('Scoring group'));
  const group = within(
    screen.getByRole('region', { name: `Scoring group Scoring group ${number}` }),
  );
  const isDisabled = (label: string) =>
    group.getByLabelText<HTMLInputElement>(`${label}, points`).disabled;
  const flags = ['Score Participants', 'Score Winners Only', 'Score Placement'];
  for (const name of flags) {
    const box = group.getByRole<HTMLInputElement>('checkbox', { name });
    if (box.checked) await user.click(box);
  }
  expect(['Score Participants', 'Score Placement'].map(isDisabled)).toEqual([true, true]);
  // Winners alone are paid by the points of participants.
  await user.click(group.getByRole('checkbox', { name: 'Score Winners Only' }));
  expect(['Score Participants', 'Score Placement'].map(isDisabled)).toEqual([false, true]);
  await user.click(group.getByRole('checkbox', { name: 'Score Placement' }));
  expect(isDisabled('Score Placement')).toBe(false);
});

test('a bracket that cannot be followed to its end is not drawn, and can be mended', async () => {
  const details = {
    useSeriesScore: false,
    hasBracketReset: true,
    pointsForCorrectBracketReset: 1,
  };
  const to = { ...newStageFields(StageType.playoffs), name: 'Playoffs' };
  const fields = { ...to, type: StageType.playoffs, playoffDetails: details };
  const user = show(made({ kind: 'addStage', stage: fields }));
  await user.click(screen.getByRole('radio', { name: 'Grand Final' }));
  await user.click(button('Remove the last column'));
  await user.click(button('Apply Bracket Changes'));
  expect(screen.getByText('This bracket cannot be drawn')).toBeDefined();
  await user.click(button('Add a column'));
  await user.click(button('Apply Bracket Changes'));
  expect(button(/^GF 1·1: /)).toBeDefined();
});

const pathLength = (path: Element): number => path.getAttribute('d')?.length ?? 0;

test('of a large bracket what is in view is drawn first; a key that is pressed meets all of it', async () => {
  show(startFrom({ kind: 'knockout', teamCount: 64, elimination: 'double', hasReset: true }));
  const drawn = () => document.querySelectorAll('[data-slot$=":match"]').length;
  const losers = () => document.querySelectorAll('select[aria-label^="Loser of UB 1·"]').length;
  const heads = () => document.querySelectorAll('button > small').length;
  // The longest of all paths is that of the drawing.
  const ways = () =>
    Math.max(...[...document.querySelectorAll('path')].map((path) => pathLength(path)));
  const [firstHeads, firstWays] = [heads(), ways()];
  expect(drawn()).toBeLessThan(64);
  expect(losers()).toBeLessThan(32);
  const first = document.querySelector<HTMLElement>('[data-slot="0:match"]');
  expect(first?.tabIndex).toBe(0);
  if (first) fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(drawn()).toBe(127);
  expect(heads()).toBe(17);
  expect(firstHeads).toBeLessThan(17);
  expect(ways()).toBeGreaterThan(2 * firstWays);
  expect(document.activeElement?.getAttribute('data-slot')).toBe('1:match');
  await waitFor(() => expect(losers()).toBe(32));
});

test('below 1050 px the builder asks for a larger window', () => {
  isNarrow = true;
  show();
  expect(screen.getByText('The Bracket Builder needs a larger window')).toBeDefined();
});

/** The group of four that everybody knows, drawn by hand. */
const GSL = startFrom({ kind: 'groups', groupCount: 1, of: 'gsl' });

test('a drawing by hand begins with one match, and is given up only after a question [rule: builder-12]', async () => {
  const user = show();
  await user.click(screen.getByRole('switch', { name: 'Freeform Bracket?' }));
  expect(bracket().freeformParts.map(({ name, columns }) => [name, columns.length])).toEqual([
    ['Bracket', 1],
  ]);
  await user.click(screen.getByRole('switch', { name: 'Freeform Bracket?' }));
  const question = await screen.findByRole('dialog', { name: 'Freeform Bracket?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(bracket().freeform).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Freeform Bracket?' }));
  const again = await screen.findByRole('dialog', { name: 'Freeform Bracket?' });
  await user.click(within(again).getByRole('button', { name: 'Confirm' }));
  expect(bracket()).toEqual(PLAYOFFS.stages[0]?.bracket);
});

test('a part that is drawn is called as it is named, and its columns apart from those of others', async () => {
  const user = show();
  await user.click(screen.getByRole('switch', { name: 'Freeform Bracket?' }));
  await user.click(screen.getByRole('button', { name: 'Add a column' }));
  await user.clear(screen.getByLabelText('Part name'));
  await user.type(screen.getByLabelText('Part name'), 'Upper{Enter}');
  expect(bracket().freeformParts).toMatchObject([{ identifier: 'Upper', columnCount: 2 }]);
  expect(screen.getByLabelText('Winner of Upper 1·1')).toBeTruthy();
  await user.type(screen.getByLabelText('Name of a new part'), 'Lower{Enter}');
  await user.click(screen.getByText('Lower', { selector: 'label' }));
  await user.click(screen.getByRole('button', { name: 'Add a column' }));
  await user.click(screen.getByRole('button', { name: 'Apply Bracket Changes' }));
  await user.click(screen.getByRole('button', { name: 'Next phase' }));
  await user.click(screen.getByRole('button', { name: 'Next phase' }));
  await user.click(screen.getByRole('button', { name: 'Scoring group' }));
  const offered = within(screen.getByLabelText('Add a column to Scoring group 1'));
  expect(offered.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Add a column',
    'Upper, column 1',
    'Upper, column 2',
    'Lower, column 1',
    'Lower, column 2',
  ]);
});

test('parts are added, named and removed, and winners are led by a list as well', async () => {
  const user = show(GSL);
  await user.type(screen.getByLabelText('Name of a new part'), 'Grand Final{Enter}');
  expect(bracket().freeformParts.map(({ identifier }) => identifier)).toEqual(['Group', 'GF']);
  const winner = screen.getByLabelText('Winner of Group 1·1');
  expect(winner).toHaveProperty('value', 'Group 2·1, top');
  await user.click(winner);
  await user.selectOptions(winner, 'GF 1·1, bottom');
  expect(bracket().freeformParts[0]?.columns[0]?.matches[0]?.winnerPath).toEqual({
    part: 'GF',
    col: 0,
    colIndex: 0,
    isTop: false,
  });
  await user.selectOptions(screen.getByLabelText('Winner of Group 1·1'), 'Goes no further');
  expect(bracket().freeformParts[0]?.columns[0]?.matches[0]?.winnerPath).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove the part Group' }));
  expect(bracket().freeformParts.map(({ identifier }) => identifier)).toEqual(['GF']);
  expect(screen.getByRole('button', { name: 'Remove the part Grand Final' })).toHaveProperty(
    'disabled',
    true,
  );
});
