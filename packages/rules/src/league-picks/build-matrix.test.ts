import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eventfulResults,
  type Random,
  randomOf,
  randomPicks,
  shuffled,
} from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, swissStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { isScoreAsked } from '../bracket/drawn-round.ts';
import { outcomeOfCall } from '../calls/match-calls.ts';
import { type StageCalls, stageCalls } from '../calls/stage-calls.ts';
import { isScoreCalled } from '../fixtures/fixture-calls.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet, PickType, placeOfType } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { matrixInSlices } from './build-matrix.ts';
import {
  letterOf,
  type MatrixColumn,
  type MatrixOption,
  optionAt,
  optionOf,
  readingOf,
} from './matrix.ts';

const matrixOf = (stage: EventStage, members: readonly PickSet[], official: PickSet) => {
  const layout = compileLayout(stage);
  const scoring = compileScoring(stage, layout, official);
  const entries = members.map((picks) => encodePicks(stage, layout, picks));
  return runAtOnce(matrixInSlices({ stage, layout, scoring }, entries));
};

function someResults(stage: EventStage, random: Random): PickSet {
  const official = random() < 0.5 ? eventfulResults(stage, random) : randomPicks(stage, random);
  const known = (count: number) => Math.floor(random() * (count + 1));
  return {
    groupStagePicks: shuffled(official.groupStagePicks, random).slice(
      0,
      known(official.groupStagePicks.length),
    ),
    matchPicks: official.matchPicks.slice(0, known(official.matchPicks.length)),
  };
}

const NAMES: Partial<Record<PickType, string>> = {
  [PickType.advancing]: 'through',
  [PickType.cleanSweepWinner]: 'undefeated',
  [PickType.cleanSweepLoser]: 'winless',
  [PickType.firstPlace]: 'first',
  [PickType.secondPlace]: 'second',
};

/** A cell as the slip of one member says it, without any matrix. */
function expectedCell(stage: EventStage, { matches, teams }: StageCalls, column: MatrixColumn) {
  const { eventSubstageId, teamId, matchKey } = column;
  if (matchKey === null) {
    const call = teams.find(
      (one) => one.teamId === teamId && one.eventSubstageId === eventSubstageId,
    );
    if (!call) return null;
    const place = placeOfType(call.parts[0]?.pickTypeId ?? PickType.advancing);
    if (place !== null) {
      const rows = call.parts.map(({ row }) => row);
      const outcome = rows.findLast((row) => row?.outcome !== 'wrong')?.outcome ?? 'wrong';
      const named = { call: 'place', reads: 'place', teamId, place };
      return { ...named, score: null, outcome, scoreOutcome: null };
    }
    const through = call.parts.find(({ pickTypeId }) => pickTypeId === PickType.advancing);
    const best = call.parts.find(({ pickTypeId }) => pickTypeId !== PickType.advancing) ?? through;
    const isShort =
      best !== through &&
      best?.row?.outcome === 'wrong' &&
      through?.row != null &&
      through.row.outcome !== 'wrong';
    const row = isShort ? through?.row : (best?.row ?? through?.row);
    const called = best && NAMES[best.pickTypeId];
    return {
      call: called,
      reads: isShort ? 'through' : called,
      teamId,
      place: null,
      score: null,
      outcome: row?.outcome ?? null,
      scoreOutcome: null,
    };
  }
  const fixtures = stage.format.groupStageDetails?.fixtures;
  if (fixtures) {
    const called = matches.find(
      ({ pick }) =>
        pick !== null && pick.eventSubstageId === eventSubstageId && slotOfMatch(pick) === matchKey,
    );
    if (!called?.pick) return null;
    const name = called.pick.winnerTeamId === null ? 'draw' : 'winner';
    const { topTeamScore: top, bottomTeamScore: bottom, winnerTeamId } = called.pick;
    const isScored = isScoreCalled(fixtures) && name === 'winner';
    return {
      call: name,
      reads: name,
      teamId: winnerTeamId,
      place: null,
      score: isScored ? [Math.max(top ?? 0, bottom ?? 0), Math.min(top ?? 0, bottom ?? 0)] : null,
      outcome: outcomeOfCall(called),
      scoreOutcome: called.score?.outcome ?? null,
    };
  }
  const node = compileBracket(stage.format).byKey.get(matchKey);
  const call = matches.find(({ match, pick, ...one }) =>
    node?.round
      ? node.round.matches.includes(match) &&
        pick?.winnerTeamId === teamId &&
        one.eventSubstageId === eventSubstageId
      : match === node?.index && one.eventSubstageId === eventSubstageId,
  );
  if (!call || (call.pick === null && call.reset === null)) return null;
  const name = call.pick === null ? 'not_played' : 'winner';
  const games = [call.pick?.topTeamScore ?? 0, call.pick?.bottomTeamScore ?? 0].sort(
    (a, b) => b - a,
  );
  const isScored = node !== undefined && isScoreAsked(compileBracket(stage.format), node);
  return {
    call: name,
    reads: name,
    teamId: call.pick?.winnerTeamId ?? null,
    place: null,
    score: call.pick && isScored ? games : null,
    outcome: outcomeOfCall(call),
    scoreOutcome: call.score?.outcome ?? null,
  };
}

