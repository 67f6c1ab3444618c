import { describe, expect, test } from 'vitest';
import { readFolder } from '../read-folder.ts';
import { recordedFolder } from '../recorded.ts';
import type { JsonObject, WikiRecord, WikiTables } from '../types.ts';
import { gamesOf, objectOf, opponentsOf } from './recorded-match.ts';
import { type Replay, replayOf } from './replay.ts';
import {
  doubleElimination,
  everybodyMeetsEverybody,
  fourTeamGroup,
  inHaste,
} from './test-tournaments.ts';
import { instantOf } from './wiki-time.ts';

const begins = Date.UTC(2030, 0, 5, 12);
const recorded = new Map(readFolder(recordedFolder()).map(({ file, tables }) => [file, tables]));
const austin = recorded.get('lpdb_cs_austin_major_2025.json')!;
const worlds = recorded.get('lpdb_rlcs_2021-22_worlds.json')!;
const masters = recorded.get('lpdb_pgl_masters_bucharest_2025.json')!;

const tournaments = [
  { why: 'three Swiss stages and playoffs, with dates', tables: austin },
  { why: 'Swiss, groups and playoffs, mostly without dates', tables: worlds },
  { why: 'recorded in the middle of a round', tables: masters },
  { why: 'a group of four', tables: fourTeamGroup },
  { why: 'everybody meets everybody', tables: everybodyMeetsEverybody },
  { why: 'double elimination with a reset', tables: doubleElimination },
];

const paces = [
  { startsAt: begins, speed: 600 },
  { startsAt: begins, speed: 20_000, pauses: { atMost: 1000, beforeStages: 8000 } },
];

const matchOf = (tables: WikiTables, id: string): WikiRecord =>
  tables.match.find((record) => record.match2id === id)!;
const scoresOf = (record: WikiRecord): number[] =>
  opponentsOf(record).map(({ score }) => Number(score));
const namesOf = (record: WikiRecord): unknown[] => opponentsOf(record).map(({ name }) => name);
const isWon = (record: WikiRecord): boolean => record.winner === '1' || record.winner === '2';

/** Whether a later record knows less, or something else. */
const isTakenBack = (before: WikiRecord, after: WikiRecord): boolean =>
  (isWon(before) && JSON.stringify(before) !== JSON.stringify(after)) ||
  Number(after.finished) < Number(before.finished) ||
  (before.dateexact === 1 && after.date !== before.date) ||
  namesOf(before).some((name, side) => name !== '' && namesOf(after)[side] !== name) ||
  scoresOf(before).some((score, side) => scoresOf(after)[side]! < score);

/** Every instant at which anything changes, and some between. */
function instantsOf(replay: Replay): number[] {
  const turns = [...replay.schedule.values()].flatMap(({ startsAt, endsAt, knownAt }) => [
    startsAt ?? begins,
    endsAt,
    ...knownAt,
  ]);
  const finite = turns.filter(Number.isFinite).sort((a, b) => a - b);
  const between = finite.map((at, index) => (at + (finite[index + 1] ?? at)) / 2);
  return [...new Set([begins - 1, ...finite, ...between])].sort((a, b) => a - b);
}

const dateColumns = ['date', 'dateexact', 'startdate', 'enddate', 'sortdate'];

/** A record without its dates. */
function timeless(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !dateColumns.includes(key))
      .map(([key, inner]) => {
        if (key === 'extradata') {
          const { timestamp, startdatetext, enddatetext, ...rest } = objectOf(inner);
          return [key, rest];
        }
        return [key, key === 'match2games' ? gamesOf(value).map(timeless) : inner];
      }),
  );
}

