import { timingSafeEqual } from 'node:crypto';
import type { AnsweredRefusal, Body, StageMapping } from '@callshot/contract';
import { readGroupKey } from '@callshot/rules';
import { hashSecretToken } from '../../platform/http/caller/secret-token.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { callForLook, findFollowedEvents } from './event-wikis.repository.ts';
import { makeStale } from './kept-answers.repository.ts';
import type { WikiParts } from './upcoming.service.ts';
import { foldTitle } from './wiki-pages.ts';

type Key = 'POST /api/liquipedia/webhook';

/** A page changed: the events that follow it are looked at soon. Repeated calls cause one look. */
export async function takeWebhook(
  { db, wiki }: WikiParts,
  secret: string,
  { wiki: wikiName, page }: Body<Key>,
): Promise<Outcome<null, AnsweredRefusal<Key>>> {
  const { settings } = wiki;
  if (settings === null || !isSecret(secret, settings.webhookSecret)) return refuse('wrong_secret');
  const followed = await findFollowedEvents(db, wikiName.trim().toLowerCase());
  const concerned = followed.filter(({ pageName, mapping }) =>
    isBelow(page, [pageName, ...pagesOfMapping(mapping)]),
  );
  const pageIds = [...new Set(concerned.map(({ pageId }) => String(pageId)))];
  await makeStale(db, wikiName.trim().toLowerCase(), pageIds);
  const gapSeconds = settings.pollSeconds / 4;
  await callForLook(
    db,
    concerned.map(({ eventId }) => eventId),
    gapSeconds,
  );
  return done(null);
}

/** Compared by what cannot be guessed letter by letter. */
const isSecret = (given: string, secret: string | null): boolean =>
  secret !== null && timingSafeEqual(hashSecretToken(given), hashSecretToken(secret));

/** On one of these pages, or on a page below one. */
function isBelow(page: string, pageNames: readonly string[]): boolean {
  const title = foldTitle(page);
  return pageNames.map(foldTitle).some((name) => title === name || title.startsWith(`${name}/`));
}

/** Stages may have pages of their own. */
const pagesOfMapping = (mapping: StageMapping): string[] =>
  mapping
    .flatMap(({ matchKeys, standingsKey }) => [...matchKeys, standingsKey ?? ''])
    .flatMap((key) => readGroupKey(key)?.pageName ?? []);
