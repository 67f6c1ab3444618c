import type { GameId } from '@callshot/rules';
import type { Generated } from 'kysely';

export interface SettingTables {
  settings: { name: string; value: string; storeKey: string; isPublic: Generated<boolean> };
  games: {
    id: GameId;
    name: string;
    iconUrl: string;
    instagramUrl: string | null;
    twitterUrl: string | null;
    trophyImagePrefix: string;
  };
  patreonLevels: { id: number; name: string; hexCode: string; fromCents: number };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends SettingTables {}
}
