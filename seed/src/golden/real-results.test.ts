import { advancingTeams, PickType } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import stage1 from '../../data/cs_major_2025_austin_stage1.json' with { type: 'json' };
import stage2 from '../../data/cs_major_2025_austin_stage2.json' with { type: 'json' };
import stage3 from '../../data/cs_major_2025_austin_stage3.json' with { type: 'json' };
import groups from '../../data/rlcs_2021-22_worlds_groups_double_elim.json' with { type: 'json' };
import wildcard from '../../data/rlcs_2021-22_worlds_wildcard_swiss.json' with { type: 'json' };
import { builtMajor, builtWorlds } from '../formats/built-formats.ts';
import { austinMajor2025 } from '../tournaments/austin-major-2025.ts';
import { rlcsWorlds2022 } from '../tournaments/rlcs-worlds-2022.ts';
import { perfectSlip, stageTournament } from './staged.ts';

const major = stageTournament(austinMajor2025, builtMajor);
const worlds = stageTournament(rlcsWorlds2022, builtWorlds);

const sorted = (teams: Iterable<string>): string[] => [...teams].sort();

describe('entering the real results gives the real outcome', () => {
  const advancedInWildcard = wildcard.standings
    .filter((row) => row.status === 'advance')
    .map((row) => row.team);

  test.each([
    { why: 'Austin Stage 1', staged: major, at: 0, recorded: stage1, advanced: stage1.advance },
    { why: 'Austin Stage 2', staged: major, at: 1, recorded: stage2, advanced: stage2.advance },
    { why: 'Austin Stage 3', staged: major, at: 2, recorded: stage3, advanced: stage3.advance },
    {
      why: 'Worlds Wildcard',
      staged: worlds,
      at: 0,
      recorded: wildcard,
      advanced: advancedInWildcard,
    },
  ])('$why: advancing, 3-0 and 0-3 teams', ({ staged, at, recorded, advanced }) => {
    const { official } = staged.stages[at]!;
    const teamsWith = (type: PickType) =>
      sorted(
        official.groupStagePicks
          .filter((pick) => pick.pickTypeId === type)
          .map((pick) => staged.names[pick.teamId - 1]!),
      );
    expect(teamsWith(PickType.advancing)).toEqual(sorted(advanced));
    expect(teamsWith(PickType.cleanSweepWinner)).toEqual(sorted(recorded.finalRecords['3-0']));
    expect(teamsWith(PickType.cleanSweepLoser)).toEqual(sorted(recorded.finalRecords['0-3']));
  });

  test.each([
    { why: 'group A', position: 0, recorded: groups.groups.A },
    { why: 'group B', position: 1, recorded: groups.groups.B },
  ])('Worlds $why: four qualify', ({ position, recorded }) => {
    const { stage, official } = worlds.stages[1]!;
    const only = stage.substages[position]!;
    const matchPicks = official.matchPicks.filter(
      (row) => row.eventSubstageId === only.eventSubstageId,
    );
    const qualified = advancingTeams({ ...stage, substages: [only] }, { ...official, matchPicks });
    expect(sorted(qualified.map((id) => worlds.names[id - 1]!))).toEqual(
      sorted(recorded.qualified.map(({ team }) => team)),
    );
  });

  test.each([
    { why: 'Austin Major', staged: major, champion: 'Vitality' },
    { why: 'RLCS Worlds', staged: worlds, champion: 'Team BDS' },
  ])('$why is won by $champion', ({ staged, champion }) => {
    const final = staged.stages.at(-1)!.official.matchPicks.at(-1)!;
    expect(staged.names[final.winnerTeamId! - 1]).toBe(champion);
  });
});

describe('a perfect slip scores the maximum', () => {
  // Swiss: 8 advancing x 2 + 2 clean sweeps x 2 + 2 winless x 2 = 24. Knock-out of 8: 4
  // semi-finalists x 1 + 2 finalists x 2 + champion 3 = 11. With series scores 7 matches x 1 more =
  // 18. Worlds groups, each: upper bracket 4 x 1, lower bracket (4 + 4) x 1, qualified 4 x 1, 10
  // series scores x 1. This makes 26; two groups 52.
  test.each([
    { why: 'Austin Stage 1', staged: major, at: 0, total: 24 },
    { why: 'Austin Stage 2', staged: major, at: 1, total: 24 },
    { why: 'Austin Stage 3', staged: major, at: 2, total: 24 },
    { why: 'Austin Playoffs', staged: major, at: 3, total: 11 },
    { why: 'Worlds Wildcard', staged: worlds, at: 0, total: 24 },
    { why: 'Worlds Group Stage', staged: worlds, at: 1, total: 52 },
    { why: 'Worlds Playoffs', staged: worlds, at: 2, total: 18 },
  ])('$why: $total', ({ staged, at, total }) => {
    const stage = staged.stages[at]!;
    const entry = stage.encode(perfectSlip(stage));
    expect(stage.scoring.perfectTotal).toBe(total);
    expect(stage.scoring.totalOf(entry)).toBe(total);
    expect(stage.scoring.maximumOf(entry)).toEqual({ points: total, isExact: true });
    expect(stage.scoring.ledgerOf(entry).every((row) => row.outcome === 'correct')).toBe(true);
  });
});
