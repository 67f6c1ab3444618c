import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, playoffStage } from '../../fixtures/synthetic-stages.ts';
import { compileBracket, matchesOf } from '../bracket/compile-bracket.ts';
import { bracketFromPicks } from '../bracket/open-bracket.ts';
import { pickWinner } from '../bracket/pick-match.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { replaySubmission } from './replay-submission.ts';

const closedAt = (stage: EventStage, closed: readonly string[]): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({ ...substage, closedMatches: new Set(closed) })),
});

const without = ({ matchPicks }: PickSet, gone: readonly string[]): PickSet => ({
  groupStagePicks: [],
  matchPicks: matchPicks.filter((pick) => !gone.includes(slotOfMatch(pick))),
});

describe('a slip while some of its matches are closed [rule: locks-18]', () => {
  const stage = playoffStage({ teams: 4, elimination: 'single', useSeriesScore: false });
  const slip = randomPicks(stage, randomOf(1));
  const closed = closedAt(stage, ['UB-0-0']);

  test('is whole with the picks of closed matches', () => {
    expect(replaySubmission(closed, slip)).toEqual({ ok: true, value: slip });
  });

  test('is whole without them, and without what only they would lead to', () => {
    const late = without(slip, ['UB-0-0', 'UB-1-0']);
    expect(replaySubmission(closed, late)).toEqual({ ok: true, value: late });
  });

  test('asks for every match that is still open', () => {
    const replayed = replaySubmission(closed, without(slip, ['UB-0-0', 'UB-0-1', 'UB-1-0']));
    expect(replayed.ok ? [] : replayed.problems).toMatchObject([
      { code: 'no_winner', match: 'UB-0-1' },
    ]);
  });

  test('does not let a match be picked whose teams its closed match never named', () => {
    const replayed = replaySubmission(closed, without(slip, ['UB-0-0']));
    expect(replayed.ok ? [] : replayed.problems).toMatchObject([{ code: 'match_not_pickable' }]);
  });

  test('is not clicked where it is closed', () => {
    const graph = compileBracket(closed.format);
    const state = bracketFromPicks(graph, closed.substages[0]!, slip.matchPicks);
    const { topTeamId, bottomTeamId } = slip.matchPicks[0]!;
    for (const teamId of [topTeamId!, bottomTeamId!]) {
      expect(pickWinner(graph, state, 'UB-0-0', teamId)).toEqual({ ok: false, code: 'closed' });
    }
    expect(pickWinner(graph, state, 'UB-0-1', slip.matchPicks[1]!.topTeamId!).ok).toBe(true);
  });
});

test.each(EVERY_STAGE.filter(({ stage }) => stage.format.bracket !== null))(
  'a whole slip is whole whichever matches close: $why [rule: locks-18]',
  ({ stage }) => {
    const random = randomOf(7);
    const slip = randomPicks(stage, random);
    for (let at = 0; at < 20; at += 1) {
      const closed = matchesOf(stage.format).flatMap(({ key }) => (random() < 0.5 ? [key] : []));
      expect(replaySubmission(closedAt(stage, closed), slip)).toEqual({ ok: true, value: slip });
    }
  },
);
