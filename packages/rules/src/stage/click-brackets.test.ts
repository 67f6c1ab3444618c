import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Standing, standings } from '../../fixtures/bracket-oracle.ts';
import { BRACKET_STAGES } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { BracketState, SlotState } from '../bracket/bracket-picks.ts';
import { isBracketComplete } from '../bracket/bracket-progress.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { isScoreAsked } from '../bracket/drawn-round.ts';
import { matchKey } from '../bracket/graph.ts';
import { bracketFromPicks, officialBracket, openBracket } from '../bracket/open-bracket.ts';
import {
  type PickOutcome,
  pickWinner,
  recordOutcome,
  toggleGoingOn,
} from '../bracket/pick-match.ts';
import { placeTeam } from '../bracket/place-team.ts';
import { seriesScores } from '../bracket/series-lengths.ts';
import { comingInto } from '../bracket/settle-round.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import type { MatchPick } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { decodePicks, encodePicks } from '../slots/encode-picks.ts';
import { replayOfficial, replaySubmission } from './replay-submission.ts';

const kinds = ['pick', 'pick', 'pick', 'pick', 'same', 'same', 'undo'] as const;
const click = fc.record({
  kind: fc.constantFrom(...kinds),
  match: fc.nat({ max: 10_000 }),
  isTop: fc.boolean(),
  score: fc.nat({ max: 3 }),
});
type Click = typeof click extends fc.Arbitrary<infer T> ? T : never;

const keyOf = (row: MatchPick): string =>
  matchKey({ part: row.bracketPart, col: row.bracketCol, colIndex: row.bracketColIndex });

const standingOf = (slot: SlotState): Standing => {
  if (slot.kind === 'team') return slot.teamId;
  return slot.kind === 'nobody' ? 'nobody' : 'unknown';
};

/** Matches without their nodes, which never change. */
const faceOf = (state: BracketState) => state.matches.map(({ node, ...match }) => ({ ...match }));

