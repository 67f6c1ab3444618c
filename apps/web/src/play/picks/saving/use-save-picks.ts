import type { UserPicks } from '@callshot/contract';
import { type LateShare, type PickSet, picksOfStage } from '@callshot/rules';
import {
  notifyManager,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/core/client.ts';
import { freshKey } from '../../../platform/core/fresh-key.ts';
import { notificationKeys } from '../../../reach/notifications/notification-keys.ts';
import { eventKeys } from '../../events/event.queries.ts';
import { picksKeys } from '../picks.queries.ts';
import { pickSetOf, withStage } from '../teams/pick-sets.ts';
import { HANDLED_SAVE_CODES } from './save-failure.ts';

export interface SaveRequest {
  readonly picks: PickSet;
  /** Version of the saved picks that these build on. */
  readonly version: number;
}

export interface SavedPicks {
  readonly picks: PickSet;
  readonly version: number;
  /** null = it did not say. */
  readonly savedAt: string | null;
}

/** The picks that are saved. */
interface SavedAt {
  readonly eventId: number;
  readonly userId: number;
  readonly eventStageId: number;
  /** The share of the points in %, of an entry after the lock. */
  readonly lateShare?: LateShare | undefined;
}

interface Attempt {
  readonly body: string;
  readonly key: string;
}

/** `randomUUID` wants a secure context; products on a plain http address have none. */
/** Repeating the same save uses the same key: an answer that was lost is not a second save. */
function useAttemptKey() {
  const last = useRef<Attempt | null>(null);
  return (request: SaveRequest): string => {
    const body = JSON.stringify(request);
    if (last.current?.body !== body) last.current = { body, key: freshKey() };
    return last.current.key;
  };
}

/**
 * Replaces the cached picks by the server's answer; done when they are on the screen. Editing ends after that:
 * before it the screen would show a slip without them, and say so.
 */
export function keepSaved(client: QueryClient, at: SavedAt, stored: SavedPicks): Promise<void> {
  const owned = { eventId: at.eventId, userId: at.userId };
  client.setQueryData<UserPicks>(picksKeys.user(at.eventId, at.userId), (before) => {
    const all = withStage(
      before ? pickSetOf(before) : { groupStagePicks: [], matchPicks: [] },
      at.eventStageId,
      picksOfStage(stored.picks, at.eventStageId),
    );
    const { eventStageId, lateShare } = at;
    const late = (before?.late ?? []).filter((one) => one.eventStageId !== eventStageId);
    return {
      ...(lateShare && { late: [...late, { eventStageId, share: lateShare }] }),
      hiddenUntil: null,
      // The owner's own save takes staff's mark off its stage.
      stagesEditedByStaff: (before?.stagesEditedByStaff ?? []).filter(
        (id) => id !== at.eventStageId,
      ),
      groupStagePicks: all.groupStagePicks.map((row) => ({ ...row, ...owned })),
      matchPicks: all.matchPicks.map((row) => ({ ...row, ...owned })),
      versions: { ...before?.versions, [at.eventStageId]: stored.version },
      savedAt: stored.savedAt ?? before?.savedAt ?? null,
    };
  });
  // Behind what tells the screen of them.
  return new Promise((done) => notifyManager.schedule(done));
}

/** Saves one stage; the screen then shows the server's answer. */
export function useSavePicks(at: SavedAt) {
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  return useMutation({
    mutationFn: async (request: SaveRequest): Promise<SavedPicks> => {
      const { version, savedAt, ...picks } = await call('POST /api/picks/save/user/:eventId', {
        params: { eventId: String(at.eventId) },
        body: {
          groupStagePicks: [...request.picks.groupStagePicks],
          matchPicks: [...request.picks.matchPicks],
          versions: { [at.eventStageId]: request.version },
        },
        idempotencyKey: keyOf(request),
        handles: HANDLED_SAVE_CODES,
      });
      return { picks: pickSetOf(picks), version, savedAt };
    },
    onSuccess: (stored) => {
      const shown = keepSaved(client, at, stored);
      void client.invalidateQueries({ queryKey: picksKeys.score(at.eventId, at.userId) });
      void client.invalidateQueries({ queryKey: eventKeys.one(at.eventId) });
      // Saved picks need no reminder at the bell.
      void client.invalidateQueries({ queryKey: notificationKeys.all });
      return shown;
    },
  });
}
