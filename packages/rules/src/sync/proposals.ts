import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { groupOf, orderOf, swissGroup } from '../model/group-counts.ts';
import type { GroupStagePick, MatchPick, PickSet } from '../model/picks.ts';
import { slotOfGroupPick, slotOfMatch } from '../model/slots.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { isResult } from '../stage/has-results.ts';
import { replayOfficial } from '../stage/replay-submission.ts';
import { bracketProposal } from './bracket-proposals.ts';
import { certainByes } from './certain-byes.ts';
import { fixtureProposal } from './fixture-proposals.ts';
import { groupProposal } from './group-proposals.ts';
import { joiningTeams } from './joining.ts';
import { nextProposal } from './next-proposals.ts';
import { orderProposal } from './order-proposals.ts';
import type { Proposals, StageSync } from './said.ts';
import { swissProposal } from './swiss-proposals.ts';
import { createWaiting, type Waiting } from './waiting.ts';

/**
 * The results of the wiki that become official in a stage, and those that wait for staff. Only
 * unambiguous results are added. Existing results change only where staff applied a doubt, so
 * answers may come twice, late or in parts.
 */
export function proposalsOf(sync: StageSync): Proposals {
  const waiting = createWaiting(sync.applied);
  const joining = joiningTeams(sync);
  const stage = withTeams(sync.stage, joining);
  const known = { ...sync, stage, byes: certainByes({ ...sync, stage }) };
  let official = sync.official;
  const failed = new Set<number>();
  for (const [group, substage] of stage.substages.entries()) {
    const proposed = askStage(PROPOSE, stage, { sync: known, substage, group, waiting });
    const next = withSubstage(official, substage, proposed);
    const replayed = replayOfficial(stage, next);
    if (replayed.ok && (waiting.hasChanged || keepsResults(official, next))) {
      official = replayed.value;
      continue;
    }
    // Nothing of a substage stands unless all of it can; the others are not worse for it.
    const { eventSubstageId } = substage;
    failed.add(eventSubstageId);
    waiting.isRowApplied({
      kind: 'impossible',
      eventSubstageId,
      teamIds: [],
      says: replayed.ok ? 'less' : replayed.problems.map(({ code }) => code).join(' '),
      canApply: false,
    });
  }
  const next = nextProposal({ ...known, official }, waiting);
  if (next.length > 0) {
    const all = { ...official, groupStagePicks: [...official.groupStagePicks, ...next] };
    const replayed = replayOfficial(stage, all);
    if (replayed.ok) official = replayed.value;
  }
  return {
    official,
    joining: joining.filter(({ eventSubstageId }) => !failed.has(eventSubstageId)),
    doubts: waiting.doubts,
  };
}

function withSubstage(
  official: PickSet,
  { eventSubstageId }: EventSubstage,
  proposed: PickSet,
): PickSet {
  const isOther = (row: { readonly eventSubstageId: number }): boolean =>
    row.eventSubstageId !== eventSubstageId;
  return {
    groupStagePicks: [...official.groupStagePicks.filter(isOther), ...proposed.groupStagePicks],
    matchPicks: [...official.matchPicks.filter(isOther), ...proposed.matchPicks],
  };
}

interface OfGroup {
  readonly sync: StageSync;
  readonly substage: EventSubstage;
  /** Its position in the stage. */
  readonly group: number;
  readonly waiting: Waiting;
}

const PROPOSE: ByStage<PickSet, [of: OfGroup]> = {
  swiss: ({ format: { swissStageDetails } }, { sync, substage, group, waiting }) =>
    rows(swissProposal(sync, swissGroup(swissStageDetails, group), substage, waiting)),
  groups: ({ format: { groupStageDetails } }, { sync, substage, group, waiting }) =>
    rows(groupProposal(sync, groupOf(groupStageDetails, group), substage, waiting)),
  orders: ({ format: { groupStageDetails } }, { sync, substage, group, waiting }) =>
    rows(orderProposal(sync, orderOf(groupStageDetails, group), substage, waiting)),
  fixtures: (stage, { sync, substage, waiting }) => ({
    groupStagePicks: [],
    matchPicks: fixtureProposal(sync, stage, substage, waiting),
  }),
  brackets: (_, { sync, substage, waiting }) => ({
    groupStagePicks: [],
    matchPicks: bracketProposal(sync, substage, waiting),
  }),
};

const rows = (groupStagePicks: readonly GroupStagePick[]): PickSet => ({
  groupStagePicks,
  matchPicks: [],
});

function withTeams(stage: EventStage, joining: Proposals['joining']): EventStage {
  if (joining.length === 0) return stage;
  const substages = stage.substages.map((substage) => ({
    ...substage,
    teamIds: [
      ...substage.teamIds,
      ...joining.flatMap(({ eventSubstageId, teamId }) =>
        eventSubstageId === substage.eventSubstageId ? [teamId] : [],
      ),
    ],
  }));
  return { ...stage, substages };
}

/** Whether all that has been decided is decided in the same way still. */
function keepsResults(before: PickSet, after: PickSet): boolean {
  const keyOf = (row: MatchPick) => `${row.eventSubstageId} ${slotOfMatch(row)}`;
  const matches = new Map(after.matchPicks.map((row) => [keyOf(row), row]));
  const teamKey = (row: GroupStagePick) => `${row.eventSubstageId} ${slotOfGroupPick(row)}`;
  const teams = new Set(after.groupStagePicks.map(teamKey));
  return (
    before.groupStagePicks.every((row) => teams.has(teamKey(row))) &&
    before.matchPicks.filter(isResult).every((row) => {
      const now = matches.get(keyOf(row));
      return now !== undefined && isSameResult(row, now);
    })
  );
}

const isSameResult = (before: MatchPick, after: MatchPick): boolean =>
  before.topTeamId === after.topTeamId &&
  before.bottomTeamId === after.bottomTeamId &&
  before.winnerTeamId === after.winnerTeamId &&
  before.outcome === after.outcome;
