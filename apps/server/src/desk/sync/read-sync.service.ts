import type { Answer, RefusalCode } from '@callshot/contract';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findHeldSlots } from '../../play/events/results/official-picks.repository.ts';
import { isResultRow } from '../../play/events/results/official-rows.ts';
import { findEventTeamNames } from '../../play/events/teams/event-team-names.repository.ts';
import { teamNamesOf } from '../../play/events/teams/team-names.ts';
import { readStatus } from '../liquipedia/status.service.ts';
import { describeDoubt, titleOfSlot } from './describe-doubt.ts';
import { findOpenDoubts } from './doubts.repository.ts';
import { findTeamIdOf } from './find-team-id-of.ts';
import { findEventWiki, findLog } from './sync.repository.ts';
import type { SyncParts } from './sync-parts.ts';
import { findWikiMatches, findWikiTables } from './wiki-records.repository.ts';

type Key = 'GET /api/sync/:eventId';

const heldAtMost = 500;

/** The state of following, and the doubts that wait for staff. */
export async function readSync(
  parts: SyncParts,
  eventId: number,
): Promise<Outcome<Answer<Key>, RefusalCode<Key>>> {
  const { db } = parts;
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  const wiki = await findEventWiki(db, eventId);
  const { looksLeft, looksPerHour } = await readStatus(parts);
  const linkOf = (pageName: string): string =>
    `https://liquipedia.net/${wiki?.wiki}/${pageName.replaceAll(' ', '_')}`;
  const sources = {
    event,
    matches: await findWikiMatches(db, eventId),
    tables: await findWikiTables(db, eventId),
    teamIdOf: await findTeamIdOf(db, eventId),
    linkOf,
  };
  const held = [
    ...event.officialRows.filter((row) => row.source === 'manual' && isResultRow(row)),
    ...(await findHeldSlots(db, eventId)),
  ];
  const log = await findLog(db, eventId);
  const nameOf = teamNamesOf(event);
  return done({
    isMapped: wiki !== null,
    isPaused: wiki?.pausedAt != null,
    wikiLink: wiki && linkOf(wiki.pageName),
    lastLookAt: wiki?.lastLookAt?.toISOString() ?? null,
    nextLookAt: wiki?.pausedAt ? null : (wiki?.nextLookAt?.toISOString() ?? null),
    lastWebhookAt: wiki?.webhookAt?.toISOString() ?? null,
    looksLeft,
    looksPerHour,
    failure: wiki?.failure ?? null,
    log: log.map(({ at, text }) => ({ at: at.toISOString(), text })),
    doubts: (await findOpenDoubts(db, eventId)).map((doubt) => describeDoubt(sources, doubt)),
    names: (await findEventTeamNames(db, eventId)).slice(0, heldAtMost).map((own) => ({
      ...own,
      teamName: nameOf(own.teamId),
      toldAt: own.toldAt.toISOString(),
    })),
    held: held.slice(0, heldAtMost).map(({ eventStageId, eventSubstageId, slot }) => ({
      eventStageId,
      eventSubstageId,
      slot,
      title: titleOfSlot(event, eventStageId, slot),
    })),
  });
}
