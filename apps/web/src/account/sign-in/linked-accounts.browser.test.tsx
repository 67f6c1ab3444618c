import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { type Answers, answer, askedOf, Refused, sentTo } from '../../../testing/answers.ts';
import { signedIn } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { rememberRefusedLink } from './remembered.ts';

const offered: Answers = {
  ...signedIn(),
  'GET /api/auth/providers': ['discord', 'google', 'reddit'],
  'GET /api/auth/third-party-status': ['discord'],
};
const wantsProof = new Refused(403, 'proof_needed', 'Confirm that it is you first');
const question = page.getByRole('region', { name: 'Confirm that it is you' });
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });

test('linking asks for the password first, and goes on once it is right', async () => {
  answer({
    ...offered,
    'GET /api/account/proof': { hasPassword: true, isProven: false },
    'GET /api/auth/google-link-url': wantsProof,
    'POST /api/account/proof': { passwordError: 'This is not your password' },
  });
  show(<LinkedAccounts />);
  await expect.element(row('Reddit')).toHaveTextContent('Not linked');
  await expectAccessible();
  await page.getByRole('button', { name: 'Link: Google' }).click();
  await expect.element(question).toHaveTextContent('not enough to link Google');
  const password = question.getByLabelText('Your password');
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  await password.fill('not the password');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(password).toHaveAccessibleDescription('This is not your password');

  answer({
    'GET /api/auth/google-link-url': new Refused(
      503,
      'unavailable',
      'The provider cannot be reached.',
    ),
    'POST /api/account/proof': { passwordError: null },
  });
  await password.fill('the password');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .element(row('Google').getByRole('alert'))
    .toHaveTextContent('The provider cannot be reached.');
  await expect.element(question).not.toBeInTheDocument();
  expect(sentTo('POST /api/account/proof').at(-1)).toEqual({ password: 'the password' });
  expect(askedOf('GET /api/auth/google-link-url')).toHaveLength(2);
});

test('an account without a password is asked to sign in once more', async () => {
  answer({
    ...offered,
    'GET /api/account/proof': { hasPassword: false, isProven: false },
    'GET /api/auth/google-link-url': wantsProof,
    'GET /api/auth/discord-url': new Refused(503, 'unavailable', 'The provider cannot be reached.'),
  });
  show(<LinkedAccounts />);
  await page.getByRole('button', { name: 'Link: Google' }).click();
  await expect.element(question).toHaveTextContent('Sign in once more');
  await expectAccessible();
  await question.getByRole('button', { name: 'Discord', exact: true }).click();
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent('The provider cannot be reached.');
});

test('why a link was refused stands in its row; the only way in is not unlinked', async () => {
  const reason = 'This Google account is linked to another player.';
  rememberRefusedLink({ provider: 'google', reason });
  answer({
    ...offered,
    'DELETE /api/auth/link/:provider': new Refused(
      400,
      'only_way_in',
      'This is your only way to sign in. Link another account before you unlink this one.',
    ),
  });
  show(<LinkedAccounts />);
  await expect.element(row('Google').getByText(reason)).toBeInViewport();
  await expectAccessible();
  await page.getByRole('button', { name: 'Unlink: Discord' }).click();
  await page.getByRole('button', { name: 'Unlink Discord', exact: true }).click();
  await expect.element(row('Discord')).toHaveTextContent(/This is your only way to sign in\./);
  await expect.element(page.getByText('Linked', { exact: true })).toBeVisible();
});
