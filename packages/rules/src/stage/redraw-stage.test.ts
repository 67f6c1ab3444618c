import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { groupStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type MatchPick, NO_PICKS, type PickSet, PickType } from '../model/picks.ts';
import type { TeamMatch } from '../model/team-match.ts';
import { entriesFollow } from '../slots/entries-follow.ts';
import { type AdvancingTeam, advancingPlaces } from './open-stage.ts';
import { type Redraw, redrawStage, withTeamsReplaced } from './redraw-stage.ts';

const teams = (...ids: number[]): AdvancingTeam[] =>
  ids.map((teamId) => ({ teamId, place: 'through' }));
const listOf = ({ stage }: Pick<Redraw, 'stage'>) => stage.substages.map((s) => [...s.teamIds]);
const drawOf = ({ substages }: EventStage): PickSet => ({
  groupStagePicks: [],
  matchPicks: substages.flatMap(({ officialMatches }) => officialMatches),
});

/** Playoffs of 1 to 8, all of whom came through the stage before. */
const playoffs = playoffStage({ teams: 8, elimination: 'single' });
const all = [1, 2, 3, 4, 5, 6, 7, 8];
const fromSwiss = { was: teams(...all), arrivals: all, isPicked: false };
const undrawn = (stage: EventStage): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({ ...substage, officialMatches: [] })),
});

