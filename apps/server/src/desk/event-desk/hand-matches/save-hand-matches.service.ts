import { isDeepStrictEqual } from 'node:util';
import type { Body, RefusalCode } from '@callshot/contract';
import {
  type HandMatch,
  type HandMatches,
  hasEndedByHand,
  problemsByHand,
  publishedByHand,
  type StoredHandMatch,
} from '@callshot/rules';
import { insertAudit } from '../../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import {
  findStage,
  isLocked,
  type LoadedEvent,
  type LoadedStage,
} from '../../../play/events/loaded-event.ts';
import { tellHandProblem } from '../../../play/events/results/hand-match-words.ts';
import {
  changeEvent,
  type EventChange,
  reloaded,
  updateEvent,
  updateHandMatches,
  updateStage,
} from '../../../play/events/running/change-event.ts';
import { moveStages } from '../../../play/events/stages/stage-progress.service.ts';
import { teamNamesOf } from '../../../play/events/teams/team-names.ts';
import { findPickedStageIds } from '../../../play/picks/entries.repository.ts';
import { afterSeating, type DeskParts } from '../desk-parts.ts';
import { followResults } from './follow-results.service.ts';
import { followStarts } from './follow-starts.service.ts';
import {
  findOthers,
  type HandMatchList,
  handMatchList,
  readHandMatches,
  substagesByHand,
} from './read-hand-matches.service.ts';

type Key = 'POST /api/event/matches';
type Wanted = Body<Key>;
type Refusal = RefusalCode<Key>;

/** Staff say who meets whom in a Swiss stage or in groups, when, and how it ended [rule: results-22]. */
export async function saveHandMatches(
  parts: DeskParts,
  actorUserId: number,
  wanted: Wanted,
): Promise<Outcome<HandMatchList, Refusal>> {
  const { eventId } = wanted;
  await parts.seals.currentEvent(eventId);
  const saved = await changeEvent(parts.db, eventId, (change) => save(change, actorUserId, wanted));
  if (saved === null) return refuse('event_not_found');
  if (!saved.ok) return saved;
  if (saved.value) {
    parts.changes.announce('event', eventId);
    await afterSeating(parts, eventId);
  }
  return readHandMatches(parts, wanted);
}

/** Answers whether anything is new. */
async function save(
  change: EventChange,
  actorUserId: number,
  wanted: Wanted,
): Promise<Outcome<boolean, Refusal>> {
  const { trx, event, now } = change;
  const stage = findStage(event, wanted.eventStageId);
  if (!stage) return refuse('stage_not_found');
  const others = await findOthers(trx, event.row.id);
  const own = substagesByHand(stage, others);
  const named = [...wanted.matches, ...wanted.orders].map((one) => one.eventSubstageId);
  if (own.length === 0 || !named.every((id) => own.includes(id))) return refuse('not_by_hand');
  const entered = enteredIn(stage, own, wanted, now);
  const news = new Map(
    [...entered].filter(([id, after]) => !isDeepStrictEqual(stage.byHand.get(id) ?? NONE, after)),
  );
  // A repeated save changes nothing, whatever version it names.
  if (news.size === 0) return done(false);
  if (stage.handVersion !== wanted.version) {
    return refuse('matches_changed', { current: handMatchList(stage, others) });
  }
  const refused = whyNot(event, stage, wanted, now);
  if (refused) return refused;
  await updateHandMatches(change, news);
  const all = [...new Map([...stage.byHand, ...news]).values()];
  const hasEnded = all.some(({ matches }) => matches.some(hasEndedByHand));
  await updateStage(change, stage.id, { handVersion: stage.handVersion + 1 });
  await insertAudit(trx, {
    actorUserId,
    action: 'event.matches_entered',
    subjectType: 'event_stage',
    subjectId: stage.id,
    ...changedBetween(stage.byHand, news),
    reason: wanted.reason || null,
  });
  // Other groups may follow the wiki: an ended match of theirs is not taken back here.
  const isKnown = hasEnded || (stage.hasEndedMatch && own.length < stage.stage.substages.length);
  if (isKnown !== stage.hasEndedMatch) {
    await updateStage(change, stage.id, { hasEndedMatch: isKnown });
    await updateEvent(change, {});
  }
  await followStarts(change, stage, news);
  const next = await reloaded(change);
  const changed = { before: stage, after: news };
  if (await followResults(next, stage.id, changed, actorUserId)) return done(true);
  await moveStages(next, await findPickedStageIds(trx, event.row.id));
  return done(true);
}

const NONE: HandMatches = { matches: [], order: null };

/** The new state of each group. A new match gets the next id of the stage. */
function enteredIn(
  { byHand }: LoadedStage,
  substageIds: readonly number[],
  { matches, orders }: Wanted,
  now: Date,
): ReadonlyMap<number, HandMatches> {
  const before = [...byHand.values()].flatMap((own) => own.matches);
  const named = new Set(matches.map(({ id }) => id));
  let lastId = Math.max(0, ...before.map(({ id }) => id));
  const stored = matches.map(({ id, ...match }): StoredHandMatch => {
    // A match sent again after a lost answer has no id yet: round and teams identify it.
    const known = before.find((one) =>
      id === null ? !named.has(one.id) && isSamePlace(one, match) : one.id === id,
    );
    lastId += known ? 0 : 1;
    const kept = publishedByHand(known, match, now.toISOString());
    return { ...match, id: known?.id ?? lastId, ...kept };
  });
  return new Map(
    substageIds.map((substageId) => {
      const order = orders.find(({ eventSubstageId }) => eventSubstageId === substageId);
      return [
        substageId,
        {
          matches: stored.filter(({ eventSubstageId }) => eventSubstageId === substageId),
          order: order ? { teamIds: order.teamIds, note: order.note } : null,
        },
      ];
    }),
  );
}

const isSamePlace = (one: HandMatch, other: HandMatch): boolean =>
  one.eventSubstageId === other.eventSubstageId &&
  one.round === other.round &&
  one.topTeamId === other.topTeamId &&
  one.bottomTeamId === other.bottomTeamId;

function whyNot(event: LoadedEvent, { index, stage }: LoadedStage, { matches }: Wanted, now: Date) {
  const problems = problemsByHand(stage, matches);
  if (problems.length > 0) {
    const nameOf = teamNamesOf(event);
    return refuse('matches_refused', {
      problems: problems.map((problem) => tellHandProblem(problem, matches, nameOf)),
    });
  }
  if (!matches.some(hasEndedByHand)) return null;
  // A result is public at once, and could be copied.
  if (index > event.row.stage) return refuse('stage_not_opened');
  return index === event.row.stage && !isLocked(event, now) ? refuse('stage_open') : null;
}

/** The matches that changed, before and after, for the audit log. */
function changedBetween(
  before: ReadonlyMap<number, HandMatches>,
  after: ReadonlyMap<number, HandMatches>,
) {
  const was = [...after.keys()].map((id) => before.get(id) ?? NONE);
  const is = [...after.values()];
  const listed = (own: readonly HandMatches[]) => own.flatMap(({ matches }) => matches);
  const without = (own: readonly StoredHandMatch[], other: readonly StoredHandMatch[]) =>
    own.filter((match) => !other.some((one) => isDeepStrictEqual(one, match)));
  const ordersOf = (own: readonly HandMatches[]) => own.flatMap(({ order }) => order ?? []);
  return {
    before: { matches: without(listed(was), listed(is)), orders: ordersOf(was) },
    after: { matches: without(listed(is), listed(was)), orders: ordersOf(is) },
  };
}
