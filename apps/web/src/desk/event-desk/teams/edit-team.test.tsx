// @vitest-environment jsdom
import type { EventDesk } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desk, team } from '../../../../testing/desk.ts';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { EditTeam } from './edit-team.tsx';

let sent: { readonly path: string; readonly body: unknown }[] = [];
let answer: { readonly status: number; readonly body: object } = { status: 200, body: desk() };

beforeEach(() => {
  sent = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string | null }) => {
    if (!init?.body) return Response.json(null);
    sent.push({ path, body: JSON.parse(init.body) });
    return Response.json(answer.body, { status: answer.status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let show: (other: EventDesk) => void = () => undefined;

function Room({ first }: { first: EventDesk }) {
  const [shown, setShown] = useState(first);
  show = setShown;
  const [teamId, setTeamId] = useState(1);
  return <EditTeam desk={shown} teamId={teamId} onOther={setTeamId} onClose={() => undefined} />;
}

function open(first = desk()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Room first={first} />
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const named = (name: string, abbreviation: string, more: Partial<EventDesk> = {}) =>
  desk({ teams: [{ ...team(1, name), abbreviation }, team(2, 'Spirit')], ...more });

test('a team is called otherwise, and the form goes on from what it is called now', async () => {
  answer = { status: 200, body: named('Team Vitality', 'TVIT') };
  const user = open();
  expect(button('Save name')).toHaveProperty('disabled', true);
  await user.clear(field('Name'));
  expect(button('Save name')).toHaveProperty('disabled', true);
  await user.type(field('Name'), ' Team Vitality ');
  await user.clear(field('Short'));
  await user.click(button('Save name'));
  expect(await screen.findByText('Vitality is now Team Vitality')).toBeTruthy();
  const was = { name: 'Vitality', abbreviation: 'Vit' };
  expect(sent).toEqual([
    {
      path: '/api/event/teamName',
      body: { eventId: 31, teamId: 1, name: 'Team Vitality', abbreviation: '', was },
    },
  ]);
  expect(field('Short')).toHaveProperty('value', 'TVIT');
  expect(button('Save name')).toHaveProperty('disabled', true);
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')));
});

test('a name that somebody else changed meanwhile is shown, and one goes on with the own one', async () => {
  answer = {
    status: 409,
    body: { code: 'team_changed', title: 'Somebody else changed this team' },
  };
  const user = open();
  await user.type(field('Name'), ' X');
  await user.click(button('Save name'));
  await screen.findByText(/Somebody else changed this team/);
  show(named('VIT', 'V'));
  answer = { status: 200, body: named('Vitality X', 'V') };
  await user.click(await screen.findByRole('button', { name: /^It is VIT \(V\) now/ }));
  await user.click(button('Save name'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({
    name: 'Vitality X',
    was: { name: 'VIT', abbreviation: 'V' },
  });
});

test('a name that another team has asks whether it is the same one, and the dialog goes on with that one', async () => {
  answer = {
    status: 409,
    body: {
      code: 'name_taken',
      title: 'Another team of the game has this name',
      current: { teamId: 7, name: 'Team Vitality', playsHere: false },
    },
  };
  const user = open();
  await user.clear(field('Name'));
  await user.type(field('Name'), 'team vitality');
  await user.click(button('Save name'));
  const question = await screen.findByText(/is another team/);
  expect(question.textContent).toMatch(/^Team Vitality is another team. Is Vitality the same/);
  // Another name is no answer to it.
  await user.type(field('Name'), 's');
  expect(screen.queryByText(/the same team, misspelt/)).toBeNull();
  await user.type(field('Name'), '{Backspace}');
  await user.click(button('Save name'));
  const merge = await screen.findByRole('button', { name: 'Merge Vitality into Team Vitality' });
  const problems = [{ path: 'intoTeamId', message: 'Both play in Stage 1 of Cup' }];
  answer = { status: 409, body: { code: 'teams_meet', title: 'They cannot become one', problems } };
  await user.click(merge);
  expect(await screen.findByText('Both play in Stage 1 of Cup')).toBeTruthy();
  const merged = desk({ teams: [team(7, 'Team Vitality'), team(2, 'Spirit')] });
  answer = { status: 200, body: merged };
  await user.click(merge);
  show(merged);
  expect(await screen.findByText('Vitality and Team Vitality are one team now')).toBeTruthy();
  expect(sent.at(-1)).toEqual({
    path: '/api/event/mergeTeams',
    body: {
      eventId: 31,
      teamId: 1,
      intoTeamId: 7,
      was: { name: 'Vitality', intoName: 'Team Vitality' },
    },
  });
  expect(screen.getByRole('dialog', { name: 'Edit Team Vitality' })).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')));
});

test('once a merge is taken back the dialog goes on with the team that came back', async () => {
  const edit = { id: 9, teamId: 1, text: 'Vitalty is the same team as Vitality' };
  const teamEdits = [{ ...edit, at: '2099-06-10T09:00:00.000Z', isUndoable: true }];
  const undone = desk({ teams: [team(5, 'Vitalty'), team(2, 'Spirit')] });
  answer = { status: 200, body: undone };
  const user = open(desk({ teamEdits }));
  await user.click(button('Undo: Vitalty is the same team as Vitality'));
  show(undone);
  expect(await screen.findByRole('dialog', { name: 'Edit Vitalty' })).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')));
});

test('a picture is a file, a link that is copied, or none; what is too large is not sent', async () => {
  answer = { status: 200, body: desk() };
  const logoUrl = `/api/picture/${'a'.repeat(64)}`;
  const user = open(desk({ teams: [{ ...team(1, 'Vitality'), logoUrl }] }));
  const chosen = screen.getByLabelText('Picture from a file');
  await user.upload(
    chosen,
    new File([new Uint8Array(3 * 2 ** 20)], 'a.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('A picture has at most 2 MB.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.upload(chosen, new File(['abc'], 'a.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText('A picture has at most 2 MB.')).toBeNull();
  await user.type(field('Or by its link'), 'https://liquipedia.net/a.png');
  await user.click(button('Copy it'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(button('Remove it')).toHaveProperty('disabled', false));
  await user.click(button('Remove it'));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  const ofTeam = { eventId: 31, teamId: 1 };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...ofTeam, picture: btoa('abc') },
    { ...ofTeam, address: 'https://liquipedia.net/a.png' },
    { ...ofTeam, isRemoved: true },
  ]);
});

test('why a picture cannot be taken is said beside it', async () => {
  const problems = [{ path: 'address', message: 'Pictures are copied from liquipedia.net alone.' }];
  answer = { status: 400, body: { code: 'picture_refused', title: 'Cannot be taken', problems } };
  const user = open();
  await user.type(field('Or by its link'), 'https://elsewhere.example/a.png{Enter}');
  const picture = within(screen.getByRole('region', { name: 'Picture' }));
  expect(await picture.findByText(/from liquipedia.net alone/)).toBeTruthy();
});

test('what staff said of this team is listed, and what nothing came after is taken back', async () => {
  const edit = (id: number, teamId: number, text: string, isUndoable = true) => ({
    id,
    teamId,
    text,
    at: '2099-06-10T09:00:00.000Z',
    isUndoable,
  });
  const teamEdits = [
    edit(9, 1, 'Vitalty is called Vitality'),
    edit(8, 2, 'Spirit has another picture'),
    edit(7, 1, 'Vital is called Vitalty', false),
  ];
  answer = { status: 200, body: named('Vitalty', 'Vit') };
  const user = open(desk({ teamEdits }));
  const said = within(screen.getByRole('region', { name: 'What staff said' }));
  expect(said.getAllByRole('listitem')).toHaveLength(2);
  expect(said.getAllByRole('button')).toHaveLength(1);
  await user.click(said.getByRole('button', { name: 'Undo: Vitalty is called Vitality' }));
  expect(await screen.findByText('Taken back')).toBeTruthy();
  expect(sent).toEqual([{ path: '/api/event/undoTeamEdit', body: { eventId: 31, editId: 9 } }]);
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')));
});
