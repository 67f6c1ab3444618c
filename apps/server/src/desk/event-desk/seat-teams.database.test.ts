import type { EventDesk } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import {
  playoffs,
  redrawDesk,
  stageOf,
  swissResults,
  withoutTeams,
} from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('player');
const desks = redrawDesk({ db }, admin);

const deskOf = async (event: LoadedEvent): Promise<EventDesk> =>
  (await admin.get(`/api/event/desk/${event.row.id}`)).json();
const stageIn = (desk: EventDesk, index = 0) => {
  const stage = desk.stages[index];
  if (!stage) throw new Error(`no stage ${index}`);
  return stage;
};
const substageIn = (desk: EventDesk, index = 0, at = 0) => {
  const substage = stageIn(desk, index).substages[at];
  if (!substage) throw new Error(`no substage ${at}`);
  return substage;
};
const openingsOf = (desk: EventDesk, index = 0) =>
  stageIn(desk, index)
    .matches.filter(({ isTopOpening, isBottomOpening }) => isTopOpening || isBottomOpening)
    .map(({ eventSubstageId, slot, topTeamId, bottomTeamId, outcome }) => ({
      eventSubstageId,
      slot,
      topTeamId,
      bottomTeamId,
      isBye: outcome === 'bye',
    }));
const seat = (
  desk: EventDesk,
  index: number,
  lists: readonly (readonly number[])[],
  openings: readonly object[] = [],
) =>
  admin.post('/api/event/slots', {
    eventId: desk.id,
    version: desk.version,
    eventStageId: stageIn(desk, index).id,
    substages: lists.map((teamIds, at) => ({
      eventSubstageId: substageIn(desk, index, at).id,
      teamIds,
    })),
    openings,
  });
const replace = (
  desk: EventDesk,
  teamId: number | undefined,
  name: string,
  reason = 'a late exit',
) => admin.post('/api/event/replaceTeam', { eventId: desk.id, teamId, name, reason });
const picksOf = async (event: LoadedEvent) =>
  (await player.get(`/api/picks/get/user/${event.row.id}`)).json();
const renamedIn = (value: unknown, from: number, to: number) =>
  JSON.parse(
    JSON.stringify(value).replaceAll(new RegExp(`([tT]eamId":)${from}(?=[,}])`, 'g'), `$1${to}`),
  );
const unreadable = async (event: LoadedEvent): Promise<number> =>
  (await admin.get(`/api/picks/override/unreadable/${event.row.id}`)).json().count;
const told = async (event: LoadedEvent): Promise<string[]> => {
  const rows = await db
    .selectFrom('notices')
    .select('html')
    .where('eventId', '=', event.row.id)
    .where('kind', '=', 'teams-replaced')
    .orderBy('id')
    .execute();
  return rows.map(({ html }) => html);
};

const name = (desk: EventDesk, named: string) =>
  admin.post('/api/event/team', { eventId: desk.id, name: named });

describe('naming a team', () => {
  test('finds the one that is called so, or makes it once, to be put into a stage', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const desk = await deskOf(event);
    const [first] = desk.teams;
    if (!first) throw new Error('no team');
    expect((await name(desk, ` ${first.name.toUpperCase()} `)).json()).toEqual({
      id: first.id,
      name: first.name,
    });
    const made = (await name(desk, 'Forgotten Five')).json();
    expect((await name(desk, 'forgotten five')).json()).toEqual(made);
    const { teamIds } = substageIn(desk);
    const left = await seat(desk, 0, [[...teamIds.slice(1), made.id]]);
    expect(left.statusCode, left.body).toBe(200);
    // A removed team is found again by its name.
    const back = (await name(desk, first.name)).json();
    const again = await seat(await deskOf(event), 0, [[...teamIds.slice(1), made.id, back.id]]);
    expect(again.statusCode, again.body).toBe(200);
    expect(substageIn(await deskOf(event)).teamIds).toEqual([
      ...teamIds.slice(1),
      made.id,
      first.id,
    ]);
  });

  test('takes nobody and what is not known yet for no team, nor puts them into a place', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const desk = await deskOf(event);
    for (const reserved of ['BYE', ' tbd ', '?']) {
      expect((await name(desk, reserved)).json().code).toBe('name_reserved');
      const replaced = await replace(desk, desk.teams[0]?.id, reserved);
      expect(replaced.json().code).toBe('name_reserved');
    }
    expect((await name({ ...desk, id: 999_999 }, 'Anybody')).statusCode).toBe(404);
  });
});

