import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, playoffStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { teamPickingOf } from '../stage/team-picking.ts';
import { compileLayout } from './compile-layout.ts';
import { decodePicks, encodePicks } from './encode-picks.ts';
import { entriesFollow } from './entries-follow.ts';

const withRows = (stage: EventStage, rows: readonly MatchPick[]): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({
    ...substage,
    officialMatches: rows.filter((row) => row.eventSubstageId === substage.eventSubstageId),
  })),
});

describe('entries are read alike', () => {
  test.each(EVERY_STAGE)('with and without results: $why', ({ stage }) => {
    const layout = compileLayout(stage);
    for (let seed = 0; seed < 20; seed += 1) {
      const played = withRows(stage, randomPicks(stage, randomOf(seed)).matchPicks);
      const bytes = encodePicks(stage, layout, randomPicks(stage, randomOf(100 + seed)));
      if (!entriesFollow(stage, played)) continue;
      expect(decodePicks(played, layout, bytes)).toEqual(decodePicks(stage, layout, bytes));
    }
  });

  test('of an open bracket whatever its results are, but not when teams change places', () => {
    const stage = playoffStage({ teams: 8, hasReset: true });
    const rows = randomPicks(stage, randomOf(1)).matchPicks;
    expect(entriesFollow(stage, withRows(stage, rows))).toBe(true);
    const [first, second, ...others] = stage.substages[0]?.officialMatches ?? [];
    if (!first || !second) throw new Error('no openings');
    const exchanged = [
      { ...first, bottomTeamId: second.bottomTeamId },
      { ...second, bottomTeamId: first.bottomTeamId },
    ];
    expect(entriesFollow(stage, withRows(stage, [...exchanged, ...others]))).toBe(false);
    const bye = { ...first, outcome: 'bye' } as const;
    expect(entriesFollow(stage, withRows(stage, [bye, second, ...others]))).toBe(false);
    expect(entriesFollow(stage, withRows(stage, []))).toBe(false);
    const turned = { ...first, topTeamId: first.bottomTeamId, bottomTeamId: first.topTeamId };
    expect(entriesFollow(stage, withRows(stage, [turned, second, ...others]))).toBe(true);
  });

  test.each(EVERY_STAGE)('when another team takes a place of the list: $why', ({ stage }) => {
    const layout = compileLayout(stage);
    const text = JSON.stringify(stage);
    const replaced: EventStage = JSON.parse(
      text
        .replaceAll('"topTeamId":3,', '"topTeamId":77,')
        .replaceAll('"bottomTeamId":3,', '"bottomTeamId":77,')
        .replaceAll(',3,', ',77,'),
    );
    expect(replaced).not.toEqual(stage);
    expect(entriesFollow(stage, replaced)).toBe(true);
    for (let seed = 0; seed < 20; seed += 1) {
      const picks = randomPicks(stage, randomOf(seed));
      const read = decodePicks(
        replaced,
        compileLayout(replaced),
        encodePicks(stage, layout, picks),
      );
      const teamOf = (id: number) => (id === 3 ? 77 : id);
      expect(read.matchPicks.map((pick) => pick.winnerTeamId)).toEqual(
        picks.matchPicks.map(({ winnerTeamId }) => winnerTeamId && teamOf(winnerTeamId)),
      );
      expect(new Set(read.groupStagePicks.map((pick) => pick.teamId))).toEqual(
        new Set(picks.groupStagePicks.map((pick) => teamOf(pick.teamId))),
      );
    }
  });

  test.each(EVERY_STAGE)('with a team more in a list, and not with one less: $why', ({ stage }) => {
    const bytes = compileLayout(stage);
    stage.substages.forEach((_, at) => {
      const grown = withListOf(stage, at, (teamIds) => [...teamIds, 999]);
      expect(entriesFollow(stage, grown)).toBe(true);
      // Matches have their bytes by the format alone.
      const isByMatch = teamPickingOf(stage.format) === null;
      expect(compileLayout(grown).fingerprint === bytes.fingerprint).toBe(isByMatch);
      if (stage.format.bracket === null) expect(entriesFollow(grown, stage)).toBe(false);
    });
  });
});

const withListOf = (
  stage: EventStage,
  at: number,
  changed: (teamIds: readonly number[]) => readonly number[],
): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage, index) =>
    index === at ? { ...substage, teamIds: changed(substage.teamIds) } : substage,
  ),
});
