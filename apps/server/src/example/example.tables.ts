import type { Generated, GeneratedAlways } from 'kysely';

export interface ExampleTables {
  exampleNotes: {
    id: GeneratedAlways<number>;
    userId: number;
    text: string;
    writtenAt: Generated<Date>;
  };
}

declare module '../platform/database/schema.ts' {
  interface Schema extends ExampleTables {}
}
