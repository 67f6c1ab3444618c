import type { Answer, OfficialMatch, TeamFacts } from '@callshot/contract';
import { expect, test } from 'vitest';
import { demoDatabase } from '../../../testing/product/demo-world.ts';
import { testProduct } from '../../../testing/product/product.ts';

type Facts = Answer<'GET /api/event/facts'>;
type Record = TeamFacts['here']['record'];

const { db, visitor } = await testProduct(await demoDatabase());

const read = async <T>(path: string): Promise<T> => {
  const answer = await visitor.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const matchesOf = (eventId: number) =>
  read<OfficialMatch[]>(`/api/event/official?eventId=${eventId}`);
const factsOf = (eventId: number, teamId: number, otherId?: number) =>
  read<Facts>(
    `/api/event/facts?eventId=${eventId}&teamId=${teamId}${otherId ? `&otherId=${otherId}` : ''}`,
  );

/** Counted from what everybody can read, by another way than the product's. */
function counted(matches: readonly OfficialMatch[], teamId: number): Record {
  const record = { wins: 0, losses: 0, draws: 0, mapsWon: 0, mapsLost: 0 };
  for (const match of matches) {
    const { topTeamId, bottomTeamId, winnerTeamId, state } = match;
    const isTop = topTeamId === teamId;
    if ((!isTop && bottomTeamId !== teamId) || topTeamId === null || bottomTeamId === null)
      continue;
    if (winnerTeamId === null || state === 'NO_PARTY') continue;
    record[winnerTeamId === teamId ? 'wins' : 'losses'] += 1;
    // A format without series scores writes 1-0 for any series: its maps are not known by that.
    const [top, bottom] = [match.topTeamScore ?? 0, match.bottomTeamScore ?? 0];
    if (state === 'WALK_OVER' || Math.max(top, bottom) <= match.bestOf / 2) continue;
    record.mapsWon += isTop ? top : bottom;
    record.mapsLost += isTop ? bottom : top;
  }
  return record;
}

const events = await db
  .selectFrom('events')
  .select(['id', 'gameId', 'startsAt'])
  .orderBy('startsAt')
  .orderBy('id')
  .execute();
const teamsOf = async (eventId: number): Promise<number[]> => {
  const { teams } = await read<{ teams: { id: number }[] }>(`/api/event/get?eventId=${eventId}`);
  return [...new Set(teams.map(({ id }) => id))];
};

test('records of every team of every event agree with its official matches [rule: events-35]', async () => {
  let played = 0;
  for (const { id } of events) {
    const matches = await matchesOf(id);
    for (const teamId of await teamsOf(id)) {
      const { teams } = await factsOf(id, teamId);
      expect(teams[0]?.here.record, `event ${id}, team ${teamId}`).toEqual(
        counted(matches, teamId),
      );
      played += teams[0]?.here.record.wins ?? 0;
      const byStage = teams[0]?.here.stages.reduce((sum, { record }) => sum + record.wins, 0);
      expect(byStage).toBe(teams[0]?.here.record.wins);
    }
  }
  expect(played).toBeGreaterThan(100);
});

test('earlier events are those that began before, newest first, of those in which the team played [rule: events-36]', async () => {
  let told = 0;
  for (const [at, { id, gameId }] of events.entries()) {
    const earlier = events.slice(0, at).filter((event) => event.gameId === gameId);
    for (const teamId of (await teamsOf(id)).slice(0, 6)) {
      const expected: number[] = [];
      for (const event of earlier.toReversed()) {
        const { wins, losses } = counted(await matchesOf(event.id), teamId);
        if (wins + losses > 0 && expected.length < 3) expected.push(event.id);
      }
      const { teams } = await factsOf(id, teamId);
      expect(teams[0]?.before.map(({ eventId }) => eventId)).toEqual(expected);
      told += expected.length;
    }
  }
  expect(told).toBeGreaterThan(10);
});

test('two teams are told of the last match between them [rule: events-34]', async () => {
  let met = 0;
  for (const { id } of events) {
    const matches = await matchesOf(id);
    const [one = 0, ...others] = await teamsOf(id);
    for (const other of others) {
      const { meeting } = await factsOf(id, one, other);
      const here = matches.filter(
        ({ topTeamId, bottomTeamId, winnerTeamId }) =>
          winnerTeamId !== null &&
          [topTeamId, bottomTeamId].includes(one) &&
          [topTeamId, bottomTeamId].includes(other),
      );
      if (here.length === 0) {
        expect(meeting?.eventId).not.toBe(id);
        continue;
      }
      met += 1;
      const times = here.map(({ startTime }) => Date.parse(startTime ?? ''));
      expect(Date.parse(meeting?.startTime ?? '')).toBe(Math.max(...times));
      const last = here.find(({ startTime }) => Date.parse(startTime ?? '') === Math.max(...times));
      expect(meeting).toMatchObject({ eventId: id, winnerTeamId: last?.winnerTeamId });
      const isTop = last?.topTeamId === one;
      const score = [last?.topTeamScore, last?.bottomTeamScore];
      expect(meeting?.maps).toEqual(isTop ? score : score.toReversed());
    }
  }
  expect(met).toBeGreaterThan(5);
});

test('champions and the losers of finals are told with their places [rule: events-37]', async () => {
  const places: (number | null)[] = [];
  for (const { id } of events) {
    const { finished } = await read<{ finished: boolean }>(`/api/event/get?eventId=${id}`);
    if (!finished) continue;
    for (const teamId of await teamsOf(id)) {
      const { teams } = await factsOf(id, teamId);
      places.push(teams[0]?.here.place ?? null);
    }
  }
  const firsts = places.filter((place) => place === 1).length;
  expect(firsts).toBeGreaterThan(0);
  expect(places.filter((place) => place === 2)).toHaveLength(firsts);
});
