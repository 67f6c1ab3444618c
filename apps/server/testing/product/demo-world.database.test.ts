import type {
  Leaderboard,
  League,
  Survey,
  SurveyResults,
  SurveySummary,
  UserScore,
} from '@callshot/contract';
import { isEmptyWorld, plantDemoWorld } from '@callshot/seed';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../src/account/accounts/demo-accounts.ts';
import { tellPast } from '../../src/reach/notifications/notices/tell-past.service.ts';
import { testClient } from '../platform/client.ts';
import { type TestDatabase, testDatabase } from '../platform/database.ts';
import { demoDatabase, plantedAt } from './demo-world.ts';
import { type TestProduct, testProduct } from './product.ts';

const now = plantedAt;

describe('the demo world', () => {
  let product: TestProduct;
  let events: { id: number; name: string; stage: number; finishedAt: Date | null }[];

  beforeAll(async () => {
    product = await testProduct(await demoDatabase());
    events = await product.db
      .selectFrom('events')
      .select(['id', 'name', 'stage', 'finishedAt'])
      .orderBy('id')
      .execute();
  }, 120_000);

  const get = async <T>(path: string): Promise<T> => {
    const answer = await product.app.inject({ path, headers: { game: '1' } });
    expect(answer.statusCode).toBe(200);
    return answer.json<T>();
  };

  test('is planted once: 300 players, a demo admin, five formats, four events a game', async () => {
    expect(await isEmptyWorld(product.db)).toBe(false);
    const counts = await sql<Record<string, number>>`
      select (select count(*)::int from users) as users,
        (select count(*)::int from event_formats) as formats,
        (select count(*)::int from events where game_id = 1) as rl,
        (select count(*)::int from events where game_id = 2) as cs`.execute(product.db);
    expect(counts.rows[0]).toEqual({ users: 301, formats: 5, rl: 4, cs: 4 });
    const names = await product.db.selectFrom('users').select('username').execute();
    for (const { username } of Object.values(demoAccounts)) {
      expect(names.map((row) => row.username)).toContain(username);
    }
  });

  test('has an open survey with pictures of its own and one that is over, both answered', async () => {
    const survey = await get<Survey>('/api/survey/current');
    expect(survey.title).toBe('Worlds Survey');
    const answers = survey.prompts.flatMap((prompt) => prompt.answers);
    expect(answers.every(({ imageUrl }) => imageUrl?.startsWith('/api/picture/'))).toBe(true);
    const picture = await product.visitor.get(answers[0]?.imageUrl ?? '');
    expect(picture.headers['content-type']).toBe('image/webp');
    const staff = await product.user('demo-survey-staff', ['SurveyCreator']);
    const surveys = (await staff.get('/api/survey/list')).json<SurveySummary[]>();
    expect(surveys.map(({ title }) => title)).toEqual(['Worlds Survey', 'Season Survey']);
    for (const { surveyId, respondents } of surveys) {
      expect(respondents).toBeGreaterThan(140);
      const results = await staff.get(`/api/survey/results?surveyId=${surveyId}`);
      const { prompts, days } = results.json<SurveyResults>();
      for (const { answers: own, numberOfAnswers } of prompts) {
        const picks = own.reduce((sum, each) => sum + each.picks, 0);
        expect(picks).toBe(respondents * numberOfAnswers);
      }
      expect(days.length).toBeGreaterThan(5);
    }
  });

  test('has for each game a finished, a live and an upcoming event', async () => {
    for (const gameId of [1, 2]) {
      const rows = await product.db
        .selectFrom('events')
        .select(['finishedAt', 'startsAt', 'stage', 'lockAt'])
        .where('gameId', '=', gameId === 1 ? 1 : 2)
        .execute();
      expect(rows.filter((row) => row.finishedAt !== null)).toHaveLength(1);
      const isOpen = (row: { lockAt: Date | null }) => (row.lockAt?.getTime() ?? 0) > now.getTime();
      const live = rows.filter((row) => row.finishedAt === null && row.startsAt < now);
      expect(live.map((row) => [row.stage, isOpen(row)])).toEqual([[1, true]]);
      expect(rows.filter((row) => row.startsAt > now && isOpen(row))).toHaveLength(2);
    }
  });

  test('has told the demo player what there was to tell, with the rank that the board shows', async () => {
    const { username, password } = demoAccounts.player;
    const player = testClient(product.app);
    await player.post('/api/auth/login', { username, password });
    const { id } = (await player.get('/api/user/currentUser')).json();
    const told: { html: string }[] = (await player.get('/api/notification/all')).json();
    const results = told.filter(({ html }) => html.includes('is over: you finished'));
    const finished = events.filter(({ finishedAt }) => finishedAt !== null);
    expect(results).toHaveLength(finished.length);
    for (const event of finished) {
      const { rank } = await get<UserScore>(`/api/picks/get/score/${event.id}?userId=${id}`);
      const own = results.find(({ html }) => html.includes(`/event/${event.id}"`));
      expect(own?.html).toContain(`<b>rank ${rank}</b> of `);
    }
    expect(told.length).toBeGreaterThan(results.length);
    await tellPast(product.db, [new Date()]);
    expect((await player.get('/api/notification/all')).json()).toEqual(told);
  });

  test('has given the trophies that the places of both finished events earn', async () => {
    for (const event of events.filter(({ finishedAt }) => finishedAt !== null)) {
      const path = `/api/picks/get/leaderboard/${event.id}`;
      const { tiers, totalRecords, records } = await get<Leaderboard>(path);
      const { rows } = await sql<{ trophyTypeId: number; entrants: number }>`
        select trophy_type_id, count(*)::int as entrants from awards
        where event_id = ${event.id} group by trophy_type_id order by trophy_type_id desc`.execute(
        product.db,
      );
      const there = tiers.filter((tier) => tier.entrants > 0);
      expect(rows).toEqual(there.map(({ trophyTypeId, entrants }) => ({ trophyTypeId, entrants })));
      expect(rows.reduce((sum, { entrants }) => sum + entrants, 0)).toBe(totalRecords);
      // Its pinned trophy may be of the other game.
      const pinned = records.filter(({ pinnedTrophyImagePath }) => pinnedTrophyImagePath !== null);
      expect(pinned.length).toBeGreaterThan(0);
    }
    expect(await get('/api/trophy/winnersandtrophies')).not.toEqual([]);
    expect(await get<unknown[]>('/api/trophy/leaderboard')).toHaveLength(30);
  });

  test('has leagues of all kinds, and the demo player in several', async () => {
    const player = testClient(product.app);
    await player.post('/api/auth/login', demoAccounts.player);
    const { id } = (await player.get('/api/user/currentUser')).json();
    const rows = await product.db.selectFrom('leagues').selectAll().orderBy('id').execute();
    const seen = rows.map(async (row) =>
      (await player.get(`/api/leagues/get?leagueId=${row.id}`)).json<League>(),
    );
    const leagues = await Promise.all(seen);
    const own = leagues.filter(({ isMember }) => isMember);
    expect(own.length).toBeGreaterThan(4);
    expect(own.length).toBeLessThan(10);
    expect(own.filter(({ createdBy }) => createdBy === id)).toHaveLength(1);
    expect(own.filter(({ hasPassword }) => hasPassword)).toHaveLength(3);
    expect(Math.max(...leagues.map(({ memberCount }) => memberCount))).toBeGreaterThan(150);
    expect(leagues.some((league) => league.hasPassword && league.memberCount < 8)).toBe(true);
    expect(leagues.some((league) => league.requireDiscord && league.requireReddit)).toBe(true);
    expect(leagues.filter(({ isAnalystLeague }) => isAnalystLeague)).toHaveLength(2);
    expect(leagues.filter(({ nameplateId }) => nameplateId > 0).length).toBeGreaterThan(4);
    // Old enough for the finished events to count, but for the newest.
    expect(
      rows.filter(({ createdAt }) => createdAt < new Date(now.getTime() - 41 * 86_400_000)).length,
    ).toBeGreaterThan(8);
    for (const { id: leagueId } of own) {
      const invite = (await player.get(`/api/leagues/invite?leagueId=${leagueId}`)).json();
      expect(invite).toMatchObject({ isOn: true, code: expect.any(String) });
    }
    for (const { id: leagueId, memberCount, createdBy } of leagues) {
      const standing = await product.db
        .selectFrom('leagueMembers')
        .select(['userId', 'joinedAt'])
        .where('leagueId', '=', leagueId)
        .orderBy('joinedAt')
        .execute();
      expect(standing).toHaveLength(memberCount);
      expect(standing[0]?.userId).toBe(createdBy);
      expect(standing.at(-1)?.joinedAt.getTime()).toBeLessThan(now.getTime());
    }
    const { rows: analysts } = await sql`select game_id, count(*)::int as analysts
      from analyst_participations join user_roles using (user_id) where role_id = 5
      group by game_id order by game_id`.execute(product.db);
    expect(analysts).toEqual([
      { gameId: 1, analysts: 6 },
      { gameId: 2, analysts: 6 },
    ]);
  });

  /**
   * By hand. Diamond is rank 1, platinum up to rank 10; the percentile of a rank is its hundredfold divided by the
   * entrants, rounded up. With 298, gold goes up to rank 29, silver to rank 89, bronze to rank 149; of 300 to 30, 90
   * and 150. All users tied at the last rank of a tier are in it:
   *
   * | last rank of | RLCS 2021-22 Worlds, 298          | Austin Major 2025, 300            |
   * | diamond      | rank 1, one: row 1                | rank 1, one: row 1                |
   * | platinum     | rank 10, eight: rows 2 to 17      | rank 8, five: rows 2 to 12        |
   * | gold         | rank 26, twelve: rows 18 to 37    | rank 30, eight: rows 13 to 37     |
   * | silver       | rank 81, thirteen: rows 38 to 93  | rank 77, fourteen: rows 38 to 90  |
   * | bronze       | rank 146, ten: rows 94 to 155     | rank 150, fourteen: rows 91 to 163 |
   * | wood         | the others: rows 156 to 298       | the others: rows 164 to 300       |
   */
  const byHand = [
    {
      name: 'RLCS 2021-22 Worlds',
      last: { 1: 1, 10: 8, 26: 12, 81: 13, 146: 10 },
      given: [1, 16, 20, 56, 62, 143],
    },
    {
      name: 'Austin Major 2025',
      last: { 1: 1, 8: 5, 30: 8, 77: 14, 150: 14 },
      given: [1, 11, 25, 53, 73, 137],
    },
  ];

  test.each(byHand)(
    'the trophies of $name are those counted by hand',
    async ({ name, last, given }) => {
      const ranks = await product.db
        .selectFrom('awards as a')
        .innerJoin('events as e', 'e.id', 'a.eventId')
        .select(['a.rank', 'a.trophyTypeId'])
        .select(({ fn }) => fn.countAll<number>().as('entrants'))
        .where('e.nameOverride', '=', name)
        .groupBy(['a.rank', 'a.trophyTypeId'])
        .execute();
      const sharing = (rank: number) => ranks.find((row) => row.rank === rank)?.entrants;
      expect(Object.keys(last).map((rank) => [rank, sharing(Number(rank))])).toEqual(
        Object.entries(last),
      );
      const ofType = (type: number) =>
        ranks
          .filter(({ trophyTypeId }) => trophyTypeId === type)
          .reduce((sum, { entrants }) => sum + entrants, 0);
      expect([6, 5, 4, 3, 2, 1].map(ofType)).toEqual(given);
    },
  );

  test('every ledger sums to its total, totals make the ranks, and a team with a win cannot go 0-3 [rule: scoring-13]', async () => {
    for (const event of events) {
      const entrants = await product.db
        .selectFrom('entries as n')
        .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
        .select('n.userId')
        .distinct()
        .where('s.eventId', '=', event.id)
        .execute();
      const scores: UserScore[] = [];
      for (const { userId } of entrants) {
        scores.push(await get<UserScore>(`/api/picks/get/score/${event.id}?userId=${userId}`));
      }
      for (const score of scores) {
        const sum = score.ledger.reduce((points, row) => points + row.points, 0);
        expect(sum).toBe(score.totalScore);
        expect(score.maximum).toBeGreaterThanOrEqual(score.totalScore);
        if (score.rank === null) continue;
        const better = scores.filter((other) => other.totalScore > score.totalScore).length;
        expect(score.rank).toBe(better + 1);
      }
      const played = await get<{ winnerTeamId: number }[]>(
        `/api/event/official?eventId=${event.id}`,
      );
      const winners = new Set(played.map(({ winnerTeamId }) => winnerTeamId));
      const pending = scores
        .flatMap(({ ledger }) => ledger)
        .filter(
          ({ stageIndex, rule, outcome }) => [stageIndex, rule, outcome].join() === '0,0-3,pending',
        );
      expect(pending.filter(({ teamId }) => winners.has(teamId ?? 0))).toEqual([]);
    }
  }, 120_000);

  test('finished boards have a leader, ties, a spread and people who skipped a stage', async () => {
    for (const { id } of events.filter((event) => event.finishedAt !== null)) {
      const { totalRecords, records } = await get<{
        totalRecords: number;
        records: { rank: number; totalScore: number }[];
      }>(`/api/picks/get/leaderboard/${id}`);
      expect(totalRecords).toBeGreaterThan(250);
      expect(records[0]?.rank).toBe(1);
      const ranks = records.map((record) => record.rank);
      expect(new Set(ranks).size).toBeLessThan(ranks.length);
      const entries = await sql<{ stages: number; users: number }>`
        select stages, count(*)::int as users from (
          select n.user_id, count(*)::int as stages from entries n
          join event_stages s on s.id = n.event_stage_id where s.event_id = ${id} group by n.user_id
        ) per_user group by stages order by stages`.execute(product.db);
      expect(entries.rows.length).toBeGreaterThan(1);
    }
  });
});

test('is the same every time', async () => {
  const [one, other] = [await demoDatabase(), await testDatabase()];
  await plantDemoWorld(other.db, now);
  expect(await entriesOf(one)).toEqual(await entriesOf(other));
  expect(await leaguesOf(one)).toEqual(await leaguesOf(other));
}, 120_000);

async function leaguesOf({ db }: TestDatabase): Promise<unknown> {
  return db
    .selectFrom('leagues as l')
    .innerJoin('leagueMembers as m', 'm.leagueId', 'l.id')
    .select(['l.id', 'l.name', 'l.createdBy', 'l.nameplateId', 'l.createdAt', 'l.version'])
    .select(['m.userId', 'm.joinedAt'])
    .orderBy('l.id')
    .orderBy('m.userId')
    .execute();
}

async function entriesOf({ db }: TestDatabase): Promise<unknown> {
  return db
    .selectFrom('entries as n')
    .innerJoin('users as u', 'u.id', 'n.userId')
    .select(['u.username', 'n.eventStageId', 'n.slots', 'n.submittedAt'])
    .orderBy('n.eventStageId')
    .orderBy('n.userId')
    .execute();
}
