import type { Changes } from '../platform/changes/changes.ts';
import type { Parts } from '../platform/parts.ts';

export interface AccountParts extends Parts {
  /** Boards show names: they are told when one changes. */
  readonly changes: Pick<Changes, 'announce'>;
}
