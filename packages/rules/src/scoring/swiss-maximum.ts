import type { SwissStageDetails } from '../model/format.ts';
import { TeamByte } from '../slots/team-codec.ts';
import type { SwissFates } from '../swiss/swiss-fates.ts';

/** A team and what an entry says of it. */
export interface PickedTeam {
  readonly teamId: number;
  readonly byte: number;
}

/**
 * The most points that an entry can still reach in a Swiss stage: over all endings that fit the
 * results and the numbers of teams of each kind. Any open team can go through or out, since
 * official results do not say who has met whom.
 */
export function swissMaximum(
  details: SwissStageDetails,
  fates: SwissFates,
  picks: readonly PickedTeam[],
): number {
  const hand = handOf(fates, picks);
  const open = Object.values(hand.open).reduce((sum, count) => sum + count, 0);
  const room = Math.min(open, fates.advancingCount - fates.advancing.size);
  let most = 0;
  for (let best = 0; best <= Math.min(hand.open.best, room); best += 1) {
    for (
      let advancing = 0;
      advancing <= Math.min(hand.open.advancing, room - best);
      advancing += 1
    ) {
      const left = room - best - advancing;
      const others = Math.min(hand.open.none, left);
      const third = left - others;
      if (third > hand.open.third) continue;
      const through = { best, advancing, third, none: others };
      most = Math.max(most, pointsIf(details, fates, hand, through));
    }
  }
  return most;
}

/** How many teams an entry picked of each kind; `best` = as 3-0, `third` = as 0-3. */
interface Counts {
  readonly best: number;
  readonly advancing: number;
  readonly third: number;
  readonly none: number;
}

/** The teams by what is official of them. */
interface Hand {
  readonly undefeated: Counts;
  /** Went through, and could still be called 3-0. */
  readonly through: Counts;
  readonly out: Counts;
  readonly winless: Counts;
  readonly open: Counts;
}

function handOf(fates: SwissFates, picks: readonly PickedTeam[]): Hand {
  const { undefeated, advancing, winless, out } = fates;
  const isOf = {
    undefeated: (team: number) => undefeated.has(team),
    through: (team: number) => advancing.has(team) && !undefeated.has(team),
    winless: (team: number) => winless.has(team),
    out: (team: number) => out.has(team) && !winless.has(team),
    open: (team: number) => !advancing.has(team) && !out.has(team),
  };
  const countsOf = (isOne: (team: number) => boolean): Counts => {
    const bytes = picks.filter(({ teamId }) => isOne(teamId)).map(({ byte }) => byte);
    const count = (byte: number) => bytes.filter((other) => other === byte).length;
    return {
      best: count(TeamByte.best),
      advancing: count(TeamByte.advancing),
      third: count(TeamByte.third),
      none: count(TeamByte.none),
    };
  };
  return {
    undefeated: countsOf(isOf.undefeated),
    through: countsOf(isOf.through),
    out: countsOf(isOf.out),
    winless: countsOf(isOf.winless),
    open: countsOf(isOf.open),
  };
}

/** The most that an entry has when these of the open teams go through, and the others out. */
function pointsIf(details: SwissStageDetails, fates: SwissFates, hand: Hand, gone: Counts): number {
  const { out, winless, open } = hand;
  const losers = open.third - gone.third + out.third;
  const zeros = Math.min(losers, fates.winlessCount.most - fates.winless.size);
  return (
    winnersIf(details, fates, hand, gone) + (zeros + winless.third) * details.pointsPerCorrectLoser
  );
}

/**
 * What the teams that go through pay. As many 3-0 picks as possible went 3-0. Where 3-0 teams do
 * not count as advancing, as few as possible of the other 3-0 teams were picked to advance.
 */
function winnersIf(
  details: SwissStageDetails,
  fates: SwissFates,
  { undefeated, through }: Hand,
  gone: Counts,
): number {
  const { pointsPerAdvancing: advance, pointsPerCorrectWinner: sweep } = details;
  const isApart = details.scoreCleanSweepApart === true;
  const { least, most } = fates.undefeatedCount;
  const best = gone.best + through.best;
  const advancing = gone.advancing + through.advancing;
  const others = gone.third + through.third + gone.none + through.none;
  const sweeps = Math.min(best, most - fates.undefeated.size);
  const forced = least - fates.undefeated.size - sweeps - others;
  const lost = isApart ? Math.min(advancing, Math.max(0, forced)) : 0;
  return (
    (sweeps + undefeated.best) * sweep +
    (advancing - lost) * advance +
    (isApart ? 0 : (best + undefeated.best + undefeated.advancing) * advance)
  );
}
