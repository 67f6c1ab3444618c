import type { League, LeagueMember } from '@callshot/contract';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, askedOf, held, Refused, sentTo } from '../../../../testing/answers.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { player, signedIn } from '../../../../testing/people.ts';
import { show, tabTo } from '../../../../testing/screens.tsx';
import { openModal } from '../../../platform/core/modals.ts';

const ID = 31;
const AT = '2026-01-05T10:00:00.000Z';

const aLeague = (part: Partial<League> = {}): League => ({
  id: ID,
  name: 'Sunday Strats',
  createdBy: 1,
  creatorName: 'Ada',
  hasPassword: true,
  requireDiscord: false,
  requireReddit: false,
  nameplateId: 0,
  members: 4,
  memberCount: 4,
  isAnalystLeague: false,
  isMember: true,
  discordUrl: null,
  createdAt: AT,
  version: 4,
  ...part,
});
const own = aLeague({ createdBy: player.id, creatorName: player.username });

const member = (userId: number, username: string): LeagueMember => ({
  userId,
  username,
  nameplateId: 0,
  joinedAt: AT,
  isCreator: userId === player.id,
});
const ADA = member(1, 'Ada');
const BEN = member(2, 'Ben');

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

/** A page on which one button opens what is asked for. */
function showOpener(open: () => void) {
  answer({
    ...signedIn(),
    'GET /api/leagues/joined': [],
    'GET /api/leagues/userLimit': 10,
    'GET /api/auth/third-party-status': [],
    'GET /api/leagues/events': [],
    'GET /api/leagues/invite': {
      leagueId: ID,
      isOn: true,
      membersMayInvite: true,
      code: '7Q4K-M2XD',
      link: 'https://callshot.example/join/7Q4K-M2XD',
    },
  });
  show(
    <button type="button" onClick={open}>
      Open
    </button>,
  );
  return page.getByRole('button', { name: 'Open' });
}

const noErrors = {
  nameError: null,
  passwordError: null,
  confirmPasswordError: null,
  discordUrlError: null,
};

test('who makes a league is told what they wait for, and goes on where they began', async () => {
  const save = held({ ...noErrors, league: own });
  answer({ 'GET /api/leagues/get': own, 'POST /api/leagues/save': save.answer });
  const opener = showOpener(() => openModal('league', { about: 'form', leagueId: null }));
  await tabTo(opener);
  await userEvent.keyboard('{Enter}');
  const create = dialog('Create League');
  await expect.element(create.getByLabelText('Name', { exact: true })).toHaveFocus();
  await userEvent.keyboard('Sunday Strats');
  await create.getByLabelText('Password', { exact: true }).fill('first password');
  await create.getByLabelText('Confirm password').fill('another');
  await userEvent.keyboard('{Enter}');
  await expect.element(create.getByText('The passwords do not match')).toBeVisible();
  await expectAccessible();
  await expectLaidOut();
  await create.getByLabelText('Confirm password').fill('first password');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Saving League')).toBeVisible();
  save.letGo();
  await expect.element(button(dialog('League Saved!'), 'OK')).toHaveFocus();
  expect(sentTo('POST /api/leagues/save')).toMatchObject([
    { name: 'Sunday Strats', password: 'first password' },
  ]);
  await userEvent.keyboard('{Enter}');
  await expect.element(opener).toHaveFocus();
});

test('a password that stands stays until it is changed', async () => {
  answer({ 'GET /api/leagues/get': own });
  await showOpener(() => openModal('league', { about: 'form', leagueId: ID })).click();
  const edit = dialog('Edit League');
  await expect.element(edit.getByLabelText('Password', { exact: true })).toHaveValue('********');
  await expect.element(edit.getByLabelText('Confirm password')).toHaveValue('********');
  await expect.element(button(edit, 'Save')).toBeDisabled();
  await expectAccessible();
});

