import { draftTournament, type WikiDetails } from '@callshot/rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import type { TestUser } from '../../../../testing/account/users.ts';
import { followedWiki } from '../../../../testing/desk/followed-wiki.ts';
import { type RawMatch, type RawMoment, rawTeams } from '../../../../testing/desk/lpdb.ts';
import { day, firstDay } from '../../../../testing/desk/tournaments.ts';
import { loadedEvent } from '../../../../testing/play/events.ts';
import { compareStructure } from './compare-structure.service.ts';

const wiki = await followedWiki();
const { product, staff, look, syncOf, showMoment } = wiki;
const { db } = product;
const second = await product.user('second', ['Admin']);
const players: TestUser[] = [];
beforeAll(async () => {
  for (let at = 0; at < 40; at += 1) players.push(await product.user(`player${at}`));
}, 120_000);

interface Drawn {
  readonly swiss?: number;
  readonly playoffs?: number;
  readonly final?: number;
}

/** A Swiss stage and playoffs of eight before the first match. */
function drawn({ swiss = 16, playoffs = 8, final = 5 }: Drawn = {}): RawMoment {
  const teams = rawTeams(swiss, 'Team');
  const first = Array.from({ length: swiss / 2 }, (_, at): RawMatch => {
    const [one, other] = [teams[2 * at], teams[2 * at + 1]];
    if (!one || !other) throw new Error('an odd number');
    return {
      groupId: 'SWISSROUN1',
      index: at + 1,
      startsAt: new Date(firstDay).toISOString(),
      sides: [one, other],
      result: null,
      section: 'Swiss Stage',
      list: { title: 'Round 1 Matches', listIndex: 0, round: 1 },
    };
  });
  const rounds = Math.log2(playoffs);
  const bracket = Array.from({ length: rounds }, (_, round) =>
    Array.from(
      { length: playoffs / 2 ** (round + 1) },
      (__, at): RawMatch => ({
        groupId: 'PLAYOFFSXX',
        index: at + 1,
        startsAt: new Date(firstDay + (3 + round) * day).toISOString(),
        sides: ['open', 'open'],
        result: null,
        section: 'Playoffs',
        bestOf: round === rounds - 1 ? final : 3,
        knockout: { round: round + 1, rounds },
      }),
    ),
  ).flat();
  return {
    teams,
    matches: [...first, ...bracket],
    tables: [
      {
        ...{ index: 0, title: 'Swiss Stage', type: 'swiss', isFinished: false },
        matchIds: [],
        rows: teams.map((team, at) => ({
          ...{ team, placement: String(at + 1), wins: 0, losses: 0 },
          definite: at < 8 ? 'up' : 'down',
        })),
      },
    ],
  };
}

/** An event of the tournament as its pages show it now, in the format that they draw. */
async function draftedEvent(moment = drawn()): Promise<number> {
  showMoment(moment);
  const details = await read();
  const { format, mapping } = draftTournament(details);
  if (!format) throw new Error('no format');
  const eventId = await wiki.follow(format, () => mapping);
  await lookAgain(eventId);
  return eventId;
}

async function read(): Promise<WikiDetails> {
  await db.deleteFrom('wikiAnswers').execute();
  const looked = await product.capabilities.services.wiki.details(2, 9001, { freshSeconds: 0 });
  if (!looked.ok || !looked.value.value) throw new Error('nothing there');
  return looked.value.value;
}

/** A look that compares. */
async function lookAgain(eventId: number) {
  await db.updateTable('eventWikis').set({ comparedAt: null }).execute();
  return look(eventId);
}

const show = async (eventId: number, moment: RawMoment) => {
  showMoment(moment);
  await lookAgain(eventId);
};

interface Shown {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly changes: readonly { code: string; values: object }[];
}

const doubtsOf = async (eventId: number): Promise<Shown[]> =>
  (await syncOf(eventId)).doubts.filter(({ kind }: Shown) => kind === 'structure');

const preview = async (eventId: number, doubtId: number) =>
  staff.get(`/api/sync/structure/${eventId}?doubtId=${doubtId}`);

async function take(eventId: number, more: object = {}, by = staff) {
  const [doubt] = await doubtsOf(eventId);
  const shown = (await preview(eventId, doubt?.id ?? 0)).json();
  return by.post('/api/sync/structure', {
    eventId,
    doubtId: doubt?.id ?? 0,
    version: shown.version ?? 1,
    cleared: shown.cleared ?? 0,
    note: '',
    ...more,
  });
}

async function pick(eventId: number, some = players): Promise<void> {
  const { stages } = await loadedEvent(db, eventId);
  const stage = stages[0]?.stage;
  if (!stage) throw new Error('no stage');
  for (const [at, player] of some.entries()) {
    const saved = await player.post(`/api/picks/save/user/${eventId}`, {
      ...randomPicks(stage, randomOf(at)),
      version: 0,
    });
    expect(saved.statusCode, saved.body).toBe(200);
  }
}

