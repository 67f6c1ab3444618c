import type { GameId } from '@callshot/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  pointPresets: {
    id: GeneratedAlways<number>;
    gameId: GameId;
    /** Taken once a game, in letters of either case. */
    name: string;
    /** A `PointPreset`. */
    points: ColumnType<unknown, string>;
    /** One of each game. */
    isUsual: boolean;
    version: Generated<number>;
    modifiedAt: Generated<Date>;
    modifiedByUserId: number | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends FormatTables {}
}
