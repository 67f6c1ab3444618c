import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Standing } from '../../platform/changes/leadership.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Wiki } from '../liquipedia/wiki.ts';

export interface CalendarParts {
  readonly db: Kysely<Schema>;
  readonly wiki: Wiki;
  readonly changes: Pick<Changes, 'announce'>;
  readonly standing: Standing;
  readonly onError: (error: unknown) => void;
}
