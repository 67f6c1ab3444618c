import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import type { GroupStageDetails, OrderDetails, SwissStageDetails } from '../model/format.ts';
import { placesOf } from '../model/group-counts.ts';
import { sentOnBySlip } from '../swiss/swiss-fates.ts';
import type { MappingFault } from './mapping-problem.ts';
import type { WikiGroup } from './wiki-group.ts';

/**
 * The number of teams that win all matches, which equals those that lose all. A fixed number of
 * wins or losses ends a team's run, against teams of the same record. The tournament decides how
 * many go on. Null for other stages.
 */
function undefeatedIn({ teamCount, matchCount }: WikiGroup): number | null {
  for (const { wins, matchesPerTeam } of SWISS) {
    const undefeated = teamCount / 2 ** wins;
    if (Number.isInteger(undefeated) && matchCount === teamCount * matchesPerTeam) {
      return undefeated;
    }
  }
  return null;
}

/** The number of teams that win enough to go on by it: half of them. Null for other stages. */
export const winningEnough = (group: WikiGroup): number | null =>
  undefeatedIn(group) === null ? null : group.teamCount / 2;

const SWISS = [
  { wins: 2, matchesPerTeam: 5 / 4 },
  { wins: 3, matchesPerTeam: 33 / 16 },
];

/** Whether the teams of a Swiss stage are as many as the format's slip counts on. */
export function swissFaults(details: SwissStageDetails, group: WikiGroup): MappingFault[] {
  const sentOn = sentOnBySlip(details);
  const { cleanSweepWinnerCount: undefeated, cleanSweepLoserCount: winless } = details;
  const ends = undefeatedIn(group);
  return [
    ...tooFewTeams(group, sentOn + winless),
    ...otherAdvancing(group, group.wentThrough, sentOn),
    ...(ends === null ? [] : fewer('too_few_undefeated', group, ends, undefeated)),
    ...(ends === null ? [] : fewer('too_few_winless', group, ends, winless)),
  ];
}

/** Whether those of a group are. */
export function groupFaults(details: GroupStageDetails, group: WikiGroup): MappingFault[] {
  const advancing = groupAdvancingCount(details);
  return [
    ...tooFewTeams(group, advancing + Math.min(1, furtherCount(details))),
    ...otherAdvancing(group, group.wentThrough, advancing, furtherCount(details) > 0),
  ];
}

/** Whether a group has the places that a slip calls, no fewer and no more. */
export function orderFaults(details: OrderDetails, group: WikiGroup): MappingFault[] {
  const advancing = groupAdvancingCount(details);
  return [
    ...exactTeams(group, placesOf(details)),
    ...otherAdvancing(group, group.wentThrough, advancing, furtherCount(details) > 0),
  ];
}

/** Whether a group has exactly so many teams. */
export const exactTeams = (group: WikiGroup, format: number): MappingFault[] => [
  ...tooFewTeams(group, format),
  ...(group.teamCount > format
    ? [{ code: 'too_many_teams' as const, group: group.title, wiki: group.teamCount, format }]
    : []),
];

const tooFewTeams = ({ title, teamCount }: WikiGroup, format: number): MappingFault[] =>
  teamCount < format ? [{ code: 'too_few_teams', group: title, wiki: teamCount, format }] : [];

function otherAdvancing(
  { title }: WikiGroup,
  through: readonly number[],
  format: number,
  canBeMore = false,
): MappingFault[] {
  const [wiki] = through;
  if (wiki === undefined || through.includes(format)) return [];
  if (canBeMore && through.includes(format + 1)) return [];
  return [{ code: 'advancing_differs', group: title, wiki, format }];
}

const fewer = (
  code: 'too_few_undefeated' | 'too_few_winless',
  { title }: WikiGroup,
  wiki: number,
  format: number,
): MappingFault[] => (wiki < format ? [{ code, group: title, wiki, format }] : []);
