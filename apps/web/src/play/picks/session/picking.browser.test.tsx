import type { BodyInput } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { type Answers, answer, Refused, sentTo } from '../../../../testing/answers.ts';
import { EVENT_PAGE, openGroups, openSwiss } from '../../../../testing/events.ts';
import { player, signedIn, visitor } from '../../../../testing/people.ts';
import { open, tabTo } from '../../../../testing/screens.tsx';

const ADVANCING = 'Which eight teams advance?';
const WINNERS = 'Which two win every match?';
const LOSERS = 'Which two lose every match?';
const SAVE = 'POST /api/picks/save/user/:eventId';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const cards = (question: string) =>
  page
    .getByRole('group', { name: question, exact: true })
    .getByRole('button', { name: /^(?!Facts about )/ });
/** In the bar of the event: '8 / 8 picked' */
const expectPicked = (text: string) =>
  expect
    .poll(() => document.querySelector('[data-place="actions"]')?.textContent ?? '')
    .toContain(`${text} picked`);
const question = (text: string) => page.getByRole('heading', { name: text, exact: true });
const cleared = page.getByText('1 pick that depended on this was cleared');
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

async function press(group: string, count: number, from = 0): Promise<void> {
  for (let at = from; at < from + count; at += 1) {
    await cards(group).nth(at).click();
    await expect.element(cards(group).nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
}

async function openPage(answers: Answers = openSwiss()): Promise<void> {
  answer({ ...signedIn(), ...answers });
  open(EVENT_PAGE);
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

async function pickAll(): Promise<void> {
  await press(ADVANCING, 8);
  await button('NEXT').click();
  await press(WINNERS, 2);
  await button('NEXT').click();
  await press(LOSERS, 2);
}

const saved = ({ groupStagePicks, matchPicks }: BodyInput<typeof SAVE>) => ({
  groupStagePicks: groupStagePicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  matchPicks: matchPicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  version: 1,
  savedAt: '2026-01-05T10:00:00.000Z',
});

test('a Swiss stage is picked by keyboard alone', async () => {
  answer({ [SAVE]: ({ body }) => saved(body) });
  await openPage();
  await expect.element(question(ADVANCING)).toBeVisible();
  const pick = async (group: string, count: number) => {
    await tabTo(cards(group).first());
    for (let at = 0; at < count; at += 1) {
      await userEvent.keyboard(' ');
      await expect.element(cards(group).nth(at)).toHaveAttribute('aria-pressed', 'true');
      await userEvent.tab();
    }
  };
  const go = async (name: string) => {
    await tabTo(button(name));
    await userEvent.keyboard('{Enter}');
  };
  await pick(ADVANCING, 8);
  await go('NEXT');
  await pick(WINNERS, 2);
  await go('NEXT');
  await pick(LOSERS, 2);
  await go('SUBMIT');
  await expect.element(dialog('Picks Saved')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Picks saved').first()).toBeVisible();
  expect(sentTo(SAVE)).toHaveLength(1);
  expect(sentTo(SAVE)[0]?.groupStagePicks).toHaveLength(12);
});

test('a save that fails says so, keeps the picks and can be tried again [rule: product-19]', async () => {
  answer({
    [SAVE]: new Refused(500, 'unexpected', 'Something went wrong'),
    'GET /api/settings/all': [
      { name: 'discordUrl', value: 'https://discord.gg/example', storeKey: 'discordUrl' },
    ],
  });
  await openPage();
  await pickAll();
  await button('SUBMIT').click();
  const failed = dialog('Error Saving Picks');
  for (const text of [
    'An error occured submitting your picks.',
    'Please refresh and try again.',
    'If problem persists, please contact us on Discord:',
  ]) {
    await expect.element(failed.getByText(text, { exact: true })).toBeVisible();
  }
  await expect
    .element(failed.getByRole('link', { name: 'Discord' }))
    .toHaveAttribute('href', 'https://discord.gg/example');
  await expectAccessible();
  answer({ [SAVE]: ({ body }) => saved(body) });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog('Picks Saved')).toBeVisible();
  expect(failed.query()).toBeNull();
  expect(sentTo(SAVE)[1]).toEqual(sentTo(SAVE)[0]);
});

test('a session that has ended asks to log in again [rule: accounts-31]', async () => {
  answer({ [SAVE]: new Refused(401, 'not_signed_in', 'Log in first') });
  await openPage();
  await pickAll();
  answer(visitor);
  await button('SUBMIT').click();
  await expect.element(dialog('Log In')).toBeVisible();
});

test('what somebody picked waits for them, and is not saved for another account', async () => {
  answer({ [SAVE]: new Refused(409, 'other_account', 'Somebody else has signed in here by now.') });
  await openPage();
  await pickAll();
  answer(signedIn({ ...player, id: 8, username: 'another' }));
  await button('SUBMIT').click();
  await expect.element(page.getByText('Somebody else has signed in here by now.')).toBeVisible();
  open(EVENT_PAGE);
  await expectPicked('0 / 8');
  answer(signedIn());
  open(EVENT_PAGE);
  // At the last question.
  await expectPicked('2 / 2');
  await expect.element(button('SUBMIT')).toBeEnabled();
});

/** Eight advancing teams and one of them 3-0, then that one taken back: its 3-0 pick goes with it. */
async function clearOne(): Promise<void> {
  await press(ADVANCING, 8);
  await button('NEXT').click();
  await press(WINNERS, 1);
  await button('BACK').click();
  await cards(ADVANCING).first().click();
  await expect.element(cleared).toBeVisible();
}

test('a message that undoes goes with what it would undo [rule: product-20]', async () => {
  await openPage();
  await clearOne();
  // The next change withdraws it, so that it cannot take that along.
  await press(ADVANCING, 1, 10);
  await expect.element(cleared).not.toBeInTheDocument();
  await expectPicked('8 / 8');
  // Undo elsewhere withdraws it.
  await cards(ADVANCING).nth(10).click();
  for (let times = 0; times < 3; times += 1) await button('Undo').first().click();
  await expectPicked('8 / 8');
  await cards(ADVANCING).first().click();
  await expect.element(cleared).toBeVisible();
  await button('Undo').first().click();
  await expect.element(cleared).not.toBeInTheDocument();
  await expectPicked('8 / 8');
  // It undoes while it stands.
  await cards(ADVANCING).first().click();
  await expect.element(cleared).toBeVisible();
  await button('Undo').last().click();
  await expectPicked('8 / 8');
  await expect.element(cleared).not.toBeInTheDocument();
});

test('leaving withdraws it as well', async () => {
  await openPage();
  await clearOne();
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await dialog('Leave without saving?').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect.element(cleared).not.toBeInTheDocument();
});

test('undo and redo go back and on by keys and buttons, are spoken, and lead to the step', async () => {
  await openPage();
  await press(ADVANCING, 8);
  await button('NEXT').click();
  await press(WINNERS, 1);
  const spoken = (word: string) =>
    expect
      .poll(() =>
        page
          .getByRole('status')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toContainEqual(expect.stringContaining(word));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectPicked('0 / 2');
  await spoken('Undone');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(question(ADVANCING)).toBeVisible();
  await expectPicked('7 / 8');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expectPicked('8 / 8');
  await spoken('Redone');
  await button('Redo').click();
  await expect.element(question(WINNERS)).toBeVisible();
  await expectPicked('1 / 2');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expectPicked('1 / 2');
});

test('a field keeps its own undo', async () => {
  await openPage();
  await press(ADVANCING, 2);
  const field = document.createElement('input');
  document.querySelector('main')?.append(field);
  await userEvent.type(field, 'somebody');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectPicked('2 / 8');
  field.remove();
});

const GROUPS = ['Group A', 'Group B', 'Group C', 'Group D'];

test('plain groups are picked on one screen: who advances, who is first, who is second', async () => {
  answer({ [SAVE]: ({ body }) => saved(body) });
  await openPage(openGroups());
  const findMissing = async (text: string) => {
    await expect.element(button('NEXT')).toHaveAccessibleDescription(text);
    button('NEXT').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(cards('Group D').first()).toHaveFocus();
  };
  await expect.element(question('Which two advance from each group?')).toBeVisible();
  await expectAccessible();
  for (const group of GROUPS.slice(0, 3)) await press(group, 2);
  await findMissing('2 picks to go, next: Group D');
  await press('Group D', 1, 1);
  await findMissing('1 pick to go: Group D');
  await press('Group D', 1, 2);
  await expectPicked('8 / 8');
  await button('NEXT').click();
  await expect.element(question('Who wins each group?')).toHaveFocus();
  for (const group of GROUPS) {
    expect(cards(group).elements()).toHaveLength(2);
    await press(group, 1);
  }
  await button('NEXT').click();
  await expect.element(question('Who comes second in each group?')).toHaveFocus();
  for (const group of GROUPS) {
    // The team picked as first is not offered as second.
    expect(cards(group).elements()).toHaveLength(1);
    await press(group, 1);
  }
  await button('SUBMIT').click();
  await button('Done').click();
  for (const group of GROUPS) {
    const places = page.getByRole('region', { name: group, exact: true }).element();
    const sizes = [...places.querySelectorAll<HTMLElement>('[data-section]')].map((section) => [
      section.dataset.section,
      section.querySelectorAll('li').length,
    ]);
    expect(Object.fromEntries(sizes)).toMatchObject({
      'First Place': 1,
      'Second Place': 1,
      rest: 2,
    });
  }
  await expectAccessible();

  await button('Edit Your Picks').click();
  await cards('Group A').first().click();
  await expect.element(cleared).toBeVisible();
  await press('Group A', 1, 3);
  await button('NEXT').click();
  await expectPicked('3 / 4');
  await press('Group A', 1, 1);
  await button('NEXT').click();
  await button('SUBMIT').click();
  await button('Done').click();
  const [first, second] = sentTo(SAVE);
  expect(second).not.toEqual(first);
});
