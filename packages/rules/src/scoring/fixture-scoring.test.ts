import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIXTURE_STAGES, fixturesWith } from '../../fixtures/clickable-stages.ts';
import {
  eventfulResults,
  randomOf,
  randomPicks,
  shuffled,
} from '../../fixtures/synthetic-picks.ts';
import { runs } from '../../fixtures/test-share.ts';
import { isDrawn, type MatchPick, NO_PICKS, type PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { decodePicks, encodePicks } from '../slots/encode-picks.ts';
import { replayOfficial, replaySubmission } from '../stage/replay-submission.ts';
import { stageEndingsInSlices } from '../stage/stage-endings.ts';
import { compileScoring } from './compile-scoring.ts';

const keyOf = (row: MatchPick) => `${row.eventSubstageId} ${slotOfMatch(row)}`;

/** Reckoned apart from the rules: each called match against its official row. */
function pointsOf(
  { pointsPerResult = 0, pointsPerExactScore = 0 },
  slip: PickSet,
  official: PickSet,
): number {
  const rows = new Map(official.matchPicks.map((row) => [keyOf(row), row]));
  return slip.matchPicks.reduce((sum, call) => {
    const row = rows.get(keyOf(call));
    const isOver = row && (row.winnerTeamId !== null || isDrawn(row));
    if (!isOver || row.winnerTeamId !== call.winnerTeamId) return sum;
    const isExact =
      row.outcome === undefined &&
      row.topTeamScore === call.topTeamScore &&
      row.bottomTeamScore === call.bottomTeamScore;
    return sum + pointsPerResult + (isExact ? pointsPerExactScore : 0);
  }, 0);
}

describe.each(FIXTURE_STAGES)('$why', ({ stage }) => {
  const layout = compileLayout(stage);
  const { fixtures } = stage.format.groupStageDetails;

  test('ledger, total and an independent sum agree, whatever has come in [rule: scoring-21, scoring-22, scoring-23]', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const slip = randomPicks(stage, random);
        const played = eventfulResults(stage, random).matchPicks;
        const matchPicks = shuffled(played, random).slice(0, random() * (played.length + 1));
        const official = { groupStagePicks: [], matchPicks };
        const scoring = compileScoring(stage, layout, official);
        const entry = encodePicks(stage, layout, slip);
        const ledger = scoring.ledgerOf(entry);
        const points = pointsOf(fixtures, slip, official);
        expect(ledger.reduce((sum, row) => sum + row.points, 0)).toBe(points);
        expect(scoring.totalOf(entry)).toBe(points);
        expect(scoring.perfectTotal).toBeGreaterThanOrEqual(scoring.maximumOf(entry).points);
      }),
      runs(60),
    );
  });

  test('a slip is accepted as it is, and its bytes are read back [rule: groups-22]', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const slip = randomPicks(stage, randomOf(seed));
        expect(replaySubmission(stage, slip)).toEqual({ ok: true, value: slip });
        const bytes = encodePicks(stage, layout, slip);
        expect(decodePicks(stage, layout, bytes)).toEqual(slip);
      }),
      runs(40),
    );
  });

  test('rows that nobody can call are refused, every one of them [rule: groups-22]', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const { matchPicks } = randomPicks(stage, random);
        const broken = matchPicks.map((row) => (random() < 0.5 ? breakRow(row, random) : row));
        const wrong = broken.filter((row, at) => row !== matchPicks[at]).length;
        const checked = replaySubmission(stage, { groupStagePicks: [], matchPicks: broken });
        expect(checked.ok).toBe(wrong === 0);
        if (!checked.ok) expect(checked.problems.length).toBeGreaterThanOrEqual(wrong);
      }),
      runs(60),
    );
  });

  test('a slip that lacks matches is told of each', () => {
    const { matchPicks } = randomPicks(stage, randomOf(1));
    const checked = replaySubmission(stage, {
      groupStagePicks: [],
      matchPicks: matchPicks.slice(1),
    });
    const first = matchPicks[0];
    expect(checked).toMatchObject(
      matchPicks.length === 1
        ? { ok: false, problems: [{ code: 'not_called' }] }
        : { ok: false, problems: [{ code: 'not_called', match: first && slotOfMatch(first) }] },
    );
  });

  test('official results that have happened are accepted', () => {
    const official = eventfulResults(stage, randomOf(5));
    // A slip tells 1-0 of a length whose scores nobody calls.
    const isReal = fixtures.pointsPerExactScore !== undefined || fixtures.bestOf === 1;
    if (isReal) expect(replayOfficial(stage, official)).toMatchObject({ ok: true });
  });
});

function breakRow(row: MatchPick, random: () => number): MatchPick {
  const roll = random();
  if (roll < 0.2) return { ...row, topTeamId: row.bottomTeamId };
  if (roll < 0.4) return { ...row, winnerTeamId: 987654 };
  if (roll < 0.6) return { ...row, topTeamScore: 8, bottomTeamScore: 8 };
  if (roll < 0.8) return { ...row, outcome: 'void' };
  return { ...row, loserTeamId: 987654 };
}

describe('every ending of a group of three [rule: scoring-24]', () => {
  const stage = fixturesWith({ bestOf: 3, pointsPerResult: 2, pointsPerExactScore: 1 }, [3]);
  const drawn = fixturesWith({ bestOf: 2, pointsPerResult: 3 }, [3]);

  test.each([
    { why: 'scores', stage, ways: 4 },
    { why: 'draws', stage: drawn, ways: 3 },
  ])('$why: what is still possible is the best of them', ({ stage: own, ways }) => {
    const layout = compileLayout(own);
    const { fixtures } = own.format.groupStageDetails;
    for (let seed = 0; seed < 30; seed += 1) {
      const random = randomOf(seed);
      const slip = randomPicks(own, random);
      const { matchPicks } = eventfulResults(own, random);
      const official = { groupStagePicks: [], matchPicks: matchPicks.slice(0, seed % 4) };
      const endings = allOf(stageEndingsInSlices(own, official, 1000));
      expect(endings).toHaveLength(ways ** (3 - official.matchPicks.length));
      const entry = encodePicks(own, layout, slip);
      const best = Math.max(...(endings ?? []).map((ending) => pointsOf(fixtures, slip, ending)));
      const scoring = compileScoring(own, layout, official);
      expect(scoring.maximumOf(entry)).toEqual({ points: best, isExact: true });
    }
  });

  test('before anything is known a perfect slip is worth them all', () => {
    const { perfectTotal, hasResults } = compileScoring(stage, compileLayout(stage), NO_PICKS);
    expect([perfectTotal, hasResults]).toEqual([9, false]);
  });
});

function allOf<T>(slices: Generator<void, T>): T {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
