import type { PickSet } from '../../../packages/rules/src/index.ts';

/** The orders of a run's clients. */
export interface ClientOrders {
  readonly seed: number;
  readonly origin: string;
  readonly eventId: number;
  readonly savers: readonly { readonly id: number; readonly cookie: string }[];
  /** They save once each, one after the other. */
  readonly newcomers: readonly { readonly id: number; readonly cookie: string }[];
  readonly slips: readonly { readonly body: PickSet; readonly stored: string }[];
}

interface CallLine {
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly status: number;
  readonly retryAfter: string | null;
}

/** A line that they print. */
export type ClientLine =
  | (CallLine & {
      readonly kind: 'save';
      readonly userId: number;
      readonly key: string;
      readonly slip: number;
      readonly version: number | null;
      readonly savedAt: number | null;
    })
  | (CallLine & { readonly kind: 'own' | 'others'; readonly userId: number; readonly body: string })
  | (CallLine & { readonly kind: 'board'; readonly body: string })
  | (CallLine & { readonly kind: 'event' })
  | { readonly kind: 'live'; readonly at: number };
