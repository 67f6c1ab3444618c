// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import {
  type EventStage,
  type FormatStage,
  NO_PICKS,
  type PickSet,
  StageType,
} from '@callshot/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadStagePicker, StagePicker } from '../session/stage-picker.tsx';
import { stageStops } from '../session/stage-stops.ts';

/** Nothing is asked of a server, here or after the test. */
const offline = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

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

/** Two groups of two: the first of each goes on, and the better second. */
const nextPlaceFormat: FormatStage = {
  ...groupFormat,
  groupStageDetails: {
    ...groupFormat.groupStageDetails,
    groupCount: 2,
    advancingCount: 1,
    totalAdvancing: 1,
    scoreFirstPlace: false,
    scoreSecondPlace: false,
    bestOfNextPlace: { count: 1, criteria: ['points', 'map_difference'] },
  },
} as FormatStage;

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
  substages: (format.groupStageDetails?.groupCount === 2
    ? [
        [1, 2],
        [3, 4],
      ]
    : [[1, 2, 3, 4]]
  ).map((teamIds, at) => ({
    eventSubstageId: 20 + at,
    title: at === 0 ? format.name : 'Others',
    teamIds,
    officialMatches: [],
  })),
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
  eventTypeId: 7,
  finished: false,
  rewarded: false,
  locked: false,
  rewardTypeId: 1,
  flags: { forcedStage: null, surveyNotice: false, openTabs: [] },
  version: 1,
  attribution: null,
};

interface PickingProps {
  readonly format: FormatStage;
  readonly start?: PickSet;
  readonly step?: number;
  readonly isEditing?: boolean;
}

function Picking({ format, start = NO_PICKS, step = 0, isEditing = true }: PickingProps) {
  const [picks, setPicks] = useState(start);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const stage = stageOf(format);
  return (
    <QueryClientProvider client={offline}>
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
    </QueryClientProvider>
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

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
beforeAll(() => loadStagePicker(swissFormat));
afterEach(cleanup);

test('a press picks a team, another takes it back', async () => {
  render(<Picking format={swissFormat} />);
  await user.click(team('Ash'));
  expect(team('Ash').getAttribute('aria-pressed')).toBe('true');
  expect(stops()).toBe('Advance 1/2, 3-0 0/1, 0-3 0/1');
  await user.click(team('Ash'));
  expect(stops()).toBe('Advance 0/2, 3-0 0/1, 0-3 0/1');
});

test('a press beyond the full count changes nothing and says why [rule: swiss-3]', async () => {
  render(<Picking format={swissFormat} start={slip([1, 1], [2, 1])} />);
  await user.click(team('Cedar'));
  expect(team('Cedar').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Cedar: 2 of 2, take one out first')).toBeTruthy();
});

test.each([
  { step: 1, offered: ['Ash', 'Birch'], why: '3-0 only among advancing teams' },
  { step: 2, offered: ['Cedar', 'Elm'], why: '0-3 only among the others' },
])('$why', ({ step, offered }) => {
  render(<Picking format={swissFormat} start={slip([1, 1], [2, 1])} step={step} />);
  const names = screen
    .getAllByRole('button', { pressed: false })
    .map((button) => NAMES.find((name) => button.textContent?.includes(name)));
  expect(names).toEqual(offered);
});

test('taking back an advancing team clears its 3-0 pick and reports it', async () => {
  render(<Picking format={swissFormat} start={slip([1, 1], [2, 1], [1, 2])} />);
  await user.click(team('Ash'));
  expect(stops()).toBe('Advance 1/2, 3-0 0/1, 0-3 0/1');
  expect(screen.getByLabelText('cleared').textContent).toBe('1');
});

test('a crest in a bucket takes its team out, and the bucket keeps the keyboard', async () => {
  render(<Picking format={swissFormat} start={slip([1, 1], [2, 1])} step={1} />);
  await user.click(screen.getByRole('button', { name: 'Take Ash out of Advance' }));
  expect(stops()).toBe('Advance 1/2, 3-0 0/1, 0-3 0/1');
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: '1, Advance, 2 pts each, 1/2 picked' }),
  );
});

