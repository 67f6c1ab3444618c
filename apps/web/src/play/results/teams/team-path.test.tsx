// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import type { PlayedMatch } from './stage-records.ts';
import { TeamPath } from './team-path.tsx';

const played = (own: Partial<PlayedMatch> = {}): PlayedMatch => ({
  round: 1,
  opponentId: 2,
  isWon: false,
  isForfeit: false,
  games: [1, 2],
  ...own,
});

test('a match that was corrected says in words what it was', () => {
  const was = { isWon: true, games: [2, 1] } as const;
  const matches = [
    played({ was }),
    played({ round: 2, isWon: true, games: null, was: { isWon: false, games: null } }),
    played({ round: 3 }),
  ];
  const { container } = render(
    <TeamPath played={matches} teams={new Map<number, BracketTeam>()} />,
  );
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Corrected: Round 1: lost to .* 1–2, was 2–1$/),
    expect.stringMatching(/^Corrected: Round 2: beat .*, was a loss$/),
  ]);
  const marked = screen.getAllByRole('listitem').map(({ dataset }) => dataset.corrected);
  expect(marked).toEqual(['true', 'true', undefined]);
});
