import type { Answer, BodyInput } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { type Answers, answer, Refused, sentTo } from '../../../testing/answers.ts';
import { player, signedIn } from '../../../testing/people.ts';
import { show, tabTo } from '../../../testing/screens.tsx';
import { UsersPage } from './users-page.tsx';

const created = '2026-01-05T10:00:00.000Z';

const facts = {
  id: player.id,
  username: player.username,
  usernameChangeAvailable: false,
  userExternalLogins: [],
  created,
  isIneligible: false,
  isDisabled: false,
  emailState: 'none' as const,
};

const found: Answer<'GET /api/user/search'> = [
  { ...facts, roles: ['Admin'], nameplateId: 0, lastSeenAt: null, events: 0, formerUsername: null },
];

const managed: Answer<'GET /api/user/managed'> = {
  ...facts,
  patreonLevelId: 1,
  formerUsernames: [],
  entered: [],
  version: 'as it was',
};

const roles: Answer<'GET /api/user/roles'> = [
  { id: 1, name: 'Admin' },
  { id: 2, name: 'EventCreator' },
  { id: 5, name: 'Analyst' },
];

const game = (id: 1 | 2, name: string) => ({
  id,
  name,
  iconUrl: '',
  instagramUrl: null,
  twitterUrl: null,
  trophyImagePrefix: '',
});

const rows: Answers = {
  ...signedIn({ ...player, roles: ['Admin'] }),
  'GET /api/staff/overview': new Refused(503, 'unavailable', 'Temporarily unavailable.'),
  'GET /api/user/search': found,
  'GET /api/user/managed': managed,
  'GET /api/user/roles': roles,
  'GET /api/user/userroles': roles.slice(0, 1),
  'GET /api/user/analystParticipation': { gameId: null, createAnalystInfluencerLeague: false },
  'GET /api/lookup/patreonlevels': [],
  'GET /api/lookup/games': [game(1, 'Rocket League'), game(2, 'Counter-Strike')],
};

const opener = page.getByRole('row').getByRole('button', { name: player.username });
const modal = page.getByRole('dialog', { name: player.username });
const field = (name: string | RegExp) => modal.getByLabelText(name);
const button = (name: string) => modal.getByRole('button', { name, exact: true });
const update = (): BodyInput<'POST /api/user/update'> | undefined =>
  sentTo('POST /api/user/update').at(-1);

async function open(): Promise<void> {
  answer(rows);
  show(<UsersPage />);
  await opener.click();
  await expect.element(field('Username')).toHaveValue(player.username);
}

const saved = (change: Partial<typeof managed> = {}): Answers => ({
  'POST /api/user/update': {
    usernameError: null,
    reasonError: null,
    user: { ...managed, ...change },
  },
});

test('a search takes two characters', async () => {
  answer(rows);
  show(<UsersPage />);
  const text = page.getByLabelText('Name or Email');
  await text.fill('x');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(text).toHaveAccessibleDescription('Enter at least 2 characters');
});

test('a refusal is in view, and what was typed is asked for before it is lost', async () => {
  await open();
  answer({
    'POST /api/user/update': new Refused(
      400,
      'last_admin',
      'This is the last Admin: make somebody else an Admin first',
    ),
  });
  await modal.getByText('Admin', { exact: true }).click();
  await button('Save').click();
  const refusal = modal.getByRole('alert').filter({ hasText: 'This is the last Admin' });
  await expect.element(refusal).toBeInViewport();
  await expect.element(button('Save')).toBeInViewport();
  await userEvent.keyboard('{Escape}');
  await expect.element(modal.getByText(/^Leave without saving\?/)).toBeVisible();
  await expectAccessible();
  await button('Keep editing').click();
  await expect.element(modal.getByRole('checkbox', { name: 'Admin' })).not.toBeChecked();
  await button('Cancel').click();
  await button('Discard changes').click();
  await expect.element(modal).not.toBeInTheDocument();
});

test('a name that is taken stays in its field', async () => {
  await open();
  const taken = 'This username is taken';
  answer({
    'POST /api/user/update': { usernameError: taken, reasonError: null, user: null },
  });
  await field('Username').fill('caller');
  await button('Flag for rename').click();
  await expect.element(button('Flagged for rename')).toBeDisabled();
  await button('Save').click();
  await expect.element(field('Username')).toHaveAccessibleDescription(taken);
  await expect.element(field('Username')).toHaveValue('caller');
  expect(update()).toMatchObject({ username: 'caller', flagUsernameChange: true });
});

test('an account is disabled for a reason, which is asked for in its field', async () => {
  await open();
  answer({
    'POST /api/user/update': { usernameError: null, reasonError: 'Say why', user: null },
  });
  await modal.getByText('Disable the account').click();
  await button('Save').click();
  const reason = field(/^Reason/);
  await expect.element(reason).toHaveAccessibleDescription(/Say why/);
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toBeInViewport();
  answer(saved({ isDisabled: true }));
  await reason.fill('Two accounts');
  await button('Save').click();
  await expect.element(page.getByText('User Updated!', { exact: true })).toBeVisible();
  await expect.element(modal).not.toBeInTheDocument();
  expect(update()).toMatchObject({
    isDisabled: true,
    reason: 'Two accounts',
    version: 'as it was',
  });
});

test('roles are given, an analyst’s with a game and a league [rule: staff-9]', async () => {
  await open();
  answer(saved());
  for (const role of ['EventCreator', 'Analyst']) {
    await modal.getByText(role, { exact: true }).click();
  }
  await field('Game').selectOptions('Counter-Strike');
  await modal.getByText('Create Analyst League').click();
  await button('Save').click();
  await expect.element(modal).not.toBeInTheDocument();
  expect(update()).toMatchObject({
    roleIds: [1, 2, 5],
    analystParticipationGameId: 2,
    createAnalystInfluencerLeague: true,
  });
});

test('a reset link is made with the keyboard alone, shown once and copied', async () => {
  answer({ ...rows, 'GET /api/user/resetpassword': { resetId: 'made-for-them' } });
  show(<UsersPage />);
  await expect.element(opener).toBeVisible();
  const text = page.getByLabelText('Name or Email');
  await tabTo(text);
  await userEvent.keyboard('newcomer{Enter}');
  await expect.element(opener).toBeVisible();
  await tabTo(opener);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Generate reset link')).toBeVisible();
  await tabTo(button('Generate reset link'));
  await userEvent.keyboard('{Enter}');
  const link = field('Reset link, shown this once');
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveValue(`${location.origin}/reset-password?resetId=made-for-them`);
  await userEvent.tab();
  await expect.element(button('Copy')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
