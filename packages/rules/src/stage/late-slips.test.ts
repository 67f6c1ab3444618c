import { describe, expect, test } from 'vitest';
import { BRACKET_STAGES } from '../../fixtures/clickable-stages.ts';
import { someResults } from '../../fixtures/every-ending.ts';
import { type Random, randomOf } from '../../fixtures/synthetic-picks.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { bracketPicksOf, hasResult } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { bracketFromPicks, officialBracket } from '../bracket/open-bracket.ts';
import { pickWinner, rulesOf } from '../bracket/pick-match.ts';
import { seriesScores } from '../bracket/series-lengths.ts';
import { recordedScore } from '../bracket/series-score.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import { canLockInParts, matchesToLock } from '../lock/match-locks.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { decodePicks, encodePicks } from '../slots/encode-picks.ts';
import { replaySubmission } from './replay-submission.ts';

const setOf = (matchPicks: readonly MatchPick[]): PickSet => ({ groupStagePicks: [], matchPicks });

/** The stage after some more results, with what has begun closed. */
function playOn(stage: EventStage, random: Random, count: number): EventStage {
  const graph = compileBracket(stage.format);
  return {
    ...stage,
    substages: stage.substages.map((substage) => {
      const officialMatches = someResults(stage, substage, random, count);
      const played = officialBracket(graph, { officialMatches });
      const closed = played.matches.flatMap((match) =>
        match.isPickable && (hasResult(match) || random() < 0.3) ? [match.node.key] : [],
      );
      const closedMatches = new Set([...(substage.closedMatches ?? []), ...closed]);
      // No match closes later than one that follows from it.
      for (const { key, winnerTo, loserTo } of graph.matches.toReversed()) {
        const next = [winnerTo, loserTo].flatMap((to) => graph.matches[to?.match ?? -1]?.key ?? []);
        if (next.some((one) => closedMatches.has(one))) closedMatches.add(key);
      }
      return { ...substage, officialMatches, closedMatches };
    }),
  };
}

/** A slip with every open match called that can be, on top of what is saved. */
function fill(stage: EventStage, saved: PickSet, random: Random): PickSet {
  const graph = compileBracket(stage.format);
  return setOf(
    stage.substages.flatMap((substage) => {
      const own = saved.matchPicks.filter((row) => isIn(substage, row));
      let state = bracketFromPicks(graph, substage, own);
      for (const { index, key, bestOf } of graph.matches) {
        const match = state.matches[index];
        if (!match?.isPickable || match.isClosed) continue;
        const winner = teamIn(random() < 0.5 ? match.top : match.bottom) ?? 0;
        const scores = seriesScores(bestOf);
        const score =
          recordedScore(rulesOf(graph, state, match)) ??
          scores[Math.floor(random() * scores.length)];
        const picked = pickWinner(graph, state, key, winner, score);
        if (picked.ok) state = picked.state;
      }
      return bracketPicksOf(state, { ...stage, ...substage });
    }),
  );
}

/** A result that has a winner, told the other way round; what followed from it is played again later. */
function correct(stage: EventStage, random: Random): EventStage {
  const graph = compileBracket(stage.format);
  return {
    ...stage,
    substages: stage.substages.map((substage) => {
      const state = officialBracket(graph, substage);
      const won = state.matches.filter(
        ({ winnerTeamId, loserTeamId, isPickable }) =>
          isPickable && winnerTeamId !== null && loserTeamId !== null,
      );
      const match = won[Math.floor(random() * won.length)];
      if (!match) return substage;
      const told = pickWinner(graph, state, match.node.key, match.loserTeamId ?? 0);
      return told.ok
        ? { ...substage, officialMatches: bracketPicksOf(told.state, { ...stage, ...substage }) }
        : substage;
    }),
  };
}

const isIn = ({ eventSubstageId }: EventSubstage, row: MatchPick) =>
  row.eventSubstageId === eventSubstageId;

const officialOf = ({ substages }: EventStage): PickSet =>
  setOf(substages.flatMap(({ officialMatches }) => officialMatches));

const LATE = BRACKET_STAGES.filter(({ stage }) => canLockInParts(stage.format));

describe.each(LATE)('a slip made while it is played: $why', ({ stage: drawn }) => {
  const layout = compileLayout(drawn);
  const graph = compileBracket(drawn.format);
  const count = graph.matches.length;
  // A result of a round that nobody picks moves teams as the draw does [rule: results-9].
  const canCorrect = !graph.matches.some(({ isLocked }) => isLocked);

  test.each([1, 2, 3, 4, 5, 6])('seed %i [rule: late-2, late-3, late-4]', (seed) => {
    const random = randomOf(seed);
    let stage = playOn(drawn, random, 1 + Math.floor((random() * count) / 2));
    let saved = setOf([]);
    let bytes = encodePicks(stage, layout, saved);
    for (let turn = 0; turn < 6; turn += 1) {
      const slip = fill(stage, saved, random);
      // Nothing can be called any more, or not yet.
      if (slip.matchPicks.length === 0) {
        stage = playOn(stage, random, 1);
        continue;
      }
      expect(replaySubmission(stage, slip)).toEqual({ ok: true, value: slip });
      const next = encodePicks(stage, layout, slip);
      for (const { eventSubstageId, match, slots } of matchesToLock(stage, layout)) {
        const { closedMatches } = stage.substages.find((one) =>
          isIn(one, { eventSubstageId } as MatchPick),
        )!;
        if (!closedMatches?.has(match)) continue;
        // A closed match keeps its bytes, so that the database lets the save pass.
        expect(slots.map((at) => next[at])).toEqual(slots.map((at) => bytes[at]));
      }
      expect(decodePicks(stage, layout, next)).toEqual(slip);
      bytes = next;
      stage = playOn(stage, random, 1 + Math.floor((random() * count) / 4));
      if (canCorrect && random() < 0.6) stage = correct(stage, random);
      saved = decodePicks(stage, layout, bytes);
      expect(encodePicks(stage, layout, saved)).toEqual(bytes);
      const scoring = compileScoring(stage, layout, officialOf(stage));
      const ledger = scoring.ledgerOf(bytes);
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(scoring.totalOf(bytes));
      const called = new Set(saved.matchPicks.map(slotOfMatch));
      const paid = ledger.flatMap(({ teamId, points }) => (points > 0 ? (teamId ?? []) : []));
      const calledTeams = saved.matchPicks
        .filter((row) => called.has(slotOfMatch(row)))
        .flatMap(({ winnerTeamId, loserTeamId }) => [winnerTeamId, loserTeamId]);
      expect(paid.filter((team) => !calledTeams.includes(team))).toEqual([]);
    }
  });
});

