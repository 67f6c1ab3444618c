import type { EventDesk } from '@callshot/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import {
  drawOf,
  playoffs,
  redrawDesk,
  stageOf,
  swissResults,
  withoutTeams,
} from '../../../../testing/desk/redraws.ts';
import { testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import type { LoadedEvent } from '../../../play/events/loaded-event.ts';
import { upsertTeams } from '../../../play/events/teams/event-teams.repository.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const creator = await product.user('creator', ['EventCreator']);
const player = await product.user('player');
const rival = await product.user('rival');
const desks = redrawDesk({ db }, admin);

const deskOf = async ({ row }: LoadedEvent): Promise<EventDesk> =>
  (await creator.get(`/api/event/desk/${row.id}`)).json();
const boardOf = async ({ row }: LoadedEvent) => {
  const answer = await player.get(`/api/picks/get/leaderboard/${row.id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const nameOf = async (teamId: number): Promise<string> =>
  (await db.selectFrom('teams').select('name').where('id', '=', teamId).executeTakeFirstOrThrow())
    .name;
const teamsIn = (desk: EventDesk, index = 0): readonly number[] =>
  desk.stages[index]?.substages.flatMap(({ teamIds }) => teamIds) ?? [];

let made = 0;

/** A team of the first game that plays nowhere yet. */
async function anotherTeam(own: object = {}): Promise<number> {
  made += 1;
  const [id = 0] = await upsertTeams(db, 1, [
    {
      externalId: `hand:right ${made}`,
      name: `Right ${made}`,
      abbreviation: 'RGT',
      logoPath: null,
      ...own,
    },
  ]);
  return id;
}

const merge = async (
  { row }: Pick<LoadedEvent, 'row'>,
  teamId: number,
  intoTeamId: number,
  more: object = {},
) => {
  const was = { name: await nameOf(teamId), intoName: await nameOf(intoTeamId) };
  const body = { eventId: row.id, teamId, intoTeamId, was, ...more };
  return creator.post('/api/event/mergeTeams', body);
};
const undo = ({ row }: Pick<LoadedEvent, 'row'>, editId: number | undefined) =>
  creator.post('/api/event/undoTeamEdit', { eventId: row.id, editId });
const lastEditOf = async (event: LoadedEvent) => (await deskOf(event)).teamEdits[0]?.id;

/** Everything that is stored of teams and what they did, apart from versions and instants. */
async function stored(): Promise<Record<string, unknown>> {
  const tables = {
    eventTeams: 'event_substage_id, position',
    eventParticipants: 'event_id, team_id',
    eventTeamMembers: 'event_id, team_id, position',
    teamAliases: 'game_id, alias',
    teams: 'id',
    entries: 'event_stage_id, user_id',
  } as const;
  const rows: Record<string, unknown> = {};
  for (const [table, order] of Object.entries(tables) as [keyof typeof tables, string][]) {
    const found = await db.selectFrom(table).selectAll().orderBy(sql.raw(order)).execute();
    // Seating gives a team of several groups the name of its group.
    rows[table] = found.map(({ groupName: _, ...row }: Record<string, unknown>) => row);
  }
  const names = await db.selectFrom('eventTeamNames').select(['eventId', 'name', 'teamId']);
  const official = await db.selectFrom('officialPicks').selectAll();
  const holds = await db.selectFrom('officialHolds').select(['eventSubstageId', 'slot']);
  const known = await db
    .selectFrom('eventSubstages')
    .select(['id', 'teamMatches', 'handMatches', 'handOrder']);
  return {
    ...rows,
    names: await names.orderBy('eventId').orderBy('name').execute(),
    official: (await official.orderBy('eventSubstageId').orderBy('slot').execute()).map(
      ({ updatedAt: _, ...row }) => row,
    ),
    holds: await holds.orderBy('eventSubstageId').orderBy('slot').execute(),
    known: await known.orderBy('id').execute(),
  };
}

/** A Swiss stage that is over, and playoffs that are drawn; two have picked both. */
async function played(): Promise<{ event: LoadedEvent; ranking: readonly number[] }> {
  const event = await testEvent(db, { stages: [swissStage(), withoutTeams(playoffs)] });
  await desks.save(event, 0, [player, rival]);
  await desks.act(event, 'lock');
  const ranking = teamsIn(await deskOf(event));
  const placed = await desks.enter(event, 0, swissResults(stageOf(event, 0), ranking));
  await desks.enter(placed, 1, drawOf(stageOf(placed, 1), ranking));
  await desks.act(event, 'relock', new Date(Date.now() + 3_600_000).toISOString());
  await desks.save(await desks.now(event), 1, [player, rival]);
  return { event: await desks.now(event), ranking };
}

test('a misspelt team becomes the right one wherever it plays, and it is undone to the letter [rule: events-32]', async () => {
  const { event, ranking } = await played();
  const other = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
  const [lost = 0] = ranking;
  const kept = await anotherTeam();
  await db
    .insertInto('eventTeamMembers')
    .values({ eventId: event.row.id, teamId: lost, position: 0, role: 'Player', username: 'ace' })
    .execute();
  const { eventSubstageId = 0 } = stageOf(event, 0).stage.substages[0] ?? {};
  await db
    .insertInto('officialHolds')
    .values({ eventSubstageId, slot: `team-${lost}-6` })
    .execute();
  const match = (teamIds: [number, number]) =>
    JSON.stringify([{ round: 1, teamIds, result: { kind: 'open' } }]);
  const second = ranking[1] ?? 0;
  await db
    .updateTable('eventSubstages')
    .set({ teamMatches: match([second, lost]) })
    .where('id', '=', eventSubstageId)
    .execute();
  const before = await stored();
  const boards = [await boardOf(event), await boardOf(other)];
  const notices = await db.selectFrom('notices').select('id').execute();
  const name = await nameOf(lost);

  const answer = await merge(event, lost, kept);
  expect(answer.statusCode, answer.body).toBe(200);
  const desk: EventDesk = answer.json();
  expect(teamsIn(desk)).toEqual(ranking.map((id) => (id === lost ? kept : id)));
  expect(teamsIn(desk, 1)).toContain(kept);
  expect(teamsIn(await deskOf(other))).not.toContain(lost);
  expect(desk.teams.find(({ id }) => id === kept)).toMatchObject({
    aliases: [name.toLowerCase()],
    members: [{ username: 'ace' }],
  });
  expect(desk.teamEdits[0]).toMatchObject({
    teamId: kept,
    text: `${name} is the same team as Right 1`,
    isUndoable: true,
  });
  // Places stay, so that every total, rank and slip does.
  expect([await boardOf(event), await boardOf(other)].map(shown)).toEqual(boards.map(shown));
  const official = await db
    .selectFrom('officialPicks')
    .select(['slot', 'source'])
    .where('teamId', '=', kept)
    .execute();
  expect(official).toEqual([
    expect.objectContaining({ slot: expect.stringContaining(`team-${kept}-`), source: 'manual' }),
    expect.objectContaining({ source: 'manual' }),
  ]);
  const { entries: _, ...rest } = await stored();
  expect(JSON.stringify(rest)).not.toMatch(new RegExp(`team-${lost}-|[tT]eamId":${lost}[,}]`));
  expect(JSON.stringify(rest.known)).toContain(`[${second},${kept}]`);
  // The merge sends no notice, and the old name leads to the kept team.
  expect(await db.selectFrom('notices').select('id').execute()).toEqual(notices);
  const found = await admin.post('/api/event/team', { eventId: event.row.id, name });
  expect(found.json()).toEqual({ id: kept, name: 'Right 1' });
  // The same once more after a lost answer.
  const again = await merge(event, lost, kept);
  expect(again.json().teamEdits, again.body).toEqual(desk.teamEdits);

  const undone = await undo(other, desk.teamEdits[0]?.id);
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await stored()).toEqual(before);
  expect([await boardOf(event), await boardOf(other)].map(shown)).toEqual(boards.map(shown));
  expect((await undo(event, desk.teamEdits[0]?.id)).json().code).toBe('edit_not_found');
  expect(await db.selectFrom('notices').select('id').execute()).toEqual(notices);
  const told = await db
    .selectFrom('auditLog')
    .select(['action', 'reason'])
    .where('subjectId', 'in', [event.row.id, other.row.id])
    .where('action', 'in', ['event.teams_merged', 'event.team_edit_undone'])
    .orderBy('id')
    .execute();
  expect(told).toEqual([
    { action: 'event.teams_merged', reason: `${name} is Right 1` },
    { action: 'event.team_edit_undone', reason: `${name} is not Right 1` },
  ]);
});

