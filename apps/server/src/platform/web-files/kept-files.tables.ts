import type { Generated } from 'kysely';

export interface KeptFileTables {
  /** Scripts and styles of this version and of those before it. */
  keptFiles: {
    name: string;
    /** Compressed with Brotli. */
    body: Buffer;
    /** When a process that has the file said so last: at its start, and hourly. */
    servedAt: Generated<Date>;
  };
}

declare module '../database/schema.ts' {
  interface Schema extends KeptFileTables {}
}
