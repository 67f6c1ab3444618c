// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SaveModals, type SaveNotice } from './save-modals.tsx';

afterEach(cleanup);

const ignore = () => undefined;
const show = (notice: SaveNotice, nextStageName: string | null = null) =>
  render(
    <SaveModals
      notice={notice}
      stageName="Stage 1"
      nextStageName={nextStageName}
      discordUrl={null}
      isBusy={false}
      onClose={ignore}
      onRetry={ignore}
      onTakeNewer={ignore}
      onKeepMine={ignore}
    />,
  );

test('a failed save says all of the specification’s texts, also before a chat is configured', () => {
  show({ kind: 'failed' });
  expect(screen.getByRole('dialog', { name: 'Error Saving Picks' })).toBeDefined();
  for (const text of [
    'An error occured submitting your picks.',
    'Please refresh and try again.',
    'If problem persists, please contact us on Discord:',
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test.each([
  { next: 'Stage 2', count: 1, why: 'another stage follows: come back for it' },
  { next: null, count: 0, why: 'the last stage asks nobody back (decision 266)' },
])('$why', ({ next, count }) => {
  show({ kind: 'saved' }, next);
  expect(screen.getByRole('dialog', { name: 'Picks Saved' })).toBeDefined();
  expect(screen.queryAllByText(/come back/)).toHaveLength(count);
});
