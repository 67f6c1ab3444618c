import type { EventSubstage } from '../model/event-stage.ts';
import { type TeamMatch, UNKNOWN_TEAM } from '../model/team-match.ts';
import type { DecidedMatch, ToldMatch } from './decided-match.ts';

const FORFEITS: ReadonlySet<string> = new Set(['WALK_OVER', 'NO_SHOW']);

/** The decided matches of a substage without a bracket, in their order. */
export function matchesOfTeams(
  { eventSubstageId, teamMatches = [] }: EventSubstage,
  told: readonly ToldMatch[],
): readonly DecidedMatch[] {
  const left = told.filter(
    (match) => match.eventSubstageId === eventSubstageId && match.bracketPart === '',
  );
  return teamMatches.flatMap((match): DecidedMatch[] => {
    const at = left.findIndex((one) => isSame(one, match));
    // Two teams may meet twice: each telling belongs to one match.
    const [besides] = at < 0 ? [] : left.splice(at, 1);
    const { teamIds, result } = match;
    if (result === 'open' || result === 'unclear' || teamIds.includes(UNKNOWN_TEAM)) return [];
    const isForfeit = result === 'both_lost' || FORFEITS.has(besides?.state ?? '');
    const maps = besides && !isForfeit ? mapsOf(match, besides) : null;
    const startsAt = besides?.startTime ?? null;
    return [{ eventSubstageId, teamIds, end: result, isForfeit, maps, startsAt }];
  });
}

const isSame = (told: ToldMatch, { teamIds: [first, second], round }: TeamMatch): boolean =>
  (told.topTeamId === first
    ? told.bottomTeamId === second
    : told.bottomTeamId === first && told.topTeamId === second) &&
  (round === null || (told.round ?? round) === round);

/** Null where the score does not say what the result says: then one of them is being corrected. */
function mapsOf({ teamIds, result }: TeamMatch, told: ToldMatch): DecidedMatch['maps'] {
  const { topTeamId, topTeamScore: top, bottomTeamScore: bottom } = told;
  if (top === null || bottom === null) return null;
  const [own, other] = topTeamId === teamIds[0] ? [top, bottom] : [bottom, top];
  const said = own === other ? 'draw' : own > other ? 'first' : 'second';
  return said === result ? [own, other] : null;
}
