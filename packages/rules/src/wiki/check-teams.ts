import { groupAdvancingCount } from '../group/group-picks.ts';
import type { GroupStage, SwissStage } from '../model/format.ts';
import { sentOnBySlip } from '../swiss/swiss-fates.ts';
import type { MappingFault } from './mapping-problem.ts';
import type { WikiGroup } from './wiki-group.ts';

/** How a Swiss stage ends for how many teams. */
interface SwissEnds {
  readonly advancing: number;
  /** As many lose everything. */
  readonly undefeated: number;
}

/**
 * So many wins advance and so many losses eliminate, against teams of the same record: half advances, and
 * the numbers of teams and matches say how many go through without a loss. Null for other stages.
 */
function swissEnds({ teamCount, matchCount }: WikiGroup): SwissEnds | null {
  for (const { wins, matchesPerTeam } of SWISS) {
    const undefeated = teamCount / 2 ** wins;
    if (Number.isInteger(undefeated) && matchCount === teamCount * matchesPerTeam) {
      return { advancing: teamCount / 2, undefeated };
    }
  }
  return null;
}

const SWISS = [
  { wins: 2, matchesPerTeam: 5 / 4 },
  { wins: 3, matchesPerTeam: 33 / 16 },
];

/** Whether the teams of a Swiss stage are as many as the format's slip counts on. */
export function swissFaults(
  { swissStageDetails: details }: SwissStage,
  group: WikiGroup,
): MappingFault[] {
  const sentOn = sentOnBySlip(details);
  const { cleanSweepWinnerCount: undefeated, cleanSweepLoserCount: winless } = details;
  const ends = swissEnds(group);
  const through = ends ? [ends.advancing] : group.wentThrough;
  return [
    ...tooFewTeams(group, sentOn + winless),
    ...otherAdvancing(group, through, sentOn),
    ...(ends ? fewer('too_few_undefeated', group, ends.undefeated, undefeated) : []),
    ...(ends ? fewer('too_few_winless', group, ends.undefeated, winless) : []),
  ];
}

/** Whether those of a group are. */
export function groupFaults(
  { groupStageDetails: details }: GroupStage,
  group: WikiGroup,
): MappingFault[] {
  const advancing = groupAdvancingCount(details);
  return [...tooFewTeams(group, advancing), ...otherAdvancing(group, group.wentThrough, advancing)];
}

const tooFewTeams = ({ title, teamCount }: WikiGroup, format: number): MappingFault[] =>
  teamCount < format ? [{ code: 'too_few_teams', group: title, wiki: teamCount, format }] : [];

function otherAdvancing(
  { title }: WikiGroup,
  through: readonly number[],
  format: number,
): MappingFault[] {
  const [wiki] = through;
  if (wiki === undefined || through.includes(format)) return [];
  return [{ code: 'advancing_differs', group: title, wiki, format }];
}

const fewer = (
  code: 'too_few_undefeated' | 'too_few_winless',
  { title }: WikiGroup,
  wiki: number,
  format: number,
): MappingFault[] => (wiki < format ? [{ code, group: title, wiki, format }] : []);
