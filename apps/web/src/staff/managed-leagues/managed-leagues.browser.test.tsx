import type { DeletedLeague, ManagedLeague } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { type Answers, answer, Refused, sentTo } from '../../../testing/answers.ts';
import { player, signedIn } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { ManagedLeaguesPage } from './managed-leagues-page.tsx';

const made = '2026-01-05T10:00:00.000Z';

const league: ManagedLeague = {
  ...{ id: 12, name: 'Sunday Strats', createdBy: 7, creatorName: 'caller', createdAt: made },
  ...{ nameplateId: 1, memberCount: 2, discordUrl: null, isHidden: false, openReports: 1 },
  ...{ hasPassword: false, isAnalystLeague: false, requireDiscord: false, requireReddit: false },
  ...{ members: 2, version: 1 },
};

const deleted: DeletedLeague = {
  ...{ id: 12, name: 'Sunday Strats', createdBy: 7, creatorName: 'caller', nameplateId: 1 },
  ...{ memberCount: 2, isAnalystLeague: false, deletedAt: made, keptUntil: made },
  ...{ deletedBy: { id: 1, username: 'demo-admin' }, reason: 'Beyond mending', isNameTaken: true },
};

const rows: Answers = {
  ...signedIn({ ...player, roles: ['Admin'] }),
  'GET /api/staff/overview': new Refused(503, 'unavailable', 'Temporarily unavailable.'),
  'GET /api/leagues/all': [league],
  'GET /api/leagues/managed': league,
  'GET /api/leagues/deleted': [deleted],
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = page.getByRole('row').last();

test('a league is renamed for a reason; a name that is refused stays in its field', async () => {
  answer({
    ...rows,
    'POST /api/leagues/rename': ({ body }) =>
      body.name === 'Mended'
        ? { nameError: null, league: { ...league, name: 'Mended', openReports: 0 } }
        : { nameError: 'This name has a word that is not allowed here', league: null },
  });
  show(<ManagedLeaguesPage />);
  await expect.element(row).toHaveTextContent('1 report');
  await expectAccessible();
  await row.getByRole('button', { name: league.name }).click();
  const dialog = page.getByRole('dialog', { name: league.name });
  await expect.element(dialog.getByRole('link', { name: '1 report of it waits' })).toBeVisible();
  await expectAccessible();
  const rename = dialog.getByRole('region', { name: 'Rename' });
  const name = rename.getByLabelText('Name', { exact: true });
  await name.fill('f.u.c.k the rules');
  await expect.element(rename.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await rename.getByLabelText(/^Why/).fill('It laughed at a player');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect
    .element(name)
    .toHaveAccessibleDescription('This name has a word that is not allowed here');
  await name.fill('Mended');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect.element(page.getByText('Renamed to Mended', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentTo('POST /api/leagues/rename').at(-1)).toEqual({
    leagueId: 12,
    name: 'Mended',
    reason: 'It laughed at a player',
  });
});

test('a league is closed for a reason, after its members were counted', async () => {
  answer({ ...rows, 'POST /api/leagues/close': null });
  show(<ManagedLeaguesPage />);
  await row.getByRole('button', { name: league.name }).click();
  const close = page.getByRole('region', { name: 'Close', exact: true });
  await expect.element(close).toHaveTextContent('2 people');
  await expect.element(button('Close this league')).toBeDisabled();
  await close.getByLabelText(/^Why/).fill('Beyond mending');
  answer({ 'GET /api/leagues/all': [] });
  await button('Close this league').click();
  await expect.element(page.getByText('Sunday Strats is closed', { exact: true })).toBeVisible();
  await expect.element(button('Sunday Strats')).not.toBeInTheDocument();
  expect(sentTo('POST /api/leagues/close')).toEqual([{ leagueId: 12, reason: 'Beyond mending' }]);
});

test('deleted leagues that cannot be read are asked for again; one whose name is taken comes back under another', async () => {
  answer({ ...rows, 'GET /api/leagues/deleted': new Refused(503, 'unavailable', 'Away') });
  show(<ManagedLeaguesPage />);
  const which = page.getByRole('radio', { name: 'Deleted' });
  await expect.element(which).toBeInTheDocument();
  (which.element() as HTMLElement).click();
  await expect.element(page.getByText('The deleted leagues could not be loaded')).toBeVisible();
  await expect.element(page.getByText('Kept for 30 days with all their members')).toBeVisible();
  answer({ 'GET /api/leagues/deleted': [deleted] });
  await button('Try again').click();
  await expect.element(row).toHaveTextContent('Beyond mending');
  await expectAccessible();

  answer({
    'POST /api/leagues/restore': { nameError: null, league: { ...league, name: 'Back again' } },
  });
  await button('Bring Sunday Strats back').click();
  const restore = page.getByRole('dialog', { name: 'Bring this league back?' });
  await expect.element(restore).toHaveTextContent('Another league has this name now');
  await expect.element(restore.getByRole('button', { name: 'Bring back' })).toBeDisabled();
  await restore.getByLabelText('New name').fill('Back again');
  await expectAccessible();
  answer({ 'GET /api/leagues/deleted': [] });
  await restore.getByRole('button', { name: 'Bring back' }).click();
  await expect.element(page.getByText('Back again is back', { exact: true })).toBeVisible();
  await expect.element(page.getByText('No league was deleted in the last 30 days')).toBeVisible();
  expect(sentTo('POST /api/leagues/restore')).toEqual([{ leagueId: 12, name: 'Back again' }]);
});
