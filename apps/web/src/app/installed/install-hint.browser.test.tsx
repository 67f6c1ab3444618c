import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { ReadAloud } from '../../../testing/read-aloud.ts';
import { onPhone, show } from '../../../testing/screens.tsx';
import { InstallHint } from './install-hint.tsx';

const hint = page.getByRole('complementary');

test('it never lies over a slip, and says the steps where the browser has no button [rule: product-47]', async () => {
  await onPhone();
  show(
    <>
      <h1>Event</h1>
      <button type="button" id="submit-picks">
        SUBMIT
      </button>
      <InstallHint way={{ kind: 'steps' }} />
    </>,
  );
  const submit = page.getByRole('button', { name: 'SUBMIT' });
  await expect.element(submit).toBeVisible();
  const aloud = new ReadAloud();
  (submit.element() as HTMLElement).focus();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(hint.query()).toBeNull();
  expect(localStorage.getItem('callshot.install-hint')).toBeNull();
  document.getElementById('submit-picks')?.removeAttribute('id');
  await expect.element(hint).toBeVisible();
  await expect.element(page.getByRole('status').first()).toHaveTextContent(/home screen/);
  expect(aloud.text().trim()).toMatch(/^says “[^”]+”$/);
  await expect.element(submit).toHaveFocus();
  await expect.element(page.getByText('Add to Home Screen')).toBeVisible();
  expect(page.getByRole('button', { name: 'Install' }).query()).toBeNull();
  expect(localStorage.getItem('callshot.install-hint')).not.toBeNull();
  await expectAccessible();
});

test('the browser is asked with a press', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
  };
  show(
    <>
      <h1>Event</h1>
      <InstallHint way={{ kind: 'prompt', ask }} />
    </>,
  );
  await page.getByRole('button', { name: 'Install' }).click();
  expect(asked).toBe(1);
});
