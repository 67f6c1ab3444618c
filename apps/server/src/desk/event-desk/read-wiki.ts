import type { GameId, WikiDetails } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findEventWiki } from '../liquipedia/event-wikis.repository.ts';
import type { WikiLook } from '../liquipedia/read-tournament.ts';
import type { Wiki } from '../liquipedia/wiki.ts';
import { refuseUnavailable } from '../liquipedia/wiki-refusal.ts';

type Refusal = 'not_from_wiki' | 'wiki_unavailable' | 'tournament_not_found';

/** A page that staff have just seen is not requested again. */
const freshSeconds = 60;

/** The tournament of the wiki that an event follows. */
export async function readWikiOf(
  { db, wiki }: { readonly db: Kysely<Schema>; readonly wiki: Pick<Wiki, 'details'> },
  { id, gameId }: { readonly id: number; readonly gameId: GameId },
): Promise<Outcome<WikiLook<WikiDetails>, Refusal>> {
  const followed = await findEventWiki(db, id);
  if (!followed) return refuse('not_from_wiki');
  const looked = await wiki.details(gameId, followed.pageId, { freshSeconds });
  if (!looked.ok) return refuseUnavailable(db, looked.failure);
  const { value: details, ...look } = looked.value;
  return details === null ? refuse('tournament_not_found') : done({ ...look, value: details });
}
