import { describe, expect, test } from 'vitest';
import { CROSSED, SEVERAL_SOURCES, TWO_GROUPS } from '../../fixtures/crossed-formats.ts';
import { playedResults, stagedFormat } from '../../fixtures/staged-format.ts';
import { randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { resultsOfStage } from '../by-hand/follow-stage.ts';
import type { HandMatches, StoredHandMatch } from '../by-hand/hand-match.ts';
import { startFrom } from '../edit/starting-points.ts';
import type { EventStage } from '../model/event-stage.ts';
import { isFrom, substageCountOf } from '../model/format.ts';
import { NO_PICKS, type PickSet } from '../model/picks.ts';
import type { TeamMatch } from '../model/team-match.ts';
import { redrawStage } from '../stage/redraw-stage.ts';
import { arrivingTeams } from './arriving-teams.ts';
import { entryStates } from './entry-states.ts';
import { seatArrivals } from './seat-arrivals.ts';
import { type PlayedStage, placesOfStage } from './stage-places.ts';

/** Two groups of three, A of 1 to 3 and B of 11 to 13, and playoffs without teams. */
const [GROUPS, PLAYOFFS] = TWO_GROUPS.stages.map(
  (format, stageIndex): EventStage => ({
    eventStageId: stageIndex + 1,
    stageIndex,
    format,
    substages: Array.from({ length: substageCountOf(format) }, (_, at) => ({
      eventSubstageId: 10 * stageIndex + at + 1,
      title: '',
      teamIds: stageIndex === 0 ? [1, 2, 3].map((team) => 10 * at + team) : [],
      officialMatches: [],
    })),
  }),
) as [EventStage, EventStage];

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** One group with these ends: 0 the first wins, 1 the second, 2 a draw. */
const matchesOf = (at: number, ends: readonly number[]): HandMatches => {
  const { eventSubstageId, teamIds } = GROUPS.substages[at]!;
  const matches = PAIRS.map(([one, other], index): StoredHandMatch => {
    const [top, bottom, end] = [teamIds[one]!, teamIds[other]!, ends[index]!];
    return {
      id: index + 1,
      eventSubstageId,
      round: index + 1,
      topTeamId: top,
      bottomTeamId: bottom,
      bestOf: 2,
      startsAt: null,
      outcome: end === 2 ? 'draw' : 'won',
      winnerTeamId: end === 2 ? null : end === 0 ? top : bottom,
      topTeamScore: end === 2 ? 1 : end === 0 ? 2 : 0,
      bottomTeamScore: end === 2 ? 1 : end === 0 ? 0 : 2,
      correctedFrom: null,
      correctedAt: null,
    };
  });
  return { matches, order: null };
};

/** The same groups where a slip asks for no first place: the table alone parts those who go on. */
const UNRANKED: EventStage = {
  ...GROUPS,
  format: {
    ...GROUPS.format,
    groupStageDetails: {
      ...GROUPS.format.groupStageDetails!,
      scoreFirstPlace: false,
      scoreSecondPlace: false,
    },
  } as EventStage['format'],
};

function played(
  ends: readonly [readonly number[], readonly number[]],
  stage: EventStage = GROUPS,
): PlayedStage {
  const byHand = new Map(
    GROUPS.substages.map(({ eventSubstageId }, at) => [eventSubstageId, matchesOf(at, ends[at]!)]),
  );
  const told = { team: () => false, match: () => false };
  const official = resultsOfStage(stage, NO_PICKS, { before: new Map(), after: byHand }, told);
  return { stage, official, byHand };
}

/**
 * Reckoned apart from the rules. Points, maps and the match among two level teams are all that parts three teams.
 * A win is 3 points and 2 maps. Null = level with the next.
 */
function rankedByHand(at: number, ends: readonly number[]): (number | null)[] {
  const teams = GROUPS.substages[at]!.teamIds;
  const worth = (team: number): number =>
    PAIRS.reduce((sum, [one, other], index) => {
      if (one !== team && other !== team) return sum;
      if (ends[index] === 2) return sum + 1000;
      return (ends[index] === 0) === (one === team) ? sum + 3000 + 2 : sum - 2;
    }, 0);
  const beats = (one: number, other: number): boolean => {
    const index = PAIRS.findIndex(
      ([a, b]) => a === Math.min(one, other) && b === Math.max(one, other),
    );
    return ends[index] !== 2 && (ends[index] === 0) === one < other;
  };
  const order = [0, 1, 2].sort((one, other) => worth(other) - worth(one));
  const levels = order.map((team) => order.filter((other) => worth(other) === worth(team)));
  return [0, 1].map((place) => {
    const level = levels[place]!;
    if (level.length === 1) return teams[order[place]!]!;
    if (level.length === 3) return null;
    const [one, other] = level as [number, number];
    if (!beats(one, other) && !beats(other, one)) return null;
    const best = beats(one, other) ? one : other;
    const first = order.indexOf(level[0]!);
    return teams[
      place === Math.min(first, order.indexOf(other)) ? best : best === one ? other : one
    ]!;
  });
}

const ENDS = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c])));
const draw = ({ matchPicks }: PickSet) =>
  [0, 1].flatMap((index) => {
    const row = matchPicks.find(({ matchIndex }) => matchIndex === index);
    return [row?.topTeamId ?? null, row?.bottomTeamId ?? null];
  });

