import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../../testing/answers.ts';
import { desk, match, stage } from '../../../../testing/desk.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { show } from '../../../../testing/screens.tsx';
import { LockUnitDialog } from './lock-unit-dialog.tsx';
import { actsOf } from './stage-acts.ts';

const UNIT = 'POST /api/event/lockUnit';
const bracket = stage(0, {
  kind: 'brackets',
  state: 'open',
  matches: [match('UB-0-0', { startsAt: '2098-12-01T18:00:00Z' }), match('UB-0-1', {})],
});
const event = desk({ stage: 0, stages: [bracket] });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a stage is told to lock match by match, with what becomes of matches without a start [rule: locks-18, locks-20]', async () => {
  answer({ [UNIT]: event });
  const onClose = vi.fn();
  show(<LockUnitDialog desk={event} stage={bracket} onClose={onClose} />);
  await expect.element(button('Save')).toBeDisabled();
  await page.getByText('By match', { exact: true }).click();
  await expect.element(page.getByText(/1 match has no start yet/)).toBeVisible();
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
  await button('Save').click();
  await expect.element(page.getByText('Saved: how picks lock')).toBeVisible();
  expect(sentTo(UNIT)).toEqual([
    { eventId: event.id, version: event.version, eventStageId: bracket.id, lockUnit: 'match' },
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('a refusal is shown where it was asked', async () => {
  answer({ [UNIT]: new Refused(409, 'lock_unit_fixed', 'Picks have begun to lock') });
  show(<LockUnitDialog desk={event} stage={bracket} onClose={() => undefined} />);
  await page.getByText('By round', { exact: true }).click();
  await button('Save').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test.each([
  { why: 'teams are picked', own: { kind: 'swiss' }, offered: false },
  { why: 'a bracket is open', own: {}, offered: true },
  { why: 'a bracket is ahead', own: { state: 'ahead' }, offered: true },
  { why: 'it is locked', own: { state: 'locked' }, offered: false },
] as const)('how picks lock is offered: $why [rule: locks-18]', ({ own, offered }) => {
  const at = { ...bracket, ...own };
  const kinds = actsOf(desk({ stage: 0, stages: [at] }), at).map(({ kind }) => kind);
  expect(kinds.includes('unit')).toBe(offered);
});

test('a stage that locks match by match offers neither another lock nor more time', () => {
  const parts = { ...bracket, lockUnit: 'match' } as const;
  const kinds = actsOf(desk({ stage: 0, stages: [parts] }), parts).map(({ kind }) => kind);
  expect(kinds).not.toContain('relock');
  expect(kinds).not.toContain('extend');
});
