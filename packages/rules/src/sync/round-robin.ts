import type { Count, CountedMatch } from './counted.ts';
import type { Placed } from './table-word.ts';

/**
 * The places by wins of a group in which everybody has met everybody equally often. Ties are broken
 * by further matches among the level teams. Null = it is no such group, or not over.
 */
export function placesOfRoundRobin(teamIds: readonly number[], count: Count): Placed[] | null {
  if (!count.isWhole || teamIds.length < 3) return null;
  const meetings = meetingsOf(teamIds, count.matches);
  const each = Math.min(...meetings.map(({ length }) => length));
  if (each === 0) return null;
  const regular = meetings.flatMap((own) => own.slice(0, each));
  const further = meetings.flatMap((own) => own.slice(each));
  const standings = teamIds.map((teamId) => ({ teamId, ...recordIn(regular, teamId) }));
  return standings.map(({ teamId, wins, losses }) => {
    const level = standings.filter((other) => other.wins === wins).map((other) => other.teamId);
    const among = further.filter(({ won, lost }) =>
      [...won, ...lost].every((id) => level.includes(id)),
    );
    const winsAmong = (id: number) => recordIn(among, id).wins;
    const better = level.filter((other) => winsAmong(other) > winsAmong(teamId)).length;
    const placement = 1 + standings.filter((other) => other.wins > wins).length + better;
    return { teamId, row: { placement, wins, losses, definite: '', isDisqualified: false } };
  });
}

/** Whether so many matches are played that everybody could have met everybody. */
export const isRoundRobinOver = ({ length: teams }: readonly number[], count: Count): boolean =>
  count.isWhole && teams > 2 && 2 * count.matches.filter(isPlayed).length >= teams * (teams - 1);

/** A team that rests has met no other. */
const isPlayed = ({ won, lost }: CountedMatch): boolean => won.length + lost.length === 2;

/** The matches of each two, as they were played. */
function meetingsOf(
  teamIds: readonly number[],
  matches: readonly CountedMatch[],
): readonly (readonly CountedMatch[])[] {
  const inOrder = matches.toSorted(
    (a, b) => compareTexts(a.startsAt ?? '', b.startsAt ?? '') || a.order - b.order,
  );
  const isOf = ({ won, lost }: CountedMatch, teamId: number) =>
    won.includes(teamId) || lost.includes(teamId);
  return teamIds.flatMap((one, at) =>
    teamIds
      .slice(at + 1)
      .map((other) => inOrder.filter((match) => isOf(match, one) && isOf(match, other))),
  );
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const recordIn = (matches: readonly CountedMatch[], teamId: number) => ({
  wins: matches.filter(({ won }) => won.includes(teamId)).length,
  losses: matches.filter(({ lost }) => lost.includes(teamId)).length,
});
