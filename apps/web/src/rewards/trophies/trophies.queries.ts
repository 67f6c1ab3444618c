import type { Award, CaseSlot } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { inReadersWords } from '../../platform/ui/words/named-event.ts';

/** The screens say themselves what failed to load, so nothing else is shown for it. */
const isSilent = true;

export const trophyKeys = {
  all: ['trophies'] as const,
  of: (userId: number) => ['trophies', 'of', userId] as const,
};

/** The awards of both games, those of the newest event first. */
export const trophiesQuery = (userId: number) =>
  queryOptions({
    queryKey: [...trophyKeys.of(userId), 'awards'],
    queryFn: async ({ signal }) => {
      const options = { params: { userId }, signal, isSilent };
      return (await call('GET /api/trophy/usertrophies/:userId', options)).map(inReadersWords);
    },
  });

export const trophyCaseQuery = (userId: number) =>
  queryOptions({
    queryKey: [...trophyKeys.of(userId), 'case'],
    queryFn: async ({ signal }) => {
      const options = { params: { userId }, signal, isSilent };
      return (await call('GET /api/trophy/trophycase/:userId', options)).map(inReadersWords);
    },
  });

type KeptAward = Pick<Award, 'eventId' | 'trophyTypeId'>;

/** A change of a user's public trophies. */
export type ShowcaseChange =
  | { readonly kind: 'pin'; readonly award: KeptAward }
  | { readonly kind: 'unpin' }
  | { readonly kind: 'fill'; readonly slot: CaseSlot['slot']; readonly award: KeptAward | null };

function send(change: ShowcaseChange): Promise<unknown> {
  if (change.kind === 'unpin') return call('GET /api/trophy/unpintrophy');
  const { eventId, trophyTypeId } = change.award ?? { eventId: 0, trophyTypeId: 0 };
  return change.kind === 'pin'
    ? call('GET /api/trophy/pintrophy/:eventId/:trophyTypeId', {
        params: { eventId, trophyTypeId },
      })
    : call('POST /api/trophy/trophycase/:slot/:eventId/:trophyTypeId', {
        params: { slot: change.slot, eventId, trophyTypeId },
      });
}

export const showcaseMutation = mutationOptions({
  mutationFn: send,
  // A pin shows beside the name wherever that stands. Also after a refusal: it changed elsewhere.
  onSettled: (_answer, _failure, _change, _before, { client }) =>
    Promise.all(
      [trophyKeys.all, ['user'], ['board']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    ),
});
