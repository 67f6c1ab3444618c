import { expect, test } from 'vitest';
import { type PromoDraft, promoOf } from './promo-draft.ts';

const today = '2026-11-22';
const one: PromoDraft = {
  description: ' For the finals ',
  nameplateId: '24',
  kind: 'one',
  code: 'finals-2026',
  count: '500',
  firstDay: '2026-11-22',
  lastDay: '2026-11-30',
};

test('one code runs from the beginning of its first day to the end of its last one', () => {
  expect(promoOf(one, today)).toEqual({
    description: 'For the finals',
    nameplateId: 24,
    startsAt: '2026-11-22T00:00:00.000Z',
    endsAt: '2026-12-01T00:00:00.000Z',
    codes: { code: 'finals-2026', mostClaims: 500 },
  });
});

test('a batch needs no code, may end never and bring no plate', () => {
  const batch = { ...one, kind: 'batch', code: '', nameplateId: '', lastDay: '' } as const;
  expect(promoOf(batch, today)).toMatchObject({
    nameplateId: null,
    endsAt: null,
    codes: { count: 500 },
  });
});

test.each([
  [{ description: '  ' }, 'description'],
  [{ code: 'abc' }, 'code'],
  [{ code: '-abcd' }, 'code'],
  [{ code: 'abcd-' }, 'code'],
  [{ code: 'ab cd' }, 'code'],
  [{ code: 'ä234' }, 'code'],
  [{ count: '0' }, 'count'],
  [{ count: '1.5' }, 'count'],
  [{ count: '10000001' }, 'count'],
  [{ kind: 'batch', count: '10001' }, 'count'],
  [{ firstDay: '' }, 'firstDay'],
  [{ lastDay: '2026-11-21' }, 'lastDay'],
  [{ firstDay: '2026-10-01', lastDay: '2026-11-21' }, 'lastDay'],
] as const)('%j: %s', (part, field) => {
  const made = promoOf({ ...one, ...part }, today);
  expect(Object.keys('problems' in made ? made.problems : {})).toEqual([field]);
});

test('today may be the last day', () => {
  expect(promoOf({ ...one, lastDay: today }, today)).toHaveProperty('codes');
});
