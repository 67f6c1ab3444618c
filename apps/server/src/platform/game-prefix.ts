/** The prefix of a game's pages, by game id. */
export const gamePrefixes = { 1: 'rl', 2: 'cs' } as const;

/** The page of an event. */
export const eventPath = ({
  gameId,
  eventId,
}: {
  readonly gameId: 1 | 2;
  readonly eventId: number;
}): string => `/${gamePrefixes[gameId]}/event/${eventId}`;
