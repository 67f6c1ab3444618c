import { fillStage, replaySubmission, seededTeams, withFirst } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { builtMajor, builtWorlds } from '../formats/built-formats.ts';
import { austinMajor2025 } from '../tournaments/austin-major-2025.ts';
import { rlcsWorlds2022 } from '../tournaments/rlcs-worlds-2022.ts';
import { stageTournament } from './staged.ts';

const STAGED = [
  { why: 'Austin Major', ...stageTournament(austinMajor2025, builtMajor) },
  { why: 'RLCS Worlds', ...stageTournament(rlcsWorlds2022, builtWorlds) },
].flatMap(({ why, stages }) =>
  stages.map(({ stage }) => ({ why: `${why}, ${stage.format.name}`, stage })),
);

describe.each(STAGED)('$why', ({ stage }) => {
  const seeds = seededTeams(stage);

  test('is filled by seed and by any one team, and accepted [rule: picks-29]', () => {
    for (const order of [seeds, ...seeds.map((teamId) => withFirst(seeds, teamId))]) {
      const filled = fillStage(stage, order);
      expect(replaySubmission(stage, filled)).toEqual({ ok: true, value: filled });
    }
  });

  test('keeps the team that wins everything from losing a match', () => {
    for (const teamId of seeds) {
      const { matchPicks } = fillStage(stage, withFirst(seeds, teamId));
      expect(matchPicks.filter(({ loserTeamId }) => loserTeamId === teamId)).toEqual([]);
    }
  });
});
