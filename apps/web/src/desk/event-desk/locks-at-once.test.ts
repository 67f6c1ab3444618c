import type { EventDesk } from '@callshot/contract';
import { emptyFormat } from '@callshot/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockedOpeningStage } from '../../../../../packages/rules/fixtures/special-brackets.ts';
import { desk, stage } from '../../../testing/desk.ts';
import { noteServerTime } from '../../platform/core/server-clock.ts';
import { locksAtOnce, matchLocksAtOnce } from './locks-at-once.ts';

const NOW = '2099-06-08T12:00:00.000Z';
const [before, after] = ['2099-06-08T11:59:00.000Z', '2099-06-08T12:05:00.000Z'];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  noteServerTime(new Response(null, { headers: { 'Server-Time': NOW } }));
});
afterEach(() => vi.useRealTimers());

const at = (state: 'open' | 'locked', picked = 3) =>
  desk({ stage: 0, stages: [stage(0, { state, picked })] });

test('a start before now locks what is open, by the server’s clock, and says how many have picked', () => {
  expect(locksAtOnce(at('open'), before)).toContain('3 people picked it');
  expect(locksAtOnce(at('open', 0), before)).toContain('Nobody has the time to pick it any more');
});

test.each([
  { why: 'a later one', of: at('open'), startsAt: after },
  { why: 'none', of: at('open'), startsAt: null },
  { why: 'one of a stage that is locked', of: at('locked'), startsAt: before },
])('$why locks nothing', ({ of, startsAt }) => {
  expect(locksAtOnce(of, startsAt)).toBeNull();
});

describe('the start of a match', () => {
  const { format } = lockedOpeningStage();
  const json = JSON.stringify({ ...emptyFormat(), stages: [format] });
  const room = (own: Partial<EventDesk> = {}) => ({
    ...at('open'),
    format: { id: 1, name: 'Cup', json },
    lockAt: after,
    ...own,
  });
  const asks = (of: EventDesk, slot: string, eventSubstageId = 200) =>
    matchLocksAtOnce(of, { eventSubstageId, slot }, before) !== null;

  test('that is picked locks the stage; one that nobody picks does not, nor one of another stage', () => {
    expect(asks(room(), 'UB-1-0')).toBe(true);
    expect([asks(room(), 'UB-0-0'), asks(room(), ''), asks(room(), 'UB-1-0', 999)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('locks nothing where the lock was set apart from the matches', () => {
    expect(asks(room({ unlocked: true }), 'UB-1-0')).toBe(false);
    const timed = (startsAt: string) => [stage(0, { state: 'open', startsAt })];
    expect(asks(room({ unlocked: true, stages: timed(after) }), 'UB-1-0')).toBe(true);
    expect(asks(room({ stages: timed(NOW) }), 'UB-1-0')).toBe(false);
  });
});
