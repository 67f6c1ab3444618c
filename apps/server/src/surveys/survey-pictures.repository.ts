import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Longer than anybody keeps the editor open. */
const unsavedFor = sql`interval '7 days'`;

/** Pictures that were uploaded for an answer and then not saved with it, nor shown anywhere else. */
export async function deleteUnsavedPictures(db: Kysely<Schema>): Promise<void> {
  await sql`
    delete from pictures p where p.created_at < statement_timestamp() - ${unsavedFor}
      and not exists (select from survey_options o where o.picture_hash = p.hash)
      and not exists (select from picture_sources s where s.hash = p.hash)
      and not exists (select from events e where e.image_url = '/api/picture/' || p.hash)
      and not exists (select from teams t where t.logo_path = '/api/picture/' || p.hash)`.execute(
    db,
  );
}
