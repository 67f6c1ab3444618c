import type { EventDesk } from '@callshot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../../testing/answers.ts';
import { desk, stage } from '../../../../testing/desk.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { show } from '../../../../testing/screens.tsx';
import { ChooseGoals } from './choose-goals.tsx';

const GOALS = 'POST /api/event/goals';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: RegExp) => page.getByRole('textbox', { name });
const byGoals = page.getByRole('radio', { name: 'By goals' });

const event = (goals: Partial<EventDesk['goals']> = {}, own: Partial<EventDesk> = {}) =>
  desk({
    stages: [stage(0, {}), stage(2, { kind: 'brackets' })],
    goals: { right: null, of: [10, 7], isFixed: false, ...goals },
    ...own,
  });

test('half of the calls is proposed, chosen goals are sent, and a range is kept [rule: trophies-27]', async () => {
  answer({ [GOALS]: event({ right: [6, 4] }) });
  const onClose = vi.fn();
  show(<ChooseGoals desk={event()} onClose={onClose} />);
  await expect.element(button('Save')).toBeDisabled();
  await page.getByText('By goals').click();
  const [first, last] = [
    field(/^Stage 1: right calls of 10/),
    field(/^Playoffs: right calls of 7/),
  ];
  await expect.element(first).toHaveValue('5');
  await expect.element(last).toHaveValue('4');
  await first.fill('11');
  await expect.element(page.getByText(/1.*10/).last()).toBeVisible();
  await first.fill('6');
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
  await button('Save').click();
  await expect.element(page.getByText('Saved: trophies go by goals')).toBeVisible();
  expect(sentTo(GOALS)).toEqual([{ eventId: 31, version: 4, goals: [6, 4] }]);
  expect(onClose).toHaveBeenCalled();
});

test('over picks it asks first, and sends the answer with the same goals', async () => {
  answer({
    [GOALS]: ({ body }) =>
      body.confirmed ? event() : new Refused(409, 'picks_made', 'Somebody has picked already'),
  });
  show(<ChooseGoals desk={event({ right: [5, 4] })} onClose={() => undefined} />);
  await page.getByText('By rank', { exact: true }).click();
  await button('Save').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody has picked already');
  await button('Change it all the same').click();
  await expect.element(page.getByText('Saved: trophies go by rank')).toBeVisible();
  expect(sentTo(GOALS).map(({ goals, confirmed }) => [goals, confirmed])).toEqual([
    [null, undefined],
    [null, true],
  ]);
});

test('a choice of somebody else is shown beside the own one before either is kept', async () => {
  const theirs = event({ right: [8, 7] }, { version: 5 });
  answer({
    [GOALS]: ({ body }) =>
      body.version === 5
        ? theirs
        : new Refused(409, 'event_changed', 'Changed meanwhile', { current: theirs }),
  });
  show(<ChooseGoals desk={event()} onClose={() => undefined} />);
  await page.getByText('By goals').click();
  await button('Save').click();
  await expect.element(page.getByText('These values differ from yours.')).toBeVisible();
  await button('Keep mine').click();
  await button('Save').click();
  await expect.element(page.getByText('Saved: trophies go by goals')).toBeVisible();
  expect(sentTo(GOALS).at(-1)).toEqual({ eventId: 31, version: 5, goals: [5, 4] });
});

test('after the first lock it is told and not changed; a stage that pays nothing has no goal', async () => {
  show(<ChooseGoals desk={event({ right: [5, 4], isFixed: true })} onClose={() => undefined} />);
  await expect.element(page.getByText(/Picks of the first stage have locked/)).toBeVisible();
  await expect.element(byGoals).toBeDisabled();
  await expect.element(field(/^Stage 1/)).toBeDisabled();
  await expect.element(button('Save')).not.toBeInTheDocument();
});

test('a stage without calls that pay leaves no goals to choose', async () => {
  show(<ChooseGoals desk={event({ of: [10, 0] })} onClose={() => undefined} />);
  await expect.element(byGoals).toBeDisabled();
  await expect.element(page.getByText(/pays for no pick/)).toBeVisible();
});