test('a league that was saved elsewhere is told field by field, and one that is gone in its place', async () => {
  const latest = { ...own, name: 'Sunday Crew', version: 5 };
  answer({ 'GET /api/leagues/get': own });
  await showOpener(() => openModal('league', { about: 'form', leagueId: ID })).click();
  const edit = dialog('Edit League');
  await edit.getByLabelText('A Reddit login').click();
  answer({
    'GET /api/leagues/get': latest,
    'POST /api/leagues/save': new Refused(409, 'changed_meanwhile', 'Changed'),
  });
  await userEvent.keyboard('{Control>}s{/Control}');
  const conflict = dialog('Someone else saved this league');
  await expect
    .element(conflict.getByRole('row', { name: /^Name/ }).getByText('Sunday Crew').first())
    .toBeVisible();
  await expectAccessible();
  await expectLaidOut();
  answer({
    'POST /api/leagues/save': new Refused(
      404,
      'league_not_found',
      'There is no such league (any more)',
    ),
  });
  await button(conflict, 'Save mine').click();
  await expect.element(edit.getByText('There is no such league (any more)')).toBeVisible();
});

test('a deletion says what is lost and for how long it can be brought back', async () => {
  const gone = held(null);
  answer({
    'GET /api/leagues/get': own,
    'DELETE /api/leagues/delete': gone.answer,
  });
  await showOpener(() => openModal('leagueQuestion', { about: 'delete', leagueId: ID })).click();
  const remove = dialog('Delete League');
  await expect.element(remove.getByText('An Admin can bring it back')).toBeVisible();
  await expect.element(remove.getByText('All 4 members lose it')).toBeVisible();
  await expectAccessible();
  await expectLaidOut();
  await button(remove, 'Delete League').click();
  await expect.element(page.getByText('Deleting League')).toBeVisible();
  gone.letGo();
  await expect.element(dialog('League Deleted!')).toBeVisible();
});

