import type { Answer, RefusalCode } from '@callshot/contract';
import { type ElsewhereSource, isElsewhereTable, sourceOf } from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findResultTokens } from '../../reach/tokens/result-tokens.repository.ts';
import { findOpenDoubts } from '../sync/doubts.repository.ts';
import { findWikiMatches, findWikiTables } from '../sync/wiki-records.repository.ts';
import type { ElsewhereParts } from './elsewhere-parts.ts';
import { findWaiting } from './proposals.repository.ts';

type Key = 'GET /api/results/:eventId';
type Group = Answer<Key>['groups'][number];

/** The tellers of an event beside the wiki, their proposals, and the groups that go by them. */
export async function readElsewhere(
  { db, seals }: Pick<ElsewhereParts, 'db' | 'seals'>,
  eventId: number,
): Promise<Outcome<Answer<Key>, RefusalCode<Key>>> {
  const event = await seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  const told = new Map<number, { source: ElsewhereSource; matches: number }>();
  for (const { eventSubstageId, record } of await findWikiTables(db, eventId)) {
    if (isElsewhereTable(record)) told.set(eventSubstageId, { source: 'told', matches: 0 });
  }
  for (const { eventSubstageId, record } of await findWikiMatches(db, eventId)) {
    const source = sourceOf(record);
    if (source === 'wiki') continue;
    const before = told.get(eventSubstageId)?.matches ?? 0;
    told.set(eventSubstageId, { source, matches: before + 1 });
  }
  const groups = event.stages.flatMap(({ name, stage }) =>
    stage.substages.flatMap(({ eventSubstageId, title }): Group[] => {
      const own = told.get(eventSubstageId);
      if (!own) return [];
      return [
        { eventSubstageId, title: stage.substages.length > 1 ? `${name}, ${title}` : name, ...own },
      ];
    }),
  );
  const tokens = await findResultTokens(db, eventId);
  return done({
    tokens: tokens.map(({ createdAt, expiresAt, lastUsedAt, resultsMode, ...token }) => ({
      ...token,
      mode: resultsMode ?? 'propose',
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    proposals: (await findWaiting(db, eventId)).map(({ toldAt, ...proposal }) => ({
      ...proposal,
      toldAt: toldAt.toISOString(),
    })),
    doubts: (await findOpenDoubts(db, eventId)).length,
    groups,
  });
}
