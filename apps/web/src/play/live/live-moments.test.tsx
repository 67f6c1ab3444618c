// @vitest-environment jsdom
import type { Event, OfficialPicks, UserScore } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore } from '../../platform/core/store.ts';
import { picksKeys } from '../picks/picks.queries.ts';
import { heldScore } from './held-score.ts';
import { LiveMoments } from './live-moments.tsx';

const EVENT = { id: 7, teams: [{ id: 1, name: 'Vitality' }] } as Event;
const OWNER = 3;

let isReduced = false;
let outlined: string[] = [];
let crowned = 0;
/** Lets what rises arrive. */
let arrive: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  isReduced = false;
  outlined = [];
  crowned = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(50, 50, 80, 30));
  Element.prototype.animate = function (this: Element, _frames, timing) {
    if (this.matches('[data-champion]')) crowned += 1;
    if (timing === 2000) outlined.push(this.textContent ?? '');
    const animation = { onfinish: null } as Animation;
    if (this.textContent?.startsWith('+')) {
      arrive = () => animation.onfinish?.call(animation, new Event('finish') as never);
    }
    return animation;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const official = (teamIds: readonly number[]): OfficialPicks => ({
  version: teamIds.length,
  matchPicks: [],
  teamMatches: [],
  corrected: [],
  groupStagePicks: teamIds.map((teamId) => ({
    eventId: 7,
    userId: null,
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId: 1,
  })),
});

const score = (totalScore: number) =>
  ({
    totalScore,
    rank: 2,
    percentile: 8,
    ledger: [] as UserScore['ledger'],
    computedAt: `2026-11-24T10:00:0${totalScore}.000Z`,
  }) as UserScore;

/** The pill as the page has it: what is held in place of the score. */
function Pill({ points }: { readonly points: number }) {
  const held = useStore(heldScore);
  return <p data-score>{held?.points ?? `${points} pts`}</p>;
}

function open() {
  const queries = new QueryClient();
  const show = (points: number, teamIds: readonly number[]) => {
    queries.setQueryData(picksKeys.score(7, OWNER), score(points));
    queries.setQueryData(picksKeys.official(7), official(teamIds));
  };
  show(2, []);
  const page = (points: number) => (
    <QueryClientProvider client={queries}>
      <LiveMoments event={EVENT} ownerId={OWNER} isHidden={false} />
      <Pill points={points} />
      <main>
        <p data-team="1">Vitality</p>
        <p data-champion data-state={points > 2 ? 'won' : 'open'} />
      </main>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page(2));
  const come = (points: number, teamIds: readonly number[]) =>
    act(async () => {
      show(points, teamIds);
      rerender(page(points));
      await vi.advanceTimersByTimeAsync(0);
    });
  return { come, unmount };
}

const pill = () => document.querySelector('[data-score]')?.textContent;

test('a result counts up in the pill once its points have arrived, and is said', async () => {
  const { come } = open();
  expect(pill()).toBe('2 pts');
  await come(6, [1]);
  expect(pill()).toBe('2 pts');
  expect(screen.getByRole('status').textContent).toBe(
    'New result: Vitality, +4 pts, 6 in all, 2nd.',
  );
  expect(document.body.lastElementChild?.textContent).toBe('+4');
  act(() => arrive());
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
  expect(pill()).toMatch(/^[345] pts$/);
  await act(async () => void (await vi.advanceTimersByTimeAsync(400)));
  expect(pill()).toBe('6 pts');
  expect(document.body.textContent).not.toContain('+4Vitality');
  expect(heldScore.read()).toBe(null);
});

test('where nothing may move the number is there at once, and what changed is outlined', async () => {
  isReduced = true;
  const { come } = open();
  await come(6, [1]);
  expect(pill()).toBe('6 pts');
  expect(outlined).toEqual(['Vitality', '6 pts']);
  expect(screen.getByRole('status').textContent).toContain('+4 pts, 6 in all');
});

test('a champion comes up and glows, once', async () => {
  const { come } = open();
  await come(6, [1]);
  expect(crowned).toBe(2);
  act(() => arrive());
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  await come(8, [1, 2]);
  expect(crowned).toBe(2);
});

test('who leaves meanwhile leaves nothing behind', async () => {
  const { come, unmount } = open();
  await come(6, [1]);
  act(unmount);
  expect(heldScore.read()).toBe(null);
  expect(document.body.textContent).not.toContain('+4');
});

test('a result that is read before its score is computed counts up with it', async () => {
  const { come } = open();
  await come(2, [1]);
  expect(screen.getByRole('status').textContent).toBe('');
  await come(6, [1]);
  expect(screen.getByRole('status').textContent).toBe(
    'New result: Vitality, +4 pts, 6 in all, 2nd.',
  );
});

test('a score without its result is held only so long', async () => {
  const { come } = open();
  await come(6, []);
  expect(pill()).toBe('2 pts');
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
  act(() => arrive());
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect(pill()).toBe('6 pts');
});
