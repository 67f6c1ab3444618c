import type { LedgerReason } from '@callshot/rules';
import { m } from './messages.js';

/** Why a pick earned nothing though something of it came true. */
export const REASON_WORDS: Readonly<Record<LedgerReason, string>> = {
  went_3_0: m.wentUnbeaten(),
};
