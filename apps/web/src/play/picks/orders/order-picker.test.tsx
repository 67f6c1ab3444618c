// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import { type EventStage, NO_PICKS, type PickSet } from '@callshot/rules';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ordersWith } from '../../../../../../packages/rules/fixtures/clickable-stages.ts';
import { loadStagePicker, StagePicker } from '../session/stage-picker.tsx';
import { stageStops } from '../session/stage-stops.ts';
import { orderIn } from './group-order.ts';

const NAMES = ['Ash', 'Birch', 'Cedar', 'Elm'];
const stage: EventStage = ordersWith({ pointsByDistance: [1] }, [4]);
const [group] = stage.substages;
if (!group) throw new Error('no group');
const event = {
  teams: NAMES.map((name, index) => ({
    id: index + 1,
    name,
    abbreviation: name.slice(0, 1),
    logoUrl: null,
    mark: { field: index, shape: index, charge: 0, tag: name.slice(0, 1), short: name.slice(0, 1) },
    group: null,
    eventStageId: 1,
    eventSubstageId: 10,
    members: [],
  })),
} as unknown as Event;

let picks: PickSet = NO_PICKS;

function Picker() {
  const [own, setOwn] = useState<PickSet>(NO_PICKS);
  picks = own;
  return (
    <StagePicker
      stage={stage}
      event={event}
      picks={own}
      isEditing
      onChange={(next) => setOwn(next)}
      step={0}
      onStep={() => {}}
      substage={0}
      onSubstage={() => {}}
    />
  );
}

const order = () => orderIn(picks, group).map((teamId) => NAMES[teamId - 1]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

beforeAll(() => loadStagePicker(stage.format));
afterEach(cleanup);

async function pick(...names: readonly string[]): Promise<void> {
  render(<Picker />);
  for (const name of names) {
    const open = within(screen.getByRole('list', { name: 'Teams without a place' }));
    await userEvent.click(open.getByRole('button', { name: new RegExp(`^${name},`) }));
  }
}

test('a press puts a team behind those that have a place [rule: groups-12]', async () => {
  await pick('Cedar', 'Ash');
  expect(order()).toEqual(['Cedar', 'Ash']);
  expect(status()).toBe('Ash, 2nd place');
  expect(stageStops(stage, picks)).toMatchObject([{ picked: 2, required: 4 }]);
  await press('Birch, 3rd place');
  await press('Elm, 4th place');
  expect(stageStops(stage, picks)).toMatchObject([{ picked: 4, required: 4, next: null }]);
  expect(screen.getByText('Every team has its place')).toBeTruthy();
});

test('another press takes it out, and the places below close up', async () => {
  await pick('Ash', 'Birch', 'Cedar');
  await press('Birch, 2nd place, take out');
  expect(order()).toEqual(['Ash', 'Cedar']);
  expect(status()).toBe('Birch: no place yet');
});

test('arrows move a team and keep the focus, and go no further than the ends', async () => {
  await pick('Ash', 'Birch', 'Cedar');
  await press('Move Cedar up');
  expect(order()).toEqual(['Ash', 'Cedar', 'Birch']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Cedar up');
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(order()).toEqual(['Cedar', 'Ash', 'Birch']);
  await press('Move Birch down');
  expect(order()).toEqual(['Cedar', 'Ash', 'Birch']);
});

test('keys move the team that has the focus', async () => {
  await pick('Ash', 'Birch', 'Cedar');
  screen.getByRole('button', { name: 'Ash, 1st place, take out' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(order()).toEqual(['Birch', 'Cedar', 'Ash']);
  await userEvent.keyboard('{ArrowUp}');
  expect(order()).toEqual(['Birch', 'Ash', 'Cedar']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ash, 2nd place, take out');
});

test('a team that is dropped on a place stands there', async () => {
  await pick('Ash', 'Birch', 'Cedar');
  const data = new Map<string, string>();
  const dataTransfer = {
    types: ['application/x-callshot-team'],
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  };
  const row = (team: number) => document.querySelector(`[data-team="${team}"]`)!;
  fireEvent.dragStart(row(3), { dataTransfer });
  fireEvent.drop(row(1), { dataTransfer });
  expect(order()).toEqual(['Cedar', 'Ash', 'Birch']);
  // A team without a place, too.
  fireEvent.dragStart(row(4), { dataTransfer });
  fireEvent.drop(row(1), { dataTransfer });
  expect(order()).toEqual(['Cedar', 'Elm', 'Ash', 'Birch']);
});

test('a group is emptied at once', async () => {
  await pick('Ash', 'Birch');
  await press('Clear Group 1');
  expect(order()).toEqual([]);
});
