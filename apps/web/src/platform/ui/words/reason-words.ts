import type { LedgerReason } from '@callshot/rules';

/** Why a pick earned nothing though something of it came true. */
export const REASON_WORDS: Readonly<Record<LedgerReason, string>> = {
  went_3_0: 'Won every match, which does not count as advancing here',
};
