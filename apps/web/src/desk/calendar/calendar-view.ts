import type { CalendarTournament } from '@callshot/contract';
import { type CalendarState, calendarStates, games } from '@callshot/rules';

/** The part of the calendar that is shown, as its address says. */
export interface CalendarView {
  /** A game's prefix; 'all' = both. */
  readonly game: string;
  /** 'shown' = all but the hidden ones. */
  readonly state: CalendarState | 'shown';
}

export function viewOf(query: URLSearchParams): CalendarView {
  const game = query.get('game') ?? 'all';
  const state = query.get('state') ?? 'shown';
  return {
    game: games.some(({ prefix }) => prefix === game) ? game : 'all',
    state: calendarStates.find((one) => one === state) ?? 'shown',
  };
}

/** The address leaves out whatever is as usual. */
export function queryOf({ game, state }: CalendarView): Record<string, string> {
  return { ...(game !== 'all' && { game }), ...(state !== 'shown' && { state }) };
}

export const shownOf = (
  tournaments: readonly CalendarTournament[],
  { game, state }: CalendarView,
): CalendarTournament[] =>
  tournaments.filter(
    (own) =>
      (game === 'all' || games.find(({ id }) => id === own.gameId)?.prefix === game) &&
      (state === 'shown' ? own.state !== 'hidden' : own.state === state),
  );
