import {
  entriesFollow,
  followPlaces,
  hasResults,
  type PickSet,
  type Replacement,
  replayOfficial,
  slotsNaming,
} from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import {
  findStage,
  isLocked,
  type LoadedEvent,
  type LoadedStage,
  locksInParts,
  openResultsOf,
  withOfficial,
  withStage,
  withStages,
} from '../events/loaded-event.ts';
import type { EventChange } from '../events/running/change-event.ts';
import { planRedraws, type StageChange, type StageRedraw } from '../events/stages/plan-redraws.ts';
import { type StageMove, stageMoveOf } from '../events/stages/stage-progress.service.ts';
import {
  type ConcernedEntries,
  findPickedStageIds,
  streamEntriesOfStage,
} from '../picks/entries.repository.ts';
import { isReadable } from '../picks/entry-codec.ts';
import { invalidPicks } from '../picks/invalid-picks.ts';
import type { PicksProblem } from '../problem-words/picks-words.ts';

export interface OfficialInput {
  readonly eventStageId: number;
  readonly picks: PickSet;
  /** The stage before matches of it were entered in the same change; absent = none were. */
  readonly playedBefore?: LoadedStage;
}

/** Teams of one stage that others take the places of, and whose entries follow them. */
export interface FollowedStage {
  readonly stage: LoadedStage;
  readonly replaced: readonly Replacement[];
  readonly concerned: ConcernedEntries;
}

/** Everything that entering official results would do. */
export interface OfficialPlan {
  readonly corrected: StageChange;
  /** Teams that the corrected draw puts into the places of others. */
  readonly redrawn: readonly Replacement[];
  readonly redraws: readonly StageRedraw[];
  readonly followed: readonly FollowedStage[];
  readonly pickedStageIds: ReadonlySet<number>;
  readonly move: StageMove | null;
  /** The event as it will be. */
  readonly event: LoadedEvent;
}

export type OfficialRefusal = 'stage_open' | 'stage_not_opened' | 'invalid_picks';

/** Plans the entering of results, or lists every reason why they cannot be entered. */
export async function planOfficial(
  db: Kysely<Schema>,
  { event, now }: Pick<EventChange, 'event' | 'now'>,
  { eventStageId, picks, playedBefore }: OfficialInput,
): Promise<Outcome<OfficialPlan, OfficialRefusal>> {
  const before = findStage(event, eventStageId);
  if (!before) return invalidPicks({ path: ['eventStageId'], code: 'no_such_stage' });
  const strays = straysOf(picks, eventStageId);
  if (strays.length > 0) return invalidPicks(...strays);
  const replayed = replayOfficial(before.stage, picks);
  if (!replayed.ok) return invalidPicks(...replayed.problems);
  const tooEarly = hasResults(before.stage.format, replayed.value)
    ? whyTooEarly(event, before, replayed.value, now)
    : null;
  if (tooEarly) return refuse(tooEarly);
  const pickedStageIds = await findPickedStageIds(db, event.row.id);
  const entered = withOfficial(before, replayed.value);
  const places = pickedStageIds.has(before.id)
    ? followPlaces(before.stage, entered.stage)
    : { stage: entered.stage, replaced: [] };
  const corrected = { before, after: withStage(entered, { ...entered, stage: places.stage }) };
  const lost = await countLost(db, corrected, pickedStageIds);
  if (lost > 0) {
    return invalidPicks({ path: ['matchPicks'], code: 'entries_lost', count: lost });
  }
  const played = { ...corrected, before: playedBefore ?? before };
  const redraws = planRedraws(event, played, pickedStageIds);
  for (const redraw of redraws) requireReadable(redraw, pickedStageIds);
  const changed = withStages(
    event,
    [corrected, ...redraws].map(({ after }) => after),
  );
  return done({
    corrected,
    redrawn: places.replaced,
    redraws,
    followed: [{ ...corrected, replaced: places.replaced }, ...redraws].flatMap((change) =>
      followedOf(change, pickedStageIds),
    ),
    pickedStageIds,
    move: stageMoveOf(changed, pickedStageIds),
    event: changed,
  });
}

/** A draw may come and change while picks are open; a result would be public, and copied. */
function whyTooEarly(event: LoadedEvent, stage: LoadedStage, results: PickSet, now: Date) {
  if (stage.index > event.row.stage) return 'stage_not_opened';
  if (stage.index < event.row.stage || isLocked(event, now)) return null;
  const isOpen = !locksInParts(stage) || openResultsOf(stage, results, now).length > 0;
  return isOpen ? 'stage_open' : null;
}

/** An override speaks of one stage. */
export const straysOf = (picks: PickSet, eventStageId: number): PicksProblem[] =>
  (['groupStagePicks', 'matchPicks'] as const).flatMap((list) =>
    picks[list].flatMap((pick, index): PicksProblem[] =>
      pick.eventStageId === eventStageId
        ? []
        : [{ path: [list, index, 'eventStageId'], code: 'other_stage' }],
    ),
  );

/**
 * Number of entries that would become unreadable. Only a draw that empties or fills places reads
 * each entry. Entries that are unreadable already do not count.
 */
async function countLost(
  db: Kysely<Schema>,
  { before, after }: StageChange,
  pickedStageIds: ReadonlySet<number>,
): Promise<number> {
  if (!pickedStageIds.has(before.id) || entriesFollow(before.stage, after.stage)) return 0;
  let lost = 0;
  for await (const entry of streamEntriesOfStage(db, before.id)) {
    if (isReadable(before, entry) && !isReadable(after, entry)) lost += 1;
  }
  return lost;
}

/** Redrawing keeps places, so that this never happens; were it to, nothing may be stored. */
function requireReadable(
  { before, after }: StageRedraw,
  pickedStageIds: ReadonlySet<number>,
): void {
  if (!pickedStageIds.has(after.id) || entriesFollow(before.stage, after.stage)) return;
  throw new Error(`Redrawing stage ${after.id} would make its entries unreadable`);
}

/** The users whose picks follow a place to another team. */
export function followedOf(
  { before, after, replaced }: StageChange & { readonly replaced: readonly Replacement[] },
  pickedStageIds: ReadonlySet<number>,
): FollowedStage[] {
  if (!pickedStageIds.has(after.id) || replaced.length === 0) return [];
  const from = new Set(replaced.map((team) => team.from));
  const slots = slotsNaming(before.stage, before.layout, from);
  if (slots?.length === 0) return [];
  return [{ stage: after, replaced, concerned: { eventStageId: after.id, slots } }];
}
