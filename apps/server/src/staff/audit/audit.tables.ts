import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AuditTables {
  auditLog: {
    id: GeneratedAlways<number>;
    at: GeneratedAlways<Date>;
    actorUserId: number | null;
    action: string;
    subjectType: string;
    subjectId: number | null;
    before: ColumnType<unknown, string | null>;
    after: ColumnType<unknown, string | null>;
    reason: string | null;
    requestId: string | null;
    /** A number, not the token: it opens nothing, and stays when the session is over. */
    sessionId: number | null;
    /** Digest of the part in auditPersonal, which `before` and `after` leave out. */
    personalDigest: Buffer | null;
  };
  auditPersonal: {
    auditId: number;
    userId: number;
    salt: Buffer;
    content: string;
  };
  /** Rows whose names went with an account. */
  auditErased: { auditId: number; userId: number | null };
  auditChain: {
    nr: number;
    auditIds: number[];
    digests: Buffer;
    hash: Buffer;
    linkedAt: Generated<Date>;
  };
  auditUnlinked: { auditId: number };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends AuditTables {}
}
