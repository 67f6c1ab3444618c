import type { Generated } from 'kysely';

export interface SignInTables {
  externalLogins: {
    provider: 'discord' | 'google' | 'reddit';
    subject: string;
    userId: number;
    externalUsername: string | null;
    createdAt: Generated<Date>;
  };
}

declare module '../platform/database/schema.ts' {
  interface Schema extends SignInTables {}
}