const structureOf = async (eventId: number) => {
  const { row, stages } = await loadedEvent(db, eventId);
  return {
    formatJson: row.formatJson,
    stages: stages.map(({ id, name, stage }) => ({
      ...{ id, name },
      substages: stage.substages.map(({ eventSubstageId, teamIds }) => [
        eventSubstageId,
        teamIds.length,
      ]),
    })),
  };
};

const entriesOf = async (eventId: number): Promise<number> => {
  const { stages } = await loadedEvent(db, eventId);
  const rows = await db
    .selectFrom('entries')
    .select('userId')
    .where(
      'eventStageId',
      'in',
      stages.map(({ id }) => id),
    )
    .execute();
  return rows.length;
};

describe('while nobody has picked', () => {
  test('another bracket is one doubt, which one press takes over; the wiki going back settles it [rule: drafts-28, drafts-32, drafts-33]', async () => {
    const eventId = await draftedEvent();
    expect(await doubtsOf(eventId)).toEqual([]);
    const before = await structureOf(eventId);

    await show(eventId, drawn({ playoffs: 4 }));
    const [doubt, ...others] = await doubtsOf(eventId);
    expect(others).toEqual([]);
    expect(doubt?.title).toContain('Playoffs: another bracket.');
    // Nothing changes by itself, and the same look raises nothing twice.
    await lookAgain(eventId);
    expect((await doubtsOf(eventId)).map(({ id }) => id)).toEqual([doubt?.id]);
    expect(await structureOf(eventId)).toEqual(before);

    await show(eventId, drawn());
    expect(await doubtsOf(eventId)).toEqual([]);

    await show(eventId, drawn({ playoffs: 4 }));
    const shown = (await preview(eventId, (await doubtsOf(eventId))[0]?.id ?? 0)).json();
    expect(shown).toMatchObject({
      obstacle: null,
      cleared: 0,
      stages: [
        { state: 'same', keepsPicks: true },
        { state: 'changed', keepsPicks: false },
      ],
      joining: [],
      leaving: [],
    });
    const taken = await take(eventId);
    expect(taken.statusCode, taken.body).toBe(204);
    const after = await structureOf(eventId);
    expect(after.stages[0]).toEqual(before.stages[0]);
    expect(after.stages[1]?.id).not.toBe(before.stages[1]?.id);
    expect(JSON.parse(after.formatJson).stages[0]).toEqual(JSON.parse(before.formatJson).stages[0]);
    expect(JSON.parse(after.formatJson).stages[1].bracket.parts[0].columnCount).toBe(2);
    await lookAgain(eventId);
    expect(await doubtsOf(eventId)).toEqual([]);

    // The wiki goes back: the doubt brings the former structure.
    await show(eventId, drawn());
    expect((await take(eventId)).statusCode).toBe(204);
    expect(JSON.parse((await structureOf(eventId)).formatJson)).toEqual(
      JSON.parse(before.formatJson),
    );
  });

  test('a Swiss stage of 24 in place of 16 brings its teams, and the lock stays with the first match', async () => {
    const eventId = await draftedEvent();
    await show(eventId, drawn({ swiss: 24 }));
    const [doubt] = await doubtsOf(eventId);
    expect(doubt?.changes).toContainEqual({
      code: 'teams_changed',
      values: expect.objectContaining({ was: '16', is: '24' }),
    });
    const shown = (await preview(eventId, doubt?.id ?? 0)).json();
    expect(shown.joining).toHaveLength(8);
    expect((await take(eventId)).statusCode).toBe(204);
    const { stages, row } = await loadedEvent(db, eventId);
    expect(stages[0]?.stage.substages[0]?.teamIds).toHaveLength(24);
    expect(stages[0]?.openedAt).not.toBeNull();
    expect(row.startsAt.getTime()).toBeGreaterThan(Date.now());
    const marks = await db
      .selectFrom('eventTeamMarks')
      .select('teamId')
      .where('eventId', '=', eventId)
      .execute();
    expect(marks).toHaveLength(24);
    await pick(eventId, players.slice(0, 2));
    // Fewer again.
    await show(eventId, drawn());
    const back = (await preview(eventId, (await doubtsOf(eventId))[0]?.id ?? 0)).json();
    expect(back).toMatchObject({ cleared: 2, joining: [] });
    expect(back.leaving).toHaveLength(8);
  });

  test('other lengths are told by their column, and the bracket keeps its drawing', async () => {
    const eventId = await draftedEvent();
    const before = JSON.parse((await structureOf(eventId)).formatJson);
    await show(eventId, drawn({ final: 7 }));
    expect((await doubtsOf(eventId))[0]?.changes).toEqual([
      {
        code: 'best_of_changed',
        values: { stage: 'Playoffs', column: expect.any(String), was: 5, is: 7 },
      },
    ]);
    expect((await take(eventId)).statusCode).toBe(204);
    const after = JSON.parse((await structureOf(eventId)).formatJson);
    expect(after.stages[0]).toEqual(before.stages[0]);
    expect(after.stages[1].bracket.scoringGroups).toEqual(before.stages[1].bracket.scoringGroups);
  });
});

