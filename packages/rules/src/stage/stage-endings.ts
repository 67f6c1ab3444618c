import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { groupFates } from '../group/group-fates.ts';
import { groupSteps } from '../group/group-picks.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { GroupStageDetails, SwissStageDetails } from '../model/format.ts';
import { type GroupStagePick, type PickSet, PickType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { type Span, swissFates } from '../swiss/swiss-fates.ts';
import { bracketEndings } from './bracket-endings.ts';

/**
 * Every way in which a stage can still end that pays differently, if every open match is played: the
 * same endings that 'still possible' is the best of. Null where there are more than `most`, and where
 * the draw of a bracket is still open. It pauses after each.
 */
export function* stageEndingsInSlices(
  stage: EventStage,
  official: PickSet,
  most: number,
): Generator<void, readonly PickSet[] | null> {
  const endings: PickSet[] = [];
  for (const ending of askStage(ENDINGS, stage, official.groupStagePicks)) {
    if (ending === null || endings.length === most) return null;
    endings.push(ending);
    yield;
  }
  return endings;
}

type Rows = readonly GroupStagePick[];
type Endings = Iterable<PickSet | null>;

const ENDINGS: ByStage<Endings, [Rows]> = {
  swiss: (stage, rows) =>
    ofTeams(stage, (substage) => swissEndings(stage.format.swissStageDetails, substage, rows)),
  groups: (stage, rows) =>
    ofTeams(stage, (substage) => groupEndings(stage.format.groupStageDetails, substage, rows)),
  *brackets(stage) {
    const graph = compileBracket(stage.format);
    const each = stage.substages.map(
      (substage) => () => bracketEndings(graph, substage.officialMatches),
    );
    for (const states of combinations(each)) {
      const matchPicks = states.flatMap((state, at) =>
        state === null ? [] : bracketPicksOf(state, { ...stage, ...substageAt(stage, at) }),
      );
      yield states.includes(null) ? null : { groupStagePicks: [], matchPicks };
    }
  },
};

const substageAt = ({ substages }: EventStage, at: number): EventSubstage => {
  const substage = substages[at];
  if (!substage) throw new Error(`No substage ${at}`);
  return substage;
};

/** What became of every team of a substage. */
type Ended = ReadonlyMap<number, readonly PickType[]>;

function* ofTeams(
  stage: EventStage,
  endingsOf: (substage: EventSubstage) => Iterable<Ended>,
): Generator<PickSet> {
  const each = stage.substages.map((substage) => () => endingsOf(substage));
  for (const ended of combinations(each)) {
    const groupStagePicks = ended.flatMap((ends, at) => {
      const { eventSubstageId } = substageAt(stage, at);
      return [...ends].flatMap(([teamId, types]) =>
        types.map((pickTypeId) => ({
          eventStageId: stage.eventStageId,
          eventSubstageId,
          teamId,
          pickTypeId,
        })),
      );
    });
    yield { groupStagePicks, matchPicks: [] };
  }
}

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated, firstPlace, secondPlace } =
  PickType;

function* swissEndings(
  details: SwissStageDetails,
  substage: EventSubstage,
  rows: Rows,
): Generator<Ended> {
  const fates = swissFates(details, substage, rows);
  const open = substage.teamIds.filter(
    (teamId) => !fates.advancing.has(teamId) && !fates.out.has(teamId),
  );
  const isSweepPaid =
    details.scoreCleanSweepApart === true ||
    (details.cleanSweepWinnerCount > 0 && details.pointsPerCorrectWinner > 0);
  const isLossPaid = details.cleanSweepLoserCount > 0 && details.pointsPerCorrectLoser > 0;
  for (const chosen of subsets(open, fates.advancingCount - fates.advancing.size)) {
    const through = new Set([...fates.advancing, ...chosen]);
    const out = substage.teamIds.filter((teamId) => !through.has(teamId));
    const sweeps = () => swept([...through], fates.undefeated, fates.undefeatedCount, isSweepPaid);
    const losses = () => swept(out, fates.winless, fates.winlessCount, isLossPaid);
    for (const [undefeated, winless] of combinations([sweeps, losses])) {
      yield new Map(
        substage.teamIds.map((teamId): [number, PickType[]] =>
          through.has(teamId)
            ? [teamId, undefeated?.has(teamId) ? [advancing, cleanSweepWinner] : [advancing]]
            : [teamId, winless?.has(teamId) ? [eliminated, cleanSweepLoser] : [eliminated]],
        ),
      );
    }
  }
}

/** Who won, or lost, everything; where that pays nothing, it does not matter who else did. */
function* swept(
  teams: readonly number[],
  known: ReadonlySet<number>,
  { least, most }: Span,
  isPaid: boolean,
): Generator<ReadonlySet<number>> {
  if (!isPaid) {
    yield known;
    return;
  }
  const others = teams.filter((teamId) => !known.has(teamId));
  for (let count = least; count <= most; count += 1) {
    for (const more of subsets(others, count - known.size)) yield new Set([...known, ...more]);
  }
}

function* groupEndings(
  details: GroupStageDetails,
  substage: EventSubstage,
  rows: Rows,
): Generator<Ended> {
  const fates = groupFates(details, substage, rows);
  const open = substage.teamIds.filter(
    (teamId) => !fates.advancing.has(teamId) && !fates.out.has(teamId),
  );
  const pays = (type: PickType, points: number): boolean =>
    points > 0 && groupSteps(details).some(({ pickTypeId }) => pickTypeId === type);
  const isFirstPaid = pays(firstPlace, details.pointsPerFirstPlace);
  const isSecondPaid = pays(secondPlace, details.pointsPerSecondPlace);
  for (const chosen of subsets(open, fates.advancingCount - fates.advancing.size)) {
    const through = [...fates.advancing, ...chosen];
    for (const first of placed(through, fates.first, fates.second, isFirstPaid)) {
      for (const second of placed(through, fates.second, first, isSecondPaid)) {
        yield new Map(
          substage.teamIds.map((teamId) => [
            teamId,
            [
              through.includes(teamId) ? advancing : eliminated,
              ...(teamId === first ? [firstPlace] : []),
              ...(teamId === second ? [secondPlace] : []),
            ],
          ]),
        );
      }
    }
  }
}

/** Who can have a place. */
function placed(
  through: readonly number[],
  known: number | null,
  other: number | null,
  isPaid: boolean,
): readonly (number | null)[] {
  if (known !== null || !isPaid) return [known];
  const free = through.filter((teamId) => teamId !== other);
  return free.length > 0 ? free : [null];
}

/** Each way to take so many. */
function* subsets<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  if (size <= 0) return;
  for (let at = 0; at + size <= items.length; at += 1) {
    const item = items[at] as T;
    for (const more of subsets(items.slice(at + 1), size - 1)) yield [item, ...more];
  }
}

/** Each way to take one of every part. */
function* combinations<T>(parts: readonly (() => Iterable<T>)[]): Generator<readonly T[]> {
  const [first, ...others] = parts;
  if (!first) {
    yield [];
    return;
  }
  for (const one of first()) for (const more of combinations(others)) yield [one, ...more];
}
