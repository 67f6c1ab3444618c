import type { LeagueRankings } from '@callshot/contract';
import type { PickSet } from '@callshot/rules';
import { expect } from 'vitest';
import type { LoadedEvent } from '../../src/play/events/loaded-event.ts';
import type { TestUser } from '../account/users.ts';
import type { TestClient } from '../platform/client.ts';

const fields = {
  nameplateId: null,
  requireDiscord: false,
  requireReddit: false,
  discordUrl: null,
};
const password = 'open sesame';

/** A league of this creator, with these members beside them. */
export async function testLeague(
  creator: TestUser,
  name: string,
  members: readonly TestUser[] = [],
  options: { readonly isPrivate?: boolean } = {},
): Promise<number> {
  const secret = options.isPrivate ? { password, confirmPassword: password } : {};
  const saved = await creator.post('/api/leagues/save', { name, ...fields, ...secret });
  const { league } = saved.json();
  if (!league) throw new Error(saved.body);
  for (const member of members) await joinLeague(member, league.id);
  return league.id;
}

export async function joinLeague(user: TestUser, leagueId: number): Promise<void> {
  const joined = await user.post('/api/leagues/join', { leagueId, password });
  if (joined.statusCode !== 200) throw new Error(joined.body);
}

export const rankingsOf = async (
  client: TestClient,
  leagueId: number,
  event: LoadedEvent,
  from = 1,
): Promise<LeagueRankings> =>
  (
    await client.get(
      `/api/leagues/rankings?leagueId=${leagueId}&eventId=${event.row.id}&from=${from}`,
    )
  ).json();

export const lockStage = (admin: TestUser, { row }: LoadedEvent) =>
  admin.post('/api/event/stage', {
    eventId: row.id,
    action: 'lock',
    relockTime: null,
    reason: '',
  });

/** Makes these the official results of an event's first stage. */
export async function enterResults(
  admin: TestUser,
  { row, stages }: LoadedEvent,
  picks: PickSet,
): Promise<void> {
  const official = await admin.get(`/api/picks/get/official/${row.id}`);
  const answer = await admin.post(`/api/picks/override/${row.id}`, {
    userId: null,
    eventStageId: stages[0]?.id,
    reason: 'As played',
    version: official.json().version,
    groupStagePicks: picks.groupStagePicks,
    matchPicks: picks.matchPicks,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