describe.each(tournaments)('$why', ({ tables }) => {
  test.each(paces)('at speed $speed it ends as recorded', (pace) => {
    const replay = replayOf(tables, pace);
    const end = replay.at(replay.endsAt);
    for (const [name, records] of Object.entries(tables)) {
      expect(end[name as keyof WikiTables].map(timeless)).toEqual(records.map(timeless));
    }
  });

  test.each(paces)('at speed $speed nothing is taken back', (pace) => {
    const replay = replayOf(tables, pace);
    const instants = instantsOf(replay);
    let earlier = replay.at(begins - 1);
    const wrong = instants.flatMap((now) => {
      const later = replay.at(now);
      const rows = new Set(later.standingsentry);
      const gone = earlier.standingsentry.filter((row) => !rows.has(row));
      const back = earlier.match.filter((before, at) => isTakenBack(before, later.match[at]!));
      earlier = later;
      return [...gone, ...back].map(({ objectname }) => `${objectname} at ${now}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each(paces)('at speed $speed nobody plays before it is known that they do', (pace) => {
    const replay = replayOf(tables, pace);
    const wrong = instantsOf(replay).flatMap((now) => {
      const shown = replay.at(now);
      const won = new Set(shown.match.filter(isWon).map(({ match2id }) => match2id));
      const running = shown.match.filter((record) =>
        opponentsOf(record).some(({ status }) => status === 'S'),
      );
      return running
        .filter((record) => {
          const feeders = objectOf(record.match2bracketdata).lowerMatchIds;
          return (
            namesOf(record).includes('') ||
            instantOf(record.date)! > now ||
            (Array.isArray(feeders) ? feeders : []).some((id) => !won.has(id))
          );
        })
        .map(({ objectname }) => `${objectname} at ${now}`);
    });
    expect(wrong).toEqual([]);
  });

  test('before the first match only who comes from nowhere else is known', () => {
    const replay = replayOf(tables, { startsAt: begins, speed: 600 });
    const before = replay.at(begins - 1);
    const known = before.match.flatMap(namesOf).filter((name) => name !== '');
    const robin = tables === everybodyMeetsEverybody ? 3 : 1;
    expect(known.length).toBeGreaterThan(0);
    expect(known.length / new Set(known).size).toBe(robin);
    expect(before.match.filter((record) => record.finished !== 0)).toEqual([]);
    expect(before.standingsentry).toEqual([]);
    expect(before.tournament.every(({ status }) => status === '')).toBe(true);
  });
});

describe('a replay', () => {
  const replay = replayOf(austin, { startsAt: begins, speed: 600 });

  test('begins when it is told to', () => {
    const first = Math.min(...[...replay.schedule.values()].map(({ startsAt }) => startsAt!));
    expect(first).toBe(begins);
    expect(replay.at(begins).tournament[0]).toMatchObject({ startdate: '2030-01-05' });
  });

  test('takes a part of the time, and less without the nights', () => {
    const hour = 3_600_000;
    const days = (replay.endsAt - replay.startsAt) / hour;
    expect(days).toBeGreaterThan((19 * 24) / 600);
    expect(days).toBeLessThan((20 * 24) / 600);
    const pauses = { atMost: 5000, beforeStages: 30_000 };
    const short = replayOf(austin, { startsAt: begins, speed: 600, pauses });
    expect((short.endsAt - short.startsAt) / hour).toBeLessThan((6 * 24) / 600);
    const stages = ['Stage_1', 'Stage_2', 'Stage_3', 'Austin'].map((page) =>
      [...short.schedule.values()].filter(({ match }) => match.page.endsWith(page)),
    );
    stages.slice(1).forEach((stage, index) => {
      const over = Math.max(...stages[index]!.map(({ endsAt }) => endsAt));
      const begun = Math.min(...stage.map(({ startsAt }) => startsAt!));
      expect(begun - over).toBeCloseTo(pauses.beforeStages, 3);
    });
  });

  test('shows a running match with the maps that are over', () => {
    const id = 'EDt1MuAL63_0001';
    const { startsAt, endsAt } = replay.schedule.get(id)!;
    const half = matchOf(replay.at(startsAt! + (endsAt - startsAt!) * 0.75), id);
    expect(half).toMatchObject({ finished: 0, winner: '', dateexact: 1 });
    expect(opponentsOf(half).map(({ status, score }) => [status, score])).toEqual([
      ['S', 1],
      ['S', 1],
    ]);
    expect(gamesOf(half).map(({ scores, winner }) => [scores, winner])).toEqual([
      [[13, 7], '1'],
      [[11, 13], '2'],
      [[3, 1], ''],
    ]);
    const begun = matchOf(replay.at(startsAt!), id);
    expect(scoresOf(begun)).toEqual([0, 0]);
  });

  test('seeds the first round of a Swiss stage: who is invited to it is known before the others', () => {
    const firstRound = replay
      .at(begins)
      .match.filter(
        (record) =>
          record.pageid === 900202 && objectOf(record.match2bracketdata).groupRoundIndex === 1,
      );
    expect(firstRound.map(namesOf).map(([first, second]) => [first !== '', second])).toEqual(
      Array(8).fill([true, '']),
    );
  });

  test('draws a round of a Swiss stage when the one before is over', () => {
    const ofRound = (now: number, round: number) =>
      replay
        .at(now)
        .match.filter(
          (record) =>
            record.pageid === 900201 &&
            objectOf(record.match2bracketdata).groupRoundIndex === round,
        );
    const ends = ofRound(replay.endsAt, 1).map(
      ({ match2id }) => replay.schedule.get(String(match2id))!.endsAt,
    );
    const over = Math.max(...ends);
    expect(ofRound(over - 1, 2).flatMap(namesOf)).toEqual(Array(16).fill(''));
    expect(ofRound(over - 1, 2).every(({ date }) => date === '0000-01-01 00:00:00')).toBe(true);
    expect(ofRound(over, 2).flatMap(namesOf)).not.toContain('');
    expect(replay.at(over - 1).standingsentry).toHaveLength(0);
    expect(replay.at(over).standingsentry).toHaveLength(16);
  });

  test('says only at the end of a stage who goes on', () => {
    const first = [...replay.schedule.values()].filter(({ match }) =>
      match.page.endsWith('Stage_1'),
    );
    const over = Math.max(...first.map(({ endsAt }) => endsAt));
    const definite = (now: number) =>
      replay.at(now).standingsentry.filter(({ definitestatus }) => definitestatus !== '');
    expect(definite(over - 1)).toEqual([]);
    expect(definite(over)).toHaveLength(16);
    const finished = (now: number) =>
      replay.at(now).standingstable.map(({ extradata }) => objectOf(extradata).finished);
    expect(finished(over - 1)).toEqual([false, false, false]);
    expect(finished(over)).toEqual([true, false, false]);
  });

  test('begins a stage that has no dates when all of the stages before it are over', () => {
    const own = [...replayOf(worlds, { startsAt: begins, speed: 600 }).schedule.values()];
    const ofPage = (page: string) => own.filter(({ match }) => match.page.endsWith(page));
    const over = Math.max(...ofPage('Group_Stage').map(({ endsAt }) => endsAt));
    for (const { startsAt } of ofPage('Playoffs')) expect(startsAt).toBeGreaterThan(over);
  });

  test('fills a bracket side by side', () => {
    const worldsReplay = replayOf(worlds, { startsAt: begins, speed: 600 });
    const before = worldsReplay.at(begins);
    const openings = before.match.filter(
      (record) =>
        record.pageid === 900302 &&
        objectOf(objectOf(record.match2bracketdata).coordinates).sectionIndex === 0 &&
        objectOf(objectOf(record.match2bracketdata).coordinates).roundIndex === 0,
    );
    expect(openings.map(namesOf)).toEqual([
      ['Moist Esports', ''],
      ['Endpoint', ''],
      ['Team BDS', ''],
      ['NRG Esports', ''],
      ['G2 Esports', ''],
      ['FURIA Esports', ''],
      ['FaZe Clan', ''],
      ['Team Falcons', ''],
    ]);
    expect(openings.every(({ dateexact }) => dateexact === 1)).toBe(true);
  });

  test('has a match over when the next of its teams begins, however long it seems to take', () => {
    const hasty = replayOf(inHaste, { startsAt: begins, speed: 1 });
    const next = begins + 15 * 60_000;
    expect(matchOf(hasty.at(next - 1), 'gsl_0001').finished).toBe(0);
    expect(matchOf(hasty.at(next), 'gsl_0001').winner).toBe('1');
    expect(namesOf(matchOf(hasty.at(next), 'gsl_0002'))).toEqual(['A', 'C']);
  });

  test('of a match without maps counts its games', () => {
    const worldsReplay = replayOf(worlds, { startsAt: begins, speed: 600 });
    const id = 'lISnQbeI7p_0004';
    const { startsAt, endsAt } = worldsReplay.schedule.get(id)!;
    const at = (share: number) =>
      scoresOf(matchOf(worldsReplay.at(startsAt! + (endsAt - startsAt!) * share), id));
    expect([0, 0.2, 0.4, 0.6, 0.7, 0.9, 1].map(at)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
  });
});

describe('on demand', () => {
  const replay = replayOf(austin, { startsAt: begins, speed: 600 });
  const id = 'z6FWPlW9SA_0003';
  const { startsAt, endsAt } = replay.schedule.get(id)!;
  const start = startsAt!;

  test('a match is put off, and what waits for it as well', () => {
    const by = 3_600_000;
    const disturbances = [{ kind: 'postponed' as const, matchId: id, from: start - 10, by }];
    const dateAt = (now: number, match: string) =>
      instantOf(matchOf(replay.at(now, disturbances), match).date);
    const seconds = Math.floor(start / 1000) * 1000;
    expect(dateAt(start - 11, id)).toBe(seconds);
    expect(dateAt(start - 10, id)).toBe(seconds + by);
    expect(matchOf(replay.at(endsAt, disturbances), id).finished).toBe(0);
    const next = replay.schedule.get('pkLPgOlcik_0001')!;
    expect(namesOf(matchOf(replay.at(next.startsAt!, disturbances), 'pkLPgOlcik_0001'))).toEqual([
      '',
      '',
    ]);
    expect(isWon(matchOf(replay.at(replay.endsAt + 2 * by, disturbances), 'pkLPgOlcik_0001'))).toBe(
      true,
    );
  });

  test('a match ends without a winner until one is entered', () => {
    const until = endsAt + 60_000;
    const disturbances = [{ kind: 'without-winner' as const, matchId: id, until }];
    expect(matchOf(replay.at(endsAt, disturbances), id)).toMatchObject({ finished: 1, winner: '' });
    expect(matchOf(replay.at(until, disturbances), id)).toMatchObject({ finished: 1, winner: '1' });
  });

  test('the wrong side stands as the winner until it is corrected', () => {
    const until = endsAt + 60_000;
    const disturbances = [{ kind: 'wrong-winner' as const, matchId: id, until }];
    const wrong = matchOf(replay.at(endsAt, disturbances), id);
    expect([wrong.winner, scoresOf(wrong)]).toEqual(['2', [0, 1]]);
    const right = matchOf(replay.at(until, disturbances), id);
    expect([right.winner, scoresOf(right)]).toEqual(['1', [1, 0]]);
  });

  test('a record says something else', () => {
    const change = (record: WikiRecord): WikiRecord => ({ ...record, match2id: 'new_0001' });
    const disturbances = [
      { kind: 'changed' as const, matchId: id, from: start, until: endsAt, change },
    ];
    const has = (now: number) =>
      replay.at(now, disturbances).match.some(({ match2id }) => match2id === 'new_0001');
    expect([start - 1, start, endsAt].map(has)).toEqual([false, true, false]);
  });
});
