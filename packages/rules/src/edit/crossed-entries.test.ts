import { describe, expect, test } from 'vitest';
import { formatOf, knockout, stageOf } from '../../fixtures/crossed-formats.ts';
import { openSlotsOf } from '../bracket/open-slots.ts';
import { type FormatStage, isFrom, type StageEntry } from '../model/format.ts';
import { crossedEntries } from './crossed-entries.ts';

const groups = (groupCount: number, through: number): FormatStage => {
  const stage = stageOf({ kind: 'groups', groupCount, of: 'teams' }, 'Groups');
  const counts = { advancingCount: through, totalAdvancing: through };
  return { ...stage, groupStageDetails: { ...stage.groupStageDetails, ...counts } } as FormatStage;
};

/** 'A1' is the first of the first group. */
const nameOf = (entry: StageEntry): string =>
  isFrom(entry) ? `${'ABCDEFGH'[entry.group]}${entry.place}` : '–';

const drawOf = (groupCount: number, through: number, teamCount: number): string[] => {
  const playoffs = knockout(teamCount);
  const [entries = []] = crossedEntries(formatOf(groups(groupCount, through), playoffs), 1);
  const matches = new Map<string, string[]>();
  openSlotsOf(playoffs.bracket!).forEach(({ place }, at) => {
    matches.set(place.key, [...(matches.get(place.key) ?? []), nameOf(entries[at] ?? null)]);
  });
  return [...matches.values()].map((names) => names.join(' v '));
};

describe('a proposal crosses groups [rule: formats-44]', () => {
  test.each([
    { count: 2, through: 2, teams: 4, draw: ['A1 v B2', 'B1 v A2'] },
    { count: 3, through: 2, teams: 6, draw: ['C2 v B2', 'C1 v A2', 'A1', 'B1'] },
    { count: 3, through: 2, teams: 8, draw: ['A1 v –', 'C2 v B2', 'B1 v –', 'C1 v A2'] },
  ])('$count groups of which $through go through', ({ count, through, teams, draw }) => {
    expect(drawOf(count, through, teams)).toEqual(draw);
  });

  test('nobody meets a team of its own group at once, where several groups send on as many', () => {
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      for (const through of [1, 2, 3, 4]) {
        const teams = count * through;
        if (teams < 4) continue;
        for (const match of drawOf(count, through, teams)) {
          const [one, other] = match.split(' v ');
          expect(one?.[0], `${count} of ${through}: ${match}`).not.toBe(other?.[0]);
        }
      }
    }
  });
});