describe('every end of two groups of three [rule: formats-45]', () => {
  const blank: PlayedStage = { stage: PLAYOFFS, official: NO_PICKS, byHand: new Map() };
  const fill = (groups: PlayedStage) => {
    const all = arrivingTeams([groups, blank], 1);
    const redrawn = redrawStage(PLAYOFFS, NO_PICKS, {
      was: [],
      is: all,
      arrivals: [],
      isPicked: false,
      isSeated: true,
    });
    return seatArrivals(redrawn.stage, redrawn.official, {
      come: all,
      all,
      isFixed: false,
      isByHand: () => true,
    });
  };

  test.each([
    { why: 'first and second are official', stage: GROUPS },
    { why: 'the table alone ranks', stage: UNRANKED },
  ])(
    'whoever has a place stands where the format says, and nobody else: $why',
    ({ stage: made }) => {
      let whole = 0;
      for (const a of ENDS) {
        for (const b of [ENDS[0]!, ENDS[5]!, a]) {
          const groups = played([a, b], made);
          const [a1, a2] = rankedByHand(0, a);
          const [b1, b2] = rankedByHand(1, b);
          const { stage, official } = fill(groups);
          expect(draw(official), `${a} ${b}`).toEqual([a1, b2, b1, a2]);
          const known = [a1, a2, b1, b2].filter((team) => team !== null);
          expect(stage.substages[0]!.teamIds.toSorted()).toEqual(known.toSorted());
          const kinds = entryStates([groups, { ...blank, stage, official }], 1).map(
            ({ kind }) => kind,
          );
          expect(kinds.filter((kind) => kind === 'placed')).toHaveLength(known.length);
          whole += known.length === 4 ? 1 : 0;
        }
      }
      expect(whole).toBeGreaterThan(20);
    },
  );

  test('a correction from any end to any other leaves the draw that the second makes', () => {
    const ends = ENDS.map((own) => played([own, ENDS[0]!]));
    for (const before of ends) {
      for (const after of ends) {
        const first = fill(before);
        const was = arrivingTeams([before, blank], 1);
        const is = arrivingTeams([after, blank], 1);
        const redrawn = redrawStage(first.stage, first.official, {
          was,
          is,
          arrivals: was.map(({ teamId }) => teamId),
          isPicked: false,
          isSeated: true,
        });
        const here = new Set(redrawn.added);
        const { official } = seatArrivals(redrawn.stage, redrawn.official, {
          come: is.filter(({ teamId }) => here.has(teamId)),
          all: is,
          isFixed: false,
          isByHand: () => true,
        });
        expect(draw(official)).toEqual(draw(fill(after).official));
      }
    }
  });

  test('where somebody has picked, whoever has the place now stands in it, and no team twice', () => {
    const ends = ENDS.map((own) => played([own, ENDS[0]!]));
    for (const before of ends) {
      for (const after of ends) {
        const first = fill(before);
        const was = arrivingTeams([before, blank], 1);
        const is = arrivingTeams([after, blank], 1);
        const { stage, official } = redrawStage(first.stage, first.official, {
          was,
          is,
          arrivals: was.map(({ teamId }) => teamId),
          isPicked: true,
          isSeated: true,
        });
        const teams = draw(official).filter((team) => team !== null);
        expect(new Set(teams).size).toBe(teams.length);
        expect(stage.substages[0]!.teamIds.length).toBeGreaterThanOrEqual(teams.length);
        if (is.length === 4 && was.length === 4) {
          expect(draw(official)).toEqual(draw(fill(after).official));
        }
      }
    }
  });
});

