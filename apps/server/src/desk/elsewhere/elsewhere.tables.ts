import type { ColumnType, GeneratedAlways } from 'kysely';

export interface ElsewhereTables {
  /** Results that a token proposes; the rows outlive it. */
  resultProposals: {
    id: GeneratedAlways<number>;
    eventId: number;
    tokenId: number;
    userId: number;
    /** The token's name. */
    teller: string;
    /** All that it told of the event, by key. */
    told: ColumnType<unknown, string>;
    /** Keys of what no staff has answered. */
    waiting: string[];
    toldAt: Date;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends ElsewhereTables {}
}
