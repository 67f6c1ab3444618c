import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { ReadAloud } from '../../../testing/read-aloud.ts';
import { show } from '../../../testing/screens.tsx';
import { isDraftEnough } from '../../platform/core/leaving.ts';
import { memoryHistory } from '../../platform/core/page-history.ts';
import type * as NewVersion from './new-version.ts';
import { UpdateLine } from './update-line.tsx';

const take = vi.fn();
const told = page.getByText('A new version is ready').last();
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Something is unsaved until it is let go. */
function hold(isKept: boolean): () => void {
  const warn = (event: Event) => {
    if (!(isKept && isDraftEnough())) event.preventDefault();
  };
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}

beforeEach(() => void take.mockClear());

test('where nothing is open it is taken with a press, and is no more once it is put off', async () => {
  show(<UpdateLine onTake={take} />);
  await expect.element(told).toBeVisible();
  const line = document.querySelector('[data-foot-line]');
  expect(line?.getBoundingClientRect().height).toBe(56);
  await expectAccessible();
  await button('Update').click();
  expect(take).toHaveBeenCalledOnce();
  await button('Not now').click();
  await expect.element(told).not.toBeInTheDocument();
});

test('an unsaved slip is never interrupted: it waits until the slip is submitted [rule: product-44]', async () => {
  const letGo = hold(true);
  show(<UpdateLine onTake={take} />);
  await expect.element(page.getByText('Your picks stay when you take it.')).toBeVisible();
  await button('After Submit').click();
  await expect.element(page.getByText('It is taken once you have submitted.').last()).toBeVisible();
  await expect.element(button('After Submit')).toHaveAttribute('aria-pressed', 'true');
  expect(take).not.toHaveBeenCalled();
  letGo();
  await expect.poll(() => take.mock.calls.length).toBe(1);
});

test('it is said once, and takes the focus from nobody', async () => {
  const letGo = hold(false);
  show(
    <>
      <button type="button">Team</button>
      <UpdateLine onTake={take} />
    </>,
  );
  await expect.element(button('Team')).toBeVisible();
  (button('Team').element() as HTMLElement).focus();
  const aloud = new ReadAloud();
  letGo();
  await expect.element(button('Update')).toBeVisible();
  const letGoSlip = hold(true);
  await expect.element(button('After Submit')).toBeVisible();
  letGoSlip();
  await expect.element(button('Update')).toBeVisible();
  expect(aloud.text()).toBe('says “A new version is ready”\n');
  await expect.element(button('Team')).toHaveFocus();
});

test('where something would be lost nobody is told until it is saved', async () => {
  const letGo = hold(false);
  show(<UpdateLine onTake={take} />);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(told.query()).toBeNull();
  letGo();
  await expect.element(button('Update')).toBeVisible();
});

test('the next page that a link opens is of the new version, unless something is unsaved', async () => {
  // A copy of its own: what is new here is not new to the screens of other files.
  const copy = './new-version.ts?copy';
  const { noteNewVersion, takeWithNextPage }: typeof NewVersion = await import(
    /* @vite-ignore */ copy
  );
  const history = memoryHistory(['/cs']);
  const openAnew = vi.fn();
  const forget = takeWithNextPage(history, openAnew);
  const link = document.createElement('a');
  link.href = '#';
  link.addEventListener('click', (press) => press.preventDefault());
  document.body.append(link);
  const follow = (to: string) => {
    link.click();
    history.push(to);
  };
  follow('/cs/leagues');
  expect(openAnew).not.toHaveBeenCalled();
  noteNewVersion();
  const letGo = hold(true);
  follow('/cs/trophy-room');
  letGo();
  follow('/cs/trophy-room?tab=2');
  history.replace('/cs/leagues');
  expect(openAnew).not.toHaveBeenCalled();
  follow('/cs/event');
  expect(openAnew).toHaveBeenCalledOnce();
  forget();
  link.remove();
});
