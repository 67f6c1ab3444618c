import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer, Refused } from '../../../testing/answers.ts';
import { visitor } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { takeSecrets } from '../../platform/core/secret-address.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const unknown = 'This link is not complete, or not one of ours';
/** As a browser that follows the link: the part is drawn a moment later. */
function follow(address: string, part: ReactNode): void {
  show(part);
  history.replaceState(null, '', address);
  takeSecrets();
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.each([
  { why: 'nothing', address: '/reset-password', says: 'This link is not complete' },
  { why: 'an unknown key', address: '/reset-password?resetId=made-up', says: unknown },
])('a reset link with $why says so and leads on', async ({ address, says }) => {
  answer({
    ...visitor,
    'POST /api/account/resetlink': new Refused(400, 'link_unknown', unknown),
  });
  follow(address, <ResetPasswordPage />);
  await expect.element(heading(says)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
});

test('an email is not confirmed by a link that opens nothing', async () => {
  answer({
    ...visitor,
    'POST /api/account/verifyemail': new Refused(400, 'link_unknown', unknown),
  });
  follow('/verify-email', <VerifyEmailPage />);
  await expect.element(heading('This link is not complete')).toBeVisible();
  follow('/verify-email#token=made-up', <VerifyEmailPage />);
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await expect.element(heading(unknown)).toBeVisible();
  await expectAccessible();
});