describe.each(BRACKET_STAGES)('$why', ({ stage }) => {
  const graph = compileBracket(stage.format);
  const substage = stage.substages[0]!;
  const rowsOf = (state: BracketState) => bracketPicksOf(state, { ...stage, ...substage });

  const target = (state: BracketState, at: Click) => {
    const pickable = state.matches.filter((match) => match.isPickable);
    return pickable[at.match % pickable.length];
  };

  function perform(state: BracketState, at: Click): { key: string; outcome: PickOutcome } | null {
    const match = target(state, at);
    if (!match) return null;
    const { key, bestOf } = match.node;
    const scores = seriesScores(isScoreAsked(graph, match.node) ? bestOf : 1);
    const score = scores[at.score % (scores.length + 1)];
    const { round } = match.node;
    if (round && !state.isOfficial && at.kind === 'pick') {
      const { teamIds } = comingInto(state, round);
      const pressed = teamIds[at.match % teamIds.length]!;
      return { key, outcome: toggleGoingOn(graph, state, round, pressed) };
    }
    const teamId = teamIn(at.isTop ? match.top : match.bottom)!;
    const winner = match.winnerTeamId;
    switch (at.kind) {
      case 'pick':
        return { key, outcome: pickWinner(graph, state, key, teamId, score) };
      case 'same':
        return winner === null
          ? null
          : { key, outcome: pickWinner(graph, state, key, winner, score) };
      default:
        return null;
    }
  }

  function expectExact(
    before: BracketState,
    key: string,
    after: BracketState,
    cleared: readonly string[],
  ) {
    const rows = new Map(rowsOf(after).map((row) => [keyOf(row), row]));
    const stands = standings(graph, substage.officialMatches, rowsOf(after));
    const pressed = graph.byKey.get(key)?.round?.matches ?? [graph.byKey.get(key)?.index];
    const isPressed = (row: MatchPick) => pressed.includes(row.matchIndex);
    const lost = rowsOf(before).filter((row) => !isPressed(row) && !rows.has(keyOf(row)));
    expect(lost.map(keyOf)).toEqual(cleared);
    for (const round of graph.drawnRounds) {
      if (round.matches.some((match) => pressed.includes(match))) continue;
      if (!comingInto(after, round).isAsked) continue;
      // A team that no longer comes is dropped, and no other.
      const { chosen, teamIds } = comingInto(after, round);
      const stayed = comingInto(before, round).chosen.filter((team) => teamIds.includes(team));
      expect(chosen.toSorted()).toEqual(stayed.toSorted());
    }
    const isDrawn = (row: MatchPick) => graph.matches[row.matchIndex]?.round !== null;
    const isFor = (row: MatchPick) => {
      const [top, bottom] = stands[row.matchIndex]!;
      const teamOf = (standing: Standing) => (typeof standing === 'number' ? standing : null);
      const isKnown = isDrawn(row) || typeof bottom === 'number';
      return isKnown && row.topTeamId === top && row.bottomTeamId === teamOf(bottom);
    };
    expect(lost.filter((row) => isFor(row) && !isDrawn(row))).toEqual([]);
    expect([...rows.values()].filter((row) => !isFor(row))).toEqual([]);
    const changed = rowsOf(before).filter((row) => {
      const kept = rows.get(keyOf(row));
      const isSame = JSON.stringify(kept) === JSON.stringify(row);
      const isTurned =
        kept?.topTeamId === row.bottomTeamId && kept.winnerTeamId === row.winnerTeamId;
      return kept && !isPressed(row) && !isDrawn(row) && !isSame && !isTurned;
    });
    expect(changed).toEqual([]);
    const misplaced = after.matches.filter(({ node, top, bottom }, index) => {
      if (node.isQualifier || node.isLocked) return false;
      const [topStands, bottomStands] = stands[index]!;
      return standingOf(top) !== topStands || standingOf(bottom) !== bottomStands;
    });
    expect(misplaced).toEqual([]);
  }

  test('clicks clear exactly what depended on them [rule: brackets-9]', () => {
    fc.assert(
      fc.property(fc.array(click, { maxLength: 70, size: 'max' }), (clicks) => {
        let past: BracketState[] = [openBracket(graph, substage)];
        for (const at of clicks) {
          const state = past.at(-1)!;
          if (at.kind === 'undo' && past.length > 1) past = past.slice(0, -1);
          const done = perform(state, at);
          if (!done?.outcome.ok) continue;
          const { key, outcome } = done;
          expectExact(state, key, outcome.state, outcome.cleared);
          if (at.kind === 'same') expect(outcome.cleared).toEqual([]);
          past.push(outcome.state);
        }
        const state = past.at(-1)!;
        const afresh = bracketFromPicks(graph, substage, rowsOf(state));
        expect(faceOf(afresh)).toEqual(faceOf(state));
        if (stage.substages.length > 1) return;
        const picks = { groupStagePicks: [], matchPicks: rowsOf(state) };
        expect(replaySubmission(stage, picks).ok).toBe(isBracketComplete(state));
      }),
      runs(10),
    );
  });

  test('a complete slip is accepted in any order of rows and survives its bytes', () => {
    const layout = compileLayout(stage);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const complete = clickedSlip(stage, randomOf(seed));
        const own = complete.matchPicks.filter(
          (row) => row.eventSubstageId === substage.eventSubstageId,
        );
        expect(isBracketComplete(bracketFromPicks(graph, substage, own))).toBe(true);
        const mixed = { ...complete, matchPicks: [...complete.matchPicks].reverse() };
        expect(replaySubmission(stage, mixed)).toEqual({ ok: true, value: complete });
        const bytes = encodePicks(stage, layout, complete);
        expect(decodePicks(stage, layout, bytes)).toEqual(complete);
      }),
      runs(10),
    );
  });

  /** Any team that has come into a drawn round is put anywhere in it, now and then. */
  function drawn(state: BracketState, at: Click): BracketState {
    const round = graph.drawnRounds[at.score % 4];
    const teamIds = round ? comingInto(state, round).teamIds : [];
    const teamId = teamIds[at.match % teamIds.length];
    const key = graph.matches[round?.matches[at.match % round.matches.length] ?? 0]!.key;
    if (teamId === undefined) return state;
    const placed = placeTeam(graph, state, { key, isTop: at.isTop }, { kind: 'team', teamId });
    return placed.ok ? placed.state : state;
  }

  test('results, however far they are, are accepted as they stand', () => {
    const outcomes = ['played', 'played', 'played', 'walkover', 'void', 'double_forfeit'] as const;
    const entry = fc.record({ click, outcome: fc.constantFrom(...outcomes) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60, size: 'max' }), (entries) => {
        let state = officialBracket(graph, substage);
        for (const { click: at, outcome } of entries) {
          state = drawn(state, at);
          const match = target(state, at);
          if (!match) continue;
          const { key } = match.node;
          const teamId = teamIn(at.isTop ? match.top : match.bottom)!;
          const done =
            outcome === 'played'
              ? perform(state, at)?.outcome
              : recordOutcome(graph, state, key, outcome, outcome === 'walkover' ? teamId : null);
          if (done?.ok) state = done.state;
        }
        const picks = { groupStagePicks: [], matchPicks: rowsOf(state) };
        const replayed = replayOfficial(stage, picks);
        expect(replayed).toEqual({ ok: true, value: picks });
        const again = officialBracket(graph, { officialMatches: rowsOf(state) });
        expect(faceOf(again)).toEqual(faceOf(state));
      }),
      runs(10),
    );
  });
});
