import type { Answer } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer, Lost, sentTo } from '../../../testing/answers.ts';
import { expectLaidOut } from '../../../testing/layout.ts';
import { player, signedIn, visitor } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { Bell } from './bell.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

type Preferences = Answer<'GET /api/notification/preferences'>;

const preferences: Preferences = {
  lockReminders: true,
  email: false,
  push: false,
  emailState: 'unverified',
  pushKey: null,
  discord: false,
  discordState: 'unavailable',
};

test('what is cleared is gone at once; a failed clearing comes back; all are cleared by keyboard [rule: notifications-3]', async () => {
  answer({
    ...signedIn(),
    'GET /api/notification/all': ['third', 'second', 'first'].map((nth, at) => ({
      id: 30 - at,
      html: `<p>The ${nth} thing</p>`,
      onClickAction: 2 as const,
      createdAt: new Date(Date.now() - at * 60_000).toISOString(),
    })),
    'POST /api/notification/clear': new Lost(),
    'POST /api/notification/clearAll': null,
  });
  show(<Bell userId={player.id} />);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const items = panel.getByRole('listitem');
  const texts = () => items.elements().map(({ textContent }) => textContent);
  const clear = (text: string) =>
    items.filter({ hasText: text }).getByRole('button', { name: /^Clear:/ });
  await expect.element(bell).toHaveAccessibleName('Notifications, 3 unread');
  await bell.click();
  await expect.element(items.first()).toHaveTextContent('third thing');
  await expectAccessible();
  await expectLaidOut();

  await clear('second thing').click();
  await expect.element(page.getByText('The notification could not be cleared')).toBeVisible();
  await expect.element(items.nth(1)).toHaveTextContent('second thing');
  answer({ 'POST /api/notification/clear': null });
  await clear('second thing').click();
  await expect.poll(() => texts().length).toBe(2);
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');

  await userEvent.keyboard('{Escape}');
  await expect.element(bell).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(items.first().getByRole('button').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(items.nth(1).getByRole('button').first()).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveTextContent('No notifications');
  expect(sentTo('POST /api/notification/clearAll')).toHaveLength(1);
});

test('settings are saved one by one, and a failed save goes back', async () => {
  answer({
    ...signedIn(),
    'GET /api/notification/preferences': preferences,
    'POST /api/notification/preferences': new Lost(),
  });
  show(<NotificationSettings onLinkDiscord={() => undefined} />);
  const reminders = page.getByRole('switch', { name: 'Lock reminders' });
  const email = page.getByRole('switch', { name: 'Email' });
  await expect.element(reminders).toBeChecked();
  await expect.element(email).toBeDisabled();
  await expect.element(email).toHaveAccessibleDescription(/^Verify your email address first/);
  await expectAccessible();
  await reminders.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/cannot be reached/);
  await expect.element(reminders).toBeChecked();
  answer({
    'POST /api/notification/preferences': ({ body }) => ({ ...preferences, ...body }),
  });
  await reminders.click();
  await expect.element(page.getByText('Lock reminders are off')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toHaveTextContent(/./);
  expect(sentTo('POST /api/notification/preferences')).toEqual([
    { lockReminders: false, email: false, push: false },
    { lockReminders: false, email: false, push: false },
  ]);
});

test('a link that is not complete says so, and leads a visitor on', async () => {
  answer(visitor);
  show(<UnsubscribePage />);
  await expect
    .element(page.getByRole('heading', { name: 'This link does not work' }))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
});

test('locks are added to the own calendar, of one game or of both, in the page’s language [rule: calendar-12]', async () => {
  answer({ ...signedIn(), 'GET /api/notification/preferences': preferences });
  show(<NotificationSettings onLinkDiscord={() => undefined} />);
  const add = page.getByRole('link', { name: 'Add locks to your calendar' });
  const feed = `webcal://${location.host}/api/calendar/locks.ics?`;
  await expect.element(add).toHaveAttribute('href', `${feed}language=en`);
  await userEvent.selectOptions(page.getByLabelText('Locks of'), 'Counter-Strike');
  await expect.element(add).toHaveAttribute('href', `${feed}game=cs&language=en`);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect
    .element(page.getByText(/^The address is copied$|^It could not be copied: /))
    .toBeVisible();
  await expectAccessible();
});
