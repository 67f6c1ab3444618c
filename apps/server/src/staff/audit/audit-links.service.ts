import type { RawBuilder } from 'kysely';
import type { Parts } from '../../platform/parts.ts';
import {
  findChainHead,
  isLinkMissing,
  linkAuditRows,
  nameOfHead,
} from './audit-chain.repository.ts';

export interface AuditLinks {
  isDue(): RawBuilder<boolean> | boolean;
  tick(): Promise<void>;
  /** Leaves nothing that waits for another process. */
  finish(): Promise<void>;
}

const rowsALink = 5000;
const toldEveryMs = 60_000;

/**
 * Makes links for new rows, and logs the end of the chain. A copy of the log kept elsewhere shows
 * later whether the chain was cut short or rebuilt.
 */
export function createAuditLinks({ db, log }: Pick<Parts, 'db' | 'log'>): AuditLinks {
  let hasGrown = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  const link = async (): Promise<number> => {
    const linked = await linkAuditRows(db, rowsALink);
    if (linked > 0) hasGrown = true;
    return linked;
  };
  const tell = async (): Promise<void> => {
    if (!hasGrown) return;
    const head = await findChainHead(db);
    if (!head) return;
    log.info({ auditHead: nameOfHead(head) }, 'The audit log ends here');
    hasGrown = false;
    toldAt = performance.now();
  };
  return {
    isDue: () => hasGrown || isLinkMissing,
    tick: async () => {
      await link();
      if (performance.now() - toldAt >= toldEveryMs) await tell();
    },
    finish: async () => {
      while ((await link()) === rowsALink);
      await tell();
    },
  };
}
