// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TeamToggle } from './team-card.tsx';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
afterEach(cleanup);

const team = (id: number, name: string) => ({
  id,
  name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  logoUrl: null,
  mark: { field: id, shape: id, charge: 0, tag: name.slice(0, 3), short: name.slice(0, 2) },
  group: null,
  eventStageId: 10,
  eventSubstageId: 20,
  members: [],
});

test.each([
  {
    why: 'not picked, with its way here and whom it meets first',
    card: { facts: '#9 · 3-0 in Stage 1', opponent: team(2, 'Falcons') },
    said: 'Spirit#9 · 3-0 in Stage 1, opens against Falcons',
    isPressed: false,
  },
  {
    why: 'settled by another question',
    card: { badge: { text: '3-0', said: 'picked to go 3-0' } },
    said: 'Spirit#9, picked to go 3-0',
    isPressed: false,
  },
  {
    why: 'picked now',
    card: { isPicked: true, badge: { text: null, said: 'picked to advance' } },
    said: 'Spirit#9',
    isPressed: true,
  },
  {
    why: 'one too many',
    card: { facts: '8 of 8, take one out first', beyond: 'said' as const },
    said: 'Spirit8 of 8, take one out first',
    isPressed: false,
  },
])('a card says all that it shows: $why', ({ card, said, isPressed }) => {
  render(
    <TeamToggle
      team={team(1, 'Spirit')}
      eventSubstageId={20}
      facts="#9"
      seed={9}
      opponent={null}
      isRow={false}
      isBare={false}
      isPicked={false}
      badge={null}
      beyond={null}
      refusals={0}
      onToggle={() => undefined}
      {...card}
    />,
  );
  const shown = screen.getByRole('button', { pressed: isPressed });
  for (const silent of shown.querySelectorAll('[aria-hidden]')) silent.remove();
  expect(shown.textContent).toBe(said);
});
