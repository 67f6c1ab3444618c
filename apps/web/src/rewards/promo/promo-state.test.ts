import { expect, test } from 'vitest';
import type { StaffPromo } from './promo.queries.ts';
import { closedText, codesFile, runText } from './promo-state.ts';

const promo: StaffPromo = {
  id: 1,
  description: 'For the finals',
  nameplate: null,
  startsAt: '2026-11-22T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  isDisabled: false,
  code: 'FINALS',
  codes: 1,
  claims: 3,
  mostClaims: 4,
  createdAt: '2026-11-20T00:00:00.000Z',
  createdBy: 'Ada',
};
const now = Date.parse('2026-11-25T12:00:00Z');

test('the days that were chosen are the days that are shown', () => {
  expect(runText(promo)).toBe('Nov 22, 2026 – Nov 30, 2026');
  expect(runText({ ...promo, endsAt: null })).toBe('Nov 22, 2026 – no end');
});

test.each([
  [{}, null],
  [{ endsAt: null }, null],
  [{ isDisabled: true }, 'Disabled'],
  [{ claims: 4 }, 'All claimed'],
  [{ startsAt: '2026-11-25T12:00:01.000Z' }, 'Not yet'],
  [{ endsAt: '2026-11-25T12:00:00.000Z' }, 'Over'],
])('%j: %s', (part, text) => {
  expect(closedText({ ...promo, ...part }, now)).toBe(text);
});

test('the file has a line for each code', () => {
  const codes = [
    { code: 'ABCD-EFGH', claims: 0 },
    { code: 'JKLM-NPQR', claims: 1 },
  ];
  expect(codesFile(codes)).toBe('\uFEFFcode,claimed\r\nABCD-EFGH,0\r\nJKLM-NPQR,1\r\n');
});
