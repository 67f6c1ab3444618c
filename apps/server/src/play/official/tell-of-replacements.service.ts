import type { ReplacedWords } from '../../reach/notifications/channels/templates.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import { wordsOfEvent } from '../events/event-words.ts';
import { isLocked, type LoadedEvent } from '../events/loaded-event.ts';
import type { EventChange } from '../events/running/change-event.ts';
import { teamNamesOf } from '../events/teams/team-names.ts';
import { teamsReplacedKind } from './notice-kinds.ts';
import type { FollowedStage } from './plan-official.ts';

/** Tells everybody whose picks follow a place to another team; told by whichever process comes next. */
export async function tellOfReplacements(
  change: EventChange,
  followed: readonly FollowedStage[],
  why: ReplacedWords['why'] = 'results',
): Promise<void> {
  for (const stage of followed) await tellOfStage(change, stage, why);
}

async function tellOfStage(
  { trx, event, now }: EventChange,
  { stage, replaced, concerned }: FollowedStage,
  why: ReplacedWords['why'],
): Promise<void> {
  const nameOf = teamNamesOf(event);
  const words = {
    ...wordsOf(event),
    why,
    stageName: stage.name,
    replaced: replaced.map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) })),
    openUntil: stage.index === event.row.stage && !isLocked(event, now) ? event.row.lockAt : null,
  };
  await makeNotice(trx, teamsReplacedKind, words, {
    // Results are of another version after each change.
    subject: `teams-replaced ${stage.id} ${event.row.officialVersion}`,
    gameId: event.row.gameId,
    eventId: event.row.id,
    eventStageId: stage.id,
    concernedSlots: concerned.slots === null ? null : [...concerned.slots],
    now,
  });
}

export const wordsOf = ({ row }: LoadedEvent) => wordsOfEvent(row);
