import { setTimeout as pause } from 'node:timers/promises';
import type { Event } from '@callshot/contract';
import type { PickSet } from '@callshot/rules';
import type { Caller } from './caller.ts';
import { type PickedStage, pickStage, stageOf } from './pick-stage.ts';

export interface Following {
  readonly visitor: Caller;
  readonly players: readonly Caller[];
  readonly eventId: number;
  /** Prints progress for a spectator. */
  tell(line: string): void;
  /** Everybody has picked the stage that is open. */
  hasPicked?(picked: PickedStage): void;
  /** Checked between two looks; true = stop waiting. */
  isGivenUp?(): boolean;
}

const lookEveryMs = 200;

/**
 * Follows an event until it is over: everybody picks each stage as soon as it is open. Locks, results,
 * openings and the end are the product's own.
 */
export async function followEvent(following: Following): Promise<Event> {
  const { visitor, players, eventId, tell } = following;
  const picked = new Set<number>();
  let before: Seen | null = null;
  for (;;) {
    const { event, official } = await look(visitor, eventId);
    const now = seen(event, official);
    for (const line of newsOf(before, now)) tell(line);
    before = now;
    if (event.finished || following.isGivenUp?.()) return event;
    const stage = event.eventStages[event.stage];
    if (stage && now.isOpen && !picked.has(stage.id)) {
      picked.add(stage.id);
      const own = await pickStage(players, eventId, stageOf(event, event.stage, official));
      const saved = own.slips.filter((slip) => slip !== null).length;
      tell(`${stage.name}: ${saved} of ${players.length} players have picked`);
      following.hasPicked?.(own);
    }
    await pause(lookEveryMs);
  }
}

async function look(visitor: Caller, eventId: number) {
  const official = await visitor.get<PickSet>(`/api/picks/get/official/${eventId}`);
  const event = await visitor.get<Event>(`/api/event/get?eventId=${eventId}`);
  return { event, official };
}

interface Seen {
  readonly stageName: string;
  readonly isOpen: boolean;
  readonly isFinished: boolean;
  readonly results: number;
  readonly lockAt: string | null;
}

const seen = (event: Event, official: PickSet): Seen => ({
  stageName: event.eventStages[event.stage]?.name ?? '',
  isOpen: event.lockAt !== null && event.lockAt > event.serverTime,
  isFinished: event.finished,
  results:
    official.groupStagePicks.length +
    official.matchPicks.filter(({ winnerTeamId }) => winnerTeamId !== null).length,
  lockAt: event.lockAt,
});

function newsOf(before: Seen | null, now: Seen): string[] {
  const news: string[] = [];
  const isOther = before === null || before.stageName !== now.stageName;
  if (before !== null && now.results > before.results) {
    news.push(`${now.results - before.results} more official results, ${now.results} in all`);
  }
  if (now.isOpen && (isOther || !before.isOpen)) {
    news.push(`${now.stageName} is open until ${now.lockAt?.slice(11, 19)} UTC`);
  }
  if (!now.isOpen && before?.isOpen && !isOther) news.push(`${now.stageName} is locked`);
  if (now.isFinished && !before?.isFinished) news.push('The event is over');
  return news;
}