describe('a slip that begins after a match', () => {
  const drawn = playoffStage({ teams: 4, elimination: 'single', useSeriesScore: false });
  const layout = compileLayout(drawn);
  const [substage] = drawn.substages;
  const graph = compileBracket(drawn.format);
  const start = officialBracket(graph, substage!);
  const first = start.matches[0]!;
  const [won, lost] = [teamIn(first.top)!, teamIn(first.bottom)!];
  const [other] = [teamIn(start.matches[1]!.top)!];

  const playedTo = (winner: number | null): EventStage => {
    const told = winner === null ? null : pickWinner(graph, start, 'UB-0-0', winner);
    const state = told?.ok ? told.state : start;
    const officialMatches = bracketPicksOf(state, { ...drawn, ...substage! });
    return {
      ...drawn,
      substages: [{ ...substage!, officialMatches, closedMatches: new Set(['UB-0-0']) }],
    };
  };
  const called = (stage: EventStage, ...calls: readonly (readonly [string, number])[]) => {
    let state = bracketFromPicks(graph, stage.substages[0]!, []);
    for (const [key, team] of calls) {
      const picked = pickWinner(graph, state, key, team);
      if (!picked.ok) throw new Error(picked.code);
      state = picked.state;
    }
    return setOf(bracketPicksOf(state, { ...stage, ...stage.substages[0]! }));
  };

  test('calls the final with the winner of the match that it missed [rule: late-3]', () => {
    const stage = playedTo(won);
    const slip = called(stage, ['UB-0-1', other], ['UB-1-0', won]);
    expect(slip.matchPicks).toMatchObject([
      { bracketCol: 0, winnerTeamId: other },
      { bracketCol: 1, topTeamId: won, bottomTeamId: other, winnerTeamId: won },
    ]);
    expect(replaySubmission(stage, slip)).toEqual({ ok: true, value: slip });
  });

  test('waits for the final while the match that it missed is being played [rule: late-3]', () => {
    const stage = playedTo(null);
    expect(() => called(stage, ['UB-0-1', other], ['UB-1-0', won])).toThrow('not_pickable');
    const slip = called(stage, ['UB-0-1', other]);
    expect(replaySubmission(stage, slip)).toEqual({ ok: true, value: slip });
  });

  test('keeps its call after a correction, and asks anew while it is open [rule: late-4]', () => {
    const slip = called(playedTo(won), ['UB-0-1', other], ['UB-1-0', won]);
    const bytes = encodePicks(drawn, layout, slip);
    for (const stage of [playedTo(lost), playedTo(null)]) {
      expect(decodePicks(stage, layout, bytes)).toEqual(slip);
      const open = bracketFromPicks(graph, stage.substages[0]!, slip.matchPicks);
      expect(open.matches[2]).toMatchObject({ winnerTeamId: null });
      const closed = {
        ...stage.substages[0]!,
        closedMatches: new Set(['UB-0-0', 'UB-0-1', 'UB-1-0']),
      };
      expect(bracketFromPicks(graph, closed, slip.matchPicks).matches[2]).toMatchObject({
        top: { kind: 'team', teamId: won },
        winnerTeamId: won,
      });
      expect(replaySubmission({ ...stage, substages: [closed] }, slip)).toEqual({
        ok: true,
        value: slip,
      });
    }
  });

  test('refuses a closed match with a team from elsewhere [rule: late-4]', () => {
    const slip = called(playedTo(won), ['UB-0-1', other], ['UB-1-0', won]);
    const elsewhere = Math.max(...substage!.teamIds) + 1;
    const rows = slip.matchPicks.map((row) =>
      row.bracketCol === 1 ? { ...row, topTeamId: elsewhere, winnerTeamId: elsewhere } : row,
    );
    const official = playedTo(won).substages[0]!;
    const closedMatches = new Set(['UB-0-0', 'UB-1-0']);
    const stage = { ...drawn, substages: [{ ...official, closedMatches }] };
    const final = rows.filter(({ bracketCol }) => bracketCol === 1);
    const codesOf = (submitted: readonly MatchPick[]) => {
      const replayed = replaySubmission(stage, setOf(submitted));
      return replayed.ok ? [] : replayed.problems.map(({ code }) => code);
    };
    expect(codesOf(rows)).toEqual(['team_elsewhere']);
    expect(codesOf(final)).toEqual(['no_winner', 'match_not_pickable']);
  });

  test('is paid nothing for what it missed [rule: late-5]', () => {
    const stage = playedTo(won);
    const slip = called(stage, ['UB-0-1', other], ['UB-1-0', won]);
    const scoring = compileScoring(stage, layout, officialOf(stage));
    expect(scoring.totalOf(encodePicks(stage, layout, slip))).toBe(0);
  });
});
