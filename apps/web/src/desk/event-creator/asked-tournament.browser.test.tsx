import type { WikiTournamentDetails } from '@callshot/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answer, Refused } from '../../../testing/answers.ts';
import { player, signedIn } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { EventCreatorPage } from './event-creator-page.tsx';

const major: WikiTournamentDetails = {
  ...{ pageId: 900_200, pageName: 'BLAST/Major', title: 'BLAST.tv Austin Major 2025' },
  ...{ start: '2026-06-03', end: '2026-06-22', bannerUrl: null, teams: [], groups: [] },
  wikiLink: 'https://liquipedia.net/counterstrike/BLAST/Major',
  ...{ readAt: '2026-01-05T10:00:00.000Z', leftOut: [], eventIds: [] },
};

const rows: Answers = {
  ...signedIn({ ...player, roles: ['Admin'] }),
  'GET /api/liquipedia/status': {
    ...{ isConfigured: true, isDemo: false, looksLeft: 50, looksPerHour: 60 },
    ...{ waitsUntil: null, lastLookAt: null, lastFailure: null },
  },
  'GET /api/liquipedia/getDetails': major,
  'GET /api/eventFormat': [],
  'GET /api/liquipedia/draftFormat': new Refused(503, 'wiki_unavailable', 'Not now'),
};

beforeEach(() => localStorage.clear());

test('the address chooses a tournament, which is then as if it had been found', async () => {
  answer(rows);
  show(<EventCreatorPage />, '/admin/event/create?game=2&tournament=900200');
  await expect.element(page.getByText('BLAST.tv Austin Major 2025').first()).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Counter-Strike' })).toBeChecked();
});

test.each(['?game=3&tournament=900200', '?game=2&tournament=x', '?tournament=5', ''])(
  'an address of no tournament chooses none: %s',
  async (query) => {
    answer(rows);
    show(<EventCreatorPage />, `/admin/event/create${query}`);
    await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    expect(document.body.textContent).not.toContain('Austin');
  },
);

test('a wiki that cannot be read says so, and the page stays', async () => {
  answer({
    ...rows,
    'GET /api/liquipedia/getDetails': new Refused(503, 'wiki_unavailable', 'Not now'),
  });
  show(<EventCreatorPage />, '/admin/event/create?game=2&tournament=900200');
  await expect
    .element(page.getByText('The tournament wiki is not available right now').first())
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
});
