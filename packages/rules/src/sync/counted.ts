import { seriesScores } from '../bracket/series-lengths.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { WikiOpponent } from '../wiki/records.ts';
import { likeliestTeam } from './likeliest-team.ts';
import type { SaidMatch, StageSync } from './said.ts';
import { isToldByStaff } from './team-proposals.ts';
import { type Claim, isBye, verdictOf } from './verdict.ts';
import { createWaiting, type Waiting } from './waiting.ts';

/** A match that counts towards the records of its teams; nobody wins one that both forfeited. */
export interface CountedMatch {
  readonly won: readonly number[];
  readonly lost: readonly number[];
  /** 1-based; null = the wiki does not say. */
  readonly round: number | null;
  readonly startsAt: string | null;
  /** Position on its page. */
  readonly order: number;
}

/** The matches of a substage without a bracket, as far as they are clear or staff applied them. */
export interface Count {
  readonly matches: readonly CountedMatch[];
  /** Teams of which a match is open, or waits: their records may not be whole. */
  readonly unsettled: ReadonlySet<number>;
  /** Those of them of which a match waits for staff. */
  readonly waitedFor: ReadonlySet<number>;
  /** Every match that the wiki lists has been counted. */
  readonly isWhole: boolean;
}

export function countMatches(sync: StageSync, substage: EventSubstage, waiting: Waiting): Count {
  const matches: CountedMatch[] = [];
  const unsettled = new Set<number>();
  const waitedFor = new Set<number>();
  let isWhole = true;
  for (const said of sync.said) {
    if (said.eventSubstageId !== substage.eventSubstageId) continue;
    const sides = sidesOf(sync, substage, said, waiting);
    // Staff have told how both teams ended: whatever it asks is asked of nobody.
    const isAnswered = sides.every(
      ({ teamId }) => teamId !== null && isToldByStaff(sync, substage.eventSubstageId, teamId),
    );
    const counted = counts(
      said,
      sides,
      sync.now,
      isAnswered ? createWaiting(sync.applied) : waiting,
    );
    if (counted) matches.push(counted);
    else {
      isWhole = false;
      const isWaiting = !isOpen(said.match, sync.now);
      for (const { teamId } of sides) {
        if (teamId !== null) unsettled.add(teamId);
        if (teamId !== null && isWaiting) waitedFor.add(teamId);
      }
    }
  }
  return { matches, unsettled, waitedFor, isWhole };
}

/** One opponent: a team of the stage, nobody yet, a bye, or somebody who does not belong there. */
interface Side {
  readonly teamId: number | null;
  readonly kind: 'team' | 'open' | 'bye' | 'stranger' | 'placeless' | 'other_stage';
}

function sidesOf(
  sync: StageSync,
  substage: EventSubstage,
  said: SaidMatch,
  waiting: Waiting,
): readonly Side[] {
  const { opponents } = said.match;
  const sides = opponents.map((opponent) => sideOf(sync, substage, opponent));
  // A list may hold matches of other stages, whose teams have no place yet.
  const isOwn = sides.some(({ kind }) => kind === 'team');
  return sides.map((side, at): Side => {
    const isStranger = side.kind === 'stranger' || (side.kind === 'placeless' && isOwn);
    const opponent = opponents[at];
    if (!isStranger || !opponent) {
      return side.kind === 'placeless' ? { ...side, kind: 'other_stage' } : side;
    }
    const { teamKey } = opponent;
    waiting.onTeam(
      said,
      opponent,
      teamKey === null ? null : likeliestTeam(sync, substage, teamKey),
    );
    return { ...side, kind: 'stranger' };
  });
}

/**
 * The two teams of a told match, in its order; null where they are no teams of the substage. Staff are asked about a stranger.
 */
export function teamsOfSaid(
  sync: StageSync,
  substage: EventSubstage,
  said: SaidMatch,
  waiting: Waiting,
): readonly [number, number] | null {
  const sides = sidesOf(sync, substage, said, waiting);
  const [first, second] = sides.map(({ teamId }) => teamId);
  if (first != null && second != null) return [first, second];
  const isOther = sides.every(({ kind }) => kind === 'other_stage');
  const isAsked = sides.some(({ kind }) => kind === 'stranger') || isOther;
  const { claim } = verdictOf(said.match, sync.now);
  if (!isAsked && claim !== null && claim.kind !== 'void') waiting.on(said, 'different_team');
  return null;
}

function sideOf(
  sync: StageSync,
  { teamIds }: EventSubstage,
  { kind, teamKey }: WikiOpponent,
): Side {
  if (kind !== 'team' || teamKey === null) {
    return { teamId: null, kind: kind === 'bye' ? 'bye' : 'open' };
  }
  const teamId = sync.teamIdOf(teamKey);
  if (teamId === null) return { teamId, kind: 'stranger' };
  if (teamIds.includes(teamId)) return { teamId, kind: 'team' };
  return { teamId: null, kind: sync.placeless.has(teamId) ? 'placeless' : 'other_stage' };
}

function counts(
  said: SaidMatch,
  sides: readonly Side[],
  now: string,
  waiting: Waiting,
): CountedMatch | null {
  const { match } = said;
  const { startsAt, order, place } = match;
  const at = { round: place.kind === 'list' ? place.round : null, startsAt, order };
  const idsAt = (side: number): number[] =>
    sides[side]?.teamId == null ? [] : [sides[side].teamId];
  // A team without an opponent has won, and no result is read.
  if (isBye(match)) return { won: [...idsAt(0), ...idsAt(1)], lost: [], ...at };
  const { claim, doubt } = verdictOf(match, now);
  if (claim === null || claim.kind === 'void') {
    if (doubt) waiting.on(said, doubt);
    return null;
  }
  // A list may hold the matches of several groups.
  if (sides.every(({ kind }) => kind === 'other_stage')) return null;
  if (sides.some(({ kind }) => kind === 'stranger')) return null;
  if (sides.some(({ kind }) => kind === 'open' || kind === 'other_stage')) {
    waiting.on(said, 'different_team');
    return null;
  }
  if (!waiting.isApplied(said, doubt)) return null;
  if (claim.kind === 'double_forfeit') return { won: [], lost: [...idsAt(0), ...idsAt(1)], ...at };
  const isScored = claim.isWalkover || isLegal(claim, match.bestOf);
  if (!isScored && !waiting.isApplied(said, 'illegal_score')) return null;
  return { won: idsAt(claim.winner), lost: idsAt(1 - claim.winner), ...at };
}

/** It has not ended, so that nothing is asked of it. */
function isOpen(match: SaidMatch['match'], now: string): boolean {
  const { claim, doubt } = verdictOf(match, now);
  return claim === null && doubt === null;
}

function isLegal(
  { scores, winner }: Extract<Claim, { readonly kind: 'won' }>,
  bestOf: number | null,
): boolean {
  if (scores === null) return false;
  const [won, lost] = winner === 0 ? scores : [scores[1], scores[0]];
  if (bestOf === null) return won > lost;
  return seriesScores(bestOf).some((score) => score.winner === won && score.loser === lost);
}

/** A team's wins and losses in matches that count. */
export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  /** The rounds of these matches; shorter than they are many where the wiki does not say. */
  readonly rounds: ReadonlySet<number>;
}

export function recordOf({ matches }: Count, teamId: number): TeamRecord {
  const own = matches.filter(({ won, lost }) => won.includes(teamId) || lost.includes(teamId));
  const wins = own.filter(({ won }) => won.includes(teamId)).length;
  return {
    wins,
    losses: own.length - wins,
    rounds: new Set(own.flatMap(({ round }) => round ?? [])),
  };
}
