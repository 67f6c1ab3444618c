import type { ExportedPart } from '@callshot/contract';
import type { LedgerRow, PickSet } from '@callshot/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  groupBracketStage,
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { createEventExporter } from './export-event.service.ts';

const product = await testProduct();
const { db, capabilities } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];

beforeAll(async () => {
  for (let at = 1; at <= 9; at += 1) players.push(await product.user(`Player ${at}`));
});

/** Each reader may ask for a dozen files at once. */
const readerOf = async (eventId: number) => product.user(`reader of ${eventId}`, ['Admin']);

const fileOf = async (
  reader: TestUser,
  eventId: number,
  what: ExportedPart,
  as: 'csv' | 'json',
) => {
  const answer = await reader.get(`/api/event/export?eventId=${eventId}&what=${what}&as=${as}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};

/** These files have no quotation marks: no name in them needs any. */
const cellsOf = (text: string): Record<string, string>[] => {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head = [], ...lines] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
};

/** All but the last player save picks of the stage; it is locked and has results. */
async function played(event: LoadedEvent): Promise<PickSet[]> {
  const [first] = event.stages;
  if (!first) throw new Error('no stage');
  const eventId = event.row.id;
  const slips: PickSet[] = [];
  for (const [at, player] of players.slice(0, -1).entries()) {
    const slip = randomPicks(first.stage, randomOf(at % 6));
    const answer = await player.post(`/api/picks/save/user/${eventId}`, slip);
    expect(answer.statusCode, answer.body).toBe(200);
    slips.push(slip);
  }
  const lock = { eventId, action: 'lock', relockTime: null, reason: '' };
  expect((await admin.post('/api/event/stage', lock)).statusCode).toBe(200);
  const results = await admin.post(`/api/picks/override/${eventId}`, {
    userId: null,
    eventStageId: first.id,
    reason: '',
    version: 0,
    ...randomPicks(first.stage, randomOf(500)),
  });
  expect(results.statusCode, results.body).toBe(200);
  return slips;
}

interface Line {
  readonly rank: number;
  readonly username: string;
  readonly totalScore: number;
}

const boardOf = async (eventId: number): Promise<Line[]> => {
  const answer = await product.visitor.get(`/api/picks/get/leaderboard/${eventId}`);
  return answer.json().records;
};

describe.each([
  { kind: 'a Swiss stage', stage: swissStage() },
  { kind: 'groups', stage: groupStage() },
  { kind: 'a bracket', stage: playoffStage({ teams: 8 }) },
  { kind: 'groups as brackets', stage: groupBracketStage() },
])('of $kind', ({ stage }) => {
  test('board, ledger and slips say what the product says [rule: pick-data-12]', async () => {
    const event = await testEvent(db, { stages: [stage] });
    const eventId = event.row.id;
    const slips = await played(event);
    await expect.poll(async () => (await boardOf(eventId))[0]?.rank).toBe(1);
    const board = await boardOf(eventId);
    const reader = await readerOf(eventId);

    const rows = cellsOf((await fileOf(reader, eventId, 'board', 'csv')).body);
    expect(rows.map(({ rank, player, points }) => [rank, player, points])).toEqual(
      board.map(({ rank, username, totalScore }) => [`${rank}`, username, `${totalScore}`]),
    );
    const isTied = (at: number) => board.filter(({ rank }) => rank === board[at]?.rank).length > 1;
    expect(rows.map(({ tied }) => tied)).toEqual(rows.map((_, at) => (isTied(at) ? 'yes' : 'no')));
    const told = (await fileOf(reader, eventId, 'board', 'json')).json();
    expect(told).toMatchObject(
      board.map(({ rank, username, totalScore }) => ({ rank, player: username, totalScore })),
    );

    const ledger = cellsOf((await fileOf(reader, eventId, 'ledger', 'csv')).body);
    const pointsOf = (name: string) =>
      ledger
        .filter(({ player }) => player === name)
        .reduce((sum, { points }) => sum + Number(points), 0);
    expect(board.map(({ username }) => pointsOf(username))).toEqual(
      board.map(({ totalScore }) => totalScore),
    );
    const ledgers = (await fileOf(reader, eventId, 'ledger', 'json')).json();
    const counted = ledgers.map(
      (one: { totalScore: number; stages: { ledger: LedgerRow[] }[] }) =>
        one.stages.flatMap((own) => own.ledger).reduce((sum, { points }) => sum + points, 0) ===
        one.totalScore,
    );
    expect(counted).toEqual(board.map(() => true));

    const files = (await fileOf(reader, eventId, 'slips', 'json')).json();
    for (const [at, slip] of slips.entries()) {
      const found = files.find(({ userId }: { userId: number }) => userId === players[at]?.id);
      expect(found?.stages).toMatchObject([{ eventStageId: event.stages[0]?.id }]);
      expect(sorted(found?.stages[0])).toEqual(sorted(slip));
    }
    const picks = cellsOf((await fileOf(reader, eventId, 'slips', 'csv')).body);
    expect(picks).toHaveLength(
      slips.reduce((sum, one) => sum + one.groupStagePicks.length + one.matchPicks.length, 0),
    );
    const names = new Map(event.teams.map(({ id, name }) => [id, name]));
    const teamsIn = (one: PickSet | undefined) =>
      [
        ...(one?.groupStagePicks ?? []).map(({ teamId }) => teamId),
        ...(one?.matchPicks ?? []).map(({ winnerTeamId }) => winnerTeamId ?? 0),
      ].map((teamId) => names.get(teamId));
    const own = picks.filter(({ player }) => player === 'Player 1');
    const games = (slips[0]?.matchPicks ?? []).map((match) =>
      [match.topTeamScore, match.bottomTeamScore].toSorted(
        (one, other) => Number(other) - Number(one),
      ),
    );
    expect(
      own.filter(({ match }) => match !== '').map(({ won, lost }) => `${won}:${lost}`),
    ).toEqual(expect.arrayContaining(games.map(([won, lost]) => `${won ?? ''}:${lost ?? ''}`)));
    expect(
      picks
        .filter(({ player }) => player === 'Player 1')
        .map(({ team }) => team)
        .toSorted(),
    ).toEqual(teamsIn(slips[0]).toSorted());
  });

  test('somebody’s own picks are told to them alone [rule: pick-data-13]', async () => {
    const event = await testEvent(db, { stages: [stage] });
    const url = (as: string) => `/api/picks/export?eventId=${event.row.id}&as=${as}`;
    expect((await players[0]?.get(url('csv')))?.json().code).toBe('nothing_sealed');
    const [slip] = await played(event);
    await expect.poll(async () => (await boardOf(event.row.id))[0]?.rank).toBe(1);
    const [stages] = (await players[0]?.get(url('json')))?.json() ?? [];
    expect(sorted(stages)).toEqual(slip && sorted(slip));
    const rows = cellsOf((await players[0]?.get(url('csv')))?.body ?? '');
    const points = rows.reduce((sum, row) => sum + Number(row.points), 0);
    expect(points).toBe(stages.points);
    const own = (await boardOf(event.row.id)).find(({ username }) => username === 'Player 1');
    expect(points).toBe(own?.totalScore);
    expect((await players.at(-1)?.get(url('csv')))?.json().code).toBe('nothing_sealed');
    expect((await product.visitor.get(url('csv'))).statusCode).toBe(401);
  });
});

/** Picks have no order. Scores and outcomes that a slip leaves out are told as null. */
const sorted = ({ groupStagePicks, matchPicks }: PickSet) => ({
  groupStagePicks: groupStagePicks.map((pick) => JSON.stringify(pick)).toSorted(),
  matchPicks: matchPicks
    .map(({ matchIndex, winnerTeamId, topTeamScore, bottomTeamScore }) => [
      ...[matchIndex, winnerTeamId, topTeamScore, bottomTeamScore],
    ])
    .toSorted(),
});

test('nothing is told before the seal, nor of an event that is not there [rule: pick-data-12]', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const get = (eventId: number) =>
    admin.get(`/api/event/export?eventId=${eventId}&what=slips&as=csv`);
  const open = await get(event.row.id);
  expect([open.statusCode, open.json().code]).toEqual([409, 'nothing_sealed']);
  const none = await get(999_999);
  expect([none.statusCode, none.json().code]).toEqual([404, 'event_not_found']);
});

test('picks that came late stand in one’s own file, and in none of everybody [rule: pick-data-12, pick-data-13]', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const eventId = event.row.id;
  await played(event);
  const [stage] = event.stages;
  if (!stage) throw new Error('no stage');
  // An Admin may save after the lock, and is on no board then.
  const entered = await admin.post(
    `/api/picks/save/user/${eventId}`,
    randomPicks(stage.stage, randomOf(3)),
  );
  expect(entered.statusCode, entered.body).toBe(200);
  const own = await admin.get(`/api/picks/export?eventId=${eventId}&as=csv`);
  expect(cellsOf(own.body).length).toBeGreaterThan(0);
  const reader = await readerOf(eventId);
  const rows = cellsOf((await fileOf(reader, eventId, 'slips', 'csv')).body);
  expect(rows.some(({ player }) => player === 'Player 1')).toBe(true);
  expect(rows.some(({ player }) => player === 'chief')).toBe(false);
});

test('a second file is refused while the first is read, whoever began it, and not after [rule: pick-data-12]', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await played(event);
  const { seals, boards } = capabilities.services;
  const exportEvent = createEventExporter({ db, seals, boards });
  const begin = async () => {
    const file = await exportEvent({ eventId: event.row.id, what: 'ledger', as: 'csv' });
    return file.ok ? file.value.pieces[Symbol.asyncIterator]() : file.code;
  };
  // Asked for and never read: it takes no place.
  expect(await begin()).not.toBe('export_running');
  const first = await begin();
  if (typeof first === 'string') throw new Error(first);
  await first.next();
  expect(await begin()).toBe('export_running');
  await first.return?.();
  const second = await begin();
  if (typeof second === 'string') throw new Error(second);
  for (;;) if ((await second.next()).done) break;
  expect(await begin()).not.toBe('export_running');
});
