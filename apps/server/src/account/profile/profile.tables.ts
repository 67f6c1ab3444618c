import type { AccountPreferences } from '@callshot/contract';
import type { Generated } from 'kysely';

export interface ProfileTables {
  userPreferences: {
    userId: number;
    isPlainNames: Generated<boolean>;
    isStillPlates: Generated<boolean>;
    theme: AccountPreferences['theme'];
    language: AccountPreferences['language'];
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends ProfileTables {}
}
