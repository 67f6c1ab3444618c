// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aLeague, type Sent, showDialog } from '../../../../testing/league-answers.tsx';
import { closeModals, openedModals } from '../../../platform/core/modals.ts';
import { LeagueForm } from './league-form.tsx';

vi.mock('../../../platform/ui/plates/wear-plate.ts', () => ({ wearPlate: () => () => undefined }));
vi.mock('../../league-invites/invite-settings.tsx', () => ({ InviteSettings: () => null }));

const noErrors = {
  nameError: null,
  passwordError: null,
  confirmPasswordError: null,
  discordUrlError: null,
};
const savesOf = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path === '/api/leagues/save').map(({ body }) => body);

afterEach(() => {
  cleanup();
  closeModals();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a league is made with what was typed, and is said to be saved once leagues were read anew [rule: leagues-21]', async () => {
  const user = userEvent.setup();
  const { sent, queries } = showDialog(<LeagueForm league={null} onClose={() => undefined} />, {
    answers: () => ({ body: { ...noErrors, league: aLeague() } }),
  });
  const reread = vi.spyOn(queries, 'invalidateQueries');
  await user.click(screen.getByRole('button', { name: 'Create League' }));
  expect(screen.getByText("A league's name has 3 to 40 characters")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(savesOf(sent)).toEqual([]);

  await user.type(screen.getByLabelText('Name'), 'Sunday  Strats');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByLabelText('Confirm password'), 'secret');
  await user.click(screen.getByLabelText('A Discord login'));
  await user.type(screen.getByLabelText('Discord server'), 'https://discord.gg/abcdef');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(savesOf(sent)).toHaveLength(1));
  expect(savesOf(sent)[0]).toEqual({
    id: null,
    name: 'Sunday Strats',
    password: 'secret',
    confirmPassword: 'secret',
    nameplateId: 0,
    requireDiscord: true,
    requireReddit: false,
    discordUrl: 'https://discord.gg/abcdef',
  });
  await waitFor(() =>
    expect(openedModals()).toEqual([
      {
        name: 'leagueQuestion',
        props: { about: 'done', what: 'saved', leagueId: 7 },
      },
    ]),
  );
  expect(reread).toHaveBeenCalledWith({ queryKey: ['leagues'] });
});

test('an error of the server stands beside its field until that is changed', async () => {
  const user = userEvent.setup();
  const nameError = 'This name is taken';
  showDialog(<LeagueForm league={aLeague()} onClose={() => undefined} />, {
    answers: () => ({ body: { ...noErrors, nameError, league: null } }),
  });
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(nameError);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(openedModals()).toEqual([]);
  await user.keyboard('3');
  expect(screen.queryByText(nameError)).toBe(null);
});

test('a failed save is logged and said in a toast, and what was typed stays [rule: leagues-28]', async () => {
  const user = userEvent.setup();
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  showDialog(<LeagueForm league={aLeague()} onClose={() => undefined} />, {
    answers: () => ({ status: 503, body: { code: 'busy', title: 'Many people are joining.' } }),
  });
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The league was not saved. Many people are joining.');
  expect(log).toHaveBeenCalledWith('The league was not saved.', 'busy', 'Many people are joining.');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Sunday Strats 2');
});

test('what another saved meanwhile is told; the own change is saved over it and keeps the rest', async () => {
  const user = userEvent.setup();
  const latest = aLeague({ name: 'Sunday Crew', requireReddit: true, version: 5 });
  let saves = 0;
  const { sent } = showDialog(<LeagueForm league={aLeague()} onClose={() => undefined} />, {
    answers: ({ path }) => {
      if (path === '/api/leagues/get') return { body: latest };
      saves += 1;
      return saves === 1
        ? { status: 409, body: { code: 'changed_meanwhile', title: 'Changed' } }
        : { body: { ...noErrors, league: latest } };
    },
  });
  await user.click(screen.getByLabelText('A Discord login'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else saved this league' });
  expect(dialog.textContent).toContain('Sunday Crew');
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(savesOf(sent)).toHaveLength(2));
  expect(savesOf(sent)[1]).toMatchObject({
    version: 5,
    name: 'Sunday Crew',
    requireDiscord: true,
    requireReddit: true,
    password: '********',
  });
});

test('unsaved text is asked about before the dialog closes, and kept if told so', async () => {
  const user = userEvent.setup();
  const close = vi.fn();
  showDialog(<LeagueForm league={null} onClose={close} />, { answers: () => undefined });
  await user.type(screen.getByLabelText('Name'), 'Half a na');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Half a na');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(close).toHaveBeenCalledOnce();
});

test('a password shows as asterisks, comes back when it is emptied and left, and is removed by the box alone', async () => {
  const user = userEvent.setup();
  const { sent } = showDialog(<LeagueForm league={aLeague()} onClose={() => undefined} />, {
    answers: () => ({ body: { ...noErrors, league: aLeague({ hasPassword: false }) } }),
  });
  const password = screen.getByLabelText('Password');
  expect(password).toHaveProperty('value', '********');
  await user.clear(password);
  await user.tab();
  expect(password).toHaveProperty('value', '********');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText('Remove password'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(savesOf(sent)[0]).toMatchObject({ removePassword: true }));
});
