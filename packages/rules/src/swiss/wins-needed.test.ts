import { describe, expect, test } from 'vitest';
import { swissWith } from '../../fixtures/clickable-stages.ts';
import { breakdownOf } from '../edit/breakdown-edits.ts';
import type { FormatProblem } from '../format/format-problem.ts';
import { parseSwiss } from '../format/parse-stage.ts';
import { PickType } from '../model/picks.ts';
import { pickTypeName } from '../model/swiss-record.ts';
import type { TeamMatch } from '../model/team-match.ts';
import { picksOfResults } from '../results/results-to-picks.ts';
import { swissFates } from './swiss-fates.ts';
import { swissFuture } from './swiss-future.ts';

const TWO = { advancingCount: 4, winsNeeded: 2 };
const short = swissWith(TWO, 8);
const details = short.format.swissStageDetails;
const substage = short.substages[0];
if (!details || !substage) throw new Error('No Swiss stage');

const parsed = (value: object) => {
  const problems: FormatProblem[] = [];
  return { ...parseSwiss({ value, path: [], problems }), problems };
};

describe('how many wins a stage needs', () => {
  test('a format says it where it is not three', () => {
    expect(parsed({})).not.toHaveProperty('winsNeeded');
    expect(parsed({ winsNeeded: 3 })).not.toHaveProperty('winsNeeded');
    expect(parsed({ winsNeeded: 2 })).toMatchObject({ winsNeeded: 2, problems: [] });
  });

  test.each([1, 6, 2.5, '2', -2])('%s is refused', (winsNeeded) => {
    expect(parsed({ winsNeeded }).problems).toHaveLength(1);
  });

  test('of eight teams two go 2-0, and two 0-2', () => {
    expect(swissFates(details, substage, [])).toMatchObject({
      advancingCount: 4,
      undefeatedCount: { least: 2, most: 2 },
      winlessCount: { least: 2, most: 2 },
    });
  });

  test('a team is named by the records of its stage', () => {
    const names = [PickType.cleanSweepWinner, PickType.cleanSweepLoser];
    expect(names.map((type) => pickTypeName(short.format, type))).toEqual(['2-0', '0-2']);
    const three = swissWith({});
    expect(names.map((type) => pickTypeName(three.format, type))).toEqual(['3-0', '0-3']);
  });

  test('the scoring breakdown says so', () => {
    const [group] = breakdownOf([short.format]);
    expect(group?.records.map(({ name }) => name)).toEqual(['Advancing', '2-0', '0-2']);
  });

  test('two wins send a team through', () => {
    const [one, two, three, four] = substage.teamIds as [number, number, number, number];
    const won = (team1: number, team2: number) => ({
      team1,
      team2,
      winner: team1,
      score1: 1,
      score2: 0,
    });
    const matches = [won(one, three), won(two, four), won(one, two), won(three, four)];
    const picks = picksOfResults(short, { kind: 'swiss', matches });
    const rows = picks.ok ? picks.value.groupStagePicks : [];
    expect(rows.map(({ teamId, pickTypeId }) => [teamId, pickTypeId])).toEqual([
      [one, PickType.advancing],
      [one, PickType.cleanSweepWinner],
      [four, PickType.cleanSweepLoser],
      [four, PickType.eliminated],
    ]);
  });

  test('who has lost once can go through, and no longer without a loss', () => {
    const [one, two] = substage.teamIds as [number, number];
    const teamMatches: TeamMatch[] = [{ round: 1, teamIds: [one, two], result: 'first' }];
    const future = swissFuture(
      details,
      { ...substage, teamMatches },
      swissFates(details, substage, []),
    );
    expect([0, 1, 2, 3].map((fate) => future.canBe(two, fate as 0 | 1 | 2 | 3))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