test('every bucket says all that is seen of it, and which is asked', () => {
  render(<Picking format={swissFormat} start={slip([1, 1], [2, 1])} step={1} />);
  const buckets = screen.getAllByRole('button', { name: / picked$/ });
  expect(
    buckets.map((bucket) => [
      bucket.getAttribute('aria-label'),
      bucket.getAttribute('aria-current'),
      bucket.matches(':disabled'),
    ]),
  ).toEqual([
    ['Advance, 2 pts each, 2/2 picked', null, false],
    ['2, 3-0, +2 pts each, 0/1 picked', 'step', false],
    ['3, 0-3, 2 pts each, 0/1 picked', null, true],
  ]);
});

test('every team says what has become of it', () => {
  render(<Picking format={swissFormat} start={slip([1, 1], [2, 1], [1, 2])} step={2} />);
  const teams = screen.getByRole('group', { name: 'Which team loses every match?' });
  expect([...teams.querySelectorAll('fieldset > div > *')].map(spoken)).toEqual([
    'Ash#1, picked to go 3-0',
    'Birch#2, picked to advance',
    'Cedar#3',
    'Elm#4',
  ]);
});

/** Content for a screen reader. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
  return copy.textContent ?? '';
}

test.each([
  { why: 'into the bucket of the question', at: 0, stops: 'Advance 1/2, 3-0 0/1, 0-3 0/1' },
  { why: 'into another one', at: 2, stops: 'Advance 0/2, 3-0 0/1, 0-3 1/1' },
])('a team is dragged $why', ({ at, stops: expected }) => {
  render(<Picking format={swissFormat} />);
  const held = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, data: string) => held.set(type, data),
    getData: (type: string) => held.get(type) ?? '',
    get types() {
      return [...held.keys()];
    },
  };
  fireEvent.dragStart(team('Ash'), { dataTransfer });
  const bucket = screen.getAllByRole('listitem')[at];
  if (bucket) fireEvent.drop(bucket, { dataTransfer });
  expect(stops()).toBe(expected);
});

test('steps without a count are skipped', () => {
  const format = {
    ...swissFormat,
    swissStageDetails: swissFormat.swissStageDetails && {
      ...swissFormat.swissStageDetails,
      cleanSweepWinnerCount: 0,
    },
  };
  render(<Picking format={format} />);
  expect(stops()).toBe('Advance 0/2, 0-3 0/1');
});

test('second place is never the first-place team [rule: groups-4]', () => {
  render(<Picking format={groupFormat} start={slip([1, 1], [2, 1], [1, 5])} step={2} />);
  expect(screen.queryByRole('button', { name: /^Ash/ })).toBeNull();
  expect(team('Birch')).toBeTruthy();
});

test('a slip is read best first', () => {
  const start = slip([1, 1], [2, 1], [1, 2], [4, 3]);
  render(<Picking format={swissFormat} isEditing={false} start={start} />);
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['3-01', 'Advancing1', '0-31', 'Not picked1']);
});

test('one group sends on one team more, whichever it is [rule: groups-30]', async () => {
  render(<Picking format={nextPlaceFormat} />);
  expect(screen.getByText('Which three teams advance?')).toBeTruthy();
  expect(
    await screen.findByText(
      'One of the 2 groups sends on one team more, the best at place 2. Compared by points, map difference.',
    ),
  ).toBeTruthy();
  await user.click(team('Ash'));
  await user.click(team('Birch'));
  expect(stops()).toBe('Advance 2/3');
  await user.click(team('Cedar'));
  expect(stops()).toBe('Advance 3/3');
  // The other group cannot have one more as well.
  await user.click(team('Elm'));
  expect(team('Elm').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Elm: 1 of 1, take one out first')).toBeTruthy();
  await user.click(team('Birch'));
  expect(stops()).toBe('Advance 2/3');
  await user.click(team('Elm'));
  expect(stops()).toBe('Advance 3/3');
});
