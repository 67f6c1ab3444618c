import type { EventChange } from '../events/change-event.ts';
import { isLocked, type LoadedEvent } from '../events/loaded-event.ts';
import { teamNamesOf } from '../events/team-names.ts';
import { insertNotice } from '../notifications/notices.repository.ts';
import { templates } from '../notifications/templates.ts';
import type { FollowedStage } from './plan-official.ts';

const dayMs = 86_400_000;

/** Tells everybody whose picks follow a place to another team; told by whichever process comes next. */
export async function tellOfReplacements(
  change: EventChange,
  followed: readonly FollowedStage[],
): Promise<void> {
  for (const stage of followed) await tellOfStage(change, stage);
}

async function tellOfStage(
  { trx, event, now }: EventChange,
  { stage, replaced, concerned }: FollowedStage,
): Promise<void> {
  const nameOf = teamNamesOf(event);
  const words = templates.teamsReplaced({
    ...wordsOf(event),
    stageName: stage.name,
    replaced: replaced.map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) })),
    openUntil: stage.index === event.row.stage && !isLocked(event, now) ? event.row.lockAt : null,
  });
  await insertNotice(trx, {
    ...words,
    // Results are of another version after each change.
    subject: `teams-replaced ${stage.id} ${event.row.officialVersion}`,
    kind: 'teams-replaced',
    gameId: event.row.gameId,
    eventId: event.row.id,
    eventStageId: stage.id,
    concernedSlots: concerned.slots === null ? null : [...concerned.slots],
    sentUntil: new Date(now.getTime() + dayMs),
    createdAt: now,
  });
}

export const wordsOf = ({ row }: LoadedEvent) => ({
  eventId: row.id,
  eventName: row.nameOverride,
  gameId: row.gameId,
});
