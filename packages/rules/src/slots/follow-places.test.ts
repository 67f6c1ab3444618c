import { describe, expect, test } from 'vitest';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { lockedOpeningStage } from '../../fixtures/special-brackets.ts';
import { randomOf, randomPicks, shuffled } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, groupBracketStage, playoffStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { replayOfficial } from '../stage/replay-submission.ts';
import { compileLayout } from './compile-layout.ts';
import { decodePicks, encodePicks } from './encode-picks.ts';
import { entriesFollow } from './entries-follow.ts';
import { followPlaces } from './follow-places.ts';

const mapped = (row: MatchPick, teamOf: (teamId: number) => number): MatchPick => {
  const slot = (teamId: number | null) => (teamId === null ? null : teamOf(teamId));
  return {
    ...row,
    topTeamId: slot(row.topTeamId),
    bottomTeamId: slot(row.bottomTeamId),
    winnerTeamId: slot(row.winnerTeamId),
    loserTeamId: slot(row.loserTeamId),
  };
};

/** The same stage drawn with other teams of its list. */
const redrawn = (stage: EventStage, teamOf: (teamId: number) => number): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({
    ...substage,
    officialMatches: substage.officialMatches.map((row) => mapped(row, teamOf)),
  })),
});

/** Two more teams in every list, which are drawn nowhere. */
const withSpares = (stage: EventStage): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage, at) => ({
    ...substage,
    teamIds: [...substage.teamIds, 900 + 10 * at, 901 + 10 * at],
  })),
});

/** The content of a pick, whichever of the two teams stands above. */
const saidOf = ({
  bracketPart,
  bracketCol,
  bracketColIndex,
  winnerTeamId,
  loserTeamId,
}: MatchPick) => [bracketPart, bracketCol, bracketColIndex, winnerTeamId, loserTeamId].join(' ');

const brackets = EVERY_STAGE.filter(({ stage }) => stage.format.bracket !== null);

describe('picks follow their places in a draw that was corrected', () => {
  test.each(brackets)('whoever is drawn anew: $why', ({ stage: drawn }) => {
    const stage = withSpares(drawn);
    const layout = compileLayout(stage);
    for (let seed = 0; seed < 30; seed += 1) {
      const random = randomOf(seed);
      const orders = stage.substages.map(({ teamIds }) => [teamIds, shuffled(teamIds, random)]);
      const teamOf = (teamId: number): number => {
        const [from = [], to = []] = orders.find(([ids]) => ids?.includes(teamId)) ?? [];
        return to[from.indexOf(teamId)] ?? teamId;
      };
      const after = followPlaces(stage, redrawn(stage, teamOf));
      expect(entriesFollow(stage, after.stage)).toBe(true);
      const slip = randomPicks(stage, random);
      const read = decodePicks(
        after.stage,
        compileLayout(after.stage),
        encodePicks(stage, layout, slip),
      );
      const successors = new Map(after.replaced.map(({ from, to }) => [from, to]));
      const follow = (row: MatchPick) => mapped(row, (teamId) => successors.get(teamId) ?? teamId);
      expect(read.matchPicks.map(saidOf)).toEqual(slip.matchPicks.map(follow).map(saidOf));
      for (const [at, substage] of stage.substages.entries()) {
        const now = after.stage.substages[at]?.teamIds ?? [];
        expect(now.toSorted()).toEqual(substage.teamIds.toSorted());
      }
    }
  });

  test('one team for another: what was said of it is said of its successor, of nobody else', () => {
    for (const drawn of [playoffStage({ teams: 8, hasReset: true }), groupBracketStage()]) {
      const stage = withSpares(drawn);
      const layout = compileLayout(stage);
      const teamOf = (teamId: number) => (teamId === 3 ? 900 : teamId);
      const { stage: after, replaced } = followPlaces(stage, redrawn(stage, teamOf));
      expect(replaced).toEqual([{ from: 3, to: 900 }]);
      for (let seed = 0; seed < 30; seed += 1) {
        const slip = randomPicks(stage, randomOf(seed));
        const read = decodePicks(after, compileLayout(after), encodePicks(stage, layout, slip));
        expect(read.matchPicks).toEqual(slip.matchPicks.map((row) => mapped(row, teamOf)));
      }
    }
  });

  test('who stays in the same match stays who it was, wherever it stands in it', () => {
    const stage = withSpares(playoffStage({ teams: 4 }));
    const [first, ...others] = stage.substages[0]?.officialMatches ?? [];
    if (!first) throw new Error('no opening');
    const turned = { ...first, topTeamId: first.bottomTeamId, bottomTeamId: 900 };
    const drawnAs = (rows: readonly MatchPick[]): EventStage => ({
      ...stage,
      substages: stage.substages.map((substage) => ({ ...substage, officialMatches: rows })),
    });
    const followed = followPlaces(stage, drawnAs([turned, ...others]));
    expect(followed.replaced).toEqual([{ from: first.topTeamId, to: 900 }]);
    expect(entriesFollow(stage, followed.stage)).toBe(true);
    const onlyTurned = { ...first, topTeamId: first.bottomTeamId, bottomTeamId: first.topTeamId };
    expect(followPlaces(stage, drawnAs([onlyTurned, ...others])).replaced).toEqual([]);
  });

  test('the other winner of a locked match: what was said of one is said of the other', () => {
    const wonBy = (isCorrected: boolean): EventStage => {
      const stage = lockedOpeningStage();
      const rows = stage.substages.flatMap(({ officialMatches }) => officialMatches);
      const [first, ...others] = rows;
      if (!first) throw new Error('no match');
      const turned = {
        ...first,
        winnerTeamId: first.loserTeamId,
        loserTeamId: first.winnerTeamId,
        topTeamScore: first.bottomTeamScore,
        bottomTeamScore: first.topTeamScore,
      };
      const matchPicks = [isCorrected ? turned : first, ...others];
      const replayed = replayOfficial(stage, { groupStagePicks: [], matchPicks });
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
      const { matchPicks: officialMatches } = replayed.value;
      return {
        ...stage,
        substages: stage.substages.map((substage) => ({ ...substage, officialMatches })),
      };
    };
    const stage = wonBy(false);
    const followed = followPlaces(stage, wonBy(true));
    expect(followed.replaced).toEqual([
      { from: 1, to: 8 },
      { from: 8, to: 1 },
    ]);
    expect(entriesFollow(stage, followed.stage)).toBe(true);
    const layout = compileLayout(stage);
    const other = (teamId: number) => ({ 1: 8, 8: 1 })[teamId] ?? teamId;
    for (let seed = 0; seed < 30; seed += 1) {
      const slip = clickedSlip(stage, randomOf(seed));
      const read = decodePicks(
        followed.stage,
        compileLayout(followed.stage),
        encodePicks(stage, layout, slip),
      );
      expect(read.matchPicks).toEqual(slip.matchPicks.map((row) => mapped(row, other)));
    }
  });

  test('a place that was emptied, or filled for the first time, moves nobody', () => {
    const stage = playoffStage({ teams: 4 });
    const emptied = {
      ...stage,
      substages: stage.substages.map((s) => ({ ...s, officialMatches: [] })),
    };
    expect(followPlaces(stage, emptied)).toEqual({ stage: emptied, replaced: [] });
    expect(followPlaces(emptied, stage)).toEqual({ stage, replaced: [] });
  });
});