const shown = (board: object): unknown => {
  const { generation: _, version: __, ...rest } = board as Record<string, unknown>;
  return rest;
};

test('where both play in one event, each in stages of its own, the undoing knows which were whose', async () => {
  const event = await testEvent(db, { stages: [groupStage(), playoffStage({ teams: 4 })] });
  const desk = await deskOf(event);
  const [one = 0] = teamsIn(desk);
  const kept = await anotherTeam();
  // The right name in the playoffs, the misspelt one in the groups.
  await db
    .updateTable('eventTeams')
    .set({ teamId: kept })
    .where('teamId', '=', one)
    .where('eventSubstageId', '=', desk.stages[1]?.substages[0]?.id ?? 0)
    .execute();
  await sql`update official_picks set top_team_id = ${kept} where top_team_id = ${one}
    and event_stage_id = ${desk.stages[1]?.id ?? 0}`.execute(db);
  await sql`update official_picks set bottom_team_id = ${kept} where bottom_team_id = ${one}
    and event_stage_id = ${desk.stages[1]?.id ?? 0}`.execute(db);
  const before = await stored();
  expect((await merge(event, one, kept)).statusCode).toBe(200);
  expect((await undo(event, await lastEditOf(event))).statusCode).toBe(200);
  expect(await stored()).toEqual(before);
});

