import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lockedMiddleStage } from '../../fixtures/special-brackets.ts';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import {
  EVERY_STAGE,
  groupBracketStage,
  playoffStage,
  swissStage,
} from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import {
  canLockInParts,
  LOCK_IS_NEAR_MS,
  lockTimes,
  matchesToLock,
  movedLocks,
  picksOfClosed,
  withClosedPicks,
} from './match-locks.ts';

const brackets = EVERY_STAGE.filter(({ stage }) => canLockInParts(stage.format));
const hour = 3_600_000;
const now = 1000 * hour;

const locksOf = (
  stage: EventStage,
  starts: Readonly<Record<string, number>>,
  by: 'match' | 'round' = 'match',
) =>
  lockTimes(stage, compileLayout(stage), {
    by,
    stageLockAt: now + hour,
    startOf: (_, match) => {
      const at = starts[match];
      return at === undefined ? null : { at, isByStaff: false };
    },
  });

const timesOf = (locks: readonly { readonly match: string; readonly lockAt: number | null }[]) =>
  Object.fromEntries(locks.map(({ match, lockAt }) => [match, lockAt && (lockAt - now) / hour]));

test.each(brackets)(
  'every byte of a slip belongs to one match: $why [rule: locks-18]',
  ({ stage }) => {
    const layout = compileLayout(stage);
    const owned = matchesToLock(stage, layout).flatMap(({ slots }) => slots);
    const picked = layout.slots.flatMap((slot, at) => (slot.kind === 'padding' ? [] : [at]));
    expect(owned.toSorted((a, b) => a - b)).toEqual(picked);
  },
);

test('places of teams cannot lock in parts [rule: locks-18]', () => {
  const stage = swissStage();
  expect(canLockInParts(stage.format)).toBe(false);
  expect(matchesToLock(stage, compileLayout(stage))).toEqual([]);
});

describe('when a match locks [rule: locks-19]', () => {
  const four = playoffStage({ teams: 4, elimination: 'single' });

  test('at its start', () => {
    const starts = { 'UB-0-0': now + 2 * hour, 'UB-0-1': now + 3 * hour, 'UB-1-0': now + 9 * hour };
    expect(timesOf(locksOf(four, starts))).toEqual({ 'UB-0-0': 2, 'UB-0-1': 3, 'UB-1-0': 9 });
  });

  test('with the first of its round', () => {
    const starts = { 'UB-0-0': now + 5 * hour, 'UB-0-1': now + 3 * hour };
    expect(timesOf(locksOf(four, starts, 'round'))).toEqual({
      'UB-0-0': 3,
      'UB-0-1': 3,
      'UB-1-0': null,
    });
  });

  test('with the stage, where a first match has no start', () => {
    expect(timesOf(locksOf(four, { 'UB-0-1': now + 3 * hour }))).toEqual({
      'UB-0-0': 1,
      'UB-0-1': 3,
      'UB-1-0': null,
    });
  });

  test('no later than a match that follows from it, through rounds that nobody picks', () => {
    const stage = lockedMiddleStage();
    const last = compileBracket(stage.format).matches.findLast(({ isReset }) => !isReset)!;
    const locks = locksOf(stage, { [last.key]: now - hour });
    const before = locks.filter(({ lockAt }) => lockAt !== null && lockAt <= now - hour);
    expect(before.map(({ match }) => match)).toEqual(locks.map(({ match }) => match));
  });
});

/** The earliest start of a match and of all that follow from it, found by walking on from it. */
function walkedOn(
  stage: EventStage,
  starts: Readonly<Record<string, number>>,
  from: number,
): number {
  const { matches } = compileBracket(stage.format);
  const node = matches[from]!;
  const next = matches.filter(
    ({ top, bottom, isReset }) =>
      !isReset &&
      [top, bottom].some((source) => source.kind !== 'opening' && source.match === from),
  );
  return Math.min(
    starts[node.key] ?? Number.POSITIVE_INFINITY,
    ...next.map(({ index }) => walkedOn(stage, starts, index)),
  );
}

test.each(brackets)(
  'random starts lock as a walk through the bracket says: $why [rule: locks-19]',
  ({ stage }) => {
    const { matches } = compileBracket(stage.format);
    const keys = matches.flatMap(({ key, isReset, isLocked, isQualifier }) =>
      isReset || isLocked || isQualifier ? [] : [key],
    );
    fc.assert(
      fc.property(
        fc.array(fc.nat(50), { minLength: keys.length, maxLength: keys.length }),
        (hours) => {
          const starts = Object.fromEntries(keys.map((key, at) => [key, now + hours[at]! * hour]));
          for (const { match, lockAt } of locksOf(stage, starts)) {
            const { index } = matches.find(({ key }) => key === match)!;
            expect(lockAt, match).toBe(walkedOn(stage, starts, index));
          }
        },
      ),
      runs(20),
    );
  },
);

