import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer, Lost, Refused, sentTo } from '../../../testing/answers.ts';
import { expectLaidOut } from '../../../testing/layout.ts';
import { signedIn, visitor } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { openModal } from '../../platform/core/modals.ts';
import { PickUsernamePage } from './pick-username-page.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

test('log in and register lead to each other, and what is typed can be seen [rule: product-21]', async () => {
  answer(visitor);
  show(null);
  openModal('register');
  await expect.element(dialog('Register')).toBeVisible();
  await expectLaidOut();
  await dialog('Register').getByRole('button', { name: 'Log In' }).click();
  const logIn = dialog('Log In');
  const password = logIn.getByLabelText('Password', { exact: true });
  await password.fill('what I typed');
  await expect.element(password).toHaveAttribute('type', 'password');
  const see = logIn.getByRole('button', { name: 'Show what is typed' });
  await see.click();
  await expect.element(see).toHaveAttribute('aria-pressed', 'true');
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  await expectLaidOut();
  await logIn.getByRole('button', { name: 'Create Account' }).click();
  await expect.element(dialog('Register')).toBeVisible();
});

test('nothing typed is lost when the server cannot be reached, and a wait is told', async () => {
  answer({ ...visitor, 'POST /api/auth/login': new Lost() });
  show(null);
  openModal('logIn');
  const logIn = dialog('Log In');
  const send = logIn.getByRole('button', { name: 'Log In', exact: true });
  const username = logIn.getByLabelText('Username');
  const password = logIn.getByLabelText('Password', { exact: true });
  await username.fill('typed name');
  await password.fill('typed password');
  await send.click();
  await expect.element(logIn.getByRole('alert')).toHaveTextContent('cannot be reached');
  await expect.element(username).toHaveValue('typed name');
  await expect.element(password).toHaveValue('typed password');
  answer({
    'POST /api/auth/login': new Refused(429, 'too_many_attempts', 'Too many failed attempts.', {
      retryAfter: 840,
    }),
  });
  await send.click();
  await expect
    .element(logIn.getByRole('alert'))
    .toHaveTextContent('Too many failed attempts. Try again in 14 minutes.');
  expect(sentTo('POST /api/auth/login')).toEqual([
    { username: 'typed name', password: 'typed password' },
    { username: 'typed name', password: 'typed password' },
  ]);
});

test('visitors are asked to log in before they choose a name', async () => {
  answer(visitor);
  show(<PickUsernamePage />);
  await expect
    .element(page.getByRole('heading', { name: 'Log in to choose your username' }))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect.element(dialog('Log In')).toBeVisible();
});

test('who may not choose another name is told so', async () => {
  answer({ ...signedIn(), 'GET /api/account/username': { isChangeAvailable: false } });
  show(<PickUsernamePage />);
  await expect
    .element(page.getByRole('heading', { name: 'Username change is not available' }))
    .toBeVisible();
  await expectAccessible();
});

test('a name that is taken is told beside it and stays to be changed', async () => {
  answer({
    ...signedIn(),
    'GET /api/account/username': { isChangeAvailable: true },
    'POST /api/account/username': { error: 'This username is taken' },
  });
  show(<PickUsernamePage />);
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect.element(submit).toBeDisabled();
  await expectAccessible();
  await expectLaidOut();
  const field = page.getByLabelText('Username');
  await field.fill('demo-player');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('This username is taken');
  await expect.element(field).toHaveValue('demo-player');
  await expect.element(field).toHaveFocus();
});