describe('after a correction of the stage before', () => {
  test('nothing happens while the same teams go through', () => {
    const redraw = redrawStage(playoffs, drawOf(playoffs), { ...fromSwiss, is: teams(...all) });
    expect(redraw).toMatchObject({ stage: playoffs, replaced: [], left: [], added: [] });
    expect(redraw.arrivals).toEqual(all);
  });

  test.each([false, true])(
    'a team takes the place of the wrong one, in the draw as well',
    (isPicked) => {
      const is = teams(1, 2, 9, 4, 5, 6, 7, 8);
      const redraw = redrawStage(playoffs, drawOf(playoffs), { ...fromSwiss, is, isPicked });
      expect(redraw.replaced).toEqual([{ from: 3, to: 9 }]);
      expect(listOf(redraw)).toEqual([[1, 2, 9, 4, 5, 6, 7, 8]]);
      const drawn = redraw.official.matchPicks.flatMap((m) => [m.topTeamId, m.bottomTeamId]);
      expect([drawn.includes(3), drawn.includes(9), drawn.length]).toEqual([false, true, 8]);
      expect(redraw.stage.substages[0]?.officialMatches).toEqual(redraw.official.matchPicks);
      expect(entriesFollow(playoffs, redraw.stage)).toBe(true);
      expect(redraw.arrivals).toContain(9);
    },
  );

  test('two corrections in a row end where one would; back again is as before', () => {
    const to = (from: Redraw | null, ...ids: number[]) => {
      const { stage, official, arrivals } = from ?? {
        stage: playoffs,
        official: drawOf(playoffs),
        arrivals: all,
      };
      const was = teams(...arrivals);
      return redrawStage(stage, official, { was, arrivals, is: teams(...ids), isPicked: true });
    };
    const first = to(null, 1, 2, 9, 4, 5, 6, 7, 8);
    const second = to(first, 1, 2, 10, 4, 5, 6, 7, 8);
    const back = to(second, ...all);
    expect(second.stage).toEqual(to(null, 1, 2, 10, 4, 5, 6, 7, 8).stage);
    expect([back.stage, back.official]).toEqual([playoffs, drawOf(playoffs)]);
  });

  test('who came by the same place succeeds to it', () => {
    const through = (teamId: number, place: string) => ({ teamId, place });
    const was = [through(1, 'A first'), through(2, 'A second'), through(3, 'B first')];
    const is = [through(31, 'B first'), through(32, 'A second'), through(33, 'A first')];
    const later = swissStage();
    const { replaced } = redrawStage(later, NO_PICKS, {
      was,
      is,
      arrivals: [1, 2, 3],
      isPicked: true,
    });
    expect(replaced).toEqual([
      { from: 1, to: 33 },
      { from: 2, to: 32 },
      { from: 3, to: 31 },
    ]);
  });

  test('a team that nobody replaces leaves, and its opening is not known any more', () => {
    const is = teams(1, 2, 4, 5, 6, 7, 8);
    const redraw = redrawStage(playoffs, drawOf(playoffs), { ...fromSwiss, is });
    expect([redraw.left, redraw.waiting]).toEqual([[3], []]);
    expect(listOf(redraw)).toEqual([[1, 2, 4, 5, 6, 7, 8]]);
    const drawn = redraw.official.matchPicks.flatMap((m) => [m.topTeamId, m.bottomTeamId]);
    expect(drawn.filter((teamId) => teamId === null)).toHaveLength(1);
  });

  test('a bye of a team that leaves is nobody’s', () => {
    const five = playoffStage({ teams: 5, elimination: 'single' });
    const was = teams(1, 2, 3, 4, 5);
    const is = teams(2, 3, 4, 5);
    const { official } = redrawStage(five, drawOf(five), {
      was,
      is,
      arrivals: [],
      isPicked: false,
    });
    expect(JSON.stringify(official)).not.toMatch(/TeamId":1,/);
    const [first] = official.matchPicks;
    expect([first?.topTeamId, first?.winnerTeamId, first?.outcome]).toEqual([
      null,
      null,
      undefined,
    ]);
  });

  test.each([
    { why: 'somebody has picked', isPicked: true, official: drawOf(playoffs), stage: playoffs },
    {
      why: 'something was played',
      isPicked: false,
      official: randomPicks(playoffs, randomOf(1)),
      stage: playoffs,
    },
    {
      why: 'its group is known by nothing else',
      isPicked: false,
      official: NO_PICKS,
      stage: groupStage(),
    },
  ])(
    'it keeps its place until its successor is known, once $why',
    ({ isPicked, official, stage }) => {
      const was = teams(1, 2, 3, 4, 5);
      const without = redrawStage(stage, official, {
        was,
        is: teams(1, 2, 4, 5),
        arrivals: [1, 2, 3, 4, 5],
        isPicked,
      });
      expect([without.left, without.waiting]).toEqual([[], [3]]);
      expect([listOf(without), without.official]).toEqual([listOf({ stage }), official]);
      expect(without.arrivals).toContain(3);
      const then = redrawStage(without.stage, without.official, {
        was: teams(1, 2, 4, 5),
        is: teams(1, 2, 4, 5, 77),
        arrivals: without.arrivals,
        isPicked,
      });
      expect(then.replaced).toEqual([{ from: 3, to: 77 }]);
      expect(JSON.stringify(then.official)).not.toMatch(/TeamId":3,/i);
    },
  );

  test('results of the wrong team are those of the right one', () => {
    const played = randomPicks(playoffs, randomOf(2));
    const is = teams(1, 2, 9, 4, 5, 6, 7, 8);
    const { official, stage } = redrawStage(playoffs, played, { ...fromSwiss, is });
    const nine = (row: MatchPick) => JSON.stringify(row).replaceAll('TeamId":3,', 'TeamId":9,');
    expect(official.matchPicks.map((row) => JSON.stringify(row))).toEqual(
      played.matchPicks.map(nine),
    );
    const before = advancingPlaces(playoffs, played);
    expect(advancingPlaces(stage, official)).toEqual(
      before.map((team) => (team.teamId === 3 ? { ...team, teamId: 9 } : team)),
    );
  });

  test.each([
    { why: 'of a Swiss stage', stage: swissStage(), official: NO_PICKS },
    { why: 'of a bracket', stage: playoffs, official: drawOf(playoffs) },
  ])('the list $why takes one more at its end, picked or not', ({ stage, official }) => {
    const is = teams(...all, 20);
    for (const isPicked of [false, true]) {
      const redraw = redrawStage(stage, official, { ...fromSwiss, is, isPicked });
      expect([redraw.added, redraw.unplaced]).toEqual([[20], []]);
      expect(listOf(redraw)[0]).toEqual([...(listOf({ stage })[0] ?? []), 20]);
      expect(entriesFollow(stage, redraw.stage)).toBe(true);
    }
  });

  test('teams that were there from the start stay, whoever goes through', () => {
    const is = teams(9);
    const redraw = redrawStage(undrawn(playoffs), NO_PICKS, {
      was: [],
      is,
      arrivals: [],
      isPicked: false,
    });
    expect([redraw.left, redraw.replaced, redraw.added]).toEqual([[], [], [9]]);
  });

  test('of which group nobody says anything, nobody is put there', () => {
    const is = teams(500);
    const redraw = redrawStage(groupStage(), NO_PICKS, {
      was: [],
      is,
      arrivals: [],
      isPicked: false,
    });
    expect([redraw.added, redraw.unplaced]).toEqual([[], [500]]);
    expect(redraw.stage).toEqual(groupStage());
  });
});

test('a place is a rank of a group, a record, a match', () => {
  const groups = groupStage();
  const rank = (teamId: number, eventSubstageId: number, ...types: PickType[]) =>
    types.map((pickTypeId) => ({ eventStageId: 1, eventSubstageId, teamId, pickTypeId }));
  const official = {
    groupStagePicks: [
      ...rank(1, 10, PickType.firstPlace, PickType.advancing),
      ...rank(2, 10, PickType.advancing),
      ...rank(101, 11, PickType.advancing, PickType.firstPlace),
    ],
    matchPicks: [],
  };
  expect(advancingPlaces(groups, official)).toEqual([
    { teamId: 1, place: '10 1 5' },
    { teamId: 2, place: '10 1' },
    { teamId: 101, place: '11 1 5' },
  ]);
  const [champion] = advancingPlaces(playoffs, randomPicks(playoffs, randomOf(3)));
  expect(champion?.place).toBe('10 UB-2-0 winner');
});

test('matches that are known of a Swiss stage are those of the team that takes the place', () => {
  const swiss = swissStage();
  const played: TeamMatch = {
    round: 1,
    teamIds: [3, 4],
    result: 'first',
  };
  const bye: TeamMatch = { round: 2, teamIds: [4, null], result: played.result };
  const known = (...teamMatches: TeamMatch[]): EventStage => ({
    ...swiss,
    substages: swiss.substages.map((substage) => ({ ...substage, teamMatches })),
  });
  const { stage } = withTeamsReplaced(known(played, bye), NO_PICKS, [{ from: 4, to: 99 }]);
  expect(stage.substages[0]?.teamMatches).toEqual([
    { ...played, teamIds: [3, 99] },
    { ...bye, teamIds: [99, null] },
  ]);
  // A stage known only by its results has nothing to replace.
  const unknown = withTeamsReplaced(swiss, NO_PICKS, [{ from: 4, to: 99 }]).stage;
  expect(unknown.substages[0]?.teamMatches).toBe(swiss.substages[0]?.teamMatches);
});
