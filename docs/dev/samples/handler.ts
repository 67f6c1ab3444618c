import type { Kysely } from 'kysely';
import type { Schema } from '../../../apps/server/src/platform/database/schema.ts';
import type { Handlers } from '../../../apps/server/src/platform/http/handler.ts';
import { done, type Outcome, refuse } from '../../../apps/server/src/platform/outcome.ts';

/** x.repository.ts: SQL, with the database first. */
const findPromo = (db: Kysely<Schema>, promoId: number) =>
  db.selectFrom('promos').select('disabledAt').where('id', '=', promoId).executeTakeFirst();

/** x.service.ts: decides, and answers a value or a code of the contract. */
async function enable(db: Kysely<Schema>, id: number): Promise<Outcome<null, 'promo_not_found'>> {
  const promo = await findPromo(db, id);
  return promo ? done(null) : refuse('promo_not_found');
}

/** x.handlers.ts: binds the call to the service. Another code than the contract's does not compile. */
export const handlers = (db: Kysely<Schema>): Handlers<'POST /api/promo/disable'> => ({
  'POST /api/promo/disable': ({ body }) => enable(db, body.promoId),
});
