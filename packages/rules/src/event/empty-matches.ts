/**
 * The occupant of a starting place: a team, an unknown one (‘open’), a bye, or a team that another
 * match sends (‘fed’). The value ‘nobody’ means that no team was named.
 */
export type StartPlace<Team extends object> = Team | 'open' | 'bye' | 'fed' | 'nobody';

interface OpeningMatch {
  readonly top: StartPlace<object>;
  readonly bottom: StartPlace<object>;
}

/** Matches to which nobody would come: whoever should meet their winners would wait [rule: event-creator-27]. */
export const emptyMatches = (matches: readonly OpeningMatch[]): number =>
  matches.filter(({ top, bottom }) => isNobody(top) && isNobody(bottom)).length;

const isNobody = (place: StartPlace<object>): boolean => place === 'nobody' || place === 'bye';
