import { describe, expect, test } from 'vitest';
import { swissWith } from '../../../../../packages/rules/fixtures/clickable-stages.ts';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { groupStage, swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import {
  drawOf,
  inAnHour,
  playoffs,
  redrawDesk,
  stageOf,
  swapped,
  swissResults,
  without,
  withoutTeams,
} from '../../../testing/desk/redraws.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('player');
const { act, drawnIn, enter, lockedSwiss, now, preview, teamsOf } = redrawDesk(product, admin);

/** Eight teams, the number that advances from the stage before. */
const swissOfEight = swissWith({
  advancingCount: 4,
  cleanSweepWinnerCount: 1,
  cleanSweepLoserCount: 1,
});
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** Puts further teams into the first group of the second stage. */
async function seat(event: LoadedEvent, teamIds: readonly number[]): Promise<LoadedEvent> {
  const { id, stage } = stageOf(event, 1);
  const listed = stage.substages.flatMap((substage) => substage.teamIds);
  const came = teamIds.filter((teamId) => !listed.includes(teamId));
  const answer = await admin.post('/api/event/slots', {
    eventId: event.row.id,
    version: event.row.version,
    eventStageId: id,
    substages: stage.substages.map(({ eventSubstageId, teamIds: own }, at) => ({
      eventSubstageId,
      teamIds: at === 0 ? [...own, ...came] : own,
    })),
    openings: [],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return now(event);
}

describe('nobody has picked in the later stage', () => {
  test('the last result opens it in the same call; its correction puts the right team in', async () => {
    const { event, swiss, ranking } = await lockedSwiss(withoutTeams(swissOfEight, 8));
    const opened = await enter(event, 0, swissResults(swiss, ranking));
    expect([opened.row.stage, (await teamsOf(event, 1)).length]).toEqual([1, 8]);
    const right = swapped(ranking, 5, 9);
    const shown = await preview(event, 0, swissResults(swiss, right));
    expect(shown.follows).toEqual([
      expect.stringMatching(/^Swiss: Team \d+ takes the place of Team \d+$/),
    ]);
    expect(shown.concerned).toEqual({ entries: 0, users: 0 });
    await enter(event, 0, swissResults(swiss, right));
    expect(await teamsOf(event, 1)).toEqual(right.slice(0, 8));
    expect((await now(event)).row.stage).toBe(1);
  });

  test.each([
    { why: 'those who come through alone', later: swissOfEight, entering: 0 },
    { why: 'others enter there', later: swissStage(), entering: 8 },
    { why: 'groups, whose teams staff have put in', later: groupStage(), entering: 5 },
  ])('a format that names no number opens a stage with all its teams: $why', async (row) => {
    const unknown = withoutTeams(row.later);
    const seats = row.later.substages.map(({ teamIds }) => teamIds.map((teamId) => 300 + teamId));
    const stage = {
      ...unknown,
      substages: unknown.substages.map((substage, at) => ({
        ...substage,
        teamIds: seats[at]?.slice(0, row.entering) ?? [],
      })),
    };
    const { event, swiss, ranking } = await lockedSwiss(stage);
    const results = swissResults(swiss, ranking);
    const early = await enter(event, 0, without(results, ranking[6]));
    expect(early.row.stage).toBe(0);
    let opened = await enter(event, 0, results);
    if (row.later.substages.length > 1) {
      // Only staff can assign teams to several groups.
      expect(opened.row.stage).toBe(0);
      await seat(opened, ranking.slice(0, 7));
      expect((await now(event)).row.stage).toBe(0);
      opened = await seat(await now(event), ranking.slice(0, 8));
    }
    expect(opened.row.stage).toBe(1);
    expect(await teamsOf(event, 1)).toHaveLength(row.entering * row.later.substages.length + 8);
  });

  test('through a half-made draw: eight teams for eight places, and its opening is the right team’s', async () => {
    const { event, swiss, ranking } = await lockedSwiss(withoutTeams(playoffs));
    const placed = await enter(event, 0, swissResults(swiss, ranking));
    const half = ranking.slice(0, 5).map((id, at) => (at === 3 ? null : id));
    await enter(event, 1, drawOf(stageOf(placed, 1), half));
    const right = swapped(ranking, 2, 9);
    await enter(event, 0, swissResults(swiss, right));
    expect(sorted(await teamsOf(event, 1))).toEqual(sorted(right.slice(0, 8)));
    expect(sorted(await drawnIn(event))).toEqual(sorted([0, 1, 2, 4].map((at) => right[at] ?? 0)));
    const whole = await enter(event, 1, drawOf(stageOf(await now(event), 1), right));
    expect(whole.row.stage).toBe(1);
  });

  test('it closes again when too few of its teams are known, and opens anew', async () => {
    const { event, swiss, ranking } = await lockedSwiss(withoutTeams(playoffs));
    const placed = await enter(event, 0, swissResults(swiss, ranking));
    const startsAt = new Date(Date.now() + 7_200_000);
    await enter(event, 1, drawOf(stageOf(placed, 1), ranking.slice(0, 7)));
    await db
      .updateTable('officialPicks')
      .set({ matchStartsAt: startsAt })
      .where('eventStageId', '=', stageOf(event, 1).id)
      .execute();
    const open = await enter(event, 1, drawOf(stageOf(placed, 1), ranking));
    expect(open.row).toMatchObject({ stage: 1, lockAt: startsAt });
    const right = swissResults(swiss, ranking);
    const unsure = without(right, ranking[2]);
    const shown = await preview(event, 0, unsure);
    expect(shown.follows).toEqual([
      expect.stringMatching(/^Playoffs: Team \d+ leaves, and the place is open$/),
      'Playoffs: closes again until its teams are known',
    ]);
    const closed = await enter(event, 0, unsure);
    expect(closed.row.stage).toBe(0);
    expect(closed.row.lockAt).toEqual(stageOf(closed, 0).sealedAt);
    expect([stageOf(closed, 1).openedAt, (await teamsOf(event, 1)).length]).toEqual([null, 7]);
    const late = await player.post(
      `/api/picks/save/user/${event.row.id}`,
      randomPicks(stageOf(open, 1).stage, randomOf(1)),
    );
    expect(late.json().code).toBe('wrong_stage');
    await enter(event, 0, right);
    const again = await enter(event, 1, drawOf(stageOf(closed, 1), ranking));
    expect(again.row).toMatchObject({ stage: 1, lockAt: startsAt });
    const { opening } = await db
      .selectFrom('eventStages')
      .select('opening')
      .where('id', '=', stageOf(event, 1).id)
      .executeTakeFirstOrThrow();
    expect(opening).toBe(2);
  });

  test('what staff opened stays open', async () => {
    const { event, swiss, ranking } = await lockedSwiss(withoutTeams(swissOfEight, 8));
    const some = swissResults(swiss, ranking);
    const seven = without(some, ranking[7]);
    await enter(event, 0, seven);
    await act(event, 'open_next', inAnHour());
    await enter(event, 0, some);
    await enter(event, 0, seven);
    expect((await now(event)).row.stage).toBe(1);
    expect(await teamsOf(event, 1)).toEqual(ranking.slice(0, 7));
  });

  test('two corrections in a row, and back to where it began', async () => {
    const { event, swiss, ranking } = await lockedSwiss(withoutTeams(playoffs));
    const placed = await enter(event, 0, swissResults(swiss, ranking));
    await enter(event, 1, drawOf(stageOf(placed, 1), ranking));
    const before = stageOf(await now(event), 1);
    await enter(event, 0, swissResults(swiss, swapped(ranking, 3, 9)));
    await enter(event, 0, swissResults(swiss, swapped(ranking, 3, 10)));
    expect(await drawnIn(event)).toContain(ranking[10]);
    expect(await drawnIn(event)).not.toContain(ranking[9]);
    await enter(event, 0, swissResults(swiss, ranking));
    await enter(event, 0, swissResults(swiss, ranking));
    const { stage, official } = stageOf(await now(event), 1);
    expect([stage, official]).toEqual([before.stage, before.official]);
  });

  test('groups keep the place of a team until it is known who gets it', async () => {
    const { event, swiss, ranking } = await lockedSwiss(groupStage());
    // The groups were drawn by hand, from among those who went through.
    const groups = stageOf(event, 1).stage.substages;
    await db
      .deleteFrom('eventTeams')
      .where(
        'eventSubstageId',
        'in',
        groups.map((g) => g.eventSubstageId),
      )
      .execute();
    for (const [at, { eventSubstageId }] of groups.entries()) {
      const own = ranking.slice(4 * at, 4 * at + 4);
      await db
        .insertInto('eventTeams')
        .values(
          own.map((teamId, position) => ({
            eventSubstageId,
            teamId,
            position,
            groupName: 'AB'[at] ?? '',
          })),
        )
        .execute();
    }
    const right = swissResults(swiss, ranking);
    await enter(event, 0, right);
    const unsure = without(right, ranking[5]);
    expect((await preview(event, 0, unsure)).follows).toEqual([
      expect.stringMatching(/^Groups: Team \d+ keeps the place until its team is known$/),
      'Groups: closes again until its teams are known',
    ]);
    await enter(event, 0, unsure);
    expect(await teamsOf(event, 1)).toEqual(ranking.slice(0, 8));
    const corrected = swapped(ranking, 5, 9);
    await enter(event, 0, swissResults(swiss, corrected));
    expect(await teamsOf(event, 1)).toEqual(corrected.slice(0, 8));
    const { teams } = (await visitor.get(`/api/event/get?eventId=${event.row.id}`)).json();
    const groupOf = (id: number | undefined, stageId: number) =>
      teams.find(
        (team: { id: number; eventStageId: number }) =>
          team.id === id && team.eventStageId === stageId,
      )?.group;
    expect(groupOf(corrected[5], stageOf(event, 1).id)).toBe('B');
  });
});
