import type { Generated, GeneratedAlways } from 'kysely';

export interface FormatTables {
  eventFormats: {
    id: GeneratedAlways<number>;
    name: string;
    json: string;
    createdAt: Generated<Date>;
    /** Later with every save, also of one millisecond. */
    modifiedAt: Generated<Date>;
    /** Null = it came with the product, or was saved by it. */
    modifiedByUserId: number | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends FormatTables {}
}
