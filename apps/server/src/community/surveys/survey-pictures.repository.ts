import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Longer than anybody keeps the editor open. */
const unsavedFor = sql`interval '7 days'`;

/** Pictures that were uploaded for an answer and then not saved with it, nor shown anywhere else. */
export async function deleteUnsavedPictures(db: Kysely<Schema>): Promise<void> {
  await deleteInBatches(
    db,
    'pictures',
    sql`created_at < statement_timestamp() - ${unsavedFor}
      and not exists (select from survey_options o where o.picture_hash = pictures.hash)
      and not exists (select from picture_sources s where s.hash = pictures.hash)
      and not exists (select from events e where e.image_url = '/api/picture/' || pictures.hash)
      and not exists (select from teams t where t.logo_path = '/api/picture/' || pictures.hash)
      -- Staff may take back what they said of a team.
      and not exists (select from team_edits d where d.undone_at is null
        and d.before ->> 'logoPath' = '/api/picture/' || pictures.hash)`,
  );
}