describe('where players have picked', () => {
  let eventId: number;
  beforeEach(async () => {
    eventId = await draftedEvent();
    await pick(eventId);
  }, 60_000);

  test('picks of a stage that does not change stay', async () => {
    const { stages } = await loadedEvent(db, eventId);
    await show(eventId, drawn({ playoffs: 4 }));
    const shown = (await preview(eventId, (await doubtsOf(eventId))[0]?.id ?? 0)).json();
    expect(shown).toMatchObject({
      cleared: 0,
      stages: [{ picked: 40, keepsPicks: true }, { picked: 0 }],
    });
    expect((await take(eventId)).statusCode).toBe(204);
    expect(await entriesOf(eventId)).toBe(40);
    const { groupStagePicks } =
      (await players[0]?.get(`/api/picks/get/user/${eventId}`))?.json() ?? {};
    expect(groupStagePicks.length).toBeGreaterThan(0);
    expect((await loadedEvent(db, eventId)).stages[0]?.id).toBe(stages[0]?.id);
  });

  test('picks of a stage that changes are cleared by the press alone; their owners are told, and pick anew [rule: drafts-33, drafts-34]', async () => {
    await show(eventId, drawn({ swiss: 24 }));
    expect(await entriesOf(eventId)).toBe(40);
    const shown = (await preview(eventId, (await doubtsOf(eventId))[0]?.id ?? 0)).json();
    expect(shown.cleared).toBe(40);
    // Staff who saw a smaller number clear nothing.
    const unseen = await take(eventId, { cleared: 39 });
    expect([unseen.statusCode, unseen.json().code]).toEqual([409, 'more_picked']);
    expect(await entriesOf(eventId)).toBe(40);
    const old = await loadedEvent(db, eventId);
    expect((await take(eventId, { note: 'Twenty-four teams now' })).statusCode).toBe(204);
    expect(await entriesOf(eventId)).toBe(0);
    const bell = (await players[3]?.get('/api/notification/all'))?.json();
    expect(JSON.stringify(bell)).toContain('Twenty-four teams now');
    const cleared = await db
      .selectFrom('auditLog')
      .select('before')
      .where('action', '=', 'picks.cleared')
      .where('subjectId', '=', players[3]?.id ?? 0)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(cleared.before).toMatchObject({
      eventStageId: old.stages[0]?.id,
      layoutFingerprint: old.stages[0]?.layout.fingerprint,
    });
    // The lock has not fallen: nobody reads in the log what somebody had picked.
    const log = (await staff.get('/api/audit/log?action=picks.cleared')).json();
    expect(log.rows.length).toBeGreaterThan(0);
    expect(
      log.rows.every((row: { before: unknown; isWithheld: boolean }) => {
        return row.isWithheld && row.before === null;
      }),
    ).toBe(true);
    // Picks of the former stage are refused, and those of the new one are saved.
    const stage = old.stages[0]?.stage;
    const late = await players[5]?.post(`/api/picks/save/user/${eventId}`, {
      ...(stage && randomPicks(stage, randomOf(5))),
      version: 0,
    });
    expect(late?.statusCode).toBeGreaterThanOrEqual(400);
    await pick(eventId, players.slice(0, 3));
    expect(await entriesOf(eventId)).toBe(3);
    const board = await product.visitor.get(`/api/picks/get/leaderboard/${eventId}`);
    expect(board.statusCode).toBe(200);
  });
});

test('what staff keep stays kept for this very difference, and returns for another [rule: drafts-32]', async () => {
  const eventId = await draftedEvent();
  await show(eventId, drawn({ playoffs: 4 }));
  const [doubt] = await doubtsOf(eventId);
  const kept = await staff.post('/api/sync/answer', {
    eventId,
    doubtId: doubt?.id ?? 0,
    answer: 'dismiss',
    note: '',
  });
  expect(kept.statusCode).toBe(204);
  await lookAgain(eventId);
  expect(await doubtsOf(eventId)).toEqual([]);
  await show(eventId, drawn({ playoffs: 4, final: 7 }));
  expect(await doubtsOf(eventId)).toHaveLength(1);
  await show(eventId, drawn({ playoffs: 4 }));
  expect(await doubtsOf(eventId)).toEqual([]);
});

