// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import {
  type EventStage,
  type FormatStage,
  NO_PICKS,
  type PickSet,
  StageType,
} from '@callshot/rules';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { StagePicker } from './stage-picker.tsx';
import { stageStops } from './stage-progress.ts';

const NAMES = ['Ash', 'Birch', 'Cedar', 'Elm'];
const bare = {
  teamsToOpenPicks: null,
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
};
const swissFormat: FormatStage = {
  ...bare,
  name: 'Opening',
  type: StageType.swiss,
  swissStageDetails: {
    advancingCount: 2,
    pointsPerAdvancing: 2,
    cleanSweepWinnerCount: 1,
    pointsPerCorrectWinner: 2,
    cleanSweepLoserCount: 1,
    pointsPerCorrectLoser: 2,
  },
};
const groupFormat: FormatStage = {
  ...bare,
  name: 'Groups',
  type: StageType.group,
  groupStageDetails: {
    hasGroupBrackets: false,
    useSeriesScore: false,
    groupCount: 1,
    advancingCount: 2,
    totalAdvancing: 2,
    pointsPerAdvancing: 2,
    scoreFirstPlace: true,
    pointsPerFirstPlace: 1,
    scoreSecondPlace: true,
    pointsPerSecondPlace: 1,
  },
};

const teams = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  abbreviation: name.slice(0, 1),
  logoUrl: null,
  mark: { field: index, shape: index, charge: 0, tag: name.slice(0, 1), short: name.slice(0, 1) },
  group: null,
  eventStageId: 10,
  eventSubstageId: 20,
  members: [],
}));
const stageOf = (format: FormatStage): EventStage => ({
  eventStageId: 10,
  stageIndex: 0,
  format,
  substages: [
    { eventSubstageId: 20, title: format.name, teamIds: [1, 2, 3, 4], officialMatches: [] },
  ],
});
const event: Event = {
  id: 1,
  gameId: 1,
  name: 'Open',
  nameOverride: 'Open',
  image: null,
  url: null,
  stage: 0,
  eventStages: [],
  teams,
  metadata: { startDate: '2026-01-01T00:00:00Z', endDate: '2026-01-02T00:00:00Z' },
  unlocked: false,
  relockTime: null,
  lockAt: null,
  serverTime: '2026-01-01T00:00:00Z',
  bracketsSubmitted: 0,
  format: { id: 1, name: 'Open', json: '' },
  finished: false,
  locked: false,
  rewardTypeId: 1,
  version: 1,
  attribution: null,
};

interface DeskProps {
  readonly format: FormatStage;
  readonly start?: PickSet;
  readonly step?: number;
  readonly isEditing?: boolean;
}

function Desk({ format, start = NO_PICKS, step = 0, isEditing = true }: DeskProps) {
  const [picks, setPicks] = useState(start);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const stage = stageOf(format);
  return (
    <>
      <StagePicker
        stage={stage}
        event={event}
        picks={picks}
        isEditing={isEditing}
        step={step}
        onStep={() => undefined}
        substage={0}
        onSubstage={() => undefined}
        onChange={(next, gone) => {
          setPicks(next);
          setCleared(gone);
        }}
      />
      <output aria-label="stops">
        {stageStops(stage, picks)
          .map(({ title, picked, required }) => `${title} ${picked}/${required}`)
          .join(', ')}
      </output>
      <output aria-label="cleared">{cleared.length}</output>
    </>
  );
}

const slip = (...rows: [teamId: number, pickTypeId: 1 | 2 | 3 | 5 | 6][]): PickSet => ({
  groupStagePicks: rows.map(([teamId, pickTypeId]) => ({
    eventStageId: 10,
    eventSubstageId: 20,
    teamId,
    pickTypeId,
  })),
  matchPicks: [],
});
const team = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const stops = () => screen.getByLabelText('stops').textContent;
const user = userEvent.setup();

afterEach(cleanup);

test('a press picks a team, another takes it back', async () => {
  render(<Desk format={swissFormat} />);
  await user.click(team('Ash'));
  expect(team('Ash').getAttribute('aria-pressed')).toBe('true');
  expect(stops()).toBe('Advancing 1/2, 3-0 0/1, 0-3 0/1');
  await user.click(team('Ash'));
  expect(stops()).toBe('Advancing 0/2, 3-0 0/1, 0-3 0/1');
});

test('a press beyond the full count changes nothing and says why', async () => {
  render(<Desk format={swissFormat} start={slip([1, 1], [2, 1])} />);
  await user.click(team('Cedar'));
  expect(team('Cedar').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('All 2 are picked. Take one back first.')).toBeTruthy();
});

test.each([
  { step: 1, offered: ['Ash', 'Birch'], why: '3-0 only among advancing teams' },
  { step: 2, offered: ['Cedar', 'Elm'], why: '0-3 only among the others' },
])('$why', ({ step, offered }) => {
  render(<Desk format={swissFormat} start={slip([1, 1], [2, 1])} step={step} />);
  const names = screen
    .getAllByRole('button', { pressed: false })
    .map((button) => NAMES.find((name) => button.textContent?.includes(name)));
  expect(names).toEqual(offered);
});

test('taking back an advancing team clears its 3-0 pick and reports it', async () => {
  render(<Desk format={swissFormat} start={slip([1, 1], [2, 1], [1, 2])} />);
  await user.click(team('Ash'));
  expect(stops()).toBe('Advancing 1/2, 3-0 0/1, 0-3 0/1');
  expect(screen.getByLabelText('cleared').textContent).toBe('1');
});

test('steps without a count are skipped', () => {
  const format = {
    ...swissFormat,
    swissStageDetails: swissFormat.swissStageDetails && {
      ...swissFormat.swissStageDetails,
      cleanSweepWinnerCount: 0,
    },
  };
  render(<Desk format={format} />);
  expect(stops()).toBe('Advancing 0/2, 0-3 0/1');
});

test('second place is never the first-place team', () => {
  render(<Desk format={groupFormat} start={slip([1, 1], [2, 1], [1, 5])} step={2} />);
  expect(screen.queryByRole('button', { name: /^Ash/ })).toBeNull();
  expect(team('Birch')).toBeTruthy();
});

test('a slip is read best first', () => {
  const start = slip([1, 1], [2, 1], [1, 2], [4, 3]);
  render(<Desk format={swissFormat} isEditing={false} start={start} />);
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['3-01', 'Advancing1', '0-31', 'Not picked1']);
});
