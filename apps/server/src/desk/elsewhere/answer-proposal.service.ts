import type { Answer, Body, RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';
import { tellApplied } from '../sync/look-at-wiki.service.ts';
import type { ElsewhereParts } from './elsewhere-parts.ts';
import { findProposal, type Proposal, settleProposals } from './proposals.repository.ts';
import { resultsOf, type Told } from './proposals.ts';
import { type Taken, takeElsewhere } from './take-elsewhere.service.ts';
import { staffTeller } from './tellers.ts';
import { undoneChange } from './undone-change.ts';

type PreviewKey = 'POST /api/results/preview';
type TakeKey = 'POST /api/results/take';
type DismissKey = 'POST /api/results/dismiss';

/** The effect that a proposal would have. */
export async function previewProposal(
  parts: ElsewhereParts,
  actorUserId: number,
  { eventId, proposalId }: Body<PreviewKey>,
): Promise<Outcome<Answer<PreviewKey>, RefusalCode<PreviewKey>>> {
  await parts.seals.currentEvent(eventId);
  const outcome = await undoneChange(parts.db, eventId, async (change) => {
    const proposal = await findOpen(change, proposalId);
    return proposal ? take(change, actorUserId, proposal) : refuse('proposal_not_found');
  });
  if (outcome === null) return refuse('event_not_found');
  return outcome.ok ? done(outcome.value.effect) : outcome;
}

/** Staff take over what a token proposes; they have seen what it told until `toldAt`. */
export async function takeProposal(
  parts: ElsewhereParts,
  actorUserId: number,
  { eventId, proposalId, toldAt }: Body<TakeKey>,
): Promise<Outcome<Answer<TakeKey>, RefusalCode<TakeKey>>> {
  await parts.seals.currentEvent(eventId);
  const outcome = await changeEvent(
    parts.db,
    eventId,
    async (change): Promise<Outcome<Taken, RefusalCode<TakeKey>>> => {
      const proposal = await findOpen(change, proposalId);
      if (!proposal) return refuse('proposal_not_found');
      if (proposal.toldAt.toISOString() !== toldAt) return refuse('proposal_changed');
      const taken = await take(change, actorUserId, proposal);
      if (taken.ok) await settle(change, actorUserId, proposal, 'results.taken');
      return taken;
    },
  );
  if (outcome === null) return refuse('event_not_found');
  if (!outcome.ok) return outcome;
  const { effect, applied } = outcome.value;
  if (applied) await tellApplied(parts, eventId, applied);
  return done(effect);
}

/** Dismissed results stay known, so that the same is not proposed again. */
export async function dismissProposal(
  parts: ElsewhereParts,
  actorUserId: number,
  { eventId, proposalId }: Body<DismissKey>,
): Promise<Outcome<null, RefusalCode<DismissKey>>> {
  const outcome = await changeEvent(parts.db, eventId, async (change) => {
    const proposal = await findOpen(change, proposalId);
    if (!proposal) return refuse('proposal_not_found');
    await settle(change, actorUserId, proposal, 'results.dismissed');
    return done(null);
  });
  return outcome ?? refuse('event_not_found');
}

async function findOpen({ trx, event }: EventChange, proposalId: number): Promise<Proposal | null> {
  const proposal = await findProposal(trx, event.row.id, proposalId);
  return proposal && proposal.waiting.length > 0 ? proposal : null;
}

function take(change: EventChange, actorUserId: number, { told, waiting, teller }: Proposal) {
  const open: Told = Object.fromEntries(
    waiting.flatMap((key) => (told[key] ? [[key, told[key]]] : [])),
  );
  const stages = change.event.stages.map(({ stage }) => stage);
  const from = { source: 'told', results: resultsOf(open, stages), onlyStageId: null } as const;
  return takeElsewhere(change, from, staffTeller(actorUserId, `Told with the token “${teller}”`));
}

async function settle(
  { trx, event }: EventChange,
  actorUserId: number,
  { id, teller, waiting }: Proposal,
  action: 'results.taken' | 'results.dismissed',
): Promise<void> {
  await settleProposals(trx, [id]);
  await insertAudit(trx, {
    actorUserId,
    action,
    subjectType: 'event',
    subjectId: event.row.id,
    after: { token: teller, matches: waiting.length },
  });
}
