import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { fatesOfGroups, type GroupFates } from '../group/group-fates.ts';
import { groupSteps } from '../group/group-picks.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { GroupStageDetails } from '../model/format.ts';
import { groupOf, orderOf, swissGroup } from '../model/group-counts.ts';
import { type PickSet, PickType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { bracketEndings } from './bracket-endings.ts';
import { fixtureEndings } from './fixture-endings.ts';
import { orderEndings } from './order-endings.ts';
import { type Ended, type MaybeEnded, swissEndings } from './swiss-endings.ts';
import { combinations, subsets } from './ways-to-take.ts';

/**
 * Every way in which a stage can still end that pays differently, if every open match is played: the
 * same endings that 'still possible' is the best of. Null where there are more than `most`, and where
 * the draw of a bracket is still open. It pauses after each, and while it looks for the next.
 */
export function* stageEndingsInSlices(
  stage: EventStage,
  official: PickSet,
  most: number,
): Generator<void, readonly PickSet[] | null> {
  const endings: PickSet[] = [];
  for (const ending of askStage(ENDINGS, stage, official)) {
    if (ending === null || (ending && endings.length === most)) return null;
    if (ending) endings.push(ending);
    yield;
  }
  return endings;
}

/** Null = too many, or nobody can tell; undefined = there may be more. */
type Endings = Iterable<PickSet | null | undefined>;

const ENDINGS: ByStage<Endings, [PickSet]> = {
  swiss: (stage, { groupStagePicks: rows }) =>
    ofTeams(stage, (substage, at) =>
      swissEndings(swissGroup(stage.format.swissStageDetails, at), substage, rows),
    ),
  *groups(stage, { groupStagePicks: rows }) {
    const { groupStageDetails: details } = stage.format;
    const { groups, total } = fatesOfGroups(details, stage.substages, rows);
    const open = groups.flatMap((own, at) =>
      own.advancingCount > own.fewestAdvancing ? [at] : [],
    );
    const further = total - groups.reduce((sum, own) => sum + own.fewestAdvancing, 0);
    // The groups that send on one team more.
    for (const more of subsets(open, further)) {
      yield* ofTeams(stage, (substage, at) => {
        const fates = groups[at];
        if (!fates) throw new Error(`No substage ${at}`);
        const sentOn = fates.fewestAdvancing + (more.includes(at) ? 1 : 0);
        return groupEndings(groupOf(details, at), substage, fates, sentOn);
      });
    }
  },
  orders: (stage, { groupStagePicks: rows }) =>
    ofTeams(stage, (substage, at) =>
      orderEndings(orderOf(stage.format.groupStageDetails, at), substage, rows),
    ),
  fixtures: fixtureEndings,
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

function* ofTeams(
  stage: EventStage,
  endingsOf: (substage: EventSubstage, at: number) => Iterable<MaybeEnded>,
): Generator<PickSet | null | undefined> {
  const each = stage.substages.map((substage, at) => () => endingsOf(substage, at));
  for (const ended of combinations(each)) {
    if (ended.some((ends) => !ends)) {
      yield ended.includes(null) ? null : undefined;
      continue;
    }
    const groupStagePicks = ended.flatMap((ends, at) => {
      const { eventSubstageId } = substageAt(stage, at);
      return [...(ends ?? [])].flatMap(([teamId, types]) =>
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

const { advancing, eliminated, firstPlace, secondPlace } = PickType;

function* groupEndings(
  details: GroupStageDetails,
  substage: EventSubstage,
  fates: GroupFates,
  sentOn: number,
): Generator<Ended> {
  const open = substage.teamIds.filter(
    (teamId) => !fates.advancing.has(teamId) && !fates.out.has(teamId),
  );
  const pays = (type: PickType, points: number): boolean =>
    points > 0 && groupSteps(details).some(({ pickTypeId }) => pickTypeId === type);
  const isFirstPaid = pays(firstPlace, details.pointsPerFirstPlace);
  const isSecondPaid = pays(secondPlace, details.pointsPerSecondPlace);
  for (const chosen of subsets(open, sentOn - fates.advancing.size)) {
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

/** The teams that can have a place. */
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
