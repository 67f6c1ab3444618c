import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { groupStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet, PickType } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { correctedResults } from './corrected-results.ts';
import { pointsMoved } from './points-moved.ts';
import { placeOfResult, type ToldResult } from './told-result.ts';

const playoffs = playoffStage({ teams: 8, elimination: 'single' });
const swiss = swissStage();

/** A stage with these results, as an event holds it. */
const withOfficial = (stage: EventStage, official: PickSet) => ({
  official,
  stage: {
    ...stage,
    substages: stage.substages.map((substage) => ({
      ...substage,
      officialMatches:
        stage.format.bracket === null
          ? []
          : [
              ...substage.officialMatches.filter(
                (row) => !official.matchPicks.some((own) => isSameMatch(own, row)),
              ),
              ...official.matchPicks.filter(
                (row) => row.eventSubstageId === substage.eventSubstageId,
              ),
            ],
    })),
  },
});

const isSameMatch = (one: PickSet['matchPicks'][number], other: typeof one): boolean =>
  one.eventSubstageId === other.eventSubstageId && slotOfMatch(one) === slotOfMatch(other);

const played = randomPicks(playoffs, randomOf(1));
const [first] = played.matchPicks;
if (!first) throw new Error('a match is played');
const key = slotOfMatch(first);

/** The results with the first match ended otherwise. */
const ended = (end: Partial<typeof first>): PickSet => ({
  ...played,
  matchPicks: [{ ...first, ...end }, ...played.matchPicks.slice(1)],
});
const turned = ended({
  winnerTeamId: first.loserTeamId,
  loserTeamId: first.winnerTeamId,
  topTeamScore: first.bottomTeamScore,
  bottomTeamScore: first.topTeamScore,
});
const open = ended({
  winnerTeamId: null,
  loserTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
});
const unscored = ended({ topTeamScore: null, bottomTeamScore: null });

const corrected = (known: readonly ToldResult[], before: PickSet, after: PickSet) =>
  correctedResults(known, withOfficial(playoffs, before), withOfficial(playoffs, after));
const placesOf = (results: readonly ToldResult[]) => results.map(placeOfResult);
const place = `10 ${key}`;

describe('the marks of matches', () => {
  test('a result that is told otherwise is marked with what it was', () => {
    const { marked, settled, changes } = corrected([], played, turned);
    expect([placesOf(marked), placesOf(settled)]).toEqual([[place], []]);
    expect(marked[0]?.match?.winnerTeamId).toBe(first.winnerTeamId);
    expect(changes[0]?.is.match?.winnerTeamId).toBe(first.loserTeamId);
  });

  test('the first results, a score that was missing and the same again are no corrections', () => {
    const nothing = { marked: [], settled: [], changes: [] };
    expect(corrected([], open, played)).toEqual(nothing);
    expect(corrected([], unscored, played)).toEqual(nothing);
    expect(corrected([], played, played)).toEqual(nothing);
  });

  test('another score, and a result that is taken back, are', () => {
    expect(placesOf(corrected([], played, unscored).marked)).toEqual([place]);
    expect(placesOf(corrected([], played, open).marked)).toEqual([place]);
    expect(placesOf(corrected([], played, NO_PICKS).marked)).toHaveLength(7);
  });

  test('a correction of a correction still says what was told first', () => {
    const { marked } = corrected([], played, turned);
    const again = corrected(marked, turned, open);
    expect(again.marked).toEqual(marked);
    const [change] = again.changes;
    expect(change?.was.match?.winnerTeamId).toBe(first.loserTeamId);
  });

  test('corrected back to the first no mark is left; the way there is a change', () => {
    const { marked } = corrected([], played, turned);
    for (const [before, after] of [
      [turned, played],
      [open, played],
    ] as const) {
      const back = corrected(marked, before, after);
      expect([back.marked, back.settled, back.changes.length]).toEqual([[], marked, 1]);
    }
  });

  test('taken away and given again otherwise it is marked with what was first', () => {
    const { marked } = corrected([], played, open);
    expect(corrected(marked, open, turned)).toMatchObject({ marked, settled: [] });
  });

  test('the score that a corrected result lacked changes no mark', () => {
    const { marked } = corrected([], turned, unscored);
    expect(corrected(marked, unscored, played)).toMatchObject({ marked: [], settled: [] });
  });
});