test('of several that were the same, the last is taken back first', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const [one = 0, two = 0] = teamsIn(await deskOf(event));
  const only = await testEvent(db, { stages: [withoutTeams(swissStage())] });
  const { eventSubstageId = 0 } = stageOf(only, 0).stage.substages[0] ?? {};
  const three = await anotherTeam();
  await db
    .insertInto('eventTeams')
    .values({ eventSubstageId, teamId: three, position: 0, groupName: null })
    .execute();
  const merged = await merge(only, three, one);
  expect(merged.statusCode, merged.body).toBe(200);
  const first = await lastEditOf(only);
  const four = await anotherTeam();
  const third = await testEvent(db, { stages: [withoutTeams(swissStage())] });
  await db
    .insertInto('eventTeams')
    .values({
      eventSubstageId: stageOf(third, 0).stage.substages[0]?.eventSubstageId ?? 0,
      teamId: four,
      position: 0,
      groupName: null,
    })
    .execute();
  expect((await merge(third, four, one)).statusCode).toBe(200);
  expect((await deskOf(only)).teamEdits.map(({ isUndoable }) => isUndoable).slice(0, 2)).toEqual([
    true,
    false,
  ]);
  expect((await undo(only, first)).json().code).toBe('edited_since');
  expect((await undo(third, await lastEditOf(third))).statusCode).toBe(200);
  expect((await undo(only, first)).statusCode).toBe(200);
  expect(teamsIn(await deskOf(only))).toEqual([three]);
  expect(teamsIn(await deskOf(third))).toEqual([four]);
  expect(two).toBeGreaterThan(0);
});

