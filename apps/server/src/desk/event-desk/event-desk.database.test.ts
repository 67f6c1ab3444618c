import type { EventDesk } from '@callshot/contract';
import { type EventFormat, FORMAT_VERSION, knockoutStart, startFrom } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { insertFormat } from '../formats/formats.repository.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const creator = await product.user('creator', ['EventCreator']);

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const teams = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `Squad ${at + from}`);
const substage = (names: readonly string[], title = '', startsAt: string | null = null) => ({
  title,
  teams: names,
  startsAt,
});

async function formatOf(...stages: EventFormat['stages'][number][]): Promise<number> {
  const format: EventFormat = { version: FORMAT_VERSION, stages, scoringBreakdown: { groups: [] } };
  return insertFormat(db, {
    name: 'Cup',
    json: JSON.stringify(format),
    modifiedByUserId: admin.id,
  });
}

const swissThenPlayoffs = await formatOf(swissStage().format, {
  ...playoffStage({ teams: 8, elimination: 'single' }).format,
});
const single = await formatOf(playoffStage({ teams: 8, elimination: 'single' }).format);

const sixThenEight = await formatOf(
  groupStage().format,
  playoffStage({ teams: 8, elimination: 'single' }).format,
);

const wanted = {
  gameId: 2,
  nameOverride: 'Community Cup',
  imageUrl: '',
  url: 'https://cup.example/rules',
  startsAt: hour(1),
  endsAt: hour(48),
  eventFormatId: swissThenPlayoffs,
  rewardType: 2,
  stages: [{ substages: [substage(teams(16))] }],
};

const meant = ['startsAt', 'nameOverride'];
const create = (changes: object = {}) =>
  creator.post('/api/event/create', { ...wanted, confirmed: meant, ...changes });

async function created(changes: object = {}): Promise<EventDesk> {
  const answer = await create(changes);
  expect(answer.statusCode, answer.body).toBe(200);
  return (await creator.get(`/api/event/desk/${answer.json().eventId}`)).json();
}

const countOf = async (table: 'events' | 'teams' | 'teamAliases') =>
  (await db.selectFrom(table).selectAll().execute()).length;

