import { AsyncLocalStorage } from 'node:async_hooks';

/** Where what is done comes from: the request as log lines name it, and the session by its number. */
export interface AuditOrigin {
  readonly requestId: string;
  readonly sessionId: number | null;
}

const origins = new AsyncLocalStorage<AuditOrigin>();

/** Whatever `work` does, and what follows from it, comes from there. */
export const withAuditOrigin = <T>(origin: AuditOrigin, work: () => T): T =>
  origins.run(origin, work);

/** Null = what is being done comes from the product itself. */
export const auditOrigin = (): AuditOrigin | null => origins.getStore() ?? null;
