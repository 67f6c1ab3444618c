import type { EventSubstage } from '../model/event-stage.ts';
import type { SwissStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { Fate, type FateWorth } from '../swiss/fate-worth.ts';
import { type Span, type SwissFates, swissFates } from '../swiss/swiss-fates.ts';
import { type SwissFuture, swissFuture } from '../swiss/swiss-future.ts';
import { subsets } from './ways-to-take.ts';

/** The pick types of every team of a substage at its end. */
export type Ended = ReadonlyMap<number, readonly PickType[]>;

/** Null = there are too many ways to look for them; undefined = nothing yet. */
export type MaybeEnded = Ended | null | undefined;

/**
 * Every possible ending of a Swiss stage: the teams that go through, those that went 3-0, and those
 * that went 0-3. Outcomes that pay nothing are not told apart by team.
 */
export function* swissEndings(
  details: SwissStageDetails,
  substage: EventSubstage,
  rows: readonly GroupStagePick[],
): Generator<MaybeEnded> {
  const fates = swissFates(details, substage, rows);
  const future = swissFuture(details, substage, fates);
  const found = future.isByNumbers
    ? byNumbers(details, substage.teamIds, fates)
    : byRounds(details, substage.teamIds, fates, future);
  let looked = 0;
  for (const tables of found) {
    looked += 1;
    if (tables === null || looked > MOST_LOOKED) {
      yield null;
      return;
    }
    yield tables && endedAs(substage.teamIds, tables);
  }
}

/** Larger numbers of ways are not searched: each takes up to a millisecond. */
const MOST_LOOKED = 2000;

interface Tables {
  readonly through: ReadonlySet<number>;
  readonly undefeated: ReadonlySet<number>;
  readonly winless: ReadonlySet<number>;
}

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

const endedAs = (teamIds: readonly number[], { through, undefeated, winless }: Tables): Ended =>
  new Map(
    teamIds.map((teamId): [number, PickType[]] =>
      through.has(teamId)
        ? [teamId, undefeated.has(teamId) ? [advancing, cleanSweepWinner] : [advancing]]
        : [teamId, winless.has(teamId) ? [eliminated, cleanSweepLoser] : [eliminated]],
    ),
  );

const isSweepPaid = (details: SwissStageDetails): boolean =>
  details.scoreCleanSweepApart === true ||
  (details.cleanSweepWinnerCount > 0 && details.pointsPerCorrectWinner > 0);

const isLossPaid = (details: SwissStageDetails): boolean =>
  details.cleanSweepLoserCount > 0 && details.pointsPerCorrectLoser > 0;

/** Any team can be any, as long as there are as many as there will be. */
function* byNumbers(
  details: SwissStageDetails,
  teamIds: readonly number[],
  fates: SwissFates,
): Generator<Tables> {
  const open = teamIds.filter((teamId) => !fates.advancing.has(teamId) && !fates.out.has(teamId));
  for (const chosen of subsets(open, fates.advancingCount - fates.advancing.size)) {
    const through = new Set([...fates.advancing, ...chosen]);
    const out = teamIds.filter((teamId) => !through.has(teamId));
    const sweeps = isSweepPaid(details)
      ? swept([...through], fates.undefeated, fates.undefeatedCount)
      : [fates.undefeated];
    for (const undefeated of sweeps) {
      const losses = isLossPaid(details)
        ? swept(out, fates.winless, fates.winlessCount)
        : [fates.winless];
      for (const winless of losses) yield { through, undefeated, winless };
    }
  }
}

/** Each set of teams that can have won, or lost, everything. */
function* swept(
  teams: readonly number[],
  known: ReadonlySet<number>,
  { least, most }: Span,
): Generator<ReadonlySet<number>> {
  const others = teams.filter((teamId) => !known.has(teamId));
  for (let count = least; count <= most; count += 1) {
    for (const more of subsets(others, count - known.size)) yield new Set([...known, ...more]);
  }
}

const { winless: LAST, out: OUT, through: THROUGH, undefeated: FIRST } = Fate;

/** Allows these fates alone: every other is worth less than nothing. */
const only = (...fates: readonly Fate[]): FateWorth => {
  const worth = [-1, -1, -1, -1] as [number, number, number, number];
  for (const fate of fates) worth[fate] = 0;
  return worth;
};
const [GOES, STAYS] = [only(THROUGH, FIRST), only(LAST, OUT)];
const [SWEEPS, GOES_WITH_A_LOSS] = [only(FIRST), only(THROUGH)];
const [LOSES_ALL, STAYS_WITH_A_WIN] = [only(LAST), only(OUT)];

/** Ways that fit what is known one by one; undefined for each that does not, null where there are too many. */
function* byRounds(
  details: SwissStageDetails,
  teamIds: readonly number[],
  fates: SwissFates,
  future: SwissFuture,
): Generator<Tables | null | undefined> {
  const isPossible = (worthOf: (teamId: number) => FateWorth) => future.most(worthOf) === 0;
  const goes = yield* choice(future, teamIds, THROUGH, FIRST);
  if (countOf(goes) > MOST_LOOKED) {
    yield null;
    return;
  }
  const sweeps = isSweepPaid(details) ? yield* choice(future, teamIds, FIRST) : null;
  const losses = isLossPaid(details) ? yield* choice(future, teamIds, LAST) : null;
  for (const through of waysOf(goes, teamIds)) {
    const isThrough = (teamId: number) => through.has(teamId);
    if (!isPossible((teamId) => (isThrough(teamId) ? GOES : STAYS))) {
      yield undefined;
      continue;
    }
    const winners = sweeps ? waysOf(sweeps, [...through]) : [fates.undefeated];
    for (const undefeated of winners) {
      const worthOfWinner = (teamId: number): FateWorth => {
        if (!sweeps) return GOES;
        return undefeated.has(teamId) ? SWEEPS : GOES_WITH_A_LOSS;
      };
      const others = teamIds.filter((teamId) => !isThrough(teamId));
      const losers = losses ? waysOf(losses, others) : [fates.winless];
      for (const winless of losers) {
        const worthOfLoser = (teamId: number): FateWorth => {
          if (!losses) return STAYS;
          return winless.has(teamId) ? LOSES_ALL : STAYS_WITH_A_WIN;
        };
        const isEnding = isPossible((teamId) =>
          isThrough(teamId) ? worthOfWinner(teamId) : worthOfLoser(teamId),
        );
        yield isEnding ? { through, undefeated, winless } : undefined;
      }
    }
  }
}

interface Choice {
  /** These for sure. */
  readonly sure: ReadonlySet<number>;
  /** Any of these. */
  readonly open: ReadonlySet<number>;
  /** The number of teams that will come to these fates, the sure ones included. */
  readonly count: Span;
}

/** Teams that can come to one of these fates, and how many will. It pauses after each team. */
function* choice(
  future: SwissFuture,
  teamIds: readonly number[],
  ...fates: readonly [Fate, ...Fate[]]
): Generator<undefined, Choice> {
  const wanted = new Set<Fate>(fates);
  const others = [LAST, OUT, THROUGH, FIRST].filter((fate) => !wanted.has(fate));
  const [sure, open] = [new Set<number>(), new Set<number>()];
  for (const teamId of teamIds) {
    if (future.canBe(teamId, ...fates)) {
      (future.canBe(teamId, ...others) ? open : sure).add(teamId);
    }
    yield;
  }
  const worth = (each: number): FateWorth => {
    const worths = [0, 0, 0, 0] as [number, number, number, number];
    for (const fate of fates) worths[fate] = each;
    return worths;
  };
  const count = { least: -future.most(() => worth(-1)), most: future.most(() => worth(1)) };
  return { sure, open, count };
}

/** In how many ways it can be made. */
function countOf({ sure, open, count }: Choice): number {
  let [all, ways] = [0, 1];
  for (let more = 0; more <= count.most - sure.size; more += 1) {
    if (more >= count.least - sure.size) all += ways;
    ways *= (open.size - more) / (more + 1);
  }
  return all;
}

function* waysOf(
  { sure, open, count }: Choice,
  among: readonly number[],
): Generator<ReadonlySet<number>> {
  const certain = among.filter((teamId) => sure.has(teamId));
  const others = among.filter((teamId) => open.has(teamId));
  for (let size = count.least; size <= count.most; size += 1) {
    for (const more of subsets(others, size - certain.length)) yield new Set([...certain, ...more]);
  }
}