describe('an event by hand', () => {
  test('that has begun, or has the name of another one, is made once that is confirmed [rule: event-creator-24]', async () => {
    const nameOverride = 'Twice Cup';
    const first = await created({ nameOverride });
    const before = [await countOf('events'), await countOf('teams')];
    const begun = { nameOverride: '  TWICE_cup', startsAt: hour(-1), confirmed: undefined };
    const named = {
      ...begun,
      stages: [{ substages: [substage(teams(16).map((n) => `New ${n}`))] }],
    };
    const asked = await create(named);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'needs_confirmation']);
    expect(asked.json().problems).toEqual([
      {
        path: 'startsAt',
        code: 'event_began',
        values: { at: begun.startsAt },
        message: expect.stringMatching(
          /^It began on .* UTC: its first stage can no longer be picked/,
        ),
      },
      {
        path: 'nameOverride',
        code: 'event_namesake',
        values: { eventId: first.id, at: first.startDate },
        message: expect.stringMatching(new RegExp(`^Event ${first.id} has this name`)),
      },
    ]);
    const half = await create({ ...begun, confirmed: ['startsAt'] });
    expect(half.json().problems.map(({ path }: { path: string }) => path)).toEqual([
      'nameOverride',
    ]);
    expect([await countOf('events'), await countOf('teams')]).toEqual(before);
    expect((await create({ ...begun, confirmed: meant })).statusCode).toBe(200);
    // Faults of the event are reported first.
    expect((await create({ ...begun, endsAt: hour(-5) })).json().code).toBe('event_refused');
  });

  test('of one name is asked about however quickly two are made; an archived one, or another game’s, asks nothing', async () => {
    const nameOverride = 'Quick Cup';
    const tries = await Promise.all(
      [1, 2, 3].map(() => create({ nameOverride, confirmed: undefined })),
    );
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const made = tries.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await create({ nameOverride, gameId: 1, confirmed: undefined })).statusCode).toBe(200);
    const archive = { eventId: made.eventId, archived: true, reason: 'a test' };
    await admin.post('/api/event/archive', archive);
    expect((await create({ nameOverride, confirmed: undefined })).statusCode).toBe(200);
  });

  test('has the format, the teams in their order, and can be picked', async () => {
    const desk = await created();
    expect(desk).toMatchObject({
      nameOverride: 'Community Cup',
      url: 'https://cup.example/rules',
      state: 'open',
      rewardTypeId: 2,
      format: { id: swissThenPlayoffs, name: 'Cup' },
      wiki: null,
    });
    expect(desk.teams.map(({ name }) => name)).toEqual(teams(16));
    expect(desk.teams[9]).toMatchObject({ abbreviation: 'S1', source: 'hand' });
    expect(desk.stages.map(({ state, official, opens }) => [state, official, opens])).toEqual([
      [
        'open',
        { known: 0, total: 16, isDecided: false, hasResults: false },
        { known: 16, needed: null },
      ],
      [
        'ahead',
        { known: 0, total: 7, isDecided: false, hasResults: false },
        { known: 0, needed: 8 },
      ],
    ]);
    const player = await product.user('early');
    const picks = await player.get(`/api/picks/get/user/${desk.id}`);
    expect(picks.statusCode).toBe(200);
  });

  test('of ten teams has ten places, and every match of it waits for two of them', async () => {
    const start = knockoutStart({ teamCount: 10, elimination: 'double', hasReset: false });
    const eventFormatId = await formatOf(...startFrom(start.from).stages);
    const desk = await created({
      nameOverride: 'Cup of ten',
      eventFormatId,
      stages: [{ substages: [substage(teams(10, 40))] }],
    });
    expect(desk.teams).toHaveLength(10);
    expect(desk.stages).toMatchObject([
      {
        state: 'open',
        official: { known: 0, total: 18 },
        opens: { known: 10, needed: 10 },
      },
    ]);
    const eleven = await create({
      eventFormatId,
      stages: [{ substages: [substage(teams(11, 40))] }],
    });
    expect([eleven.statusCode, eleven.json().code]).toEqual([400, 'event_refused']);
  });

  test('fills the starting slots of a bracket from the top, with byes and open places', async () => {
    const names = ['Alpha', 'bye', 'Bravo', 'TBD', 'Charlie', 'Delta', '', 'Echo'];
    const desk = await created({
      eventFormatId: single,
      stages: [{ substages: [substage(names, 'Finals', hour(2))] }],
    });
    const nameOf = (id: number | null) => desk.teams.find((team) => team.id === id)?.name ?? null;
    const [stage] = desk.stages;
    expect(stage?.substages[0]).toMatchObject({ title: 'Finals' });
    expect(stage?.startsAt).toBe(stage?.substages[0]?.startsAt);
    const first = stage?.matches.slice(0, 4) ?? [];
    expect(
      first.map((match) => [nameOf(match.topTeamId), nameOf(match.bottomTeamId), match.outcome]),
    ).toEqual([
      ['Alpha', null, 'bye'],
      ['Bravo', null, 'played'],
      ['Charlie', 'Delta', 'played'],
      [null, 'Echo', 'played'],
    ]);
    expect(first.map(({ round, isTopOpening }) => [round, isTopOpening])).toEqual(
      Array.from({ length: 4 }, () => ['Quarter-Finals', true]),
    );
    expect(stage?.official).toEqual({ known: 0, total: 6, isDecided: false, hasResults: false });
  });

  test('knows a team by any name it has, and makes those that nobody knows once', async () => {
    const [first] = (await created()).teams;
    await db
      .insertInto('teamAliases')
      .values({ gameId: 2, alias: 'the first squad', teamId: first?.id ?? 0 })
      .execute();
    const before = await countOf('teams');
    const again = await created({
      stages: [{ substages: [substage(['The_First  Squad', ...teams(14, 2), 'Ｎewcomers'])] }],
    });
    expect(await countOf('teams')).toBe(before + 1);
    expect(again.teams[0]).toMatchObject({ id: first?.id, aliases: ['the first squad'] });
    const other = await created({ gameId: 1, rewardType: 1 });
    expect(other.teams[0]?.id).not.toBe(first?.id);
  });

  test('titles groups by letters [rule: events-6]', async () => {
    const desk = await created({
      eventFormatId: await formatOf(groupStage().format),
      stages: [{ substages: [substage(teams(5)), substage(teams(5, 6))] }],
    });
    expect(desk.stages[0]?.substages.map(({ title }) => title)).toEqual(['Group A', 'Group B']);
  });

  test.each([
    { why: 'no such format', changes: { eventFormatId: 999_999 }, code: 'format_not_found' },
    { why: 'a link that is none', changes: { url: 'cup.example' }, code: 'url_refused' },
    {
      why: 'a picture over http',
      changes: { imageUrl: 'http://a.example/a.png' },
      code: 'image_refused',
    },
    {
      why: 'an end before the start',
      changes: { endsAt: hour(0) },
      problems: [['endsAt', 'The event ends before it starts']],
    },
    {
      why: 'a prize of the other game',
      changes: { gameId: 1, rewardType: 4 },
      problems: [['rewardType', 'Prestige trophies are of game 2 only']],
    },
    {
      why: 'a team twice, by another spelling',
      changes: { stages: [{ substages: [substage([...teams(15), 'squad  1'])] }] },
      problems: [['stages[0].substages[0].teams', 'A team is listed twice']],
    },
    {
      why: 'fewer teams than a slip names',
      changes: { stages: [{ substages: [substage(teams(6))] }] },
      problems: [
        ['stages[0].substages[0].teams', "Picks of 'Swiss' name 10 teams, and 6 take part"],
      ],
    },
    {
      why: 'more teams than a bracket has places',
      changes: { eventFormatId: single, stages: [{ substages: [substage(teams(9))] }] },
      problems: [
        ['stages[0].substages[0].teams', '9 teams take part, and the bracket has places for 8'],
      ],
    },
    {
      why: 'two byes in one match',
      changes: {
        eventFormatId: single,
        stages: [{ substages: [substage(['BYE', 'bye', ...teams(6)])] }],
      },
      problems: [0, 1].map((place) => [
        `stages[0].substages[0].teams[${place}]`,
        'A bye needs a team opposite, in a match where nobody comes from another one',
      ]),
    },
    {
      why: 'playoffs that fewer teams come to than start in them',
      changes: {
        eventFormatId: sixThenEight,
        stages: [
          { substages: [substage(teams(5)), substage(teams(5, 6))] },
          { substages: [substage(['Invited'])] },
        ],
      },
      problems: [
        [
          'stages[1]',
          "'Playoffs' needs 8 teams to open. 6 come from 'Groups', and 1 is named here. Name the others, or list all 8 with TBD for each that is not known yet.",
        ],
      ],
    },
    {
      why: 'more stages than the format has',
      changes: {
        eventFormatId: single,
        stages: [{ substages: [substage(teams(8))] }, { substages: [] }],
      },
      problems: [['stages', 'The format has 1 stages, the event 2']],
    },
  ])('is refused whole: $why', async ({ changes, code = 'event_refused', problems }) => {
    const before = [await countOf('events'), await countOf('teams'), await countOf('teamAliases')];
    const answer = await create(changes);
    expect(answer.json().code).toBe(code);
    if (problems) {
      const told: { path: string; message: string }[] = answer.json().problems;
      expect(told.map(({ path, message }) => [path, message])).toEqual(problems);
    }
    expect([await countOf('events'), await countOf('teams'), await countOf('teamAliases')]).toEqual(
      before,
    );
  });

  test('is not made of a format that is not ready', async () => {
    const eventFormatId = await insertFormat(db, {
      name: 'Half',
      json: JSON.stringify({ version: FORMAT_VERSION, stages: [] }),
      modifiedByUserId: admin.id,
    });
    const answer = await create({ eventFormatId });
    expect(answer.json()).toMatchObject({ code: 'format_not_ready' });
    expect(answer.json().problems.length).toBeGreaterThan(0);
  });
});