test('each bracket of a stage has its own times [rule: locks-19]', () => {
  const stage = groupBracketStage();
  const [first] = stage.substages;
  const locks = lockTimes(stage, compileLayout(stage), {
    by: 'match',
    stageLockAt: null,
    startOf: (id) => (id === first!.eventSubstageId ? { at: now, isByStaff: false } : null),
  });
  const timed = locks.filter(({ lockAt }) => lockAt !== null);
  expect(new Set(timed.map(({ eventSubstageId }) => eventSubstageId))).toEqual(
    new Set([first!.eventSubstageId]),
  );
});

describe('a lock that moves [rule: locks-20]', () => {
  const stage = playoffStage({ teams: 4, elimination: 'single' });
  const match = matchesToLock(stage, compileLayout(stage)).at(-1)!;
  const near = LOCK_IS_NEAR_MS;
  const open = { isSealed: false };
  const sealed = { isSealed: true };
  const wiki = { isByStaff: false, isDrawn: false, isDecided: false };
  const staff = { ...wiki, isByStaff: true };

  test.each([
    {
      why: 'later',
      held: [now + near + 1, open],
      told: [now + 9 * hour, wiki],
      is: [now + 9 * hour, open],
    },
    {
      why: 'not later once it is near',
      held: [now + near, open],
      told: [now + 9 * hour, wiki],
      is: [now + near, open],
    },
    { why: 'earlier', held: [now + near, open], told: [now + 1, wiki], is: [now + 1, open] },
    {
      why: 'earlier, and not into the past',
      held: [now + near, open],
      told: [now - 5, wiki],
      is: [now, open],
    },
    {
      why: 'not once it has passed',
      held: [now, open],
      told: [now + 9 * hour, wiki],
      is: [now, open],
    },
    {
      why: 'not when it is sealed',
      held: [now + 3 * hour, sealed],
      told: [now + 1, wiki],
      is: [now + 3 * hour, sealed],
    },
    {
      why: 'not when nobody tells a start any more',
      held: [now + 5, open],
      told: [null, { ...wiki, isDrawn: true }],
      is: [now + 5, open],
    },
    {
      why: 'at once, when it is drawn and no start was ever told',
      held: [null, open],
      told: [null, { ...wiki, isDrawn: true }],
      is: [now, open],
    },
    {
      why: 'nowhere, while nothing is known',
      held: [null, open],
      told: [null, wiki],
      is: [null, open],
    },
    {
      why: 'to its first start',
      held: [null, open],
      told: [now + hour, wiki],
      is: [now + hour, open],
    },
    {
      why: 'later, however near, for staff',
      held: [now + 5, open],
      told: [now + 9 * hour, staff],
      is: [now + 9 * hour, open],
    },
    {
      why: 'open again for staff',
      held: [now - 5, sealed],
      told: [now + hour, staff],
      is: [now + hour, open],
    },
    {
      why: 'not even for staff once it has a result',
      held: [now - 5, sealed],
      told: [now + hour, { ...staff, isDecided: true }],
      is: [now - 5, sealed],
    },
    {
      why: 'not again by what staff told before it passed',
      held: [now - 5, sealed],
      told: [now - 5, staff],
      is: [now - 5, sealed],
    },
  ] as const)('$why', ({ held, told, is }) => {
    const [moved] = movedLocks(
      stage,
      [{ ...match, lockAt: held[0], ...held[1] }],
      [{ ...match, lockAt: told[0], ...told[1] }],
      now,
    );
    expect([moved?.lockAt, moved?.isSealed]).toEqual([is[0], is[1].isSealed]);
  });
});

describe('a slip while matches close [rule: locks-18]', () => {
  const stage = playoffStage({ teams: 4, elimination: 'single', useSeriesScore: false });
  const closedAt = (...closed: readonly string[]): EventStage => ({
    ...stage,
    substages: stage.substages.map((one) => ({ ...one, closedMatches: new Set(closed) })),
  });
  const slips = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => randomPicks(stage, randomOf(seed)));
  const winnersOf = ({ matchPicks }: PickSet) =>
    Object.fromEntries(matchPicks.map((pick) => [slotOfMatch(pick), pick.winnerTeamId]));

  test('is the one that is changed, while none is closed', () => {
    for (const slip of slips) expect(withClosedPicks(stage, slip, slips[0]!)).toBe(slip);
  });

  test('gets the saved pick of a closed match back, and loses what no longer follows', () => {
    for (const saved of slips) {
      for (const slip of slips) {
        const settled = winnersOf(withClosedPicks(closedAt('UB-0-0'), slip, saved));
        const [was, now] = [winnersOf(saved), winnersOf(slip)];
        expect(settled['UB-0-0']).toBe(was['UB-0-0']);
        expect(settled['UB-0-1']).toBe(now['UB-0-1']);
        const isSame = was['UB-0-0'] === now['UB-0-0'];
        expect(settled['UB-1-0']).toBe(isSame ? now['UB-1-0'] : undefined);
      }
    }
  });

  test('keeps closed picks alone when it is emptied', () => {
    for (const slip of slips) {
      const kept = picksOfClosed(closedAt('UB-0-1'), slip);
      expect(winnersOf(kept)).toEqual({ 'UB-0-1': winnersOf(slip)['UB-0-1'] });
      expect(picksOfClosed(stage, slip).matchPicks).toEqual([]);
    }
  });
});
