import { AsyncLocalStorage } from 'node:async_hooks';

/** The origin of an action: the request, as log lines name it, and the session's number. */
export interface AuditOrigin {
  readonly requestId: string;
  readonly sessionId: number | null;
}

const origins = new AsyncLocalStorage<AuditOrigin>();

/** Runs `work`; everything audited in it carries this origin. */
export const withAuditOrigin = <T>(origin: AuditOrigin, work: () => T): T =>
  origins.run(origin, work);

/** Null = what is being done comes from the product itself. */
export const auditOrigin = (): AuditOrigin | null => origins.getStore() ?? null;
