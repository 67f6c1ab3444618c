// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { PastOverride } from './override.queries.ts';
import { PastOverrides } from './past-overrides.tsx';
import { UnreadableEntries } from './unreadable-entries.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const event = { id: 5, eventStages: [{ id: 50, name: 'Swiss' }] } as unknown as Event;
const ada = { id: 7, username: 'ada' };
const made = (facts: Partial<PastOverride>): PastOverride => ({
  id: 1,
  at: '2026-03-01T12:00:00Z',
  actor: { id: 1, username: 'chief' },
  user: ada,
  eventStageId: 50,
  changes: ['Advancing: Elm instead of Ash'],
  moreChanges: 0,
  isWithheld: false,
  reason: 'a slip of the finger',
  canUndo: true,
  ...facts,
});

function show(answer: unknown, children: React.ReactNode) {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);
}

test('an override says whose picks of which stage, what, who, when and why', async () => {
  const list = [
    made({}),
    made({ id: 2, user: null, actor: null, reason: null, changes: [], canUndo: false }),
  ];
  show(list, <PastOverrides event={event} />);
  const own = await screen.findByRole('row', { name: 'Picks of ada, Swiss' });
  expect(own.textContent).toContain('chief');
  expect(own.querySelector('time')?.dateTime).toBe('2026-03-01T12:00:00Z');
  expect(own.textContent).toContain('Advancing: Elm instead of Ash');
  expect(own.textContent).toContain('“a slip of the finger”');
  expect(within(own).getByRole('button', { name: 'Undo: Picks of ada, Swiss' })).toBeDefined();

  const official = screen.getByRole('row', { name: 'Official results of Swiss' });
  expect(official.textContent).toContain('Callshot itself');
  expect(official.textContent).toContain('Nothing was changed.');
  expect(within(official).queryByRole('button')).toBeNull();
});

test('long lists unfold, and say how much is not told', async () => {
  const changes = ['one', 'two', 'three', 'four', 'five'];
  show([made({ changes, moreChanges: 4 })], <PastOverrides event={event} />);
  const more = await screen.findByText('6 more');
  expect(screen.getByText('three').closest('details')).toBeNull();
  expect(screen.getByText('four').closest('details')).toBe(more.closest('details'));
  expect(screen.getByText('… and 4 besides')).toBeDefined();
});

test('picks that are not locked yet stay withheld, and cannot be undone unseen', async () => {
  show([made({ changes: [], isWithheld: true })], <PastOverrides event={event} />);
  const own = await screen.findByRole('row', { name: 'Picks of ada, Swiss' });
  expect(own.textContent).toContain('Withheld until picks lock');
  expect(within(own).queryByRole('button')).toBeNull();
});

test('an event that nobody has put a hand to says so', async () => {
  show([], <PastOverrides event={event} />);
  expect(await screen.findByText('Nothing has been overridden in this event.')).toBeDefined();
});

const unreadable = {
  eventStageId: 50,
  user: ada,
  reason: 'Slot 3 holds 9 of 4',
  foundAt: '2026-03-01T12:00:00Z',
};

test('an entry that cannot be read is named with its reason, and leads to its picks', async () => {
  const choose = vi.fn();
  show({ count: 1, entries: [unreadable] }, <UnreadableEntries event={event} onChoose={choose} />);
  expect(await screen.findByRole('heading', { name: '1 entry cannot be read' })).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toContain('ada, Swiss: Slot 3 holds 9 of 4');
  expect(screen.queryByText(/more, shown once/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Set the picks of ada' }));
  expect(choose).toHaveBeenCalledWith({ kind: 'user', ...ada });
});

test('of many entries that cannot be read it is said how many are not listed', async () => {
  const entries = [unreadable];
  show({ count: 1201, entries }, <UnreadableEntries event={event} onChoose={vi.fn()} />);
  expect(
    await screen.findByRole('heading', { name: '1,201 entries cannot be read' }),
  ).toBeDefined();
  expect(screen.getByText('… and 1,200 more, shown once these are set')).toBeDefined();
});
