// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Submissions } from './submissions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const revision = (version: number, savedAt: string, changes: object = {}) => ({
  eventStageId: 5,
  version,
  savedAt,
  isPostLock: false,
  isByStaff: false,
  groupStagePicks: [{}, {}],
  matchPicks: [],
  ...changes,
});

function show(answers: Readonly<Record<string, object>>) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, location.origin);
    const known =
      answers[pathname] ?? answers[`${pathname}?eventId=${searchParams.get('eventId')}`];
    return Response.json(known ?? {}, { status: known ? 200 : 500 });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <Submissions />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const events = [
  { id: 2, nameOverride: 'Major' },
  { id: 1, nameOverride: 'Open' },
];

test('the owner sees when which stage was submitted, and who did [rule: picks-22]', async () => {
  const user = show({
    '/api/event/getEvents': events,
    '/api/event/get?eventId=2': { eventStages: [{ id: 5, name: 'Swiss' }] },
    '/api/event/get?eventId=1': { eventStages: [] },
    '/api/picks/get/revisions/2': [
      revision(3, '2026-01-03T10:00:00Z', { isByStaff: true, isPostLock: true }),
      revision(2, '2026-01-02T10:00:00Z', { isPostLock: true }),
      revision(1, '2026-01-01T10:00:00Z', { groupStagePicks: [{}] }),
    ],
    '/api/picks/get/revisions/1': [],
  });
  const rows = within(await screen.findByRole('list', { name: 'Submissions' })).getAllByRole(
    'listitem',
  );
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    'Swiss, 2 picks, edited by staff',
    'Swiss, 2 picks, after the lock',
    'Swiss, 1 pick',
  ]);
  expect(rows[2]?.querySelector('time')?.dateTime).toBe('2026-01-01T10:00:00Z');
  await user.selectOptions(screen.getByLabelText('Event'), 'Open');
  await screen.findByText('You have not submitted anything here.');
});

test('what cannot be read says so and is asked for again', async () => {
  const answers: Record<string, object> = { '/api/event/getEvents': events };
  const user = show(answers);
  await screen.findByText('Loading your submissions failed');
  answers['/api/event/get?eventId=2'] = { eventStages: [] };
  answers['/api/picks/get/revisions/2'] = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('You have not submitted anything here.');
});
