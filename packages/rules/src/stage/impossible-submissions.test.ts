import { expect, test } from 'vitest';
import {
  breakages,
  impossibleSubmissions,
  type SampleSlip,
  sampleSlips,
} from '../../fixtures/impossible-submissions.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { NO_PICKS, type PickSet } from '../model/picks.ts';
import { pathText } from '../model/problem.ts';
import { replaySubmission } from './replay-submission.ts';

test.each(sampleSlips)('the unbroken slip is accepted as it is: $name', ({ stage, valid }) => {
  expect(replaySubmission(stage, valid)).toEqual({ ok: true, value: valid });
});

const impossible = sampleSlips.flatMap((slip: SampleSlip) =>
  impossibleSubmissions(slip.stage, slip.valid).map((broken) => ({ ...slip, ...broken })),
);

test.each(impossible)(
  'refused: $why ($name) [rule: brackets-11, picks-18, swiss-3]',
  ({ stage, picks, path }) => {
    const replayed = replaySubmission(stage, picks);
    if (replayed.ok) throw new Error('accepted');
    const paths = replayed.problems.map((problem) => pathText(problem.path));
    expect(paths.filter((at) => at.endsWith(path))).not.toEqual([]);
    expect(paths.filter((at) => !isPlaceIn(picks, at))).toEqual([]);
  },
);

/** A problem is of one row or of one of its fields, or of the rows that are not there. */
function isPlaceIn(picks: PickSet, path: string): boolean {
  const [, list, index, field] =
    /^(groupStagePicks|matchPicks)(?:\[(\d+)\](?:\.(\w+))?)?$/.exec(path) ?? [];
  if (list !== 'groupStagePicks' && list !== 'matchPicks') return false;
  if (index === undefined) return true;
  const row = picks[list][Number(index)];
  return row !== undefined && (field === undefined || field in row);
}

test('refused: nothing, where nothing can be picked yet', () => {
  const undrawn = playoffStage({ teams: 8 });
  const stage = {
    ...undrawn,
    substages: undrawn.substages.map((substage) => ({ ...substage, officialMatches: [] })),
  };
  expect(replaySubmission(stage, NO_PICKS)).toEqual({
    ok: false,
    problems: [{ path: ['matchPicks'], code: 'nothing_picked' }],
  });
});

test('every way to break a slip breaks one of the samples', () => {
  const broken = (why: string, kind: string) =>
    sampleSlips.some(({ stage, valid }) =>
      breakages.some(
        (breakage) =>
          breakage.why === why &&
          breakage.kind === kind &&
          impossibleSubmissions(stage, valid).some((submission) => submission.why === why),
      ),
    );
  expect(breakages.filter(({ why, kind }) => !broken(why, kind))).toEqual([]);
  expect(breakages.length).toBeGreaterThanOrEqual(45);
});