const told = (option: MatrixOption | null) =>
  option && {
    call: option.call,
    reads: readingOf(option),
    teamId: option.teamId,
    place: option.place,
    score: option.score,
    outcome: option.outcome,
    scoreOutcome: option.scoreOutcome,
  };

describe.each(EVERY_STAGE)('$why', ({ stage }) => {
  test('every cell says what the slip of its member says', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const members = Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
          random() < 0.1 ? NO_PICKS : randomPicks(stage, random),
        );
        const official = someResults(stage, random);
        const { columns, rows } = matrixOf(stage, members, official);
        expect(rows).toHaveLength(members.length);
        rows.forEach((row, at) => {
          const calls = stageCalls(stage, members[at] ?? NO_PICKS, official);
          const sum = (of: (row: StageCalls['ledger'][number]) => number) =>
            calls.ledger.reduce((all, one) => all + of(one), 0);
          expect(row.points).toBe(sum(({ points }) => points));
          expect(row.open).toBe(sum(({ outcome, worth }) => (outcome === 'pending' ? worth : 0)));
          columns.forEach((column, place) => {
            const option = optionAt(row, columns, place);
            expect(told(option)).toEqual(expectedCell(stage, calls, column));
            const alike = rows.filter((other) => {
              const theirs = optionAt(other, columns, place);
              return theirs?.call === option?.call && theirs?.teamId === option?.teamId;
            });
            if (option) expect(option.members).toBe(alike.length);
          });
        });
      }),
      runs(20),
    );
  });
});

test('a 3-0 call of a team that went through with a loss reads as going through', () => {
  const stage = swissStage();
  const row = (teamId: number, pickTypeId: PickType) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId,
  });
  const sweeps = (...teamIds: number[]) =>
    teamIds.flatMap((teamId) => [
      row(teamId, PickType.advancing),
      row(teamId, PickType.cleanSweepWinner),
    ]);
  const official = {
    groupStagePicks: [...sweeps(1, 2), row(3, PickType.advancing)],
    matchPicks: [],
  };
  const picks = { groupStagePicks: sweeps(1, 3, 4), matchPicks: [] };
  const { columns, rows } = matrixOf(stage, [picks], official);
  const cell = (teamId: number) =>
    optionAt(
      rows[0] ?? { cells: '' },
      columns,
      columns.findIndex((column) => column.teamId === teamId),
    );
  expect(cell(1)).toMatchObject({ call: 'undefeated', outcome: 'correct', isShort: false });
  expect(cell(3)).toMatchObject({ call: 'undefeated', outcome: 'correct', isShort: true });
  expect(cell(4)).toMatchObject({ call: 'undefeated', outcome: 'pending', isShort: true });
  expect(cell(5)).toBeNull();
});

test('every option has a letter of its own', () => {
  const letters = Array.from({ length: 1300 }, (_, option) => letterOf(option));
  expect(new Set([...letters, letterOf(null)]).size).toBe(1301);
  expect(letters.every((letter) => letter.length === 1)).toBe(true);
  expect(letters.map(optionOf)).toEqual(letters.map((_, option) => option));
  expect([letterOf(null), ''].map(optionOf)).toEqual([null, null]);
});
