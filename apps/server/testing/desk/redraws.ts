import {
  type EventStage,
  type GroupStagePick,
  type MatchPick,
  type PickSet,
  PickType,
} from '@callshot/rules';
import { expect } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { LoadedEvent, LoadedStage } from '../../src/play/events/loaded-event.ts';
import type { TestUser } from '../account/users.ts';
import { loadedEvent, testEvent } from '../play/events.ts';
import type { TestProduct } from '../product/product.ts';

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

export const stageOf = (event: LoadedEvent, index: number): LoadedStage => {
  const stage = event.stages[index];
  if (!stage) throw new Error(`no stage ${index}`);
  return stage;
};

/** A Swiss stage in which the first eight of these go through, the first two of them without a loss. */
export function swissResults(stage: LoadedStage, ranking: readonly number[]): PickSet {
  const { eventSubstageId = 0 } = stage.stage.substages[0] ?? {};
  const row = (pickTypeId: PickType) => (teamId: number) => ({
    eventStageId: stage.id,
    eventSubstageId,
    teamId,
    pickTypeId,
  });
  const groupStagePicks: GroupStagePick[] = [
    ...ranking.slice(0, 8).map(row(PickType.advancing)),
    ...ranking.slice(0, 2).map(row(PickType.cleanSweepWinner)),
    ...ranking.slice(-2).map(row(PickType.cleanSweepLoser)),
  ];
  return { groupStagePicks, matchPicks: [] };
}

/** The results without one team: whether it went through is not known. */
export const without = (results: PickSet, teamId: number | undefined): PickSet => ({
  ...results,
  groupStagePicks: results.groupStagePicks.filter((pick) => pick.teamId !== teamId),
});

/** The ranking with two places exchanged, counted from 0. */
export const swapped = (ranking: readonly number[], a: number, b: number): number[] =>
  ranking.map((id, at) => ranking[at === a ? b : at === b ? a : at] ?? id);

/** A stage whose teams are not known yet. */
export const withoutTeams = (
  stage: EventStage,
  teamsToOpenPicks: number | null = null,
): EventStage => ({
  ...stage,
  format: { ...stage.format, teamsToOpenPicks },
  substages: stage.substages.map((s) => ({ ...s, teamIds: [], officialMatches: [] })),
});

export const playoffs = playoffStage({ teams: 8, elimination: 'single' });

/** Openings of the playoffs, drawn with these teams in seeded order; null = not known yet. */
export function drawOf(stage: LoadedStage, seeds: readonly (number | null)[]): PickSet {
  const { eventSubstageId = 0 } = stage.stage.substages[0] ?? {};
  const teamAt = (seed: number | null) => seeds[(seed ?? 0) - 1] ?? null;
  const matchPicks = (playoffs.substages[0]?.officialMatches ?? []).flatMap((match) => {
    const [topTeamId, bottomTeamId] = [teamAt(match.topTeamId), teamAt(match.bottomTeamId)];
    if (topTeamId === null && bottomTeamId === null) return [];
    return [{ ...match, eventStageId: stage.id, eventSubstageId, topTeamId, bottomTeamId }];
  });
  return { groupStagePicks: [], matchPicks };
}

/** Picks with one team's name exchanged for another's. */
export const renamed = (picks: readonly MatchPick[], from = 0, to = 0): unknown =>
  JSON.parse(JSON.stringify(picks).replaceAll(`TeamId":${from},`, `TeamId":${to},`));

/** An admin's actions on events with several stages. */
export function redrawDesk({ db }: Pick<TestProduct, 'db'>, admin: TestUser) {
  const now = (event: LoadedEvent) => loadedEvent(db, event.row.id);
  const bodyOf = (event: LoadedEvent, index: number, picks: PickSet) => ({
    userId: null,
    eventStageId: stageOf(event, index).id,
    ...picks,
  });

  /** Enters official results on top of the existing ones. */
  const tryToEnter = async (event: LoadedEvent, index: number, picks: PickSet) => {
    const { row } = await now(event);
    const body = { ...bodyOf(event, index, picks), reason: '', version: row.officialVersion };
    return admin.post(`/api/picks/override/${event.row.id}`, body);
  };
  const enter = async (event: LoadedEvent, index: number, picks: PickSet) => {
    const answer = await tryToEnter(event, index, picks);
    expect(answer.statusCode, answer.body).toBe(200);
    return now(event);
  };
  const tryToPreview = (event: LoadedEvent, index: number, picks: PickSet) =>
    admin.post(`/api/picks/override/preview/${event.row.id}`, bodyOf(event, index, picks));
  const preview = async (event: LoadedEvent, index: number, picks: PickSet) => {
    const answer = await tryToPreview(event, index, picks);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const act = async (event: LoadedEvent, action: string, relockTime: string | null = null) => {
    const body = { eventId: event.row.id, action, relockTime, reason: 'test' };
    const answer = await admin.post('/api/event/stage', body);
    expect(answer.statusCode, answer.body).toBe(200);
    return now(event);
  };
  const save = async (event: LoadedEvent, index: number, players: readonly TestUser[]) => {
    for (const [at, player] of players.entries()) {
      const slip = randomPicks(stageOf(event, index).stage, randomOf(at));
      const saved = await player.post(`/api/picks/save/user/${event.row.id}`, slip);
      expect(saved.statusCode, saved.body).toBe(200);
    }
  };

  /** A Swiss stage that is locked, before what comes after it. */
  const lockedSwiss = async (...later: readonly EventStage[]) => {
    const event = await testEvent(db, { stages: [swissStage(), ...later] });
    await act(event, 'lock');
    const swiss = stageOf(event, 0);
    return { event, swiss, ranking: swiss.stage.substages[0]?.teamIds ?? [] };
  };

  /** Playoffs that are drawn and open for an hour, with picks of these players. */
  const pickedPlayoffs = async (players: readonly TestUser[], ...later: readonly EventStage[]) => {
    const { event, swiss, ranking } = await lockedSwiss(withoutTeams(playoffs), ...later);
    const placed = await enter(event, 0, swissResults(swiss, ranking));
    const drawn = await enter(event, 1, drawOf(stageOf(placed, 1), ranking));
    expect(drawn.row.stage).toBe(1);
    const open = await act(event, 'relock', inAnHour());
    await save(open, 1, players);
    return { event: open, swiss, ranking };
  };

  return {
    now,
    tryToEnter,
    enter,
    tryToPreview,
    preview,
    act,
    save,
    lockedSwiss,
    pickedPlayoffs,
    picksOf: async (event: LoadedEvent, user: TestUser) =>
      (await user.get(`/api/picks/get/user/${event.row.id}`)).json(),
    teamsOf: async (event: LoadedEvent, index: number): Promise<number[]> =>
      stageOf(await now(event), index).stage.substages.flatMap(({ teamIds }) => [...teamIds]),
    drawnIn: async (event: LoadedEvent): Promise<number[]> =>
      stageOf(await now(event), 1)
        .official.matchPicks.flatMap((m) => [m.topTeamId, m.bottomTeamId])
        .filter((id) => id !== null),
  };
}