describe('the marks of teams', () => {
  const results = randomPicks(swiss, randomOf(3));
  const through = results.groupStagePicks.filter((row) => row.pickTypeId === PickType.advancing);
  const [last] = through.toReversed();
  const out = swiss.substages[0]?.teamIds.filter(
    (teamId) => !results.groupStagePicks.some((row) => row.teamId === teamId),
  );
  if (!last || !out?.[0]) throw new Error('somebody goes through, and somebody is out');
  const other = out[0];
  const exchanged: PickSet = {
    ...results,
    groupStagePicks: results.groupStagePicks.map((row) =>
      row.teamId === last.teamId ? { ...row, teamId: other } : row,
    ),
  };
  const changed = (before: PickSet, after: PickSet) =>
    correctedResults([], { stage: swiss, official: before }, { stage: swiss, official: after });

  test('who went through and who was out by that are both marked, and nobody else', () => {
    const { marked } = changed(results, exchanged);
    expect(marked.map(({ teamId, team }) => [teamId, team?.standing])).toEqual(
      expect.arrayContaining([
        [last.teamId, 'advanced'],
        [other, 'eliminated'],
      ]),
    );
    expect(marked).toHaveLength(2);
  });

  test('a team that is known to be without a loss later is not corrected', () => {
    const before: PickSet = {
      ...results,
      groupStagePicks: results.groupStagePicks.filter(
        (row) => row.pickTypeId === PickType.advancing,
      ),
    };
    expect(changed(before, results).changes).toEqual([]);
    expect(changed(results, before).marked.length).toBeGreaterThan(0);
  });
});

describe('the points that corrections moved', () => {
  const stages = [
    swiss,
    groupStage(),
    playoffs,
    playoffStage({ teams: 8, elimination: 'double' }),
  ] as const;

  test.each(stages.map((stage) => [stage.format.name, stage] as const))(
    'from one ending to any other they are the difference of the totals: %s',
    (_, stage) => {
      const layout = compileLayout(stage);
      for (let seed = 1; seed <= 40; seed += 1) {
        const random = randomOf(seed);
        const [before, after] = [randomPicks(stage, random), randomPicks(stage, random)];
        const [had, has] = [withOfficial(stage, before), withOfficial(stage, after)];
        const { changes } = correctedResults([], had, has);
        // A reset that is played only now is news, and no correction.
        if (before.matchPicks.length !== after.matchPicks.length) continue;
        const entry = encodePicks(stage, layout, randomPicks(stage, random));
        const total = (official: PickSet) => compileScoring(stage, layout, official).totalOf(entry);
        const moved = pointsMoved({ stage, layout, official: has.official }, changes);
        expect(moved(entry), `seed ${seed}`).toBe(total(after) - total(before));
      }
    },
  );

  test('what was played since counts on both sides', () => {
    const layout = compileLayout(playoffs);
    const entry = encodePicks(playoffs, layout, randomPicks(playoffs, randomOf(5)));
    const early: PickSet = { ...played, matchPicks: played.matchPicks.slice(0, 1) };
    const { changes } = corrected([], early, {
      ...turned,
      matchPicks: turned.matchPicks.slice(0, 1),
    });
    const of = (official: PickSet) => pointsMoved({ stage: playoffs, layout, official }, changes);
    expect(Number.isInteger(of(turned)(entry))).toBe(true);
    expect(of({ ...turned, matchPicks: turned.matchPicks.slice(0, 1) })(entry)).toBe(
      compileScoring(playoffs, layout, {
        ...turned,
        matchPicks: turned.matchPicks.slice(0, 1),
      }).totalOf(entry) - compileScoring(playoffs, layout, early).totalOf(entry),
    );
  });
});
