import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../../testing/answers.ts';
import { desk, stage } from '../../../../testing/desk.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { player, signedIn } from '../../../../testing/people.ts';
import { show } from '../../../../testing/screens.tsx';
import type { Elsewhere } from './elsewhere.queries.ts';
import { ElsewherePanel } from './elsewhere-panel.tsx';

const READ = 'GET /api/results/:eventId';
const PREVIEW = 'POST /api/results/preview';
const TAKE = 'POST /api/results/take';
const LOOK = 'POST /api/results/previewFile';
const IMPORT = 'POST /api/results/import';
const TOKEN = 'POST /api/results/token';
const at = '2026-06-14T14:10:00.000Z';
const button = (name: string) => page.getByRole('button', { name, exact: true });

const event = desk({ stages: [stage(0, {})] });
const nothing: Elsewhere = { tokens: [], proposals: [], doubts: 0, groups: [] };
const made = {
  id: 5,
  name: 'Hall',
  prefix: 'cs_the',
  scopes: ['results' as const],
  results: { eventId: 31, eventName: 'Cup', mode: 'apply' as const },
  createdAt: at,
  expiresAt: null,
  isExpired: false,
  lastUsedAt: null,
};
const told: Elsewhere = {
  tokens: [
    {
      id: 4,
      name: 'Scores of the hall',
      prefix: 'cs_abc',
      createdAt: at,
      expiresAt: null,
      lastUsedAt: null,
      username: 'maker',
      mode: 'propose',
      isIdle: true,
    },
  ],
  proposals: [{ id: 7, name: 'Scores of the hall', username: 'maker', toldAt: at, waiting: 2 }],
  doubts: 0,
  groups: [{ eventSubstageId: 201, title: 'Playoffs', source: 'told', matches: 3 }],
};
/** Signed in with every right. */
const asAdmin = signedIn({ ...player, roles: ['Admin'] });
const effect = {
  placed: 2,
  log: [{ text: 'Playoffs: Alpha beat Beta' }],
  leftOut: [{ name: 'final', code: 'stage_open' as const }],
  groups: [],
};

test('without anybody who tells results it says how to begin, at every width', async () => {
  answer({ ...asAdmin, [READ]: nothing });
  show(<ElsewherePanel desk={event} />);
  await expect.element(page.getByText(/Your own program can tell results/)).toBeVisible();
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
});

test('a proposal is shown with what would come of it before it is taken over [rule: results-28]', async () => {
  answer({ ...asAdmin, [READ]: told, [PREVIEW]: effect, [TAKE]: effect });
  show(<ElsewherePanel desk={event} />);
  await button('Look at it: Scores of the hall').click();
  await expect.element(page.getByText('Playoffs: Alpha beat Beta')).toBeVisible();
  await expect.element(page.getByText(/final.*picks are still open/)).toBeVisible();
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
  await button('Apply').click();
  await expect.element(page.getByText('Taken over')).toBeVisible();
  expect(sentTo(TAKE)).toEqual([{ eventId: 31, proposalId: 7, toldAt: at }]);
});

test('a proposal that grew meanwhile is not taken over unseen', async () => {
  answer({
    ...asAdmin,
    [READ]: told,
    [PREVIEW]: effect,
    [TAKE]: new Refused(409, 'proposal_changed', 'More was told meanwhile: look at it again'),
  });
  show(<ElsewherePanel desk={event} />);
  await button('Look at it: Scores of the hall').click();
  await button('Apply').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/More was told meanwhile/);
});

test('a new token says whether its results count at once, and is shown once [rule: results-26]', async () => {
  answer({ ...asAdmin, [READ]: told, [TOKEN]: { token: made, secret: 'cs_the-secret' } });
  show(<ElsewherePanel desk={event} />);
  await expect.element(page.getByText(/no longer has the role/)).toBeVisible();
  await button('New token').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Hall');
  await page.getByRole('combobox', { name: 'What it tells' }).selectOptions('apply');
  await button('Make token').click();
  await expect.element(page.getByText('cs_the-secret')).toBeVisible();
  expect(sentTo(TOKEN)).toEqual([{ eventId: 31, mode: 'apply', name: 'Hall', expiresInDays: 90 }]);
});

test('a file is imported once its effect was seen; another text needs another look [rule: results-31]', async () => {
  answer({ ...asAdmin, [READ]: nothing, [LOOK]: effect, [IMPORT]: effect });
  show(<ElsewherePanel desk={event} />);
  await expect
    .element(page.getByRole('link', { name: 'Matches as CSV' }))
    .toHaveAttribute('href', '/api/results/file/31?as=csv');
  await button('Import').click();
  await expect.element(button('Preview')).toBeDisabled();
  await page.getByRole('combobox', { name: 'Kind of file' }).selectOptions('challonge');
  await page.getByRole('textbox', { name: 'Its text' }).fill('{}');
  await button('Preview').click();
  await expect.element(page.getByText('Playoffs: Alpha beat Beta')).toBeVisible();
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
  await page.getByRole('textbox', { name: 'Its text' }).fill('{"tournament":{}}');
  await expect.element(page.getByText('Playoffs: Alpha beat Beta')).not.toBeInTheDocument();
  await button('Preview').click();
  await button('Apply').click();
  await expect.element(page.getByText('Matches imported')).toBeVisible();
  expect(sentTo(IMPORT)).toEqual([
    { eventId: 31, form: 'challonge', text: '{"tournament":{}}', eventStageId: null },
  ]);
});