test('whose league it is removes, bans and lets back in', async () => {
  let rows = [member(player.id, player.username), ADA, BEN];
  let banned: { userId: number; username: string; at: string }[] = [];
  answer({
    'GET /api/leagues/get': own,
    'GET /api/leagues/members': () => ({ rows, total: rows.length, banned }),
    'DELETE /api/leagues/removeMember': ({ query }) => {
      const out = rows.find(({ userId }) => String(userId) === query.userId);
      rows = rows.filter((row) => row !== out);
      if (query.ban === 'true' && out) banned = [{ ...out, at: AT }];
      return null;
    },
    'POST /api/leagues/unban': () => {
      banned = [];
      return null;
    },
  });
  await showOpener(() => openModal('leagueInfo', { leagueId: ID, section: 'members' })).click();
  const info = dialog('League Info');
  const members = info.getByRole('list', { name: 'Members' });
  await expect.element(button(members, 'Manage Ben')).toBeVisible();
  await expectAccessible();
  await expectLaidOut();
  const manage = async (username: string, item: string) => {
    await button(members, `Manage ${username}`).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await manage('Ada', 'Remove');
  await expectAccessible();
  await button(dialog('Remove Member'), 'Remove').click();
  await expect.element(page.getByText('Ada is no longer in the league')).toBeVisible();
  // The button that opened it is gone.
  await expect.poll(() => info.element().contains(document.activeElement)).toBe(true);
  expect(askedOf('DELETE /api/leagues/removeMember')).toEqual([
    { leagueId: String(ID), userId: '1', ban: 'false' },
  ]);

  await manage('Ben', 'Ban');
  await button(dialog('Ban Member'), 'Ban').click();
  const told = page.getByText('Ben is banned from the league');
  await expect.element(told).toBeVisible();
  // The toast covers no button.
  const edit = button(info, 'Edit League').element();
  const { x, y, width, height } = edit.getBoundingClientRect();
  expect(edit.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  await info.getByText('Banned', { exact: true }).click();
  await expectAccessible();
  await button(info, 'Undo the ban of Ben').click();
  await expect.element(info.getByText('Nobody is banned')).toBeVisible();
  expect(sentTo('POST /api/leagues/unban')).toEqual([{ leagueId: ID, userId: 2 }]);
});

test('whose league it is hands it over before they leave it', async () => {
  let league = own;
  answer({
    'GET /api/leagues/get': () => league,
    'GET /api/leagues/members': { rows: [member(player.id, player.username), ADA], total: 2 },
    'POST /api/leagues/handOver': () => {
      league = aLeague();
      return league;
    },
    'DELETE /api/leagues/leave': null,
  });
  await showOpener(() => openModal('leagueQuestion', { about: 'leave', leagueId: ID })).click();
  const leave = dialog('Leave League');
  await expect.element(leave.getByText('You made this league. Hand it over')).toBeVisible();
  await button(leave, 'Hand it over').click();
  const info = dialog('League Info');
  await button(info, 'Manage Ada').click();
  await page.getByRole('menuitem', { name: 'Hand over' }).click();
  await button(dialog('Hand Over League'), 'Hand over').click();
  await expect.element(page.getByText('Sunday Strats belongs to Ada now')).toBeVisible();
  await expect.element(button(info, 'Edit League')).not.toBeInTheDocument();
  await button(info, 'Leave League').click();
  await expect
    .element(leave.getByText('Are you sure you want to leave this league?'))
    .toBeVisible();
  await button(leave, 'Leave League').click();
  await expect.element(dialog('League Left!')).toBeVisible();
});

test('a private league shows its face alone to others, who report it or join it [rule: leagues-20]', async () => {
  const read = held(aLeague({ isMember: false }));
  answer({
    'GET /api/leagues/get': read.answer,
    'GET /api/leagues/members': new Refused(403, 'members_only', 'Only its members'),
    'POST /api/reports/report': null,
    'POST /api/leagues/join': new Refused(
      409,
      'already_joined',
      'You have already joined this league!',
    ),
  });
  const opener = showOpener(() => openModal('leagueInfo', { leagueId: ID }));
  answer({ 'GET /api/leagues/events': new Refused(403, 'members_only', 'Only its members') });
  await opener.click();
  const info = dialog('League Info');
  await expect.element(info.getByRole('status', { name: 'Loading League Info' })).toBeVisible();
  read.letGo();
  await expect
    .element(info.getByText('Only its members see the ranking of a private league'))
    .toBeVisible();
  await info.getByText('Members', { exact: true }).click();
  await expect
    .element(info.getByText('Only its members see who is in a private league'))
    .toBeVisible();
  await expectLaidOut();
  await button(info, 'Report League').click();
  const report = dialog('Report League');
  await expect.element(button(report, 'Report')).toBeDisabled();
  await report.getByLabelText('What is wrong with it?').fill('Its name insults people');
  await expectAccessible();
  await button(report, 'Report').click();
  await expect.element(page.getByText('Thank you. Staff will look at it.')).toBeVisible();
  expect(sentTo('POST /api/reports/report')).toMatchObject([
    { kind: 'league', id: ID, reason: 'Its name insults people' },
  ]);

  await button(info, 'Join League').click();
  const join = dialog('Join Private League');
  await join.getByLabelText('League password').fill('open sesame');
  await button(join, 'Join League').click();
  const error = dialog('Error');
  await expect.element(error.getByText('You have already joined this league!')).toBeVisible();
  expect(error.getByRole('link').elements()).toEqual([]);
});

test('a league is found and joined by keyboard alone', async () => {
  const found = aLeague({ hasPassword: false, isMember: false });
  answer({
    'GET /api/leagues/search': [found],
    'GET /api/leagues/get': found,
    'POST /api/leagues/join': { ...found, isMember: true },
  });
  await showOpener(() => openModal('league', { about: 'search' })).click();
  const search = dialog('League Search');
  await expect.element(search.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('Sunday');
  await expect.element(search.getByRole('listitem')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await expect.element(button(search, 'Join Sunday Strats')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(dialog('League Joined!'), 'OK')).toHaveFocus();
});
