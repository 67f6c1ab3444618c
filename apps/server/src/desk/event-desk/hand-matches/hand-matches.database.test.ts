import type { OfficialMatch } from '@callshot/contract';
import { PickType } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  groupStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { loadedEvent, testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import type { LoadedEvent } from '../../../play/events/loaded-event.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const maker = await product.user('maker', ['EventCreator']);

const stageOf = (event: LoadedEvent) => {
  const [stage] = event.stages;
  if (!stage) throw new Error('An event has a stage');
  return stage;
};

/** The teams of a group, in their order. */
const groupOf = (event: LoadedEvent, at = 0) => {
  const substage = stageOf(event).stage.substages[at];
  if (!substage) throw new Error(`No group ${at}`);
  return { eventSubstageId: substage.eventSubstageId, teamIds: substage.teamIds };
};

const open = (event: LoadedEvent, [one, other]: readonly [number, number], round = 1) => {
  const { eventSubstageId, teamIds } = groupOf(event);
  return {
    id: null as number | null,
    eventSubstageId,
    round,
    topTeamId: teamIds[one] ?? 0,
    bottomTeamId: teamIds[other] ?? null,
    bestOf: 3,
    startsAt: null as string | null,
    outcome: 'open',
    winnerTeamId: null as number | null,
    topTeamScore: null as number | null,
    bottomTeamScore: null as number | null,
  };
};
type Entered = ReturnType<typeof open>;

const won = (match: Entered, top: number, bottom: number): Entered => ({
  ...match,
  outcome: 'won',
  winnerTeamId: top > bottom ? match.topTeamId : match.bottomTeamId,
  topTeamScore: top,
  bottomTeamScore: bottom,
});

const save = (event: LoadedEvent, version: number, matches: readonly Entered[], more = {}) =>
  admin.post('/api/event/matches', {
    eventId: event.row.id,
    eventStageId: stageOf(event).id,
    version,
    matches,
    orders: [],
    reason: '',
    ...more,
  });
const matchesOf = (event: LoadedEvent) =>
  `/api/event/matches?eventId=${event.row.id}&eventStageId=${stageOf(event).id}`;
const read = async (event: LoadedEvent) => (await admin.get(matchesOf(event))).json();
const published = async (event: LoadedEvent): Promise<OfficialMatch[]> =>
  (await admin.get(`/api/event/official?eventId=${event.row.id}`)).json();
const known = async (event: LoadedEvent) =>
  (await admin.get(`/api/picks/get/official/${event.row.id}`)).json().teamMatches;

const swiss = (locksInMs = -1000) => testEvent(db, { stages: [swissStage()], locksInMs });
const groups = (locksInMs = -1000) => testEvent(db, { stages: [groupStage()], locksInMs });

describe('matches of a stage by hand [rule: results-22]', () => {
  test('are known and shown as those of the wiki are', async () => {
    const event = await swiss();
    const planned = open(event, [0, 1]);
    const first = await save(event, 0, [planned, won(open(event, [2, 3]), 2, 1)]);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).toMatchObject({ version: 1, matches: [{ id: 1 }, { id: 2 }] });
    expect(await read(event)).toEqual(first.json());
    const [one, two] = await published(event);
    expect(one).toMatchObject({ round: 1, state: 'PLAYED', topTeamId: planned.topTeamId });
    expect(two).toMatchObject({ state: 'SCORE_DONE', topTeamScore: 2, bottomTeamScore: 1 });
    expect(await known(event)).toMatchObject([
      { round: 1, result: 'open' },
      { round: 1, result: 'first' },
    ]);
  });

  test('the first that has ended makes a result known, and none that is taken back', async () => {
    const event = await groups();
    const match = open(event, [0, 1]);
    expect((await save(event, 0, [match])).statusCode).toBe(200);
    expect(stageOf(await loadedEvent(db, event.row.id)).hasEndedMatch).toBe(false);
    const ended = await save(event, 1, [{ ...won(match, 2, 0), id: 1 }]);
    expect(ended.statusCode, ended.body).toBe(200);
    const after = await loadedEvent(db, event.row.id);
    expect(stageOf(after).hasEndedMatch).toBe(true);
    const reopened = await admin.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'unlock',
      relockTime: new Date(Date.now() + 3_600_000).toISOString(),
      reason: 'again',
    });
    expect(reopened.json().code ?? reopened.body).toContain('stage_has_results');
    expect((await save(event, 2, [{ ...match, id: 1 }])).statusCode).toBe(200);
    expect(stageOf(await loadedEvent(db, event.row.id)).hasEndedMatch).toBe(false);
  });

  test('a result waits for the lock; who meets whom does not', async () => {
    const event = await groups(3_600_000);
    const match = open(event, [0, 1]);
    expect((await save(event, 0, [match])).statusCode).toBe(200);
    const early = await save(event, 1, [{ ...won(match, 2, 0), id: 1 }]);
    expect([early.statusCode, early.json().code]).toEqual([409, 'stage_open']);
    expect((await read(event)).version).toBe(1);
  });

  test('two staff at once: the second is shown what is there, and loses nothing', async () => {
    const event = await swiss();
    const [one, other] = [open(event, [0, 1]), open(event, [2, 3])];
    expect((await save(event, 0, [one])).statusCode).toBe(200);
    const late = await save(event, 0, [other]);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'matches_changed', current: { version: 1 } });
    expect(late.json().current).toEqual(await read(event));
    expect((await save(event, 1, [{ ...one, id: 1 }, other])).json().matches).toHaveLength(2);
  });

  test('sent again after a lost answer it is done once', async () => {
    const event = await swiss();
    const { matches } = (await save(event, 0, [won(open(event, [0, 1]), 2, 0)])).json();
    const again = await save(event, 0, matches);
    expect([again.statusCode, again.json().version]).toEqual([200, 1]);
    const lost = await save(event, 0, [won(open(event, [0, 1]), 2, 0)]);
    expect([lost.statusCode, lost.json().version]).toEqual([200, 1]);
  });

  test('both at the same time: one is saved', async () => {
    const event = await swiss();
    const answers = await Promise.all([
      save(event, 0, [open(event, [0, 1])]),
      save(event, 0, [open(event, [2, 3])]),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('what is not possible is refused whole, with every reason in words', async () => {
    const event = await groups();
    const stranger = { ...open(event, [0, 1]), topTeamId: 999_999 };
    const refused = await save(event, 0, [
      won(open(event, [0, 1]), 3, 1),
      { ...open(event, [2, 3]), outcome: 'won' },
      stranger,
    ]);
    expect(refused.statusCode).toBe(400);
    const { problems } = refused.json();
    expect(problems.map(({ path }: { path: string }) => path)).toEqual([
      'matches[0]',
      'matches[1]',
      'matches[2]',
    ]);
    expect(problems[0].message).toMatch(
      /^Round 1, Team \d+ – Team \d+: a best of 3 cannot end 3–1$/,
    );
    expect((await read(event)).matches).toEqual([]);
  });

  test('a corrected match is told as a correction, also when it was taken back between', async () => {
    const event = await swiss();
    const match = open(event, [0, 1]);
    await save(event, 0, [won(match, 2, 1)]);
    await save(event, 1, [{ ...won(match, 0, 2), id: 1 }]);
    const was = { winnerTeamId: match.topTeamId, topTeamScore: 2, bottomTeamScore: 1 };
    expect((await published(event))[0]?.corrected).toMatchObject(was);
    await save(event, 2, [{ ...match, id: 1 }]);
    expect((await published(event))[0]?.corrected).toBeUndefined();
    await save(event, 3, [{ ...won(match, 2, 1), id: 1 }]);
    expect((await published(event))[0]?.corrected).toMatchObject({
      winnerTeamId: match.bottomTeamId,
      topTeamScore: 0,
      bottomTeamScore: 2,
    });
  });

  test('the audit log tells it in sentences', async () => {
    const event = await swiss();
    await save(event, 0, [open(event, [0, 1])]);
    await save(event, 1, [{ ...won(open(event, [0, 1]), 2, 1), id: 1 }], { reason: 'final score' });
    const { rows } = (
      await admin.get(`/api/audit/log?subjectType=event_stage&subjectId=${stageOf(event).id}`)
    ).json();
    const entered = rows.filter(
      ({ action }: { action: string }) => action === 'event.matches_entered',
    );
    expect(entered).toHaveLength(2);
    expect(entered[0].reason).toBe('final score');
    expect(entered[0].told.lines).toEqual([
      expect.stringMatching(/^Round 1, Team \d+ – Team \d+: 2–1; before that: open$/),
    ]);
  });

  test('whoever takes the place of a team takes its matches', async () => {
    const event = await swiss();
    const match = won(open(event, [0, 1]), 2, 1);
    await save(event, 0, [match]);
    const replaced = await admin.post('/api/event/replaceTeam', {
      eventId: event.row.id,
      teamId: match.topTeamId,
      name: 'Late Comers',
      reason: 'a late exit',
    });
    expect(replaced.statusCode, replaced.body).toBe(200);
    const list = await read(event);
    const [now] = list.matches;
    expect(list.version).toBe(2);
    expect(now.topTeamId).not.toBe(match.topTeamId);
    expect(now.winnerTeamId).toBe(now.topTeamId);
    expect((await known(event))[0]).toMatchObject({ firstTeamId: now.topTeamId });
  });

  test('the lock of an open stage follows the first match, once the first round has times', async () => {
    const event = await swiss(3_600_000);
    const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 7_200_000).toISOString();
    const [one, other] = [open(event, [0, 1]), open(event, [2, 3])];
    await save(event, 0, [{ ...one, startsAt: at }, other]);
    const lockOf = async () => (await loadedEvent(db, event.row.id)).row.lockAt?.toISOString();
    expect(await lockOf()).toBe(event.row.lockAt?.toISOString());
    await save(event, 1, [
      { ...one, startsAt: at, id: 1 },
      { ...other, startsAt: at, id: 2 },
    ]);
    expect(await lockOf()).toBe(at);
  });

  test('only an Admin saves, and any staff reads', async () => {
    const event = await swiss();
    expect((await maker.get(matchesOf(event))).statusCode).toBe(200);
    const body = { eventId: event.row.id, eventStageId: stageOf(event).id, version: 0 };
    const refused = await maker.post('/api/event/matches', {
      ...body,
      matches: [],
      orders: [],
      reason: '',
    });
    expect(refused.statusCode).toBe(403);
  });
});

describe('official rows follow matches by hand [rule: results-23]', () => {
  const SHORT = swissStage(4);
  const details = {
    ...SHORT.format.swissStageDetails,
    advancingCount: 2,
    cleanSweepWinnerCount: 1,
    cleanSweepLoserCount: 1,
    winsNeeded: 2,
  };
  const short = () =>
    testEvent(db, {
      stages: [{ ...SHORT, format: { ...SHORT.format, swissStageDetails: details } }],
      locksInMs: -1000,
    });
  const beats = (event: LoadedEvent, round: number, one: number, other: number) =>
    won(open(event, [one, other], round), 2, 0);
  const twoRounds = (event: LoadedEvent) => [
    beats(event, 1, 0, 2),
    beats(event, 1, 1, 3),
    beats(event, 2, 0, 1),
    beats(event, 2, 2, 3),
  ];
  /** Which team has which rows, teams by their place in the stage. */
  const rowsOf = async (event: LoadedEvent) => {
    const { teamIds } = groupOf(event);
    const loaded = await loadedEvent(db, event.row.id);
    return stageOf(loaded)
      .official.groupStagePicks.map((row) => [teamIds.indexOf(row.teamId), row.pickTypeId])
      .toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y);
  };
  const AFTER_TWO = [
    [0, PickType.advancing],
    [0, PickType.cleanSweepWinner],
    [3, PickType.cleanSweepLoser],
    [3, PickType.eliminated],
  ];

  test('a Swiss stage of two wins: as records say, and to its end', async () => {
    const event = await short();
    const first = await save(event, 0, twoRounds(event));
    expect(first.statusCode, first.body).toBe(200);
    expect(await rowsOf(event)).toEqual(AFTER_TWO);
    const { matches } = first.json();
    const all = [...matches, beats(event, 3, 1, 2)];
    expect((await save(event, 1, all)).statusCode).toBe(200);
    const rows = await rowsOf(event);
    expect(rows).toContainEqual([1, PickType.advancing]);
    expect(rows).toContainEqual([2, PickType.eliminated]);
    const { rows: log } = (
      await admin.get(`/api/audit/log?subjectType=event_stage&subjectId=${stageOf(event).id}`)
    ).json();
    const actions = log.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'official.followed')).toHaveLength(2);
  });

  test('a corrected match corrects them, and one that is taken back takes them along', async () => {
    const event = await short();
    const { matches } = (await save(event, 0, twoRounds(event))).json();
    const other = matches.map((match: { id: number; bottomTeamId: number }) =>
      match.id === 3
        ? { ...match, winnerTeamId: match.bottomTeamId, topTeamScore: 0, bottomTeamScore: 2 }
        : match,
    );
    expect((await save(event, 1, other)).statusCode).toBe(200);
    expect(await rowsOf(event)).toEqual([
      [1, PickType.advancing],
      [1, PickType.cleanSweepWinner],
      [3, PickType.cleanSweepLoser],
      [3, PickType.eliminated],
    ]);
    const open_ = {
      outcome: 'open',
      winnerTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
    };
    const back = other.map((match: { id: number }) =>
      match.id === 3 ? { ...match, ...open_ } : match,
    );
    expect((await save(event, 2, back)).statusCode).toBe(200);
    expect(await rowsOf(event)).toEqual(AFTER_TWO.slice(2));
  });

  test('what staff have said of a team stays, whatever its matches say', async () => {
    const event = await short();
    const { eventSubstageId, teamIds } = groupOf(event);
    const rows = [{ teamId: teamIds[0], pickTypeId: PickType.eliminated }];
    const said = await admin.post(`/api/picks/override/${event.row.id}`, {
      userId: null,
      eventStageId: stageOf(event).id,
      reason: 'disqualified',
      version: (await loadedEvent(db, event.row.id)).row.officialVersion,
      matchPicks: [],
      groupStagePicks: rows.map((row) => ({
        ...row,
        eventStageId: stageOf(event).id,
        eventSubstageId,
      })),
    });
    expect(said.statusCode, said.body).toBe(200);
    expect((await save(event, 0, twoRounds(event))).statusCode).toBe(200);
    expect(await rowsOf(event)).toEqual([[0, PickType.eliminated], ...AFTER_TWO.slice(2)]);
  });

  test('a group, once everybody has met everybody', async () => {
    const event = await groups();
    const pairs = [0, 1, 2, 3, 4].flatMap((one) =>
      [0, 1, 2, 3, 4].flatMap((other, at) =>
        other > one ? [beats(event, 10 * one + at + 1, one, other)] : [],
      ),
    );
    const first = await save(event, 0, pairs.slice(1));
    expect(first.statusCode, first.body).toBe(200);
    expect(await rowsOf(event)).toEqual([]);
    const all = [...first.json().matches, pairs[0]];
    expect((await save(event, 1, all)).statusCode).toBe(200);
    expect(await rowsOf(event)).toEqual([
      [0, PickType.advancing],
      [0, PickType.firstPlace],
      [1, PickType.advancing],
      [1, PickType.secondPlace],
      [2, PickType.advancing],
      [3, PickType.eliminated],
      [4, PickType.eliminated],
    ]);
  });
});
