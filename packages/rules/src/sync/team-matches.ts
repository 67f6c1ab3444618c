import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { type TeamMatch, type TeamMatchResult, UNKNOWN_TEAM } from '../model/team-match.ts';
import type { WikiMatch, WikiOpponent } from '../wiki/records.ts';
import type { SaidMatch, StageSync } from './said.ts';
import { isBye, verdictOf } from './verdict.ts';
import { keyOfMatchDoubt } from './waiting.ts';

/** The wiki's word about matches of a stage without a bracket. */
export interface ToldMatches extends Pick<StageSync, 'said' | 'teamIdOf' | 'now'> {
  readonly stage: EventStage;
  /** Keys of doubts that staff settled in another way than the wiki says. */
  readonly dismissed: ReadonlySet<string>;
}

/** The matches of a substage, the first ones first. */
export interface SubstageMatches {
  readonly eventSubstageId: number;
  readonly teamMatches: readonly TeamMatch[];
}

/** Known matches of a stage without a bracket by the wiki's word, official or not. */
export const teamMatchesOf = (told: ToldMatches): readonly SubstageMatches[] =>
  told.stage.substages.map((substage) => {
    const { eventSubstageId } = substage;
    const own = told.said.filter(
      (said) => said.eventSubstageId === eventSubstageId && said.place === null,
    );
    const inTurn = own.toSorted(inOrderOfTime);
    return {
      eventSubstageId,
      teamMatches: inTurn.flatMap((said) => teamMatch(told, substage, said)),
    };
  });

/** By rounds, then by time, then as the page lists them. */
export const inOrderOfTime = ({ match: one }: SaidMatch, { match: other }: SaidMatch): number =>
  (roundOf(one) ?? 0) - (roundOf(other) ?? 0) ||
  startOf(one) - startOf(other) ||
  one.order - other.order;

const roundOf = ({ place }: WikiMatch): number | null =>
  place.kind === 'list' ? place.round : null;

const startOf = ({ startsAt }: WikiMatch): number => (startsAt === null ? 0 : Date.parse(startsAt));

type Side = number | 'nobody' | 'elsewhere' | null;

function teamMatch(told: ToldMatches, substage: EventSubstage, said: SaidMatch): TeamMatch[] {
  const { match } = said;
  const sides = match.opponents.map((opponent) => sideOf(told, substage, opponent));
  const [first = null, second = null] = sides;
  const round = roundOf(match);
  if (isBye(match)) {
    const [teamId] = sides.filter((side) => typeof side === 'number');
    return teamId === undefined ? [] : [{ round, teamIds: [teamId, null], result: 'first' }];
  }
  const result = resultOf(told, said);
  if (result === null || sides.every((side) => typeof side !== 'number')) return [];
  if (typeof first === 'number' && typeof second === 'number') {
    return [{ round, teamIds: [first, second], result }];
  }
  // The opponent is not drawn yet.
  if (result === 'open') return [];
  const idOf = (side: Side) => (typeof side === 'number' ? side : UNKNOWN_TEAM);
  const isOther = sides.includes('elsewhere') || sides.includes('nobody');
  return [{ round, teamIds: [idOf(first), idOf(second)], result: isOther ? 'unclear' : result }];
}

/** Null = a team that the event does not know. */
function sideOf(
  { teamIdOf }: ToldMatches,
  { teamIds }: EventSubstage,
  { kind, teamKey }: WikiOpponent,
): Side {
  if (kind !== 'team' || teamKey === null) return 'nobody';
  const teamId = teamIdOf(teamKey);
  return teamId === null || teamIds.includes(teamId) ? teamId : 'elsewhere';
}

/** Null = called off. */
function resultOf({ now, dismissed }: ToldMatches, said: SaidMatch): TeamMatchResult | null {
  const { match } = said;
  const { claim, doubt } = verdictOf(match, now);
  if (claim?.kind === 'void') return null;
  const kinds = [...(doubt === null ? [] : [doubt]), 'illegal_score'] as const;
  const isRefused = kinds.some((kind) => dismissed.has(keyOfMatchDoubt(said, kind)));
  if (claim !== null && isRefused) return 'unclear';
  if (claim?.kind === 'double_forfeit') return 'both_lost';
  if (claim) return claim.winner === 0 ? 'first' : 'second';
  if (!match.isFinished) return 'open';
  return match.winner === 'draw' ? 'draw' : 'unclear';
}
