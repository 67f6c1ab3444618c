import type { Generated } from 'kysely';

export interface PictureTables {
  /** The served pictures, by SHA-256. */
  pictures: {
    hash: string;
    bytes: Buffer;
    width: number;
    height: number;
    createdAt: Generated<Date>;
  };
  /** The sources of pictures, and the results of fetching them. */
  pictureSources: {
    url: string;
    /** Null = it was not fetched (yet). */
    hash: string | null;
    tries: Generated<number>;
    /** Fetched again from then on; null = not any more. */
    nextAt: Date | null;
    /** Why it was not fetched, in words. */
    problem: string | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends PictureTables {}
}
