import type { Answer, RefusalCode } from '@callshot/contract';
import { NO_PICKS, type PickSet } from '@callshot/rules';
import type { UserCards } from '../../account/accounts/users/user-cards.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { AppConfig } from '../../platform/parts.ts';
import { findStage, type LoadedEvent } from '../../play/events/loaded-event.ts';
import { finishWaitOf } from '../../play/events/running/finish-event.service.ts';
import { findDatabaseTime } from '../../play/events/stages/event-lock.repository.ts';
import { describePlan } from '../../play/official/describe-plan.ts';
import { planOfficial } from '../../play/official/plan-official.ts';
import {
  type BoardChanges,
  previewEntry,
  previewOfficial,
} from '../../play/official/preview-board.ts';
import { describeChanges } from '../../play/picks/describe-picks.ts';
import { countConcerned, findEntriesOfUser } from '../../play/picks/entries.repository.ts';
import { bytesOf } from '../../play/picks/entry-codec.ts';
import type { ReadingParts } from '../../play/picks/read-picks.service.ts';
import { areWithheld } from '../../play/picks/withheld-picks.ts';
import type { EventBoard } from '../../play/scoreboards/boards.ts';
import { findAllLeftOut } from '../../play/scoreboards/entry-blocks.repository.ts';
import { checkEntry, isPostLock, isTooLate } from './override-entry.service.ts';
import type { OverrideParts } from './override-parts.ts';
import { findUndoable } from './past-overrides.ts';
import { findTargetUser } from './target-users.repository.ts';

type Key = 'POST /api/picks/override/preview/:eventId';
type Preview = Answer<Key>;

interface PreviewParts extends ReadingParts {
  readonly cards: Pick<UserCards, 'of'>;
  readonly config: AppConfig;
}

/** The override to preview, against the newest board. */
interface PreviewedOverride {
  readonly event: LoadedEvent;
  readonly board: EventBoard;
  readonly readerId: number;
  readonly eventStageId: number;
  /** Null = official results. */
  readonly userId: number | null;
  /** Null = the user's entry is taken away. */
  readonly picks: PickSet | null;
}

type Refusal = RefusalCode<Key>;

export async function previewOverride(
  parts: OverrideParts,
  { eventId, ...asked }: { readonly eventId: number } & Omit<PreviewedOverride, 'event' | 'board'>,
): Promise<Outcome<Preview, Refusal>> {
  const current = await currentBoard(parts, eventId);
  return current.ok ? preview(parts, { ...current.value, ...asked }) : current;
}

/** Previews the undo of an override. */
export async function previewUndo(
  parts: OverrideParts,
  { eventId, overrideId, readerId }: UndoQuestion,
): Promise<Outcome<Preview, RefusalCode<'GET /api/picks/override/undo/:eventId'>>> {
  const current = await currentBoard(parts, eventId);
  if (!current.ok) return current;
  const past = await findUndoable(parts, current.value.event, overrideId);
  if (!past) return refuse('not_undoable');
  const { eventStageId, userId, before: picks } = past;
  const asked = { ...current.value, readerId, eventStageId, userId, picks };
  const outcome = await preview(parts, asked);
  // A user who left cannot get picks back.
  if (!outcome.ok && (outcome.code === 'user_not_found' || outcome.code === 'stage_has_results')) {
    return refuse('not_undoable');
  }
  return outcome;
}

interface UndoQuestion {
  readonly eventId: number;
  readonly overrideId: number;
  readonly readerId: number;
}

async function currentBoard(
  { seals, boards }: OverrideParts,
  eventId: number,
): Promise<Outcome<{ event: LoadedEvent; board: EventBoard }, 'event_not_found'>> {
  const event = await seals.currentEvent(eventId);
  const board = event && (await boards.refresh(eventId));
  return event && board ? done({ event, board }) : refuse('event_not_found');
}

async function preview(
  parts: OverrideParts,
  override: PreviewedOverride,
): Promise<Outcome<Preview, Refusal>> {
  if (await areWithheld(parts.db, override)) return refuse('picks_withheld');
  return override.userId === null
    ? previewResults(parts, override)
    : previewUser(parts, override, override.userId);
}

async function previewResults(
  { db, cards, config }: PreviewParts,
  { event, board, eventStageId, picks }: PreviewedOverride,
): Promise<Outcome<Preview, Refusal>> {
  const now = new Date(await findDatabaseTime(db));
  const planned = await planOfficial(
    db,
    { event, now },
    { eventStageId, picks: picks ?? NO_PICKS },
  );
  if (!planned.ok) return planned;
  const plan = planned.value;
  const { before, after } = plan.corrected;
  const followed = plan.followed.map(({ concerned }) => concerned);
  return done({
    changes: describeChanges(event, before, before.official, after.official),
    follows: describePlan(event, plan, finishWaitOf(config)),
    concerned: await countConcerned(db, followed),
    ...(await named(cards, await previewOfficial(board, plan.event))),
  });
}

async function previewUser(
  parts: PreviewParts,
  { event, board, readerId, eventStageId, picks }: PreviewedOverride,
  userId: number,
): Promise<Outcome<Preview, Refusal>> {
  const user = await findTargetUser(parts.db, userId);
  if (!user) return refuse('user_not_found');
  const checked = picks && checkEntry(event, eventStageId, picks);
  if (checked?.ok === false) return checked;
  const stage = findStage(event, eventStageId);
  if (!stage) throw new Error(`Event ${event.row.id} has no stage ${eventStageId}`);
  const entries = await findEntriesOfUser(parts.db, event.row.id, userId);
  const entry = entries.find((own) => own.eventStageId === stage.id);
  if (picks && isTooLate(stage, entry)) return refuse('stage_has_results');
  const [read] = entry ? parts.entries.read(event, [entry]) : [];
  const after = picks ?? NO_PICKS;
  const slots = picks && bytesOf(stage, picks);
  const now = new Date(await findDatabaseTime(parts.db));
  const isLeftOut =
    isPostLock(event, now, stage, { userId, actorUserId: readerId }) ||
    (await isOnNoBoard(parts.db, board, userId));
  return done({
    changes: describeChanges(event, stage, read?.picks ?? NO_PICKS, after),
    follows: picks ? [] : [`${stage.name}: ${user.username} has no entry any more`],
    concerned: { entries: 1, users: 1 },
    ...(await named(parts.cards, await previewEntry(board, { stage, slots, userId, isLeftOut }))),
  });
}

const isOnNoBoard = async (
  db: PreviewParts['db'],
  { stages }: EventBoard,
  userId: number,
): Promise<boolean> => {
  const stageIds = stages.map(({ loaded }) => loaded.id);
  return (await findAllLeftOut(db, stageIds, userId)).has(userId);
};

async function named(
  cards: PreviewParts['cards'],
  { affected, scores }: BoardChanges,
): Promise<Pick<Preview, 'affected' | 'scores'>> {
  const users = await cards.of(scores.map(({ userId }) => userId));
  const nameOf = (at: number): string => users[at]?.username ?? '';
  return { affected, scores: scores.map((score, at) => ({ ...score, username: nameOf(at) })) };
}
