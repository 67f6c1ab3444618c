import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, playoffStage } from '../../fixtures/synthetic-stages.ts';
import type { MatchPick } from '../picks/picks.ts';
import type { EventStage } from '../stage/event-stage.ts';
import { compileLayout } from './compile-layout.ts';
import { decodePicks, encodePicks } from './encode-picks.ts';
import { areReadAlike } from './read-alike.ts';

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
      if (!areReadAlike(stage, played)) continue;
      expect(decodePicks(played, layout, bytes)).toEqual(decodePicks(stage, layout, bytes));
    }
  });

  test('of an open bracket whatever its results are, but not when teams change places', () => {
    const stage = playoffStage({ teams: 8, hasReset: true });
    const rows = randomPicks(stage, randomOf(1)).matchPicks;
    expect(areReadAlike(stage, withRows(stage, rows))).toBe(true);
    const [first] = stage.substages[0]?.officialMatches ?? [];
    if (!first) throw new Error('no opening');
    const swapped = { ...first, topTeamId: first.bottomTeamId, bottomTeamId: first.topTeamId };
    const others = (stage.substages[0]?.officialMatches ?? []).slice(1);
    expect(areReadAlike(stage, withRows(stage, [swapped, ...others]))).toBe(false);
    expect(areReadAlike(stage, withRows(stage, [{ ...first, outcome: 'bye' }, ...others]))).toBe(
      false,
    );
  });
});
