import type { BodyInput, OwnNameplate } from '@callshot/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { callOnce } from '../../platform/core/call-once.ts';
import { call } from '../../platform/core/client.ts';
import { notificationKeys } from '../../reach/notifications/notification-keys.ts';

const DAY = 24 * 60 * 60 * 1000;
const keys = { all: ['nameplates'] } as const;

/** The plates that the signed-in user can wear, Classic first. */
export const ownPlatesQuery = queryOptions({
  queryKey: [...keys.all, 'own'],
  queryFn: ({ signal }) => call('GET /api/nameplate/user', { signal, isSilent: true }),
});

export async function readOwnPlate(plateId: number): Promise<OwnNameplate | null> {
  const plates = await call('GET /api/nameplate/user', { isToldInPlace: true });
  return plates.find(({ id }) => id === plateId) ?? null;
}

/** The options of this month's reward for the signed-in user; none once they have chosen. */
export const rewardOptionsQuery = queryOptions({
  queryKey: [...keys.all, 'reward'],
  queryFn: ({ signal }) => call('GET /api/nameplate/options', { signal, isSilent: true }),
  staleTime: 0,
});

/** Nameplates that can be given to others; users' own designs are left out. */
export const givablePlatesQuery = queryOptions({
  queryKey: [...keys.all, 'givable'],
  queryFn: ({ signal }) => call('GET /api/nameplate/all-cached', { signal, isSilent: true }),
  staleTime: 60_000,
});

export const plateTypesQuery = queryOptions({
  queryKey: ['nameplate-types'],
  queryFn: ({ signal }) => call('GET /api/nameplate/types', { signal, isSilent: true }),
  staleTime: DAY,
});

/** Puts on a plate; 0 = Classic. */
export const wearPlateMutation = mutationOptions({
  mutationFn: ({ nameplateId }: { nameplateId: number }) =>
    call('GET /api/nameplate/set', {
      query: { nameplateId: String(nameplateId) },
      isToldInPlace: true,
    }),
  onSuccess: ({ nameplateId }, _wish, _before, { client }) => showWorn(client, nameplateId),
});

/** Takes the one plate of the month. */
export const claimRewardMutation = mutationOptions({
  mutationFn: (nameplateId: number) =>
    call('GET /api/nameplate/select', {
      query: { nameplateId: String(nameplateId) },
      isToldInPlace: true,
    }),
  // Also after a refusal: it may have been claimed elsewhere, which takes the notification away as well.
  onSettled: (_answer, _failure, _id, _before, { client }) => {
    void rereadPlates(client);
    void client.invalidateQueries({ queryKey: notificationKeys.all });
  },
});

export const savePlateMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/nameplate/save'>) =>
    callOnce('POST /api/nameplate/save', { body, isToldInPlace: true }),
});

export const deletePlateMutation = mutationOptions({
  mutationFn: (id: number) =>
    call('DELETE /api/nameplate/delete/:id', { params: { id }, isToldInPlace: true }),
});

/** Wherever the own name stands, it stands there with the new plate. */
function showWorn(client: QueryClient, nameplateId: number): void {
  client.setQueryData<OwnNameplate[]>(ownPlatesQuery.queryKey, (plates) =>
    plates?.map((plate) => ({ ...plate, isWorn: plate.id === nameplateId })),
  );
  client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, nameplateId });
  for (const shown of ['user', 'board', 'trophies']) {
    void client.invalidateQueries({ queryKey: [shown] });
  }
}

/** Saved and deleted plates change every list. */
export const rereadPlates = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: keys.all });
