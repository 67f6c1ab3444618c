// @vitest-environment jsdom
import type { Notification } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testPages } from '../../../testing/pages.tsx';
import { closeModals, openedModals } from '../../platform/core/modals.ts';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { Bell } from './bell.tsx';
// Loaded here: how long a lazy part takes to load is no part of what is tested.
import './notification-panel.tsx';
import { refreshNotificationsSoon } from './notification-keys.ts';

const USER_ID = 7;
let lastId = 0;

const made = (html: string, onClickAction: 1 | 2 | 3 = 2): Notification => ({
  id: ++lastId,
  html,
  onClickAction,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
});

/** A server that holds one user's notifications. */
let list: Notification[] = [];
let asked = 0;
let isDown = false;

beforeEach(() => {
  asked = 0;
  isDown = false;
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  vi.stubGlobal('fetch', async (path: string, init: { body: string | null }) => {
    if (path.endsWith('/all')) {
      asked += 1;
      return Response.json(list);
    }
    if (isDown) return Response.json({ code: 'unavailable', title: 'No' }, { status: 503 });
    const { notificationId } = JSON.parse(init.body ?? '{}');
    list = path.endsWith('/clearAll') ? [] : list.filter(({ id }) => id !== notificationId);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  closeModals();
  vi.unstubAllGlobals();
});

function show(queries = new QueryClient()) {
  const { history, pages } = testPages([
    {
      path: '*',
      element: (
        <>
          <Bell userId={USER_ID} />
          <Toasts />
        </>
      ),
    },
  ]);
  render(<QueryClientProvider client={queries}>{pages}</QueryClientProvider>);
  return { history, queries, person: userEvent.setup() };
}

const bell = (name: string) => screen.findByRole('button', { name });
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test.each([
  { count: 0, name: 'Notifications', badge: null, why: 'nothing waits' },
  { count: 1, name: 'Notifications, 1 unread', badge: '1', why: 'one does' },
  { count: 99, name: 'Notifications, 99 unread', badge: '99', why: 'the most that is shown' },
  { count: 100, name: 'Notifications, 100 unread', badge: '99+', why: 'no number beyond 99' },
])('the bell says how many wait: $why [rule: notifications-5]', async ({ count, name, badge }) => {
  list = Array.from({ length: count }, (_, index) => made(`Number ${index}`));
  show();
  const button = await bell(name);
  expect(button.textContent).toBe(badge ?? '');
});

describe('a press', () => {
  test('beside the list closes it, within it does not', async () => {
    list = [made('One')];
    const { person } = show();
    await person.click(await bell('Notifications, 1 unread'));
    await person.pointer({ keys: '[MouseLeft]', target: await screen.findByText('One') });
    expect(items()).toHaveLength(1);
    await person.pointer({ keys: '[MouseLeft]', target: document.body });
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  });

  test('clears on screen at once, then on the server [rule: notifications-6]', async () => {
    list = [made('One'), made('Two')];
    const { person } = show();
    await person.click(await bell('Notifications, 2 unread'));
    await person.click(await screen.findByRole('button', { name: 'Clear: One' }));
    expect(items()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Clear: Two' })).toBe(document.activeElement);
    await person.click(screen.getByRole('button', { name: 'Clear: Two' }));
    expect(screen.getByText('No notifications')).toBeDefined();
    await waitFor(() => expect(list).toEqual([]));
  });

  test('that the server does not take brings it back to its place, with a word', async () => {
    list = [made('Newest'), made('Middle'), made('Oldest')];
    list.forEach((one, index) => {
      one.createdAt = new Date(Date.now() - index * 60_000).toISOString();
    });
    const { person } = show();
    isDown = true;
    await person.click(await bell('Notifications, 3 unread'));
    await person.click(screen.getByRole('button', { name: 'Clear: Middle' }));
    expect(await screen.findByText('The notification could not be cleared')).toBeDefined();
    expect(items().map((text) => text?.match(/Newest|Middle|Oldest/)?.[0])).toEqual([
      'Newest',
      'Middle',
      'Oldest',
    ]);
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('The notifications could not be cleared')).toBeDefined();
    expect(items()).toHaveLength(3);
  });

  test('stays cleared when an older answer arrives afterwards [rule: notifications-3, notifications-4]', async () => {
    list = [made('Slow'), made('Other')];
    const { person, queries } = show();
    await person.click(await bell('Notifications, 2 unread'));
    const older = [made('Newer'), ...list];
    await person.click(screen.getByRole('button', { name: 'Clear: Slow' }));
    list = older;
    await queries.refetchQueries();
    await screen.findByRole('button', { name: 'Clear: Newer' });
    expect(screen.queryByRole('button', { name: 'Clear: Slow' })).toBeNull();
  });

  test.each([
    { action: 1, verb: 'Choose your nameplate', opens: { modal: 'nameplate' }, why: 'the reward' },
    { action: 2, verb: 'Open', opens: { path: '/rl/event/7?stage=2' }, why: 'its first own page' },
    { action: 3, verb: 'Open your profile', opens: { modal: 'profile' }, why: 'the own profile' },
  ] as const)(
    'on one of action $action opens $why, and it stays, read [rule: notifications-3]',
    async (of) => {
      const html = 'See <a href="https://x.example">x</a> <a href="/rl/event/7?stage=2">it</a>';
      list = [made(html, of.action), made('Another')];
      const { person, history } = show();
      await person.click(await bell('Notifications, 2 unread'));
      await person.click(screen.getByRole('button', { name: new RegExp(`^${of.verb}: See`) }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect({
        modal: openedModals().at(-1)?.name,
        path: history.location.pathname + history.location.search,
      }).toMatchObject({ path: '/', ...of.opens });
      // A notice without a link is read with it.
      await person.click(await bell('Notifications'));
      expect(items()).toHaveLength(2);
      expect(list).toHaveLength(2);
    },
  );

  test('on a link leads there within the product and closes; that is kept for the next visit', async () => {
    list = [made('See <a href="/about-us?x=1">the story</a>'), made('<a href="/rl">Other</a>')];
    const { person, history } = show();
    await person.click(await bell('Notifications, 2 unread'));
    await person.click(screen.getByRole('link', { name: 'the story' }));
    expect(history.location).toMatchObject({ pathname: '/about-us', search: '?x=1' });
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    show();
    await bell('Notifications, 1 unread');
    expect(list).toHaveLength(2);
  });
});

test('an instant stands in the viewer\u2019s own time', async () => {
  list = [made('Open until <time datetime="2031-06-07T15:00:00.000Z">June 7, 3:00 PM UTC</time>.')];
  const { person } = show();
  await person.click(await bell('Notifications, 1 unread'));
  const own = new Date('2031-06-07T15:00:00.000Z');
  expect(screen.getByText(/^Open until/).textContent).toBe(
    `Open until Sat, Jun ${own.getDate()}, ${((own.getHours() + 11) % 12) + 1}:${String(own.getMinutes()).padStart(2, '0')} ${own.getHours() < 12 ? 'AM' : 'PM'}.`,
  );
});

test('the keyboard alone opens, goes along, clears all and closes', async () => {
  list = [made('One'), made('Two <a href="/cs">x</a>'), made('Three')];
  const { person } = show();
  const button = await bell('Notifications, 3 unread');
  button.focus();
  await person.keyboard('{ArrowDown}');
  const focused = () => document.activeElement?.parentElement?.textContent;
  expect(focused()).toContain('One');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toContain('Two');
  await person.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('href')).toBe('/cs');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toContain('Three');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toContain('One');
  await person.keyboard('{ArrowUp}');
  expect(focused()).toContain('Three');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  await person.keyboard('{Enter}{Home}{Shift>}{Tab}{/Shift}{Enter}');
  expect(await screen.findByText('No notifications')).toBeDefined();
  await waitFor(() => expect(list).toEqual([]));
});

test('asks again when the window gets the focus, and once results were told', async () => {
  list = [];
  const { queries } = show();
  await bell('Notifications');
  await waitFor(() => expect(asked).toBe(1));
  list = [made('New')];
  window.dispatchEvent(new Event('focus'));
  await bell('Notifications, 1 unread');
  list = [made('Newer'), ...list];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  refreshNotificationsSoon(queries);
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await bell('Notifications, 2 unread');
});

test('a list that cannot be read says so and is read again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'No' }, { status: 500 }));
  const { person } = show(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  await person.click(await bell('Notifications'));
  expect(await screen.findByText('The notifications could not be loaded')).toBeDefined();
  list = [made('There')];
  vi.stubGlobal('fetch', async () => Response.json(list));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Clear: There' })).toBeDefined();
});
