import { describe, expect, test } from 'vitest';
import { fixturesWith } from '../../fixtures/clickable-stages.ts';
import { placesOfStage } from '../entries/stage-places.ts';
import { fixtureGroups, openFixture } from '../fixtures/fixture-list.ts';
import type { HandOutcome } from '../group/group-table.ts';
import { NO_PICKS, type PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { officialStandings } from '../stage/official-standings.ts';
import { advancingTeams } from '../stage/open-stage.ts';
import { replayOfficial } from '../stage/replay-submission.ts';
import { teamsSentOn } from '../stage/teams-sent-on.ts';
import { resultsOfStage } from './follow-stage.ts';
import type { StoredHandMatch } from './hand-match.ts';
import { problemsByHand } from './hand-problems.ts';

const stage = fixturesWith({}, [3]);
const [substage] = stage.substages;
if (!substage) throw new Error('no group');
const { eventSubstageId } = substage;

/** '1-2 2:0', '1-2 1:1', '1-2 w/o', '1-2 ff', or '1-2' */
function match(text: string, round: number): StoredHandMatch {
  const [sides = '', end] = text.split(' ');
  const [topTeamId = 0, bottomTeamId = 0] = sides.split('-').map(Number);
  const [top, bottom] = end?.includes(':') ? end.split(':').map(Number) : [null, null];
  const isWon = end === 'w/o' || (top ?? 0) !== (bottom ?? 0);
  const outcome: HandOutcome =
    end === undefined
      ? 'open'
      : end === 'ff'
        ? 'double_forfeit'
        : end === 'w/o'
          ? 'walkover'
          : isWon
            ? 'won'
            : 'draw';
  return {
    ...{ id: round, eventSubstageId, round, topTeamId, bottomTeamId, bestOf: 2, outcome },
    winnerTeamId: isWon ? ((bottom ?? 0) > (top ?? 0) ? bottomTeamId : topTeamId) : null,
    topTeamScore: top ?? null,
    bottomTeamScore: bottom ?? null,
    ...{ startsAt: null, correctedFrom: null, correctedAt: null },
  };
}

const handOf = (texts: readonly string[]) => ({
  matches: texts.map((text, at) => match(text, at + 1)),
  order: null,
});

const follow = (
  texts: readonly string[],
  official: PickSet = NO_PICKS,
  before: readonly string[] = [],
  isToldByStaff = (_slot: string) => false,
  own = stage,
) =>
  resultsOfStage(
    own,
    official,
    {
      before: new Map([[(own.substages[0] ?? substage).eventSubstageId, handOf(before)]]),
      after: new Map([[(own.substages[0] ?? substage).eventSubstageId, handOf(texts)]]),
    },
    { team: () => false, match: (_, slot) => isToldByStaff(slot) },
  );

const told = ({ matchPicks }: PickSet) =>
  matchPicks.map(({ topTeamId, bottomTeamId, winnerTeamId, topTeamScore, bottomTeamScore }) =>
    [topTeamId, bottomTeamId, winnerTeamId, topTeamScore, bottomTeamScore].join(' '),
  );

describe('matches of a group by hand are official [rule: groups-24]', () => {
  test('whoever is at home, with their maps', () => {
    const official = follow(['1-2 2:0', '3-1 1:1', '2-3']);
    const [group] = fixtureGroups(stage);
    const homes = group?.list.map((fixture) => openFixture(stage, substage, fixture).topTeamId);
    expect(told(official)).toHaveLength(2);
    for (const { matchIndex, topTeamId } of official.matchPicks) {
      expect(topTeamId).toBe(homes?.[matchIndex]);
    }
    const drawn = official.matchPicks.find(({ winnerTeamId }) => winnerTeamId === null);
    expect(drawn).toMatchObject({ topTeamScore: 1, bottomTeamScore: 1 });
    const won = official.matchPicks.find(({ winnerTeamId }) => winnerTeamId === 1);
    expect([won?.topTeamScore, won?.bottomTeamScore]).toEqual(
      won?.topTeamId === 1 ? [2, 0] : [0, 2],
    );
    expect(replayOfficial(stage, official)).toMatchObject({ ok: true });
  });

  test('two meetings go by their rounds, and a third counts for nobody', () => {
    const twice = fixturesWith({ legs: 2 }, [2]);
    const texts = ['1-2 2:0', '1-2 0:2', '1-2 2:0'];
    expect(told(follow(texts, NO_PICKS, [], undefined, twice))).toEqual(['1 2 1 2 0', '2 1 2 2 0']);
  });

  test('a walkover has no score, and both forfeited no winner [rule: groups-23]', () => {
    const { matchPicks } = follow(['1-2 w/o', '2-3 ff']);
    expect(matchPicks).toMatchObject([
      { outcome: 'walkover', winnerTeamId: 1, topTeamScore: null },
      { outcome: 'double_forfeit', winnerTeamId: null },
    ]);
  });

  test('a correction changes its match, and an open one takes it back', () => {
    const before = ['1-2 2:0', '2-3 2:0'];
    const first = follow(before);
    const corrected = follow(['1-2 0:2', '2-3 2:0'], first, before);
    expect(corrected.matchPicks.map(({ winnerTeamId }) => winnerTeamId)).toEqual([2, 2]);
    expect(follow(['1-2', '2-3 2:0'], first, before).matchPicks).toHaveLength(1);
  });

  test('what staff told of a match stands', () => {
    const first = follow(['1-2 2:0']);
    const [row] = first.matchPicks;
    const isTold = (slot: string) => row !== undefined && slot === slotOfMatch(row);
    expect(follow(['1-2 0:2'], first, ['1-2 2:0'], isTold)).toEqual(first);
  });

  test('a draw is refused where the format has none', () => {
    const ofThree = fixturesWith({ bestOf: 3 }, [3]);
    const drawn = [match('1-2 1:1', 1)];
    expect(problemsByHand(stage, drawn)).toEqual([]);
    expect(problemsByHand(ofThree, drawn)).toMatchObject([{ code: 'draw_not_possible' }]);
  });
});

describe('who goes through [rule: groups-25]', () => {
  const through = (official: PickSet, own = stage) => advancingTeams(own, official);

  test('follows from the whole table, and not before', () => {
    const texts = ['1-2 2:0', '3-1 1:1', '2-3 2:0'];
    expect(through(follow(texts.slice(1)))).toEqual([]);
    expect(isStageDecided(stage, follow(texts.slice(1)))).toBe(false);
    const official = follow(texts);
    expect(through(official)).toEqual([1]);
    expect(isStageDecided(stage, official)).toBe(true);
    expect(officialStandings(stage, official)[0]?.standings).toEqual([
      { standing: 'advanced', teamIds: [1] },
      { standing: 'eliminated', teamIds: [2, 3] },
    ]);
  });

  test('waits for staff where teams are level for the last place', () => {
    const official = follow(['1-2 2:0', '2-3 2:0', '3-1 2:0']);
    expect(through(official)).toEqual([]);
    expect(isStageDecided(stage, official)).toBe(true);
    expect(teamsSentOn(stage, official)).toBe(1);
    const byHand = new Map();
    expect(placesOfStage({ stage, official, byHand })).toEqual([
      [{ kind: 'tied', teamIds: [1, 2, 3] }],
      [],
    ]);
    const order = { teamIds: [3, 1, 2], note: 'drawn by lot' };
    const ordered = { ...stage, substages: [{ ...substage, order }] };
    expect(through(official, ordered)).toEqual([3]);
    expect(placesOfStage({ stage: ordered, official, byHand })).toEqual([
      [{ kind: 'team', teamId: 3 }],
      [],
    ]);
  });

  test('a cancelled match keeps nobody waiting [rule: groups-26]', () => {
    const official = follow(['1-2 2:0', '3-1 0:2']);
    const [group] = fixtureGroups(stage);
    const missing = group?.list
      .map((fixture) => openFixture(stage, substage, fixture))
      .find((open) => !official.matchPicks.some((row) => slotOfMatch(row) === slotOfMatch(open)));
    if (!missing) throw new Error('every match has ended');
    const cancelled: PickSet = {
      groupStagePicks: [],
      matchPicks: [...official.matchPicks, { ...missing, outcome: 'void' }],
    };
    expect(replayOfficial(stage, cancelled)).toMatchObject({ ok: true });
    expect(isStageDecided(stage, cancelled)).toBe(true);
    expect(through(cancelled)).toEqual([1]);
  });
});
