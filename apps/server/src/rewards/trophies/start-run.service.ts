import { createHash } from 'node:crypto';
import type { Giving, Query, RefusalCode } from '@callshot/contract';
import { AWARD_FORMULA, GOAL_FORMULA } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { EventStore } from '../../play/events/event-store.ts';
import {
  areResultsComplete,
  type EventRow,
  type LoadedEvent,
} from '../../play/events/loaded-event.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';
import type { Boards, EventBoard } from '../../play/scoreboards/boards.ts';
import { generationOf } from '../../play/scoreboards/event-board.ts';
import { findLastRun, insertRun, type ToldRun } from './award-runs.repository.ts';
import { type FrozenBoard, freezeBoard, keptBoardOf, tierCountsOf } from './frozen-board.ts';
import { tellRun } from './tell-run.ts';

export interface RunParts {
  readonly db: Kysely<Schema>;
  readonly events: Pick<EventStore, 'get' | 'forget'>;
  readonly boards: Pick<Boards, 'boardOf' | 'refresh'>;
  readonly changes: Pick<Changes, 'announce'>;
}

/** The requested run. A forced one has a reason. */
interface WantedRun {
  readonly eventId: number;
  readonly kind: 'give' | 'rerun';
  /** Null = the product itself. */
  readonly startedByUserId: number | null;
  readonly isForced: boolean;
  readonly reason: string;
}

type GiveKey = 'POST /api/trophy/giveTrophies';
type RerunKey = 'POST /api/trophy/rerun';
type Refusal = RefusalCode<GiveKey> | RefusalCode<RerunKey>;

type CommonRefusal = RefusalCode<GiveKey> & RefusalCode<RerunKey>;
/** Refusals of their own for giving and for giving again. */
type RefuseKind<C extends Refusal> = (event: LoadedEvent, last: ToldRun | null) => C | null;

/** The trophies of an event depend on these alone. */
export const versionOf = (row: Pick<EventRow, 'officialVersion' | 'entrantsVersion'>): number =>
  row.officialVersion + row.entrantsVersion;

/** Names the differences between what a run gave last and what the board says. */
export const hashOfDiff = (last: Pick<ToldRun, 'id'>, row: EventRow): string =>
  createHash('sha256')
    .update(`${row.id} ${last.id} ${versionOf(row)}`)
    .digest('hex')
    .slice(0, 32);

/** Results come in between a board and the lock of its event now and then, never this often. */
const attemptsAtMost = 5;

/** Begins to give the trophies of an event; null = the product itself asks. */
export const giveTrophies = (
  parts: RunParts,
  startedByUserId: number | null,
  { eventId, force, reason = '' }: Query<GiveKey>,
): Promise<Outcome<Giving, RefusalCode<GiveKey>>> =>
  startRun(
    parts,
    { eventId, startedByUserId, kind: 'give', isForced: force === 'true', reason },
    refuseGiving,
  );

/** Begins to give them anew, if what would change is what was shown [rule: trophies-11]. */
export const giveTrophiesAnew = (
  parts: RunParts,
  startedByUserId: number,
  { eventId, force, reason = '', diff }: Query<RerunKey>,
): Promise<Outcome<Giving, RefusalCode<RerunKey>>> =>
  startRun(
    parts,
    { eventId, startedByUserId, kind: 'rerun', isForced: force === 'true', reason },
    ({ row }, last) => {
      if (last === null || last.kind === 'take_back') return 'not_rewarded';
      if (last.finishedAt === null) return 'underway';
      return diff === hashOfDiff(last, row) ? null : 'diff_changed';
    },
  );

const refuseGiving = ({ row }: LoadedEvent) => (row.finishedAt === null ? 'not_finished' : null);

/** Begins a run, frozen from the board as it stands; one that was begun before is answered as it is. */
async function startRun<C extends Refusal>(
  parts: RunParts,
  wanted: WantedRun,
  refuseKind: RefuseKind<C>,
): Promise<Begun<C>> {
  const { eventId } = wanted;
  for (let attempt = 0; attempt < attemptsAtMost; attempt += 1) {
    parts.events.forget(eventId);
    const board = await parts.boards.refresh(eventId);
    if (!board) return refuse('event_not_found');
    const frozen = await freezeBoard(board);
    const started = await changeEvent<Begun<C> | null>(parts.db, eventId, async (change) =>
      generationOf(change.event) === board.generation
        ? begin(change, wanted, { board, frozen, refuseKind })
        : null,
    );
    if (started === null) continue;
    // Caches of trophies prepare for the change.
    if (started.ok) parts.changes.announce('awards', eventId);
    return started;
  }
  throw new Error(`The board of event ${eventId} does not settle`);
}

type Begun<C extends Refusal> = Outcome<Giving, C | CommonRefusal>;

interface BeginParts<C extends Refusal> {
  readonly board: EventBoard;
  readonly frozen: FrozenBoard;
  readonly refuseKind: RefuseKind<C>;
}

async function begin<C extends Refusal>(
  { trx, event, now }: EventChange,
  wanted: WantedRun,
  { board, frozen, refuseKind }: BeginParts<C>,
): Promise<Begun<C>> {
  const last = await findLastRun(trx, wanted.eventId);
  if (wanted.kind === 'give' && last && last.kind !== 'take_back') return done(tellRun(last));
  if (last?.kind === 'take_back' && last.finishedAt === null) return refuse('underway');
  const refusal = refusalOf(wanted, event, board) ?? refuseKind(event, last);
  if (refusal !== null) return refuse(refusal) as Begun<C>;
  const run = {
    eventId: wanted.eventId,
    kind: wanted.kind,
    entrants: frozen.userIds.length,
    generation: versionOf(event.row),
    tiers: [...tierCountsOf(frozen)],
    startedAt: now,
    reason: wanted.reason || null,
  };
  const id = await insertRun(trx, {
    ...run,
    startedByUserId: wanted.startedByUserId,
    isForced: wanted.isForced,
    formula: frozen.byGoals ? GOAL_FORMULA : AWARD_FORMULA,
    ...keptBoardOf(frozen),
  });
  await insertAudit(trx, {
    actorUserId: wanted.startedByUserId,
    action: wanted.kind === 'give' ? 'trophies.given' : 'trophies.rerun',
    subjectType: 'event',
    subjectId: wanted.eventId,
    after: { run: id, entrants: run.entrants, tiers: run.tiers, isForced: wanted.isForced },
    reason: wanted.reason,
  });
  return done(tellRun({ ...run, id, done: 0, changed: 0, finishedAt: null }));
}

function refusalOf(
  wanted: WantedRun,
  event: LoadedEvent,
  { scoreboard }: EventBoard,
): CommonRefusal | null {
  if (event.row.archivedAt !== null) return 'archived';
  // Everybody would be first.
  if (!scoreboard.hasResults) return 'no_results';
  if (areResultsComplete(event)) return null;
  if (!wanted.isForced) return 'incomplete';
  return wanted.reason === '' ? 'reason_required' : null;
}
