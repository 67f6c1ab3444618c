import { eventPath } from '../../platform/game-prefix.ts';
import type { ToSend } from './deliveries.repository.ts';

/** The body: ids, names and links that are public; no picks [rule: api-14]. */
export function bodyOf(delivery: ToSend, publicUrl: string): string {
  const { deliveryId, topic, happenedAt, createdAt, eventId, gameId, eventName } = delivery;
  const { eventStageId, stageName, stageIndex } = delivery;
  const link = (path: string): string => new URL(path, publicUrl).href;
  return JSON.stringify({
    id: deliveryId,
    topic: topic ?? 'test',
    happenedAt: (happenedAt ?? createdAt).toISOString(),
    event:
      eventId === null || gameId === null
        ? null
        : {
            id: eventId,
            gameId,
            name: eventName,
            page: link(eventPath({ gameId, eventId })),
            details: link(`/api/event/get?eventId=${eventId}`),
            results: link(`/api/event/official?eventId=${eventId}`),
          },
    stage: eventStageId === null ? null : { id: eventStageId, index: stageIndex, name: stageName },
  });
}
