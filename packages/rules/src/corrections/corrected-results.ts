import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import type { ResultChange } from './points-moved.ts';
import {
  isTold,
  placeOfResult,
  stillHolds,
  type ToldResult,
  toldResults,
  untold,
} from './told-result.ts';

/** A stage with what is official of it. */
export interface StageResults {
  readonly stage: EventStage;
  readonly official: PickSet;
}

/** The effect of changed results on the marks of corrections. */
export interface CorrectedResults {
  /** The first published version of results that differ now. Each is marked. */
  readonly marked: readonly ToldResult[];
  /** Marked results that are again what they were at first: their marks go. */
  readonly settled: readonly ToldResult[];
  /** The results that this change corrects, or publishes again. */
  readonly changes: readonly ResultChange[];
}

/**
 * A result is corrected when what was told of it does not hold any more: told otherwise, or taken back.
 * A mark says how it differs from what was told first, whatever was told in between [rule: results-24].
 */
export function correctedResults(
  first: readonly ToldResult[],
  before: StageResults,
  after: StageResults,
): CorrectedResults {
  const had = toldResults(before.stage, before.official);
  const has = toldResults(after.stage, after.official);
  const firsts = new Map(first.map((told) => [placeOfResult(told), told]));
  const holds = withoutExchanges(had, has);
  const marked: ToldResult[] = [];
  const settled: ToldResult[] = [];
  const changes: ResultChange[] = [];
  for (const place of new Set([...had.keys(), ...has.keys()])) {
    const [was, is] = [had.get(place), has.get(place)];
    const known = was ?? is;
    if (!known || (was && is && isSameTold(was, is))) continue;
    const change = { was: was ?? untold(known), is: is ?? untold(known) };
    const origin = firsts.get(place);
    const isNews = !isTold(change.was) || holds(change);
    // The next change of a marked result is a correction, too. Adding a missing score is not.
    if (isNews && (!origin || isTold(change.was))) continue;
    changes.push(change);
    if (origin && stillHolds(origin, change.is)) settled.push(origin);
    else marked.push(origin ?? change.was);
  }
  return { marked, settled, changes };
}

/** Nothing is told otherwise; what follows for a team from the rows of others is no change of its own. */
export const isSameTold = (was: ToldResult, is: ToldResult): boolean =>
  was.match !== null || is.match !== null
    ? stillHolds(was, is) && stillHolds(is, was)
    : was.team.pickTypeIds.join() === is.team.pickTypeIds.join();

/**
 * Whether a change only tells more than before. A team that gets what another one loses in the same change
 * was told not to have it.
 */
function withoutExchanges(
  had: ReadonlyMap<string, ToldResult>,
  has: ReadonlyMap<string, ToldResult>,
): (change: ResultChange) => boolean {
  const rowsOf = (results: ReadonlyMap<string, ToldResult>) =>
    new Map(
      [...results.values()].flatMap((told) =>
        (told.team?.pickTypeIds ?? []).map((type) => [
          `${told.eventSubstageId} ${told.teamId} ${type}`,
          `${told.eventSubstageId} ${type}`,
        ]),
      ),
    );
  const [before, after] = [rowsOf(had), rowsOf(has)];
  const lost = new Set([...before].flatMap(([row, of]) => (after.has(row) ? [] : [of])));
  const isExchanged = ({ was, is }: ResultChange) =>
    (is.team?.pickTypeIds ?? []).some(
      (type) => !was.team?.pickTypeIds.includes(type) && lost.has(`${is.eventSubstageId} ${type}`),
    );
  return (change) => stillHolds(change.was, change.is) && !isExchanged(change);
}
