import type { BodyInput, EventDesk } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { eventKeys } from '../../play/events/event.queries.ts';
import { WIKI_LIMIT_MS } from '../mapping/wiki.queries.ts';
import { refreshEvent } from '../override/override.queries.ts';

/** Results and locks come while somebody looks. */
const READ_AGAIN_MS = 20_000;
const SOON_MS = 1500;

export const deskListQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: [...eventKeys.lists(gameId), 'desk'],
    queryFn: ({ signal }) =>
      call('GET /api/event/desk', { query: { gameId }, signal, isSilent: true }),
    staleTime: 0,
  });

/** The end of an event is seen when it comes. */
function readAgainIn(desk: EventDesk | undefined): number {
  if (!desk?.finishesAt) return READ_AGAIN_MS;
  const leftMs = Date.parse(desk.finishesAt) - serverNow();
  return Math.min(READ_AGAIN_MS, Math.max(SOON_MS, leftMs + SOON_MS));
}

export const deskQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'desk'],
    queryFn: ({ signal }) =>
      call('GET /api/event/desk/:eventId', { params: { eventId }, signal, isSilent: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => readAgainIn(state.data),
  });

/** Shows a change at once, before the rest of the event is read again. A dialog opened now builds on it. */
export async function takeDesk(queries: QueryClient, desk: EventDesk): Promise<void> {
  queries.setQueryData(deskQuery(desk.id).queryKey, desk);
  await refreshEvent(queries, desk.id);
}

export const editEventMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/edit'>) =>
    call('POST /api/event/edit', { body, isToldInPlace: true }),
});

export const goalsMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/goals'>) =>
    call('POST /api/event/goals', { body, isToldInPlace: true }),
});

export const lateEntryMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/lateEntry'>) =>
    call('POST /api/event/lateEntry', { body, isToldInPlace: true }),
});

export const lockUnitMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/lockUnit'>) =>
    call('POST /api/event/lockUnit', { body, isToldInPlace: true }),
});

export const extendLockMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/extendLock'>) =>
    call('POST /api/event/extendLock', { body, isToldInPlace: true }),
});

export const matchTimeMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/matchTime'>) =>
    call('POST /api/event/matchTime', { body, isToldInPlace: true }),
});

export const slotsMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/slots'>) =>
    call('POST /api/event/slots', { body, isToldInPlace: true }),
});

export const nameTeamMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/team'>) =>
    call('POST /api/event/team', { body, isToldInPlace: true }),
});

export const archiveMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/archive'>) =>
    call('POST /api/event/archive', { body, isToldInPlace: true }),
});

export const replaceTeamMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/replaceTeam'>) =>
    call('POST /api/event/replaceTeam', { body, isToldInPlace: true }),
});

export const rankTeamMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/teamRanking'>) =>
    call('POST /api/event/teamRanking', { body, isToldInPlace: true }),
});

export const renameTeamMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/teamName'>) =>
    call('POST /api/event/teamName', { body, isToldInPlace: true }),
});

export const mergeTeamsMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/mergeTeams'>) =>
    call('POST /api/event/mergeTeams', { body, isToldInPlace: true, limitMs: WIKI_LIMIT_MS }),
});

/** A host that is slow to give a picture is waited for. */
export const pictureTeamMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/teamPicture'>) =>
    call('POST /api/event/teamPicture', { body, isToldInPlace: true, limitMs: WIKI_LIMIT_MS }),
});

export const undoTeamEditMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/undoTeamEdit'>) =>
    call('POST /api/event/undoTeamEdit', { body, isToldInPlace: true }),
});

export const mappingMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/mapping'>) =>
    call('POST /api/event/mapping', { body, isToldInPlace: true, limitMs: WIKI_LIMIT_MS }),
});

export const updateTeamsMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/updateteams'>) =>
    call('POST /api/event/updateteams', {
      body,
      isToldInPlace: true,
      limitMs: WIKI_LIMIT_MS,
    }),
});
