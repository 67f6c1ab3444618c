import type { AnsweredRefusal, Query, WikiTournamentDetails } from '@callshot/contract';
import { gameOf, groupsOf } from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findEventsOfPages } from './event-wikis.repository.ts';
import type { WikiParts } from './upcoming.service.ts';
import { refuseUnavailable } from './wiki-refusal.ts';

type Key = 'GET /api/liquipedia/getDetails';

/** A tournament with its teams, and with what can be mapped to a format [rule: event-creator-13]. */
export async function readTournamentDetails(
  { db, wiki }: WikiParts,
  { gameId, pageId }: Query<Key>,
): Promise<Outcome<WikiTournamentDetails, AnsweredRefusal<Key>>> {
  const looked = await wiki.details(gameId, pageId);
  if (!looked.ok) return refuseUnavailable(db, looked.failure);
  const { value: details, readAt } = looked.value;
  if (details === null) return refuse('tournament_not_found');
  const { tournament, teams, leftOut } = details;
  const made = await findEventsOfPages(db, gameOf(gameId).wikiName, [pageId]);
  const { pageName, title, start, end, bannerUrl, wikiLink } = tournament;
  return done({
    pageId,
    pageName,
    title,
    start,
    end,
    bannerUrl,
    wikiLink,
    teams: [...teams],
    groups: [...groupsOf(details)],
    readAt: readAt.toISOString(),
    eventIds: made.map(({ eventId }) => eventId),
    leftOut: [...leftOut],
  } as WikiTournamentDetails);
}
