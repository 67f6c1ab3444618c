import type { Answer } from '@callshot/contract';
import { NO_PICKS, type PickSet } from '@callshot/rules';
import type { UserCards } from '../accounts/user-cards.ts';
import { findDatabaseTime } from '../events/event-lock.repository.ts';
import { findStage, type LoadedEvent } from '../events/loaded-event.ts';
import { describeChanges } from '../picks/describe-picks.ts';
import { countConcerned, findEntriesOfUser } from '../picks/entries.repository.ts';
import { bytesOf } from '../picks/entry-codec.ts';
import type { ReadingParts } from '../picks/read-picks.service.ts';
import type { EventBoard } from '../scoreboards/boards.ts';
import { describePlan } from './describe-plan.ts';
import { checkEntry } from './override-entry.service.ts';
import { type OfficialRefusal, planOfficial } from './plan-official.ts';
import { type BoardChanges, previewEntry, previewOfficial } from './preview-board.ts';
import { findTargetUser } from './target-users.repository.ts';

type Preview = Answer<'POST /api/picks/override/preview/:eventId'>;

export interface PreviewParts extends ReadingParts {
  readonly cards: Pick<UserCards, 'of'>;
}

export interface PreviewedOverride {
  readonly event: LoadedEvent;
  readonly board: EventBoard;
  readonly eventStageId: number;
  /** Null = official results. */
  readonly userId: number | null;
  /** Null = the user's entry is taken away. */
  readonly picks: PickSet | null;
}

export type PreviewOutcome =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly code: 'user_not_found' }
  | OfficialRefusal;

/** What an override would change, without changing anything. */
export const previewOverride = (
  parts: PreviewParts,
  override: PreviewedOverride,
): Promise<PreviewOutcome> =>
  override.userId === null
    ? previewResults(parts, override)
    : previewUser(parts, override, override.userId);

async function previewResults(
  { db, cards }: PreviewParts,
  { event, board, eventStageId, picks }: PreviewedOverride,
): Promise<PreviewOutcome> {
  const now = new Date(await findDatabaseTime(db));
  const planned = await planOfficial(
    db,
    { event, now },
    { eventStageId, picks: picks ?? NO_PICKS },
  );
  if (!planned.ok) return planned;
  const { plan } = planned;
  const { before, after } = plan.corrected;
  const followed = plan.followed.map(({ concerned }) => concerned);
  return {
    ok: true,
    preview: {
      changes: describeChanges(event, before, before.official, after.official),
      follows: describePlan(event, plan),
      concerned: await countConcerned(db, followed),
      ...(await named(cards, await previewOfficial(board, plan.event))),
    },
  };
}

async function previewUser(
  parts: PreviewParts,
  { event, board, eventStageId, picks }: PreviewedOverride,
  userId: number,
): Promise<PreviewOutcome> {
  const user = await findTargetUser(parts.db, userId);
  if (!user) return { ok: false, code: 'user_not_found' };
  const checked = picks && checkEntry(event, eventStageId, picks);
  if (checked?.ok === false) {
    return { ok: false, code: 'invalid_picks', problems: checked.problems };
  }
  const stage = findStage(event, eventStageId);
  if (!stage) throw new Error(`Event ${event.row.id} has no stage ${eventStageId}`);
  const entries = await findEntriesOfUser(parts.db, event.row.id, userId);
  const entry = entries.find((own) => own.eventStageId === stage.id);
  const [read] = entry ? parts.entries.read(event, [entry]) : [];
  const after = picks ?? NO_PICKS;
  const slots = bytesOf(stage, after);
  return {
    ok: true,
    preview: {
      changes: describeChanges(event, stage, read?.picks ?? NO_PICKS, after),
      follows: picks ? [] : [`${stage.name}: ${user.username} has no entry any more`],
      concerned: { entries: 1, users: 1 },
      ...(await named(parts.cards, await previewEntry(board, { stage, slots, userId }))),
    },
  };
}

async function named(
  cards: PreviewParts['cards'],
  { affected, scores }: BoardChanges,
): Promise<Pick<Preview, 'affected' | 'scores'>> {
  const users = await cards.of(scores.map(({ userId }) => userId));
  const nameOf = (at: number): string => users[at]?.username ?? '';
  return { affected, scores: scores.map((score, at) => ({ ...score, username: nameOf(at) })) };
}