test('is refused in words, and then changes nothing', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await desks.save(event, 0, [player]);
  const [one = 0, two = 0] = teamsIn(await deskOf(event));
  const kept = await anotherTeam();
  const [elsewhere = 0] = await upsertTeams(db, 2, [
    { externalId: 'hand:far', name: 'Far', abbreviation: 'FAR', logoPath: null },
  ]);
  const before = await stored();
  const meet = await merge(event, one, two);
  expect([meet.statusCode, meet.json().code]).toEqual([409, 'teams_meet']);
  expect(meet.json().problems[0].message).toMatch(
    /^Both play in .+ of Test Major, where \d+ slips? may name one of them$/,
  );
  const codeOf = async (answer: ReturnType<typeof merge>) => (await answer).json().code;
  expect(await codeOf(merge(event, one, one))).toBe('same_team');
  expect(await codeOf(merge(event, kept, one))).toBe('team_not_found');
  expect(await codeOf(merge(event, one, elsewhere))).toBe('into_not_found');
  const was = { name: 'Other', intoName: 'Right' };
  expect(await codeOf(merge(event, one, kept, { was }))).toBe('team_changed');
  expect(await codeOf(merge(event, one, kept, { intoTeamId: 999_999 }))).toBe('into_not_found');
  expect(await codeOf(merge(event, one, kept, { eventId: 999_999 }))).toBe('event_not_found');
  const stranger = await player.post('/api/event/mergeTeams', {});
  expect(stranger.statusCode).toBe(403);
  expect(await stored()).toEqual(before);
});

test('two who merge at once, both ways or the same way, end with one team', async () => {
  const event = await testEvent(db, { stages: [withoutTeams(swissStage())] });
  const other = await testEvent(db, { stages: [withoutTeams(swissStage())] });
  const [one, two] = [await anotherTeam(), await anotherTeam()];
  for (const [at, teamId] of [
    [event, one],
    [other, two],
  ] as const) {
    const { eventSubstageId = 0 } = stageOf(at, 0).stage.substages[0] ?? {};
    await db
      .insertInto('eventTeams')
      .values({ eventSubstageId, teamId, position: 0, groupName: null })
      .execute();
  }
  const before = await stored();
  const both = await Promise.all([merge(event, one, two), merge(other, two, one)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number)]);
  const refused = both.find(({ statusCode }) => statusCode !== 200);
  expect(['team_changed', 'team_not_found']).toContain(refused?.json().code);
  expect(teamsIn(await deskOf(event))).toEqual(teamsIn(await deskOf(other)));
  const editId = await lastEditOf(event);
  const undone = await Promise.all([undo(event, editId), undo(other, editId)]);
  expect(undone.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await stored()).toEqual(before);
  const twice = await Promise.all([merge(event, one, two), merge(event, one, two)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await deskOf(event)).teamEdits).toHaveLength(1);
  await undo(event, await lastEditOf(event));
  expect(await stored()).toEqual(before);
});

test('a team that stays takes the page of the lost one, and its name cannot be given back once it is its own', async () => {
  const event = await testEvent(db, { stages: [withoutTeams(swissStage())] });
  const lost = await anotherTeam({ externalId: 'liquipedia:misspelt', name: 'Misspelt' });
  const kept = await anotherTeam();
  const { eventSubstageId = 0 } = stageOf(event, 0).stage.substages[0] ?? {};
  await db
    .insertInto('eventTeams')
    .values({ eventSubstageId, teamId: lost, position: 0, groupName: null })
    .execute();
  const before = await stored();
  await merge(event, lost, kept);
  const again = await anotherTeam({ externalId: 'liquipedia:misspelt', name: 'Misspelt' });
  expect(again).toBe(kept);
  const desk = await deskOf(event);
  const [team] = desk.teams;
  await creator.post('/api/event/teamName', {
    eventId: event.row.id,
    teamId: kept,
    name: 'Misspelt',
    abbreviation: 'RGT',
    was: { name: team?.name, abbreviation: team?.abbreviation },
  });
  const merged = (await deskOf(event)).teamEdits.find(({ text }) => text.includes('same team'));
  expect(merged?.isUndoable).toBe(false);
  expect((await undo(event, merged?.id)).json().code).toBe('edited_since');
  expect(before).toBeTruthy();
});
