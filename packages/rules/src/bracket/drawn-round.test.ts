import { describe, expect, test } from 'vitest';
import { drawnLowerStage } from '../../fixtures/special-brackets.ts';
import { drawnStage } from '../../fixtures/synthetic-stages.ts';
import { compileBracket } from './compile-bracket.ts';
import { callRound, drawRound } from './drawn-round.ts';
import { missingDraws } from './missing-draws.ts';
import { officialBracket, openBracket } from './open-bracket.ts';
import { pickWinner, toggleGoingOn } from './pick-match.ts';
import { placeTeam, withoutDraw } from './place-team.ts';
import { comingInto } from './settle-round.ts';

const ROUND = { matches: [0, 1], sources: [] };

describe('the call of a round of two matches', () => {
  test('has one shape, whoever was pressed first [rule: picks-39]', () => {
    const call = callRound(ROUND, [5, 3, 8, 1], new Set([8, 5]));
    expect(call.chosen).toEqual([5, 8]);
    expect(call.pairs).toEqual([
      { top: 5, bottom: 3 },
      { top: 8, bottom: 1 },
    ]);
    expect(callRound(ROUND, [5, 3, 8, 1], new Set([5, 8]))).toEqual(call);
  });

  test('sends on as many as there are matches, with fewer teams some unplayed [rule: brackets-17]', () => {
    const three = callRound(ROUND, [5, 'nobody', 8, 1], new Set([8, 1]));
    expect(three).toMatchObject({ count: 2, isAsked: true, isWhole: true });
    expect(three.pairs).toEqual([
      { top: 8, bottom: 5 },
      { top: 1, bottom: 'nobody' },
    ]);
    const two = callRound(ROUND, [5, 'nobody', 8, 'nobody'], new Set());
    expect(two).toMatchObject({ count: 2, isAsked: false, chosen: [5, 8] });
  });

  test('knows who goes out only when all are there and chosen', () => {
    const call = callRound(ROUND, [5, 3, 'unknown', 1], new Set([5, 3]));
    expect(call.isWhole).toBe(false);
    expect(call.pairs.map(({ bottom }) => bottom)).toEqual(['unknown', 'unknown']);
  });
});

describe('the official draw of a round of two matches', () => {
  test('has no place for a team that comes twice, or not at all [rule: results-35]', () => {
    expect(drawRound(ROUND, [5, 3, 8, 1], [5, 9, 5, null])).toMatchObject({
      places: [5, 'unknown', 'unknown', 'unknown'],
      unplaced: [3, 8, 1],
    });
  });

  test('fills its last pair itself [rule: results-35]', () => {
    expect(drawRound(ROUND, [5, 3, 8, 1], [8, 3, null, null]).places).toEqual([8, 3, 5, 1]);
  });

  test('lets no more teams meet than have to [rule: brackets-18]', () => {
    const { places } = drawRound(ROUND, [5, 'nobody', 8, 'nobody'], [5, 8, null, null]);
    expect(places).toEqual([5, 'nobody', 8, 'nobody']);
    expect(drawRound(ROUND, [5, 'nobody', 8, 1], [null, null, 8, 5]).places).toEqual([
      1,
      'nobody',
      8,
      5,
    ]);
  });

  test('waits for whoever is still to come', () => {
    expect(drawRound(ROUND, [5, 3, 'unknown', 1], [5, 3, null, null]).places).toEqual([
      5,
      3,
      'unknown',
      'unknown',
    ]);
  });
});

describe('semi-finals that are drawn', () => {
  const stage = drawnStage(8, [1]);
  const graph = compileBracket(stage.format);
  const [round] = graph.drawnRounds;
  const [substage] = stage.substages;
  if (!round || !substage) throw new Error('no drawn round');
  const quarters = [0, 1, 2, 3].map((at) => `UB-0-${at}`);
  const played = (isOfficial: boolean) =>
    quarters.reduce(
      (state, key) => {
        const top = state.matches[graph.byKey.get(key)?.index ?? -1]?.top;
        const won = pickWinner(graph, state, key, top?.kind === 'team' ? top.teamId : 0);
        if (!won.ok) throw new Error(won.code);
        return won.state;
      },
      isOfficial ? officialBracket(graph, substage) : openBracket(graph, substage),
    );

  test('send on two and refuse a third; a press takes one out again [rule: picks-40]', () => {
    let state = played(false);
    const [a = 0, b = 0, c = 0] = comingInto(state, round).teamIds;
    for (const teamId of [a, b]) {
      const pressed = toggleGoingOn(graph, state, round, teamId);
      if (pressed.ok) ({ state } = pressed);
    }
    expect(toggleGoingOn(graph, state, round, c)).toEqual({ ok: false, code: 'enough_go_on' });
    expect(toggleGoingOn(graph, state, round, -1)).toEqual({
      ok: false,
      code: 'not_a_participant',
    });
    const back = toggleGoingOn(graph, state, round, a);
    expect(back.ok && comingInto(back.state, round).chosen).toEqual([b]);
  });

  test('are drawn by staff among those who came, who change places, and the draw is taken back [rule: results-33, results-36]', () => {
    let state = played(true);
    expect(missingDraws(graph, state)).toEqual([round]);
    const [a = 0, b = 0] = comingInto(state, round).teamIds;
    const put = (colIndex: number, isTop: boolean, teamId: number) => {
      const at = { key: `UB-1-${colIndex}`, isTop };
      return placeTeam(graph, state, at, { kind: 'team', teamId });
    };
    expect(put(0, true, -1)).toEqual({ ok: false, code: 'not_a_participant' });
    for (const placed of [put(0, true, a)]) if (placed.ok) ({ state } = placed);
    for (const placed of [put(1, false, b)]) if (placed.ok) ({ state } = placed);
    const moved = put(1, false, a);
    if (!moved.ok) throw new Error(moved.code);
    const places = moved.state.matches.filter(({ node }) => node.round === round);
    expect(places[0]?.top).toEqual({ kind: 'team', teamId: b });
    expect(places[1]?.bottom).toEqual({ kind: 'team', teamId: a });
    const back = withoutDraw(graph, moved.state, round);
    expect(back.ok && missingDraws(graph, back.state)).toEqual([round]);
  });
});

test('where all who come go on nothing is asked [rule: brackets-17]', () => {
  const stage = drawnLowerStage(5);
  const graph = compileBracket(stage.format);
  const [substage] = stage.substages;
  const [round] = graph.drawnRounds;
  if (!substage || !round) throw new Error('no drawn round');
  expect(comingInto(openBracket(graph, substage), round)).toMatchObject({
    isAsked: false,
    count: 1,
  });
});