describe('seating teams', () => {
  test('into groups that nobody has picked takes them as they are given', async () => {
    const event = await testEvent(db, { stages: [groupStage()] });
    const desk = await deskOf(event);
    const all = [...substageIn(desk).teamIds, ...substageIn(desk, 0, 1).teamIds];
    const lists = [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)];
    const answer = await seat(desk, 0, lists);
    expect(answer.statusCode, answer.body).toBe(200);
    const [stage] = answer.json().stages;
    expect(stage.substages.map(({ teamIds }: { teamIds: number[] }) => teamIds)).toEqual(lists);
  });

  test('of a picked group keeps places: picks follow a place to the team that takes it', async () => {
    const event = await testEvent(db, { stages: [groupStage()] });
    await desks.save(event, 0, [player]);
    const before = await picksOf(event);
    const desk = await deskOf(event);
    const [one, two] = [substageIn(desk).teamIds, substageIn(desk, 0, 1).teamIds];
    const [a = 0, b = 0] = [one[1], two[3]];
    const answer = await seat(desk, 0, [
      [b, ...one.filter((id) => id !== a)].toReversed(),
      [...two.filter((id) => id !== b), a],
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await deskOf(event);
    expect(substageIn(after).teamIds).toEqual(one.map((id) => (id === a ? b : id)));
    expect(substageIn(after, 0, 1).teamIds).toEqual(two.map((id) => (id === b ? a : id)));
    const swapped = renamedIn(renamedIn(renamedIn(before, a, -1), b, a), -1, b);
    expect((await picksOf(event)).groupStagePicks).toEqual(swapped.groupStagePicks);
    expect(await unreadable(event)).toBe(0);
  });

  test('of a picked stage takes no place away', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    await desks.save(event, 0, [player]);
    const desk = await deskOf(event);
    const answer = await seat(desk, 0, [substageIn(desk).teamIds.slice(1)]);
    expect(answer.json().code).toBe('places_fixed');
    expect(substageIn(await deskOf(event)).teamIds).toEqual(substageIn(desk).teamIds);
  });

  test('draws a later stage, which then opens by itself', async () => {
    const event = await testEvent(db, { stages: [swissStage(), withoutTeams(playoffs)] });
    await desks.act(event, 'lock');
    const teamIds = substageIn(await deskOf(event)).teamIds;
    await desks.enter(event, 0, swissResults(stageOf(event, 0), teamIds));
    const desk = await deskOf(event);
    expect([desk.stage, stageIn(desk, 1).opens]).toEqual([0, { known: 0, needed: 8 }]);
    const arrived = substageIn(desk, 1).teamIds;
    expect(arrived.length).toBe(8);
    const openings = openingsOf(desk, 1).map((opening, at) => ({
      ...opening,
      topTeamId: arrived[2 * at],
      bottomTeamId: arrived[2 * at + 1],
    }));
    const answer = await seat(desk, 1, [arrived], openings);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ stage: 1, stages: [{}, { opens: { known: 8 } }] });
  });

  test('redraws a picked bracket, and picks follow the starting slot', async () => {
    const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
    await desks.save(event, 0, [player]);
    const before = await picksOf(event);
    const desk = await deskOf(event);
    const [first, second, ...rest] = openingsOf(desk);
    const [a, b] = [first?.topTeamId ?? 0, second?.topTeamId ?? 0];
    const answer = await seat(
      desk,
      0,
      [substageIn(desk).teamIds],
      [{ ...first, topTeamId: b }, { ...second, topTeamId: a }, ...rest],
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const swapped = renamedIn(renamedIn(renamedIn(before, a, -1), b, a), -1, b);
    expect((await picksOf(event)).matchPicks).toEqual(swapped.matchPicks);
    expect(await unreadable(event)).toBe(0);
  });

  test.each([
    {
      why: 'a team of nobody',
      of: (ids: number[]) => [[...ids.slice(1), 999_999]],
      problem: {
        code: 'team_gone',
        values: { teamId: 999_999 },
        message: 'The game has no team 999999',
      },
    },
    {
      why: 'a team twice',
      of: (ids: number[]) => [[...ids.slice(1), ids[1] ?? 0]],
      problem: {
        code: 'event_team_listed_twice',
        values: {},
        message: 'A team is listed twice',
      },
    },
    {
      why: 'too few for a slip',
      of: (ids: number[]) => [ids.slice(0, 5)],
      problem: {
        code: 'event_too_few_teams',
        values: { substage: 'Group 1', named: 10, teams: 5 },
        message: "Picks of 'Group 1' name 10 teams, and 5 take part",
      },
    },
  ])('is refused in words: $why', async ({ of, problem }) => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const desk = await deskOf(event);
    const answer = await seat(desk, 0, of([...substageIn(desk).teamIds]));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'teams_refused']);
    expect(answer.json().problems[0]).toEqual({
      path: expect.stringMatching(/^substages\[0\]/),
      ...problem,
    });
    expect((await deskOf(event)).version).toBe(desk.version);
  });

  test('a draw is refused in words, by its place in the body', async () => {
    const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
    const desk = await deskOf(event);
    const [first, second, ...rest] = openingsOf(desk);
    const lists = [substageIn(desk).teamIds];
    const problemsOf = async (...openings: readonly object[]) =>
      (await seat(desk, 0, lists, openings)).json().problems;
    const twice = await problemsOf(
      first ?? {},
      { ...second, topTeamId: first?.topTeamId },
      ...rest,
    );
    expect(twice[0].path).toMatch(/^openings\[1\]/);
    expect((await problemsOf({ ...first, slot: 'UB-9-9' }))[0].message).toContain('no such match');
    expect((await problemsOf({ ...first, isBye: true }))[0].message).toBe('A bye needs one team');
  });

  test('is not done once results are known, nor over an older copy', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    await desks.act(event, 'lock');
    const desk = await deskOf(event);
    const { teamIds } = substageIn(desk);
    await desks.enter(event, 0, swissResults(stageOf(event, 0), teamIds));
    expect((await seat(desk, 0, [teamIds])).json()).toMatchObject({
      code: 'event_changed',
      current: { id: desk.id },
    });
    const newer = await deskOf(event);
    expect((await seat(newer, 0, [teamIds])).json().code).toBe('stage_has_results');
  });
});

