import { expect, test } from 'vitest';
import { tileStatus } from './tile-status.ts';

const at = (clock: string) => `2025-06-03T${clock}:00Z`;
const open = {
  finished: false,
  locked: false,
  lockAt: at('12:00'),
  metadata: { endDate: at('20:00') },
};

test.each([
  { change: {}, clock: '11:59', status: 'open', why: 'before the lock' },
  { change: {}, clock: '12:00', status: 'locked', why: 'the lock instant itself is locked' },
  { change: { lockAt: null }, clock: '11:00', status: 'locked', why: 'no lock time means locked' },
  { change: { locked: true }, clock: '11:00', status: 'locked', why: 'the server says locked' },
  { change: {}, clock: '20:01', status: 'complete', why: 'past its end' },
  { change: { lockAt: at('21:00') }, clock: '20:01', status: 'open', why: 'a lock lies ahead' },
  {
    change: { finished: true, locked: true },
    clock: '11:00',
    status: 'complete',
    why: 'complete comes before locked',
  },
])('$status: $why [rule: product-23, product-24]', ({ change, clock, status }) => {
  expect(tileStatus({ ...open, ...change }, Date.parse(at(clock)))).toBe(status);
});