const edit = (desk: EventDesk, changes: object = {}) =>
  creator.post('/api/event/edit', {
    eventId: desk.id,
    version: desk.version,
    nameOverride: desk.nameOverride,
    imageUrl: '',
    url: '',
    startsAt: desk.startDate,
    endsAt: desk.endDate,
    ...changes,
  });

const noticesOf = async (eventId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('notices')
    .select('kind')
    .where('eventId', '=', eventId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('editing', () => {
  test('changes name, link and dates, and the lock moves with the start [rule: events-26]', async () => {
    const desk = await created();
    const startsAt = hour(3);
    const answer = await edit(desk, { nameOverride: 'Renamed Cup', startsAt });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      nameOverride: 'Renamed Cup',
      url: null,
      startDate: startsAt,
      lockAt: startsAt,
      version: desk.version + 1,
    });
    const [log] = await db
      .selectFrom('auditLog')
      .select(['actorUserId', 'action'])
      .where('action', '=', 'event.edited')
      .execute();
    expect(log).toEqual({ actorUserId: creator.id, action: 'event.edited' });
  });

  test('over an older copy is refused with the newer one', async () => {
    const desk = await created();
    await edit(desk, { nameOverride: 'First' });
    const answer = await edit(desk, { nameOverride: 'Second' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'event_changed',
      current: { nameOverride: 'First' },
    });
  });

  test('does not open locked picks again, and may put right when it began', async () => {
    const desk = await created();
    await admin.post('/api/event/stage', {
      eventId: desk.id,
      action: 'lock',
      relockTime: null,
      reason: 'begun',
    });
    const locked: EventDesk = (await creator.get(`/api/event/desk/${desk.id}`)).json();
    expect(locked).toMatchObject({ state: 'locked', stages: [{ state: 'locked' }, {}] });
    expect((await edit(locked, { startsAt: hour(5) })).json().code).toBe('start_is_past');
    const startsAt = hour(-1);
    const answer = await edit(locked, { startsAt });
    expect(answer.json(), answer.body).toMatchObject({ locked: true, startDate: startsAt });
  });

  test('of a start to before now locks at once, and everybody is told [rule: stages-12]', async () => {
    const desk = await created();
    const answer = await edit(desk, { startsAt: hour(-1) });
    expect(answer.json()).toMatchObject({ locked: true, stages: [{ state: 'locked' }, {}] });
    expect(await noticesOf(desk.id)).toEqual(['locked-early']);
  });

  test('sets flags of stages that the event has, and the log tells them by name', async () => {
    const desk = await created({ gameId: 1 });
    const flags = { forcedStage: 0, surveyNotice: true, openTabs: [1, 0, 1] };
    const answer = await edit(desk, { flags });
    expect(answer.statusCode, answer.body).toBe(200);
    const stored = { forcedStage: 0, surveyNotice: true, openTabs: [0, 1] };
    expect(answer.json().flags).toEqual(stored);
    const kept: EventDesk = (await edit(answer.json(), { nameOverride: 'Kept' })).json();
    expect(kept).toMatchObject({ nameOverride: 'Kept', flags: stored });
    const shown = await product.visitor.get(`/api/event/get?eventId=${desk.id}`);
    expect(shown.json()).toMatchObject({ flags: stored, stage: 0 });
    const log = await db
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('action', '=', 'event.edited')
      .where('subjectId', '=', desk.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({
      before: { opensWith: 'the current stage', surveyNotice: 'no', surveyInPlaceOf: 'no stage' },
      after: {
        opensWith: 'Swiss',
        surveyNotice: 'once a session',
        surveyInPlaceOf: 'Swiss, Playoffs',
      },
    });
  });

  test.each([
    { why: 'a stage that it does not have', flags: { forcedStage: 2 }, code: 'flag_of_no_stage' },
    { why: 'a tab that it does not have', flags: { openTabs: [7] }, code: 'flag_of_no_stage' },
    { why: 'an index that no format has', flags: { openTabs: [2 ** 31] }, code: 'bad_request' },
  ])('refuses flags of $why and changes nothing', async ({ flags, code }) => {
    const desk = await created({ gameId: 1 });
    const none = { forcedStage: null, surveyNotice: false, openTabs: [] };
    const answer = await edit(desk, { nameOverride: 'Lost', flags: { ...none, ...flags } });
    expect(answer.json().code, answer.body).toBe(code);
    const after: EventDesk = (await creator.get(`/api/event/desk/${desk.id}`)).json();
    expect(after).toMatchObject({ nameOverride: desk.nameOverride, flags: none });
  });

  test('of a game without surveys leads to none, and may open with a stage', async () => {
    const desk = await created();
    const flags = { forcedStage: 1, surveyNotice: false, openTabs: [] };
    for (const wrong of [{ surveyNotice: true }, { openTabs: [1] }]) {
      const answer = await edit(desk, { flags: { ...flags, ...wrong } });
      expect(answer.json().code).toBe('flags_of_no_survey');
    }
    expect((await edit(desk, { flags })).json().flags).toEqual(flags);
  });

  test('does not end an event before it starts', async () => {
    const desk = await created();
    expect((await edit(desk, { endsAt: hour(-5) })).json().code).toBe('ends_before_start');
  });
});

describe('archiving', () => {
  const archive = (eventId: number, archived: boolean, reason = 'called off') =>
    admin.post('/api/event/archive', { eventId, archived, reason });
  const listed = async (path: string): Promise<number[]> =>
    (await creator.get(path)).json().map(({ id }: { id: number }) => id);

  test('hides an event from everybody but staff, and is taken back [rule: events-24, events-25]', async () => {
    const { id } = await created();
    expect((await archive(id, true)).statusCode).toBe(204);
    expect(await listed('/api/event/getEvents?gameId=2')).not.toContain(id);
    const desks = (await creator.get('/api/event/desk?gameId=2')).json();
    expect(desks.find((desk: { id: number }) => desk.id === id)).toMatchObject({
      state: 'archived',
      stageName: 'Swiss',
      stageCount: 2,
    });
    expect((await product.visitor.get(`/api/event/get?eventId=${id}`)).statusCode).toBe(200);
    expect((await product.visitor.get(`/api/picks/get/leaderboard/${id}`)).statusCode).toBe(200);
    expect((await admin.get(`/api/event/pickData?eventId=${id}`)).statusCode).toBe(200);
    expect((await archive(id, false)).statusCode).toBe(204);
    expect(await listed('/api/event/getEvents?gameId=2')).toContain(id);
  });

  test('asks why, and is for an Admin', async () => {
    const { id } = await created();
    expect((await archive(id, true, ' ')).json().code).toBe('reason_required');
    const answer = await creator.post('/api/event/archive', {
      eventId: id,
      archived: true,
      reason: 'no',
    });
    expect(answer.statusCode).toBe(403);
    expect((await archive(999_999, true)).json().code).toBe('event_not_found');
  });
});

describe('a lock for everybody', () => {
  const extend = (desk: EventDesk, minutes: number, changes: object = {}) =>
    admin.post('/api/event/extendLock', {
      eventId: desk.id,
      lockAt: desk.lockAt,
      minutes,
      reason: 'the server was away',
      ...changes,
    });
  const later = (instant: string | null, minutes: number) =>
    new Date(Date.parse(instant ?? '') + minutes * 60_000).toISOString();

  test('is put off by minutes, once however often it is sent, and everybody is told [rule: stages-10]', async () => {
    const desk = await created();
    const answers = await Promise.all([extend(desk, 30), extend(desk, 30)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const event = (await product.visitor.get(`/api/event/get?eventId=${desk.id}`)).json();
    expect(event).toMatchObject({
      lockAt: later(desk.lockAt, 30),
      lockExtendedBy: 30,
      locked: false,
      metadata: { startDate: desk.startDate },
    });
    const again = await extend({ ...desk, lockAt: event.lockAt }, 15);
    expect(again.json()).toMatchObject({
      lockAt: later(desk.lockAt, 45),
      stages: [{ extendedMinutes: 45 }, {}],
    });
    expect(await noticesOf(desk.id)).toEqual(['lock-extended', 'lock-extended']);
  });

  test('opens again when it has passed, if the new one is ahead and no result is known [rule: stages-8]', async () => {
    const desk = await created();
    const lock = await edit(desk, { startsAt: hour(-1) });
    expect((await extend(lock.json(), 30)).json().code).toBe('lock_still_past');
    const open = await extend(lock.json(), 90);
    expect(open.json(), open.body).toMatchObject({
      locked: false,
      stages: [{ state: 'open' }, {}],
    });
    const [stage] = open.json().stages;
    await admin.post('/api/event/stage', {
      eventId: desk.id,
      action: 'lock',
      relockTime: null,
      reason: 'begun',
    });
    const teamId = stage.substages[0].teamIds[0];
    const entered = await admin.post(`/api/picks/override/${desk.id}`, {
      userId: null,
      eventStageId: stage.id,
      reason: '',
      version: 0,
      groupStagePicks: [
        {
          eventStageId: stage.id,
          eventSubstageId: stage.substages[0].id,
          teamId,
          pickTypeId: 1,
        },
      ],
      matchPicks: [],
    });
    expect(entered.statusCode, entered.body).toBe(200);
    const locked = (await admin.get(`/api/event/desk/${desk.id}`)).json();
    expect((await extend(locked, 90)).json().code).toBe('stage_has_results');
  });

  test('needs a reason, and an Admin', async () => {
    const desk = await created();
    expect((await extend(desk, 30, { reason: ' ' })).json().code).toBe('reason_required');
    const body = { eventId: desk.id, lockAt: desk.lockAt, minutes: 5, reason: 'why not' };
    expect((await creator.post('/api/event/extendLock', body)).statusCode).toBe(403);
  });
});

describe('the start of a match', () => {
  const setStart = (desk: EventDesk, slot: string, startsAt: string | null, stage = 0) =>
    admin.post('/api/event/matchTime', {
      eventId: desk.id,
      eventSubstageId: desk.stages[stage]?.substages[0]?.id,
      slot,
      startsAt,
    });

  test('of an open stage moves the lock when it is the first', async () => {
    const desk = await created({
      eventFormatId: single,
      stages: [{ substages: [substage(teams(8))] }],
    });
    const [first, second] = [hour(5), hour(4)];
    expect((await setStart(desk, 'UB-0-0', first)).json()).toMatchObject({
      startDate: first,
      lockAt: first,
      stages: [{ startsAt: first }],
    });
    expect((await setStart(desk, 'UB-0-1', second)).json().lockAt).toBe(second);
    // Moving a match other than the first keeps the lock.
    expect((await setStart(desk, 'UB-0-0', hour(9))).json().lockAt).toBe(second);
    const matches = (await setStart(desk, 'UB-1-0', hour(10))).json().stages[0].matches;
    expect(matches.filter((match: { startsAt: unknown }) => match.startsAt).length).toBe(3);
    expect(await noticesOf(desk.id)).toEqual([]);
  });

  test('puts no lock off before it is known when each group begins', async () => {
    const bracket = await created({
      eventFormatId: single,
      stages: [{ substages: [substage(teams(8))] }],
    });
    const { startDate, lockAt } = bracket;
    expect((await setStart(bracket, 'UB-2-0', hour(90))).json()).toMatchObject({
      startDate,
      lockAt,
    });
    const soon = hour(0.5);
    expect((await setStart(bracket, 'UB-2-0', soon)).json().lockAt).toBe(soon);
    const groups = await created({
      eventFormatId: await formatOf(groupStage().format),
      stages: [{ substages: [substage(teams(5)), substage(teams(5, 6))] }],
    });
    const later = hour(40);
    const locks: string[] = [];
    for (const { id } of groups.stages[0]?.substages.toReversed() ?? []) {
      const body = { eventId: groups.id, eventSubstageId: id, slot: '', startsAt: later };
      locks.push((await admin.post('/api/event/matchTime', body)).json().lockAt);
    }
    expect(locks).toEqual([groups.lockAt, later]);
  });

  test('before now locks at once', async () => {
    const desk = await created();
    expect((await setStart(desk, '', hour(-1))).json()).toMatchObject({ locked: true });
    expect(await noticesOf(desk.id)).toEqual(['locked-early']);
  });

  test('leaves a lock that staff set apart from the matches', async () => {
    const desk = await created();
    const relockTime = hour(2);
    const set = { eventId: desk.id, action: 'relock', relockTime, reason: 'apart' };
    expect((await admin.post('/api/event/stage', set)).statusCode).toBe(200);
    expect((await setStart(desk, '', hour(7))).json().lockAt).toBe(relockTime);
  });

  test('of a later stage is kept for it', async () => {
    const desk = await created();
    const startsAt = hour(30);
    expect((await setStart(desk, 'UB-0-2', startsAt, 1)).json()).toMatchObject({
      lockAt: desk.lockAt,
      stages: [{ startsAt: null }, { startsAt }],
    });
  });

  test('that does not exist is not set', async () => {
    const desk = await created();
    const before = await countOf('events');
    expect((await setStart(desk, 'UB-9-9', hour(3))).json().code).toBe('match_not_found');
    expect((await setStart({ ...desk, stages: [] }, '', hour(3))).statusCode).toBe(400);
    const other = await created();
    const elsewhere = { ...other, id: desk.id };
    expect((await setStart(elsewhere, '', hour(3))).json().code).toBe('match_not_found');
    expect(await countOf('events')).toBe(before + 1);
  });
});
