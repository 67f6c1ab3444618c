// @vitest-environment jsdom
import { compileBracket, type EventStage, type PickSet, stageCalls } from '@callshot/rules';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { drawnStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { RoundCalls } from './round-calls.tsx';

afterEach(cleanup);

const stage = drawnStage(8, [1]);
const graph = compileBracket(stage.format);
const slip = randomPicks(stage, randomOf(1));

const teams = new Map(
  (stage.substages[0]?.teamIds ?? []).map((id) => [
    id,
    {
      id,
      name: `Team ${id}`,
      abbreviation: `T${id}`,
      logoUrl: null,
      mark: { field: 0, shape: 0, charge: 0, tag: `T${id}`, short: `${id}` },
    },
  ]),
);

function shown(official: PickSet, isOwn = true): string[] {
  const played: EventStage = {
    ...stage,
    substages: stage.substages.map((own) => ({
      ...own,
      officialMatches: [
        ...own.officialMatches.filter(
          (row) => !official.matchPicks.some((told) => told.matchIndex === row.matchIndex),
        ),
        ...official.matchPicks,
      ],
    })),
  };
  const calls = stageCalls(played, slip, official).matches;
  render(<RoundCalls graph={graph} calls={calls} teams={teams} whose={{ isOwn, name: null }} />);
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

test('says who was called to go on from a drawn round, right and wrong, whoever met whom [rule: results-37]', () => {
  const through = slip.matchPicks.flatMap(({ bracketCol, winnerTeamId }) =>
    bracketCol === 1 && winnerTeamId !== null ? winnerTeamId : [],
  );
  const open = shown({ groupStagePicks: [], matchPicks: [] });
  expect(open).toHaveLength(2);
  for (const line of open) expect(line).toContain('Pending');
  expect(screen.getByRole('heading').textContent).toBe('Semi-Finals: you picked these to go on');
  cleanup();

  const official = randomPicks(stage, randomOf(2));
  const won = official.matchPicks.flatMap(({ bracketCol, winnerTeamId }) =>
    bracketCol === 1 && winnerTeamId !== null ? winnerTeamId : [],
  );
  const lines = shown(official, false);
  expect(lines.map((line) => line.includes('Correct'))).toEqual(
    through.map((teamId) => won.includes(teamId)),
  );
  expect(screen.getByRole('heading').textContent).toBe('Semi-Finals: picked to go on');
});
