// @vitest-environment jsdom
import type { EventDesk, TeamRanking as Ranking } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desk, team } from '../../../../testing/desk.ts';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { TeamRanking } from './team-ranking.tsx';

let sent: unknown[] = [];
let answers: { readonly status: number; readonly body: object }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (_: string, init?: { body?: string | null }) => {
    if (!init?.body) return Response.json(null);
    sent.push(JSON.parse(init.body));
    const { status, body } = answers.shift() ?? { status: 200, body: desk() };
    return Response.json(body, { status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seventh: Ranking = { place: 7, source: 'Valve', asOf: '2026-11-02', url: null };
const typed = { ...seventh, url: '' };
const ranked = (ranking: Ranking | null): { status: number; body: EventDesk } => ({
  status: 200,
  body: desk({ teams: [{ ...team(1, 'Vitality'), ranking }] }),
});

function open(ranking: Ranking | null = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TeamRanking eventId={31} team={{ ...team(1, 'Vitality'), ranking }} />
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });

test('a ranking is set once all that it needs is there, and undone [rule: events-38]', async () => {
  answers = [ranked(seventh), ranked(null)];
  const user = open();
  expect(screen.queryByRole('button', { name: 'Remove ranking' })).toBeNull();
  await user.type(field('Place'), '7');
  await user.type(field('Source'), ' Valve ');
  expect(button('Save ranking')).toHaveProperty('disabled', true);
  fireEvent.change(field('Day'), { target: { value: '2026-11-02' } });
  await user.click(button('Save ranking'));
  expect(await screen.findByText('Ranking saved')).toBeTruthy();
  expect(button('Save ranking')).toHaveProperty('disabled', true);
  await user.click(button('Undo'));
  expect(await screen.findByText('Taken back')).toBeTruthy();
  expect(field('Place')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const at = { eventId: 31, teamId: 1 };
  expect(sent).toEqual([
    { ...at, ranking: typed, was: null },
    { ...at, ranking: null, was: seventh },
  ]);
});

test('a ranking is removed, and brought back', async () => {
  answers = [ranked(null), ranked(seventh)];
  const user = open(seventh);
  await user.click(button('Remove ranking'));
  expect(await screen.findByText('Ranking removed')).toBeTruthy();
  await user.click(button('Undo'));
  expect(await screen.findByText('Taken back')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ ranking: typed, was: null });
  expect(field('Place')).toHaveProperty('value', '7');
});

test('somebody else was faster: it is told what they said, and another press replaces it', async () => {
  const third = { ...seventh, place: 3 };
  const title = 'Somebody else changed this ranking meanwhile';
  const body = { code: 'ranking_changed', title, current: { ranking: third } };
  answers = [{ status: 409, body }, ranked(seventh)];
  const user = open();
  await user.type(field('Place'), '7');
  await user.type(field('Source'), 'Valve');
  fireEvent.change(field('Day'), { target: { value: '2026-11-02' } });
  await user.click(button('Save ranking'));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('It says #3, Valve now. Save again to replace it.')).toBeTruthy();
  await user.click(button('Save ranking'));
  expect(await screen.findByText('Ranking saved')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ ranking: typed, was: third });
});

test.each(['0', '-1', '1.5', 'first'])('%s is no place', async (place) => {
  const user = open(seventh);
  await user.clear(field('Place'));
  await user.type(field('Place'), place);
  expect(button('Save ranking')).toHaveProperty('disabled', true);
});
