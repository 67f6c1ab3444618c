import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Personal tokens, with which programs enter an account. */
export interface AccountTokens {
  /** All that still open something. */
  findAll(db: Db, userId: number): Promise<AccountToken[]>;
  /** Ends every one; answers how many there were. */
  deleteAll(trx: Db, userId: number): Promise<number>;
}

interface AccountToken {
  readonly name: string;
  readonly prefix: string;
  readonly lastUsedAt: Date | null;
}
