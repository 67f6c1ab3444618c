import { describe, expect, test } from 'vitest';
import { lockedMiddleStage, lockedOpeningStage } from '../../fixtures/special-brackets.ts';
import { type PlayoffOptions, playoffStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { BracketState } from './bracket-picks.ts';
import { bracketProgress, isBracketComplete } from './bracket-progress.ts';
import { bracketPicksOf } from './bracket-rows.ts';
import { compileBracket } from './compile-bracket.ts';
import type { BracketGraph } from './graph.ts';
import { bracketFromPicks, officialBracket, openBracket } from './open-bracket.ts';
import { pickWinner, recordOutcome } from './pick-match.ts';
import { placeTeam } from './place-team.ts';
import { AWAITING, NOBODY, teamIn } from './slot-flow.ts';

interface Board {
  readonly graph: BracketGraph;
  readonly state: BracketState;
}

const boardOf = (stage: EventStage): Board => {
  const graph = compileBracket(stage.format);
  return { graph, state: openBracket(graph, stage.substages[0]!) };
};

const resultsOf = (stage: EventStage): Board => {
  const graph = compileBracket(stage.format);
  return { graph, state: officialBracket(graph, stage.substages[0]!) };
};

const playoffs = (options: Partial<PlayoffOptions> = {}) =>
  playoffStage({ teams: 4, useSeriesScore: false, ...options });

const at = ({ graph, state }: Board, key: string) => state.matches[graph.byKey.get(key)!.index]!;

const teamsAt = (board: Board, key: string) => {
  const { top, bottom } = at(board, key);
  return [teamIn(top) ?? top.kind, teamIn(bottom) ?? bottom.kind];
};

/** Picks one winner after another, `UB-0-0` to team 1 as ['UB-0-0', 1]. */
function pick(board: Board, picks: readonly (readonly [key: string, teamId: number])[]): Board {
  return picks.reduce<Board>(({ graph, state }, [key, teamId]) => {
    const outcome = pickWinner(graph, state, key, teamId);
    if (!outcome.ok) throw new Error(`${key}: ${outcome.code}`);
    return { graph, state: outcome.state };
  }, board);
}

const record = (board: Board, key: string, outcome: 'void' | 'double_forfeit'): Board => {
  const recorded = recordOutcome(board.graph, board.state, key, outcome);
  if (!recorded.ok) throw new Error(recorded.code);
  return { ...board, state: recorded.state };
};

/** Four teams (1 and 4, 2 and 3 meet first), all picked up to the grand final of 1 and 2. */
const TO_THE_FINAL = [
  ['UB-0-0', 1],
  ['UB-0-1', 2],
  ['UB-1-0', 1],
  ['LB-0-0', 4],
  ['LB-1-0', 2],
] as const;

test('winners and losers move where the links say [rule: brackets-1, brackets-2, brackets-3, brackets-9]', () => {
  const board = pick(boardOf(playoffs()), TO_THE_FINAL);
  expect(teamsAt(board, 'UB-1-0')).toEqual([1, 2]);
  expect(teamsAt(board, 'LB-0-0')).toEqual([4, 3]);
  expect(teamsAt(board, 'LB-1-0')).toEqual([2, 4]);
  expect(teamsAt(board, 'GF-0-0')).toEqual([1, 2]);
});

describe('another winner clears what depended on the first', () => {
  test.each([
    {
      why: 'the winner’s side and the loser’s side, to the end',
      change: ['UB-0-0', 4],
      cleared: ['UB-1-0', 'LB-0-0', 'LB-1-0', 'GF-0-0'],
    },
    { why: 'only what came after', change: ['LB-0-0', 3], cleared: ['LB-1-0', 'GF-0-0'] },
    { why: 'nothing after the final', change: ['GF-0-0', 2], cleared: [] },
    { why: 'nothing for the same winner', change: ['UB-0-0', 1], cleared: [] },
  ] as const)('$why', ({ change: [key, teamId], cleared }) => {
    const { graph, state } = pick(boardOf(playoffs()), [...TO_THE_FINAL, ['GF-0-0', 1]]);
    const outcome = pickWinner(graph, state, key, teamId);
    if (!outcome.ok) throw new Error(outcome.code);
    expect([...outcome.cleared].sort()).toEqual([...cleared].sort());
    const gone = outcome.state.matches.filter(({ node }) =>
      cleared.some((lost) => lost === node.key),
    );
    expect(gone.map((match) => [match.winnerTeamId, match.topTeamScore])).toEqual(
      cleared.map(() => [null, null]),
    );
  });
});

describe('series scores', () => {
  const five = playoffs({ useSeriesScore: true });

  test('a winner without a score is not done yet; the same winner keeps the score [rule: brackets-10]', () => {
    const board = pick(boardOf(five), [['UB-0-0', 4]]);
    expect(at(board, 'UB-0-0')).toMatchObject({ winnerTeamId: 4, topTeamScore: null });
    expect(bracketProgress(board.state).picked).toBe(0);
    const scored = pickWinner(board.graph, board.state, 'UB-0-0', 4, { winner: 3, loser: 2 });
    if (!scored.ok) throw new Error(scored.code);
    expect(bracketProgress(scored.state).picked).toBe(1);
    const again = pick({ ...board, state: scored.state }, [['UB-0-0', 4]]);
    expect(at(again, 'UB-0-0')).toMatchObject({ topTeamScore: 2, bottomTeamScore: 3 });
    const other = pick(again, [['UB-0-0', 1]]);
    expect(at(other, 'UB-0-0')).toMatchObject({ topTeamScore: null, bottomTeamScore: null });
  });

  test('another score of the same winner leaves later rounds as they are', () => {
    const { graph, state } = pick(boardOf(five), TO_THE_FINAL);
    const outcome = pickWinner(graph, state, 'UB-0-0', 1, { winner: 3, loser: 1 });
    expect(outcome).toMatchObject({ ok: true, cleared: [] });
  });

  test('without a choice 1-0 is recorded [rule: brackets-11]', () => {
    expect(at(pick(boardOf(playoffs()), [['UB-0-0', 4]]), 'UB-0-0')).toMatchObject({
      topTeamScore: 0,
      bottomTeamScore: 1,
    });
  });

  test('a saved score that the format no longer allows is asked for again, its winner is kept', () => {
    const board = pick(boardOf(playoffs()), TO_THE_FINAL);
    const rows = bracketPicksOf(board.state, { eventStageId: 1, eventSubstageId: 10 });
    const state = bracketFromPicks(compileBracket(five.format), five.substages[0]!, rows);
    expect(state.matches.filter((match) => match.winnerTeamId !== null)).toHaveLength(5);
    expect(bracketProgress(state)).toEqual({ picked: 0, required: 6 });
  });
});

describe('bracket reset', () => {
  const board = pick(boardOf(playoffs({ hasReset: true })), TO_THE_FINAL);

  test('it is asked for when the lower side wins the final [rule: brackets-6]', () => {
    expect(isBracketComplete(pick(board, [['GF-0-0', 1]]).state)).toBe(true);
    const lower = pick(board, [['GF-0-0', 2]]);
    expect(isBracketComplete(lower.state)).toBe(false);
    expect(teamsAt(lower, 'GF-0-1')).toEqual([1, 2]);
    expect(isBracketComplete(pick(lower, [['GF-0-1', 1]]).state)).toBe(true);
  });

  test('it falls away when the upper side wins after all', () => {
    const { graph, state } = pick(board, [
      ['GF-0-0', 2],
      ['GF-0-1', 2],
    ]);
    const outcome = pickWinner(graph, state, 'GF-0-0', 1);
    expect(outcome).toMatchObject({ ok: true, cleared: ['GF-0-1'] });
    if (outcome.ok)
      expect(teamsAt({ graph, state: outcome.state }, 'GF-0-1')).toEqual(['nobody', 'nobody']);
  });
});

describe('byes', () => {
  test('five teams: three byes go through both brackets by themselves [rule: brackets-5]', () => {
    const board = boardOf(playoffs({ teams: 5 }));
    expect(at(board, 'UB-0-0')).toMatchObject({ outcome: 'bye', winnerTeamId: 1 });
    expect(teamsAt(board, 'UB-1-1')).toEqual([2, 3]);
    expect(teamsAt(board, 'LB-0-1')).toEqual(['nobody', 'nobody']);
    expect(teamsAt(board, 'LB-0-0')).toEqual(['nobody', 'open']);
    expect(bracketProgress(board.state).required).toBe(8);
    const picked = pick(board, [
      ['UB-0-1', 4],
      ['UB-1-0', 1],
      ['UB-1-1', 2],
    ]);
    expect(at(picked, 'LB-0-0')).toMatchObject({ outcome: 'bye', winnerTeamId: 5 });
    expect(at(picked, 'LB-1-1')).toMatchObject({ outcome: 'bye', winnerTeamId: 4 });
    expect(teamsAt(picked, 'LB-1-0')).toEqual([3, 5]);
    expect(pickWinner(picked.graph, picked.state, 'LB-0-0', 5)).toEqual({
      ok: false,
      code: 'not_pickable',
    });
  });
});

describe('official results', () => {
  const start = resultsOf(playoffs());

  test('a double forfeit sends nobody on: both dependants become byes [rule: brackets-15]', () => {
    const board = pick(record(start, 'UB-0-0', 'double_forfeit'), [['UB-0-1', 2]]);
    expect(at(board, 'UB-1-0')).toMatchObject({ outcome: 'bye', winnerTeamId: 2 });
    expect(at(board, 'LB-0-0')).toMatchObject({ outcome: 'bye', winnerTeamId: 3 });
    // The one who passes alone has beaten nobody: nobody falls from there either.
    expect(at(board, 'LB-1-0')).toMatchObject({ outcome: 'bye', winnerTeamId: 3 });
    expect(teamsAt(board, 'GF-0-0')).toEqual([2, 3]);
  });

  test('a match called off before its teams were known stays so', () => {
    const board = record(start, 'UB-1-0', 'void');
    expect(at(board, 'UB-1-0').outcome).toBe('void');
    expect(teamsAt(board, 'GF-0-0')).toEqual(['nobody', 'open']);
    const later = pick(board, [['UB-0-0', 1]]);
    expect(at(later, 'UB-1-0')).toMatchObject({ outcome: 'void', winnerTeamId: null });
    expect(teamsAt(later, 'UB-1-0')).toEqual([1, 'open']);
    expect(recordOutcome(start.graph, start.state, 'UB-1-0', 'double_forfeit')).toEqual({
      ok: false,
      code: 'not_pickable',
    });
  });

  test('a walkover has a winner and no score; played after all it has one again', () => {
    const { graph } = start;
    const over = recordOutcome(graph, start.state, 'UB-0-0', 'walkover', 4);
    if (!over.ok) throw new Error(over.code);
    const board = { graph, state: over.state };
    expect(at(board, 'UB-0-0')).toMatchObject({
      outcome: 'walkover',
      winnerTeamId: 4,
      loserTeamId: 1,
      topTeamScore: null,
    });
    expect(at(pick(board, [['UB-0-0', 4]]), 'UB-0-0').outcome).toBe('played');
    expect(recordOutcome(graph, start.state, 'UB-0-0', 'walkover', 2)).toEqual({
      ok: false,
      code: 'not_a_participant',
    });
  });

  test('a double forfeit that was played after all reopens what it had closed', () => {
    const forfeited = pick(record(start, 'UB-0-0', 'double_forfeit'), [['UB-0-1', 2]]);
    const board = pick(forfeited, [['UB-0-0', 4]]);
    expect(at(board, 'UB-1-0')).toMatchObject({ outcome: 'played', winnerTeamId: null });
    expect(teamsAt(board, 'UB-1-0')).toEqual([4, 2]);
    expect(teamsAt(board, 'LB-0-0')).toEqual([1, 3]);
  });

  test('teams are placed where no match brings any; the same team again changes nothing', () => {
    const board = pick(start, [['UB-0-0', 1]]);
    const place = (key: string, teamId: number) =>
      placeTeam(board.graph, board.state, { key, isTop: true }, { kind: 'team', teamId });
    expect(place('UB-0-0', 1)).toEqual({ ok: true, state: board.state, cleared: [] });
    expect(place('UB-0-0', 3)).toMatchObject({ ok: true, cleared: ['UB-0-0'] });
    expect(place('UB-1-0', 3)).toEqual({ ok: false, code: 'not_pickable' });
    const emptied = placeTeam(board.graph, board.state, { key: 'UB-0-0', isTop: false }, NOBODY);
    expect(emptied.ok && at({ ...board, state: emptied.state }, 'UB-0-0').outcome).toBe('bye');
    const unknown = placeTeam(board.graph, board.state, { key: 'UB-0-0', isTop: false }, AWAITING);
    expect(unknown.ok && teamsAt({ ...board, state: unknown.state }, 'UB-1-0')).toEqual([
      'awaiting',
      'open',
    ]);
  });
});

describe('locked columns', () => {
  test('their winners stand as official data has them, and cannot be touched [rule: formats-25]', () => {
    const board = boardOf(lockedOpeningStage());
    expect(teamsAt(board, 'UB-1-0')).toEqual([1, 4]);
    expect(at(board, 'UB-0-0').isRequired).toBe(false);
    const { graph, state } = board;
    expect(pickWinner(graph, state, 'UB-0-0', 8)).toEqual({ ok: false, code: 'not_pickable' });
  });

  test('what an undecided one feeds is not asked for [rule: formats-26]', () => {
    const board = boardOf(lockedMiddleStage());
    expect(bracketProgress(board.state)).toEqual({ picked: 0, required: 4 });
    expect(teamsAt(board, 'UB-2-0')).toEqual(['awaiting', 'awaiting']);
  });
});

test.each([
  { why: 'a match that is not there', key: 'UB-9-0', teamId: 1, code: 'unknown_match' },
  { why: 'a match without its teams', key: 'UB-1-0', teamId: 1, code: 'not_pickable' },
  { why: 'a team from elsewhere', key: 'UB-0-0', teamId: 2, code: 'not_a_participant' },
])('refused: $why [rule: brackets-7]', ({ key, teamId, code }) => {
  const { graph, state } = boardOf(playoffs());
  expect(pickWinner(graph, state, key, teamId)).toEqual({ ok: false, code });
});

test('players do not say how a match ended, nor who plays', () => {
  const { graph, state } = boardOf(playoffs());
  const refused = { ok: false, code: 'not_official' };
  expect(recordOutcome(graph, state, 'UB-0-0', 'void')).toEqual(refused);
  expect(placeTeam(graph, state, { key: 'UB-0-0', isTop: true }, NOBODY)).toEqual(refused);
});

test('picks of no match of the bracket are left out of what is shown [rule: brackets-12]', () => {
  const stage = playoffs();
  const board = pick(boardOf(stage), TO_THE_FINAL);
  const [first, ...rest] = bracketPicksOf(board.state, { eventStageId: 1, eventSubstageId: 10 });
  if (!first) throw new Error('no picks');
  const strays = [
    { ...first, bracketPart: 'XB' },
    { ...first, bracketCol: 7 },
    { ...first, bracketColIndex: 9 },
  ];
  const { graph } = board;
  expect(bracketFromPicks(graph, stage.substages[0]!, [...strays, first, ...rest])).toEqual(
    board.state,
  );
});
