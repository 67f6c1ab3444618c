import type { PickSet } from '@callshot/rules';
import { ApiError } from '../../../platform/core/api-error.ts';
import { problemsIn } from '../../../platform/core/failures.ts';
import { isPickSet } from './draft-store.ts';

/** Refusals of a save that the event page explains itself; everything else the client shows. */
export const HANDLED_SAVE_CODES = [
  'picks_locked',
  'matches_locked',
  'wrong_stage',
  'version_conflict',
  'invalid_picks',
  'idempotency_mismatch',
  'event_not_found',
  'bad_request',
  'too_large',
  'unavailable',
  'busy',
  'unexpected',
  'network',
  'too_slow',
  'unexpected_answer',
] as const;

export interface NewerPicks {
  readonly picks: PickSet;
  readonly version: number;
}

export type SaveFailure =
  | { readonly kind: 'locked' }
  /** Some of the matches had begun; nothing was saved. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'wrong_stage' }
  | { readonly kind: 'conflict'; readonly newer: NewerPicks | null }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] }
  | { readonly kind: 'failed' }
  /** The event is gone: dropped without a word [rule: picks-19]. */
  | { readonly kind: 'no_event' };

/** The newer copy out of a version conflict; its shape is not taken on trust. */
function newerOf(current: unknown, eventStageId: number): NewerPicks | null {
  if (!isPickSet(current)) return null;
  const { groupStagePicks, matchPicks } = current;
  const versions: unknown = Reflect.get(current, 'versions');
  const ofStage: unknown =
    typeof versions === 'object' && versions !== null
      ? Reflect.get(versions, String(eventStageId))
      : Reflect.get(current, 'version');
  if (typeof ofStage !== 'number') return null;
  return { picks: { groupStagePicks, matchPicks }, version: ofStage };
}

/** The meaning of a failed save for its user; null = already told elsewhere. */
export function saveFailureOf(error: unknown, eventStageId: number): SaveFailure | null {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  switch (error.code) {
    case 'picks_locked':
      return { kind: 'locked' };
    case 'matches_locked':
      return { kind: 'begun' };
    case 'wrong_stage':
      return { kind: 'wrong_stage' };
    case 'version_conflict':
      return { kind: 'conflict', newer: newerOf(error.current, eventStageId) };
    case 'event_not_found':
      return { kind: 'no_event' };
    case 'invalid_picks':
    case 'bad_request':
      return { kind: 'invalid', problems: problemsIn(error) };
  }
  const isHandled = HANDLED_SAVE_CODES.some((code) => code === error.code);
  return isHandled ? { kind: 'failed' } : null;
}
