// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SaveModals, type SaveNotice } from './save-modals.tsx';

afterEach(cleanup);

const ignore = () => undefined;
interface Shown {
  readonly nextStageName?: string | null;
  readonly hasSaved?: boolean;
  readonly isChangedSince?: boolean;
}
const show = (
  notice: SaveNotice,
  { nextStageName = null, hasSaved = false, isChangedSince = false }: Shown = {},
) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SaveModals
        notice={notice}
        stageName="Stage 1"
        nextStageName={nextStageName}
        hasSaved={hasSaved}
        isChangedSince={isChangedSince}
        isBusy={false}
        onClose={ignore}
        onRetry={ignore}
        onTakeNewer={ignore}
        onKeepMine={ignore}
      />
    </QueryClientProvider>,
  );

test('a failed save says what it says, and names somebody to ask before there is a chat', () => {
  show({ kind: 'failed' });
  expect(screen.getByRole('dialog', { name: 'Error Saving Picks' })).toBeDefined();
  for (const text of [
    'An error occured submitting your picks.',
    'Please refresh and try again.',
    'If problem persists, please contact an admin.',
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test.each([
  { next: 'Stage 2', count: 1, why: 'another stage follows: come back for it' },
  { next: null, count: 0, why: 'the last stage asks nobody back [rule: picks-23]' },
])('$why', ({ next, count }) => {
  show({ kind: 'saved' }, { nextStageName: next });
  expect(screen.getByRole('dialog', { name: 'Picks Saved' })).toBeDefined();
  expect(screen.queryAllByText(/come back/)).toHaveLength(count);
});

test.each([
  { hasSaved: true, text: /What you submitted earlier counts/, why: 'earlier picks count' },
  {
    hasSaved: false,
    text: /No picks of yours count for Stage 1/,
    why: 'there are no earlier ones',
  },
])('a save after the lock says that $why', ({ hasSaved, text }) => {
  show({ kind: 'locked' }, { hasSaved });
  expect(screen.getByRole('dialog', { name: 'Picks Are Locked' })).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});

test.each([
  { isChangedSince: true, count: 1 },
  { isChangedSince: false, count: 0 },
])('changed since they were sent: $isChangedSince', ({ isChangedSince, count }) => {
  show({ kind: 'saved' }, { isChangedSince });
  expect(screen.queryAllByText('What you changed since then is not submitted yet.')).toHaveLength(
    count,
  );
});
