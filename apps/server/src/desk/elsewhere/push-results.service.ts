import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, type Body, matchesFromElsewhere, type RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { takeSharedLimits } from '../../platform/rate-limits/shared-limits.repository.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';
import { holdResultToken, type ResultToken } from '../../reach/tokens/result-tokens.repository.ts';
import { tellApplied } from '../sync/look-at-wiki.service.ts';
import type { Applied } from '../sync/take-records.service.ts';
import type { ElsewhereParts } from './elsewhere-parts.ts';
import { findToldBy, storeProposal } from './proposals.repository.ts';
import { resultsOf, type Told, toldIn } from './proposals.ts';
import { effectOf, placeElsewhere, takeElsewhere } from './take-elsewhere.service.ts';
import { tokenTeller } from './tellers.ts';

type Key = 'POST /api/results/push';
type Pushed = Body<Key>;
type Refusal = RefusalCode<Key>;
type PushAnswer = Answer<Key>;

/** Tokens of an event share this, so that many of them cannot hold its saves up. */
const limitOfEvent = { atOnce: 60, perMinute: 30 };

/** A program tells results with its token; they count at once, or wait for staff, as the token says. */
export async function pushResults(
  parts: ElsewhereParts,
  tokenId: number,
  { eventId, ...pushed }: Pushed,
): Promise<Outcome<PushAnswer, Refusal>> {
  const { db } = parts;
  const token = await holdResultToken(db, tokenId);
  if (!token) return refuse('token_ended');
  if (token.eventId !== eventId) return refuse('other_event');
  const waitMs = await takeSharedLimits(db, [
    { kind: 'results of event', subject: subjectOf(eventId), limit: limitOfEvent },
  ]);
  if (waitMs !== null) {
    return refuse('event_busy', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
  await parts.seals.currentEvent(eventId);
  const told = toldIn(pushed);
  const outcome = await changeEvent(
    db,
    eventId,
    async (change): Promise<Outcome<Pushing, Refusal>> => {
      const held = await holdResultToken(change.trx, tokenId);
      if (!held) return refuse('token_ended');
      if (isOver(change.event, change.now)) return refuse('event_over');
      return held.mode === 'apply' ? apply(change, held, told) : propose(change, held, told);
    },
  );
  if (outcome === null) return refuse('event_not_found');
  if (!outcome.ok) return outcome;
  const { answer, applied } = outcome.value;
  if (applied) await tellApplied(parts, eventId, applied);
  return done(answer);
}

interface Pushing {
  readonly answer: PushAnswer;
  readonly applied: Applied | null;
}

const subjectOf = (eventId: number): Buffer =>
  createHash('sha256').update(`event ${eventId}`).digest();

/** As long as the wiki is followed. */
const correctedForMs = 2 * 86_400_000;

const isOver = ({ row }: LoadedEvent, now: Date): boolean =>
  row.archivedAt !== null ||
  (row.finishedAt !== null && now.getTime() - row.finishedAt.getTime() > correctedForMs);

async function apply(
  change: EventChange,
  token: ResultToken,
  told: Told,
): Promise<Outcome<Pushing, Refusal>> {
  const stages = change.event.stages.map(({ stage }) => stage);
  const from = { source: 'told', results: resultsOf(told, stages), onlyStageId: null } as const;
  const taken = await takeElsewhere(change, from, tokenTeller(token));
  if (!taken.ok) return taken;
  const { effect, applied } = taken.value;
  if (applied?.hasNews || applied?.hasResults) {
    await note(change, token, 'results.told', effect.placed);
  }
  return done({ answer: { ...effect, mode: 'apply', waiting: 0 }, applied });
}

async function propose(
  change: EventChange,
  token: ResultToken,
  told: Told,
): Promise<Outcome<Pushing, Refusal>> {
  const { trx, event, now } = change;
  const eventId = event.row.id;
  const before = await findToldBy(trx, eventId, token.id);
  const all: Told = { ...before?.told, ...told };
  if (Object.keys(all).length > matchesFromElsewhere) return refuse('too_many_matches');
  const news = Object.keys(told).filter((key) => !isDeepStrictEqual(before?.told[key], told[key]));
  const waiting = [...new Set([...(before?.waiting ?? []), ...news])];
  if (news.length > 0) {
    const { id: tokenId, userId, name: teller } = token;
    const row = { eventId, tokenId, userId, teller, told: all, waiting, toldAt: now };
    await storeProposal(trx, row);
    await note(change, token, 'results.proposed', news.length);
  }
  const stages = event.stages.map(({ stage }) => stage);
  const from = { source: 'told', results: resultsOf(told, stages), onlyStageId: null } as const;
  const { placed } = await placeElsewhere(change, from);
  const effect = effectOf(event, placed, []);
  const answer: PushAnswer = { ...effect, mode: 'propose', waiting: waiting.length };
  return done({ answer, applied: null });
}

const note = (
  { trx, event }: EventChange,
  { id, name, userId }: ResultToken,
  action: 'results.told' | 'results.proposed',
  matches: number,
): Promise<unknown> =>
  insertAudit(trx, {
    actorUserId: userId,
    action,
    subjectType: 'event',
    subjectId: event.row.id,
    after: { token: name, tokenId: id, matches },
  });
