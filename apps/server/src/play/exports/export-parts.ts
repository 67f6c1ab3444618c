import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { EntryReader } from '../picks/entry-reader.ts';
import type { Boards } from '../scoreboards/boards.ts';
import type { Seals } from '../seals/seals.ts';

export interface ExportParts {
  readonly db: Kysely<Schema>;
  readonly seals: Seals;
  readonly boards: Pick<Boards, 'boardOf'>;
  readonly entries: Pick<EntryReader, 'read'>;
}
