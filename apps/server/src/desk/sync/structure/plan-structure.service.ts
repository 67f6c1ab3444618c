import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  draftEvent,
  draftInSlices,
  type EventDraft,
  endedStages,
  type PlayedStructure,
  planRedraft,
  problemsOfNewEvent,
  type Redraft,
  type RedraftObstacle,
  type WikiDetails,
} from '@callshot/rules';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { runInSlices } from '../../../platform/slices.ts';
import type { LoadedEvent } from '../../../play/events/loaded-event.ts';
import type { NewEvent } from '../../../play/events/running/new-event.ts';
import { planFromWiki, teamKeysOf } from '../../liquipedia/plan-event.ts';
import { refuseUnavailable } from '../../liquipedia/wiki-refusal.ts';
import type { DoubtRow } from '../doubts.repository.ts';
import { findEventWiki } from '../sync.repository.ts';
import type { SyncParts } from '../sync-parts.ts';
import { structureOf } from './known-structure.ts';
import { keyOfDrawn } from './structure-doubt.service.ts';

/** An event as it would be, and the stages of it that stay as they are. */
export interface StructurePlan {
  readonly redraft: Redraft;
  readonly obstacle: RedraftObstacle | null;
  readonly details: WikiDetails;
  /** Null = staff change the event themselves. */
  readonly next: (PlayedStructure & { readonly draft: EventDraft }) | null;
  /** In their new order. */
  readonly stages: readonly PlannedStage[];
  /** Positions of stages whose row goes: they change, or are no more. */
  readonly leaving: readonly number[];
}

export interface PlannedStage {
  /** The stage whose row, teams and picks stay; null = it is made anew. */
  readonly keeps: number | null;
  /** Its position before; null = it is new. */
  readonly was: number | null;
}

type Refusal =
  | 'doubt_not_found'
  | 'not_mapped'
  | 'records_unreadable'
  | 'tournament_not_found'
  | 'wiki_unavailable';

/** Records that were read for the doubt, or for the preview, are not read again. */
const freshSeconds = 300;

/** Plans the answer to a doubt about the structure; refused where the wiki's word has changed since. */
export async function planStructure(
  parts: Pick<SyncParts, 'db' | 'wiki'>,
  event: LoadedEvent,
  doubt: Pick<DoubtRow, 'key'>,
  now: Date,
): Promise<Outcome<StructurePlan, Refusal>> {
  const planned = await planOnce(parts, event, now, freshSeconds);
  if (!planned.ok || keyOf(planned.value) === doubt.key) return planned;
  // The kept answer may be older than the look that raised the doubt.
  const again = await planOnce(parts, event, now, 0);
  if (!again.ok) return again;
  return keyOf(again.value) === doubt.key ? again : refuse('doubt_not_found');
}

const keyOf = ({ redraft }: StructurePlan): string => keyOfDrawn(redraft);

async function planOnce(
  { db, wiki }: Pick<SyncParts, 'db' | 'wiki'>,
  event: LoadedEvent,
  now: Date,
  fresh: number,
): Promise<Outcome<StructurePlan, Refusal>> {
  const { id, gameId } = event.row;
  const followed = await findEventWiki(db, id);
  const structure = followed && structureOf(followed);
  if (!followed || !structure) return refuse('not_mapped');
  const looked = await wiki.details(gameId, followed.pageId, { freshSeconds: fresh });
  if (!looked.ok) return refuseUnavailable(db, looked.failure);
  const details = looked.value.value;
  if (details === null) return refuse('tournament_not_found');
  if (details.leftOut.length > 0) return refuse('records_unreadable');
  const played = { format: event.format, mapping: followed.mapping, structure };
  const draft = await runInSlices(draftInSlices(details));
  const redraft = planRedraft(played, draft, details);
  if (redraft === null) return refuse('doubt_not_found');
  await nextTurn();
  return done(planOf(event, redraft, details, now));
}

function planOf(
  event: LoadedEvent,
  redraft: Redraft,
  details: WikiDetails,
  now: Date,
): StructurePlan {
  const stages = (redraft.compared?.stages ?? []).map(({ was, isChanged }, at): PlannedStage => {
    // A stage that comes to stand first opens, and one that stands there no more closes: both are other stages.
    const isMoved = (was === 0) !== (at === 0);
    return { was, keeps: isChanged || isMoved ? null : was };
  });
  const kept = new Set(stages.map(({ keeps }) => keeps));
  const leaving = event.stages.map(({ index }) => index).filter((index) => !kept.has(index));
  const any = { redraft, details, stages, leaving };
  const { redrafted } = redraft;
  if (redrafted === null) return { ...any, next: null, obstacle: redraft.obstacle };
  const drafted = draftEvent(details, redrafted.format, redrafted.mapping);
  if (!drafted.ok) return { ...any, next: null, obstacle: { code: 'not_playable' } };
  const next = { ...redrafted, draft: drafted.value };
  const ended = endedStages(details, redrafted.format, redrafted.mapping);
  if (
    ended.length > 0 ||
    (kept.has(0) === false && Date.parse(drafted.value.startsAt) <= now.getTime())
  ) {
    return { ...any, next: null, obstacle: { code: 'has_begun' } };
  }
  const planned = newEventOf(event, { details, next }, idsOfNobody(next.draft));
  const problems = problemsOfNewEvent(planned);
  return problems.length > 0
    ? { ...any, next: null, obstacle: { code: 'not_playable' } }
    : { ...any, next, obstacle: null };
}

const idsOfNobody = (draft: EventDraft): ReadonlyMap<string, number> =>
  new Map(teamKeysOf(draft).map((key, index) => [key, index + 1]));

/** The event as it would be made of its tournament now. */
export const newEventOf = (
  { row }: LoadedEvent,
  {
    details,
    next,
  }: { readonly details: WikiDetails; readonly next: NonNullable<StructurePlan['next']> },
  ids: ReadonlyMap<string, number>,
): NewEvent =>
  planFromWiki(
    {
      wanted: {
        tournamentId: details.tournament.pageId,
        gameId: row.gameId,
        nameOverride: row.nameOverride,
        rewardType: row.rewardTypeId,
        stageMapping: [],
        liquipediaUrl: '',
        imageUrl: '',
      },
      links: { url: row.url, imageUrl: row.imageUrl, imageSource: row.imageSource },
      details,
      draft: next.draft,
      ended: [],
      format: { id: row.eventFormatId, name: row.formatName, value: next.format },
    },
    ids,
  );
