import { type MatchPick, type PickSet, slotOfMatch } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import { undecidedOpeningStage } from '../../../../../packages/rules/fixtures/special-brackets.ts';
import { randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import {
  drawOf,
  inAnHour,
  redrawDesk,
  renamed,
  stageOf,
  swissResults,
  without,
  withoutTeams,
} from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

// An unpicked column is played while the rest is picked. Its results decide nothing of the rest.

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [await product.user('first'), await product.user('second')];
const [player] = players;
if (!player) throw new Error('no player');
const { act, enter, now, picksOf, tryToEnter } = redrawDesk(product, admin);

/** The rows with a result of these matches more, won by the upper team or the lower. */
function played(rows: PickSet, keys: readonly string[], isTop = true): PickSet {
  const matchPicks = rows.matchPicks.map((row) => {
    if (!keys.includes(slotOfMatch(row))) return row;
    const [winnerTeamId, loserTeamId] = isTop
      ? [row.topTeamId, row.bottomTeamId]
      : [row.bottomTeamId, row.topTeamId];
    const [topTeamScore, bottomTeamScore] = isTop ? [3, 1] : [1, 3];
    return { ...row, winnerTeamId, loserTeamId, topTeamScore, bottomTeamScore };
  });
  return { groupStagePicks: [], matchPicks };
}

const sidesOf = (row: MatchPick | undefined) => ({
  topTeamId: row?.topTeamId ?? null,
  bottomTeamId: row?.bottomTeamId ?? null,
});

/** Fills the slots of a stage's first round by hand. */
const tryToSeat = (event: LoadedEvent, rows: readonly MatchPick[]) =>
  admin.post('/api/event/slots', {
    eventId: event.row.id,
    version: event.row.version,
    eventStageId: event.stages[0]?.id,
    substages: [],
    openings: rows.map((row) => ({
      eventSubstageId: row.eventSubstageId,
      slot: slotOfMatch(row),
      ...sidesOf(row),
      isBye: false,
    })),
  });

async function seat(event: LoadedEvent, rows: readonly MatchPick[]): Promise<LoadedEvent> {
  const answer = await tryToSeat(event, rows);
  expect(answer.statusCode, answer.body).toBe(200);
  return now(event);
}

const resultsOf = (event: LoadedEvent): string[] =>
  officialOf(event)
    .matchPicks.filter(({ winnerTeamId }) => winnerTeamId !== null)
    .map((row) => slotOfMatch(row));

const FIRST_ROUND = ['UB-0-0', 'UB-0-1', 'UB-0-2', 'UB-0-3'];

async function save(event: LoadedEvent) {
  const { stage } = stageOf(event, event.row.stage);
  for (const [at, user] of players.entries()) {
    const slip = clickedSlip(stage, randomOf(at + 1));
    const saved = await user.post(`/api/picks/save/user/${event.row.id}`, slip);
    expect(saved.statusCode, saved.body).toBe(200);
  }
}

const officialOf = (event: LoadedEvent, index = 0): PickSet => stageOf(event, index).official;

async function codeOf(answer: Promise<{ statusCode: number; json(): { code?: string } }>) {
  const { statusCode, json } = await answer;
  return statusCode === 200 ? 'done' : json().code;
}

const teamsOfMatch = (event: LoadedEvent, key: string): readonly [number, number] => {
  const row = officialOf(event).matchPicks.find((match) => slotOfMatch(match) === key);
  return [row?.topTeamId ?? 0, row?.bottomTeamId ?? 0];
};

/** Picks with each of two teams named where the other was. */
const exchanged = (picks: readonly MatchPick[], a: number, b: number): unknown =>
  renamed(renamed(renamed(picks, a, -1) as MatchPick[], b, a) as MatchPick[], -1, b);

const startAt = ({ row }: LoadedEvent, slot: string, matchStartsAt: Date | undefined) =>
  db
    .updateTable('officialPicks')
    .set({ matchStartsAt: matchStartsAt ?? null })
    .where('slot', '=', slot)
    .where('eventStageId', 'in', (query) =>
      query.selectFrom('eventStages').select('id').where('eventId', '=', row.id),
    )
    .execute();

const ranksOf = async ({ row }: LoadedEvent) =>
  (await visitor.get(`/api/picks/get/leaderboard/${row.id}`))
    .json()
    .records.map(({ rank }: { rank: number | null }) => rank);

const tryToAct = ({ row }: LoadedEvent, action: string) =>
  admin.post('/api/event/stage', {
    eventId: row.id,
    action,
    relockTime: inAnHour(),
    reason: 'test',
  });

describe('a bracket whose first round nobody picks', () => {
  const open = () => testEvent(db, { stages: [undecidedOpeningStage()] });

  test('takes no empty slip while nothing can be picked', async () => {
    const event = await open();
    const empty = { groupStagePicks: [], matchPicks: [] };
    const refused = await player.post(`/api/picks/save/user/${event.row.id}`, empty);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_picks']);
    expect(refused.body).toContain('nothing_picked');
  });

  test('takes its results while picks are open; what is picked waits for the lock', async () => {
    const event = await open();
    const first = await enter(event, 0, played(officialOf(event), FIRST_ROUND));
    expect(stageOf(first, 0).sealedAt).toBeNull();
    await save(first);
    expect(await codeOf(tryToEnter(first, 0, played(officialOf(first), ['UB-1-0'])))).toBe(
      'stage_open',
    );
    const { lockAt } = first.row;
    const extension = { eventId: first.row.id, lockAt, minutes: 30, reason: 'test' };
    expect(await codeOf(admin.post('/api/event/extendLock', extension))).toBe('done');

    await act(first, 'lock');
    expect(await ranksOf(first)).toEqual([null, null]);
    expect(await codeOf(tryToAct(first, 'relock'))).toBe('done');
    const locked = await act(first, 'lock');
    const decided = await enter(locked, 0, played(officialOf(locked), ['UB-1-0']));
    expect(await ranksOf(first)).not.toContain(null);
    expect(await codeOf(tryToAct(decided, 'relock'))).toBe('stage_has_results');
  });

  test.each(['open', 'locked'])('follows a result that was wrong: %s', async (state) => {
    const event = await open();
    const first = await enter(event, 0, played(officialOf(event), FIRST_ROUND));
    await save(first);
    const before = await picksOf(first, player);
    if (state === 'locked') await act(first, 'lock');
    const [upper, lower] = teamsOfMatch(first, 'UB-0-0');
    const [wrong, ...others] = FIRST_ROUND;
    await enter(first, 0, played(played(officialOf(event), others), [wrong ?? ''], false));
    const after = await picksOf(first, player);
    expect(after.matchPicks.length).toBeGreaterThan(5);
    expect(after.matchPicks).toEqual(exchanged(before.matchPicks, upper, lower));
    const unreadable = await admin.get(`/api/picks/override/unreadable/${event.row.id}`);
    expect(unreadable.json().count).toBe(0);
  });

  test('keeps its results when slots are filled by hand, where the same teams still play', async () => {
    const event = await open();
    const first = await enter(event, 0, played(officialOf(event), FIRST_ROUND));
    const rows = officialOf(event).matchPicks;
    expect(resultsOf(await seat(first, rows))).toEqual(FIRST_ROUND);
    await save(first);
    expect(resultsOf(await seat(await now(event), rows))).toEqual(FIRST_ROUND);
    const [one, two, ...others] = rows;
    if (!one || !two) throw new Error('no matches');
    const swapped = [
      { ...one, topTeamId: two.topTeamId },
      { ...two, topTeamId: one.topTeamId },
      ...others,
    ];
    const refused = await tryToSeat(await now(event), swapped);
    expect(refused.body).toContain('could not be read any more');
    const unpicked = await open();
    const other = await enter(unpicked, 0, played(officialOf(unpicked), FIRST_ROUND));
    const own = officialOf(unpicked).matchPicks.map((row, at) => ({
      ...row,
      ...sidesOf(swapped[at]),
    }));
    expect(resultsOf(await seat(other, own))).toEqual(FIRST_ROUND.slice(2));
  });

  test('is not put off by its final while only the start of what nobody picks is known beside it', async () => {
    const event = await open();
    const startOf = async (slot: string, hours: number) => {
      const body = {
        eventId: event.row.id,
        eventSubstageId: event.stages[0]?.stage.substages[0]?.eventSubstageId,
        slot,
        startsAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
      };
      const answer = await admin.post('/api/event/matchTime', body);
      expect(answer.statusCode, answer.body).toBe(200);
      return new Date(answer.json().lockAt);
    };
    const { lockAt } = event.row;
    expect(await startOf('', 100)).toEqual(lockAt);
    expect(await startOf('GF-0-0', 2000)).toEqual(lockAt);
    expect(await startOf('UB-1-0', 1000)).not.toEqual(lockAt);
  });

  test('cannot lose a result that picks go on from', async () => {
    const event = await open();
    const first = await enter(event, 0, played(officialOf(event), FIRST_ROUND));
    await save(first);
    const cleared = await tryToEnter(first, 0, stageOf(event, 0).official);
    expect(cleared.body).toContain('entries_lost');
  });
});

describe('a later stage that begins with matches that nobody picks', () => {
  test('opens with their results, and locks at the first match that is picked', async () => {
    const event = await testEvent(db, {
      stages: [swissStage(), withoutTeams(undecidedOpeningStage())],
    });
    await act(event, 'lock');
    const ranking = stageOf(event, 0).stage.substages[0]?.teamIds ?? [];
    const through = swissResults(stageOf(event, 0), ranking);
    const known = await enter(event, 0, without(through, ranking[7]));
    await enter(known, 1, drawOf(stageOf(known, 1), ranking.slice(0, 7)));
    const [earlier, later] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000));
    await startAt(event, 'UB-0-1', earlier);
    const early = await now(event);
    const some = await enter(event, 1, played(officialOf(early, 1), ['UB-0-1']));
    await startAt(event, 'UB-1-0', later);
    expect(some.row.stage).toBe(0);
    await enter(event, 0, through);
    const drawn = await now(event);
    const opened = await enter(drawn, 1, played(drawOf(stageOf(drawn, 1), ranking), ['UB-0-1']));
    expect(opened.row).toMatchObject({ stage: 1, lockAt: later });
  });
});
