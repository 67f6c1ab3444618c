// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import { act, cleanup, render } from '@testing-library/react';
import { createContext, useContext } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { testPages } from '../../../../testing/pages.tsx';
import { type ShownStage, useStageAddress } from './use-stage-address.ts';

afterEach(cleanup);

/** Three stages, the second of four groups. */
const eventAt = (stage: number): Pick<Event, 'stage' | 'eventStages' | 'flags'> => ({
  stage,
  flags: { forcedStage: null, surveyNotice: false, openTabs: [] },
  eventStages: [1, 4, 1].map((count, index) => ({
    id: index + 1,
    name: `Stage ${index + 1}`,
    eventSubstage: Array.from({ length: count }, (_, at) => ({ id: at + 1, title: `${at}` })),
    isSealed: false,
    sealedAt: null,
  })),
});

const flagged = (event: ReturnType<typeof eventAt>, flags: Partial<Event['flags']>) => ({
  ...event,
  flags: { ...event.flags, ...flags },
});

interface Seen {
  readonly shown: ShownStage;
  readonly navigate: NavigateFunction;
}

const OnScreen = createContext({ event: eventAt(0), see: (_: Seen): void => undefined });

function Screen() {
  const { event, see } = useContext(OnScreen);
  see({ shown: useStageAddress(event), navigate: useNavigate() });
  return null;
}

/** The stage on screen of an event at an address, and the browser's way back. */
function shownAt(address: string, stage: number, flags: Partial<Event['flags']> = {}) {
  const seen: Seen[] = [];
  const last = () => {
    const now = seen.at(-1);
    if (now === undefined) throw new Error('Nothing has been drawn');
    return now;
  };
  const see = (now: Seen) => {
    seen.push(now);
  };
  const { history, pages } = testPages([{ path: '*', Component: Screen }], ['/landing', address]);
  const screen = (current: number) => (
    <OnScreen value={{ event: flagged(eventAt(current), flags), see }}>{pages}</OnScreen>
  );
  const { rerender } = render(screen(stage));
  return {
    history,
    stage: () => last().shown.index,
    substage: () => last().shown.substage.chosen,
    go: (to: number) => act(async () => last().shown.go(to)),
    choose: (to: number) => act(async () => last().shown.substage.choose(to)),
    back: () => act(async () => last().navigate(-1)),
    update: (next: number) => rerender(screen(next)),
  };
}

test('without a stage in the address the current one is shown, and stays when another opens', async () => {
  const page = shownAt('/rl/event/1', 0);
  expect(page.stage()).toBe(0);
  page.update(1);
  expect(page.stage()).toBe(0);
  await page.go(1);
  expect(page.stage()).toBe(1);
});

test('stages and groups stand in the address, and back walks through them', async () => {
  const page = shownAt('/rl/event/1', 1);
  await page.go(0);
  expect(page.history.location.search).toBe('?stage=1');
  await page.go(1);
  await page.choose(2);
  expect(page.history.location.search).toBe('?stage=2&substage=3');
  expect([page.stage(), page.substage()]).toEqual([1, 2]);
  await page.back();
  expect([page.stage(), page.substage()]).toEqual([1, null]);
  await page.back();
  expect(page.stage()).toBe(0);
  await page.back();
  expect(page.history.location).toMatchObject({ pathname: '/rl/event/1', search: '' });
});

test('choosing what is on screen leaves no trace in the history', async () => {
  const page = shownAt('/rl/event/1', 1);
  await page.go(1);
  expect(page.history.location.search).toBe('');
});

test('an address that names a stage which has not opened shows the current one [rule: event-page-10]', () => {
  expect(shownAt('/rl/event/1?stage=3', 1).stage()).toBe(1);
});

test.each([
  { why: 'a stage that is past', forcedStage: 0, openTabs: [], opens: 0 },
  { why: 'a stage that has not opened', forcedStage: 2, openTabs: [], opens: 1 },
  { why: 'a tab that the survey stands for', forcedStage: 2, openTabs: [2], opens: 2 },
])(
  'forced to $why, the page opens with stage $opens [rule: events-9]',
  ({ forcedStage, openTabs, opens }) => {
    const page = shownAt('/rl/event/1', 1, { forcedStage, openTabs });
    expect(page.stage()).toBe(opens);
  },
);

test('an address that names a stage goes before the one that is forced', () => {
  expect(shownAt('/rl/event/1?stage=2', 1, { forcedStage: 0 }).stage()).toBe(1);
});