test('the places of a Swiss stage go by record, by how hard the way was, then by seed', () => {
  const [swiss] = startFrom({ kind: 'swiss', teamCount: 8 }).stages;
  const details = {
    ...swiss!.swissStageDetails!,
    winsNeeded: 2,
    advancingCount: 4,
    cleanSweepWinnerCount: 2,
    cleanSweepLoserCount: 2,
  };
  const format = { ...swiss!, swissStageDetails: details } as EventStage['format'];
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomOf(seed);
    const wins = new Map(seeds.map((team) => [team, 0]));
    const losses = new Map(seeds.map((team) => [team, 0]));
    const met = new Map(seeds.map((team): [number, number[]] => [team, []]));
    const teamMatches: TeamMatch[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const pools = new Map<string, number[]>();
      for (const team of seeds) {
        if (wins.get(team) === 2 || losses.get(team) === 2) continue;
        const key = `${wins.get(team)} ${losses.get(team)}`;
        pools.set(key, [...(pools.get(key) ?? []), team]);
      }
      for (const pool of pools.values()) {
        const drawn = shuffled(pool, random);
        for (let at = 0; at < drawn.length; at += 2) {
          const [one, other] = [drawn[at]!, drawn[at + 1]!];
          const isFirst = random() < 0.5;
          teamMatches.push({ round, teamIds: [one, other], result: isFirst ? 'first' : 'second' });
          const [winner, loser] = isFirst ? [one, other] : [other, one];
          wins.set(winner, wins.get(winner)! + 1);
          losses.set(loser, losses.get(loser)! + 1);
          met.get(one)!.push(other);
          met.get(other)!.push(one);
        }
      }
    }
    const surplus = (team: number): number => wins.get(team)! - losses.get(team)!;
    const way = (team: number): number =>
      met.get(team)!.reduce((sum, other) => sum + surplus(other), 0);
    const through = seeds
      .filter((team) => wins.get(team) === 2)
      .sort((a, b) => surplus(b) - surplus(a) || way(b) - way(a) || a - b);
    const row = (pickTypeId: 1 | 2) => (teamId: number) => ({
      eventStageId: 1,
      eventSubstageId: 1,
      teamId,
      pickTypeId,
    });
    const sweeps = through.filter((team) => losses.get(team) === 0);
    const official = {
      matchPicks: [],
      groupStagePicks: [
        ...seeds.filter((team) => through.includes(team)).map(row(1)),
        ...sweeps.map(row(2)),
      ],
    };
    const substage = {
      eventSubstageId: 1,
      title: '',
      teamIds: seeds,
      officialMatches: [],
      teamMatches,
    };
    const stage: EventStage = { eventStageId: 1, stageIndex: 0, format, substages: [substage] };
    const [places] = placesOfStage({ stage, official, byHand: new Map() });
    expect(places).toEqual(through.map((teamId) => ({ kind: 'team', teamId })));
    // Without its matches those of one record are level.
    const bare = { ...stage, substages: [{ ...substage, teamMatches: [] }] };
    const [untold] = placesOfStage({ stage: bare, official, byHand: new Map() });
    expect(untold!.map(({ kind }) => kind)).toEqual(['tied', 'tied', 'tied', 'tied']);
  }
});

test.each(CROSSED)('$why: a place has one team at most, of those that go on', ({ format }) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const random = randomOf(seed);
    const stages = stagedFormat(format, random).map((stage) => {
      const official = playedResults(stage, random);
      const substages = stage.substages.map((own) => ({
        ...own,
        officialMatches: official.matchPicks.filter(
          (row) => row.eventSubstageId === own.eventSubstageId,
        ),
      }));
      return { stage: { ...stage, substages }, official, byHand: new Map() };
    });
    for (const [index, { stage }] of stages.entries()) {
      for (const [group, states] of placesOfStage(stages[index]!).entries()) {
        const teams = states.flatMap((state) => (state.kind === 'team' ? [state.teamId] : []));
        expect(new Set(teams).size).toBe(teams.length);
        for (const team of teams) expect(stage.substages[group]!.teamIds).toContain(team);
        // Everything is played: whoever is not known is level.
        expect(states.map(({ kind }) => kind)).not.toContain('open');
      }
      const named = (stage.format.entries ?? []).flat().filter(isFrom).length;
      if (stage.format.entries) {
        expect(arrivingTeams(stages, index).length).toBeLessThanOrEqual(named);
      }
    }
  }
});

test('a stage of several sources takes each team from the stage that its entry names', () => {
  const random = randomOf(3);
  const stages = stagedFormat(SEVERAL_SOURCES, random).map((stage, index) => {
    // Teams of stages do not overlap here, so that each tells its source.
    const substages = stage.substages.map((own) => ({
      ...own,
      teamIds: own.teamIds.map((team) => 1000 * (index + 1) + 100 * own.eventSubstageId + team),
    }));
    const named = { ...stage, substages, format: stage.format };
    const official = index < 2 ? playedResults(named, random) : NO_PICKS;
    return { stage: named, official, byHand: new Map() };
  });
  const come = arrivingTeams(stages, 2);
  expect(come.length).toBeGreaterThan(0);
  for (const { teamId, seat } of come) {
    const entry = SEVERAL_SOURCES.stages[2]!.entries![seat!.group]![seat!.at];
    if (!isFrom(entry)) throw new Error('invited');
    expect(stages[entry.stage]!.stage.substages[entry.group]!.teamIds).toContain(teamId);
  }
});
