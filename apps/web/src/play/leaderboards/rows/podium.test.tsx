// @vitest-environment jsdom
import type { LeaderboardEntry } from '@callshot/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardTier } from '../awards/tier-distance.ts';
import type { BoardFaces } from '../board/board-faces.ts';
import { Podium } from './podium.tsx';

const FACES: BoardFaces = {
  teams: new Map(),
  reward: 1,
  lastResult: 'Last result',
  ownId: 2,
  onOpen: undefined,
};
/** Second, first and third, as they stand. */
const LEFT: Record<string, number> = { 1: 100, 2: 0, 3: 200 };
const TOP: Record<string, number> = { 1: 0, 2: 32, 3: 54 };

const TIERS: readonly BoardTier[] = [
  { trophyTypeId: 6, entrants: 1, fromPoints: 60 },
  { trophyTypeId: 5, entrants: 1, fromPoints: 59 },
  { trophyTypeId: 4, entrants: 0, fromPoints: null },
  { trophyTypeId: 3, entrants: 5, fromPoints: 20 },
];

let isStill = false;
let moved: {
  readonly user: string | undefined;
  readonly is: string;
  readonly from: unknown;
  readonly ms: unknown;
}[] = [];

beforeEach(() => {
  isStill = false;
  moved = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const placed = (by: Record<string, number>) =>
    function (this: HTMLElement) {
      return by[this.dataset.row ?? ''] ?? 0;
    };
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(placed(LEFT));
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(placed(TOP));
  Element.prototype.animate = function (this: HTMLElement, frames, timing) {
    const ms = typeof timing === 'object' ? timing.duration : timing;
    const [from] = frames as Keyframe[];
    const { user } = this.closest<HTMLElement>('[data-user]')?.dataset ?? {};
    moved.push({
      user,
      is: this.matches('[data-moved]') ? 'name' : 'place',
      from: from?.transform ?? from?.opacity,
      ms,
    });
    return {} as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const standing = (...userIds: number[]): LeaderboardEntry[] =>
  userIds.map((userId, at) => ({
    row: at + 1,
    rank: at + 1,
    userId,
    username: `user ${userId}`,
    totalScore: 60 - at,
    nameplateId: 0,
    pinnedEventName: null,
    pinnedTrophyImagePath: null,
    trophyUrl: null,
    move: null,
    lastPoints: null,
    champion: null,
  }));

function showTwo(before: LeaderboardEntry[], after: LeaderboardEntry[]) {
  const { rerender } = render(<Podium entries={before} tiers={TIERS} faces={FACES} />);
  expect(moved).toEqual([]);
  rerender(<Podium entries={after} tiers={TIERS} faces={FACES} />);
}

test('names swap places from one plinth to the other, and who comes onto one appears', () => {
  showTwo(standing(1, 2, 3), standing(2, 1, 4));
  expect(moved).toEqual([
    { user: '2', is: 'name', from: 'translate(-100px, 32px)', ms: 400 },
    { user: '1', is: 'name', from: 'translate(100px, -32px)', ms: 400 },
    { user: '4', is: 'name', from: 0, ms: 400 },
  ]);
});

test('points alone move nobody', () => {
  showTwo(standing(1, 2, 3), standing(1, 2, 3));
  expect(moved).toEqual([]);
});

test('where nothing may move the own name is outlined', () => {
  isStill = true;
  showTwo(standing(1, 2, 3), standing(2, 1, 3));
  expect(moved).toEqual([{ user: '2', is: 'name', from: undefined, ms: 2000 }]);
});

test('above each name stands the award that would be theirs now, the first one’s the largest', () => {
  const { container } = render(<Podium entries={standing(1, 2, 3)} tiers={TIERS} faces={FACES} />);
  const trophies = [...container.querySelectorAll('img')].map((art) => [
    art.closest<HTMLElement>('li')?.dataset.row,
    /\/trophies\/1\/(\d)/.exec(art.src)?.[1],
    art.width,
  ]);
  expect(trophies).toEqual([
    ['1', '6', 60],
    ['2', '5', 44],
    ['3', '3', 44],
  ]);
});

test('who shares a rank stands on a step of it, with its mark [rule: boards-29]', () => {
  const tied = standing(1, 2, 3).map((entry) =>
    entry.row === 1 ? entry : { ...entry, rank: 2, isTied: true as const },
  );
  const { container } = render(<Podium entries={tied} tiers={TIERS} faces={FACES} />);
  const steps = [...container.querySelectorAll('li')].map(({ dataset, textContent }) => [
    dataset.step,
    /T?\d(?=\d\d pts)/.exec(textContent ?? '')?.[0],
  ]);
  expect(steps).toEqual([
    ['1', '1'],
    ['2', 'T2'],
    ['2', 'T2'],
  ]);
});
