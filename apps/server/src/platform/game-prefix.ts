import { type GameId, gameOf } from '@callshot/rules';
/** The page of an event. */
export const eventPath = ({
  gameId,
  eventId,
}: {
  readonly gameId: GameId;
  readonly eventId: number;
}): string => `/${gameOf(gameId).prefix}/event/${eventId}`;