describe('replacing a team', () => {
  test('before the lock takes its place, with the picks, and their owners are told [rule: stages-13]', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    await desks.save(event, 0, [player]);
    const before = await picksOf(event);
    const desk = await deskOf(event);
    const from = before.groupStagePicks[0].teamId;
    const place = substageIn(desk).teamIds.indexOf(from);
    const answer = await replace(desk, from, 'Stand-Ins');
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await deskOf(event);
    const to = substageIn(after).teamIds[place] ?? 0;
    expect(after.teams.find(({ id }) => id === to)).toMatchObject({
      name: 'Stand-Ins',
      source: 'hand',
    });
    expect(after.teams.some(({ id }) => id === from)).toBe(false);
    const saved = await picksOf(event);
    expect(saved.groupStagePicks).toEqual(renamedIn(before, from, to).groupStagePicks);
    expect(await told(event)).toEqual([
      expect.stringMatching(
        /<b>Stand-Ins<\/b> takes the place of <b>Team \d+<\/b>, and your picks went along\. You can change them until/,
      ),
    ]);
    expect(await unreadable(event)).toBe(0);
  });

  test('after results goes on in its place in every stage', async () => {
    const event = await testEvent(db, { stages: [swissStage(), withoutTeams(playoffs)] });
    await desks.save(event, 0, [player]);
    await desks.act(event, 'lock');
    const teamIds = substageIn(await deskOf(event)).teamIds;
    await desks.enter(event, 0, swissResults(stageOf(event, 0), teamIds));
    const desk = await deskOf(event);
    const board = await player.get(`/api/picks/get/official/${event.row.id}`);
    const [from = 0] = substageIn(desk, 1).teamIds;
    const answer = await replace(desk, from, 'Heirs');
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await deskOf(event);
    const to = after.teams.find(({ name }) => name === 'Heirs')?.id ?? 0;
    expect(substageIn(after, 1).teamIds).toContain(to);
    expect(substageIn(after).teamIds).not.toContain(from);
    const official = (await player.get(`/api/picks/get/official/${event.row.id}`)).json();
    const sorted = (rows: { teamId: number; pickTypeId: number }[]) =>
      rows.map(({ teamId, pickTypeId }) => `${teamId} ${pickTypeId}`).toSorted();
    expect(sorted(official.groupStagePicks)).toEqual(
      sorted(renamedIn(board.json(), from, to).groupStagePicks),
    );
  });

  test('is refused: nobody who plays there, one who plays there already, no reason', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const desk = await deskOf(event);
    const [first, second] = desk.teams;
    const teamsBefore = await db.selectFrom('teams').selectAll().execute();
    expect((await replace(desk, 999_999, 'Anybody')).json().code).toBe('team_not_found');
    expect((await replace(desk, first?.id, second?.name ?? '')).json().code).toBe(
      'team_plays_here',
    );
    expect((await replace(desk, first?.id, 'Anybody', '')).json().code).toBe('reason_required');
    expect(await db.selectFrom('teams').selectAll().execute()).toEqual(teamsBefore);
  });
});