test('of two staff one takes it over, and nothing is done twice [rule: drafts-34]', async () => {
  const eventId = await draftedEvent();
  await show(eventId, drawn({ playoffs: 4 }));
  const [doubt] = await doubtsOf(eventId);
  const { version } = (await preview(eventId, doubt?.id ?? 0)).json();
  const body = { eventId, doubtId: doubt?.id, version, cleared: 0, note: '' };
  const answers = await Promise.all([
    staff.post('/api/sync/structure', body),
    second.post('/api/sync/structure', body),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  const again = await staff.post('/api/sync/structure', body);
  expect(again.json().code).toBe('doubt_not_found');
  const told = await db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'event.redrafted')
    .where('subjectId', '=', eventId)
    .execute();
  expect(told).toHaveLength(1);
});

test('saves that race with it count for the structure that they were made of, or are refused [rule: drafts-34]', async () => {
  const eventId = await draftedEvent();
  await show(eventId, drawn({ swiss: 24 }));
  const [doubt] = await doubtsOf(eventId);
  const { version } = (await preview(eventId, doubt?.id ?? 0)).json();
  const { stages } = await loadedEvent(db, eventId);
  const stage = stages[0]?.stage;
  if (!stage) throw new Error('no stage');
  const body = { eventId, doubtId: doubt?.id, version, cleared: 40, note: '' };
  const save = (player: TestUser, at: number) =>
    player.post(`/api/picks/save/user/${eventId}`, {
      ...randomPicks(stage, randomOf(at)),
      version: 0,
    });
  const [taken, ...saves] = await Promise.all([
    staff.post('/api/sync/structure', body),
    ...players.slice(0, 20).map(save),
  ]);
  expect(taken?.statusCode).toBe(204);
  expect(saves.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  // A save that came first is cleared with its stage, and none is read with another layout.
  const after = await loadedEvent(db, eventId);
  const kept = await db
    .selectFrom('entries')
    .select(['eventStageId', 'layoutFingerprint'])
    .where(
      'userId',
      'in',
      players.map(({ id }) => id),
    )
    .where('eventStageId', 'in', [stages[0]?.id ?? 0, ...after.stages.map(({ id }) => id)])
    .execute();
  expect(kept).toEqual([]);
});

test('an event that changed since the preview, or locked, stays as it is [rule: drafts-30, drafts-34]', async () => {
  const eventId = await draftedEvent();
  await show(eventId, drawn({ playoffs: 4 }));
  const [doubt] = await doubtsOf(eventId);
  const { version } = (await preview(eventId, doubt?.id ?? 0)).json();
  const body = { eventId, doubtId: doubt?.id, version, cleared: 0, note: '' };
  const stale = await staff.post('/api/sync/structure', { ...body, version: version + 1 });
  expect(stale.json().code).toBe('version_conflict');
  const before = await structureOf(eventId);
  await db
    .updateTable('events')
    .set({ isUnlocked: true, relockAt: new Date(Date.now() - 1000) })
    .where('id', '=', eventId)
    .execute();
  const late = await staff.post('/api/sync/structure', body);
  expect(['too_late_to_redraw', 'version_conflict']).toContain(late.json().code);
  expect(await structureOf(eventId)).toEqual(before);
  // A look after the lock has nothing to ask any more.
  await lookAgain(eventId);
  expect(await doubtsOf(eventId)).toEqual([]);
});

test('staff’s own choice, and events of before, are not compared [rule: drafts-29]', async () => {
  const eventId = await draftedEvent();
  await db
    .updateTable('eventWikis')
    .set({ drafted: null })
    .where('eventId', '=', eventId)
    .execute();
  await show(eventId, drawn({ playoffs: 4 }));
  expect(await doubtsOf(eventId)).toEqual([]);
});

test('records that cannot be read are a line of the log, and no question [rule: drafts-35]', async () => {
  const eventId = await draftedEvent();
  const details = await read();
  const services = { ...product.capabilities.services };
  const odd = { ...details, readAt: new Date() };
  await compareStructure(services, eventId, { ...odd, leftOut: ['a match without an id'] });
  expect(await doubtsOf(eventId)).toEqual([]);
  const { log } = await syncOf(eventId);
  expect(log[0].text).toContain('a match without an id');
  // A record that breaks the draft is a line, too, and reported.
  const faults: unknown[] = [];
  const broken = details.matches.map((match, at) =>
    at === 0 ? { ...match, place: null as never } : match,
  );
  await compareStructure({ ...services, onError: (error) => faults.push(error) }, eventId, {
    ...odd,
    matches: broken,
    leftOut: [],
  });
  expect(faults).toHaveLength(1);
  expect((await syncOf(eventId)).log[0].text).toContain('could not be read');
});
