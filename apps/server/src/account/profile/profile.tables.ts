import type { AccountPreferences } from '@callshot/contract';
import type { Generated } from 'kysely';

export interface ProfileTables {
  userPreferences: {
    userId: number;
    isPlainNames: Generated<boolean>;
    isStillPlates: Generated<boolean>;
    theme: AccountPreferences['theme'];
    language: AccountPreferences['language'];
    /** The browser's at the last sign-in; null = none was told. */
    browserLanguage: string | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends ProfileTables {}
}
