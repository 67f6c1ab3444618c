import type { Body } from '@callshot/contract';
import {
  type EventStage,
  type GroupStagePick,
  type MatchPick,
  type ReadResults,
  type ReportedResult,
  readPicks,
  toldSource,
} from '@callshot/rules';

type Pushed = Body<'POST /api/results/push'>;

/** Results that a token told, by key: a match by its id, the ends of a group by the group. */
export interface Told {
  readonly [key: string]: ToldItem;
}

type ToldItem =
  | { readonly kind: 'match'; readonly result: ReportedResult }
  | { readonly kind: 'pick'; readonly pick: MatchPick }
  | { readonly kind: 'group'; readonly picks: readonly GroupStagePick[] };

/** The items of a call; what is told twice in it counts as it is told last. */
export function toldIn({ matches, matchPicks, groupStagePicks }: Omit<Pushed, 'eventId'>): Told {
  const told: Record<string, ToldItem> = {};
  for (const match of matches) {
    told[`match ${match.externalId}`] = { kind: 'match', result: reportOf(match) };
  }
  for (const { eventId: _, userId: __, topTeam: ___, bottomTeam: ____, ...pick } of matchPicks) {
    const { outcome, ...row } = pick;
    const { eventSubstageId, bracketPart, bracketCol, bracketColIndex } = row;
    const key = `pick ${eventSubstageId} ${bracketPart}-${bracketCol}-${bracketColIndex}`;
    told[key] = { kind: 'pick', pick: { ...row, ...(outcome && { outcome }) } };
  }
  for (const { eventId: _, userId: __, ...pick } of groupStagePicks) {
    const key = `group ${pick.eventSubstageId}`;
    const before = told[key];
    const picks = before?.kind === 'group' ? before.picks : [];
    told[key] = { kind: 'group', picks: [...picks, pick].toSorted(byTeam) };
  }
  return told;
}

const byTeam = (one: GroupStagePick, other: GroupStagePick): number =>
  one.teamId - other.teamId || one.pickTypeId - other.pickTypeId;

/** A match of the contract as the rules have it. */
export function reportOf({
  topTeamId,
  topTeam,
  bottomTeamId,
  bottomTeam,
  ...match
}: Pushed['matches'][number]): ReportedResult {
  return {
    ...match,
    top: { teamId: topTeamId, name: topTeam },
    bottom: { teamId: bottomTeamId, name: bottomTeam },
  };
}

/** The items in the one shape of all sources. */
export function resultsOf(told: Told, stages: readonly EventStage[]): ReadResults {
  const items = Object.values(told);
  const reported = toldSource.read(
    items.flatMap((item) => (item.kind === 'match' ? [item.result] : [])),
  ) as ReadResults;
  const picks = readPicks(
    {
      matchPicks: items.flatMap((item) => (item.kind === 'pick' ? [item.pick] : [])),
      groupStagePicks: items.flatMap((item) => (item.kind === 'group' ? item.picks : [])),
    },
    stages,
  );
  return {
    matches: [...reported.matches, ...picks.matches],
    tables: [...reported.tables, ...picks.tables],
    leftOut: [...reported.leftOut, ...picks.leftOut],
  };
}
