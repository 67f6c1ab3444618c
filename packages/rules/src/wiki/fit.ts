import { compileBracket } from '../bracket/compile-bracket.ts';
import type {
  BracketStage,
  EventFormat,
  FixtureDetails,
  GroupStage,
  SwissStage,
} from '../model/format.ts';
import { fixturesOf, groupOf, orderOf, swissGroup } from '../model/group-counts.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { alignBracket } from './align.ts';
import { startingTeams } from './alignment.ts';
import { exactTeams, groupFaults, orderFaults, swissFaults } from './check-teams.ts';
import { readGroupKey } from './group-key.ts';
import type { MappingSlot } from './mapping.ts';
import type { FitReason, MappingFault } from './mapping-problem.ts';
import type { WikiGroup } from './wiki-group.ts';

export type Fit =
  | { readonly fits: true; readonly why: FitReason }
  | { readonly fits: false; readonly faults: readonly MappingFault[] };

interface Asked {
  readonly format: EventFormat;
  readonly slot: Pick<MappingSlot, 'stageIndex' | 'substageIndex' | 'kind'>;
  readonly group: WikiGroup;
  /** The groups in the substage's other match slots. */
  readonly beside?: readonly WikiGroup[];
}

/** Whether a group fits a mapping slot, and why or why not. */
export function fitOf({ format, slot, group, beside = [] }: Asked): Fit {
  const stage = format.stages[slot.stageIndex];
  if (!stage) return { fits: false, faults: [{ code: 'no_such_substage' }] };
  if (group.kind !== slot.kind) {
    const { title } = group;
    return { fits: false, faults: [{ code: 'wrong_kind', group: title, wants: slot.kind }] };
  }
  return askFormat(FITS, stage, group, { beside, at: slot.substageIndex });
}

interface Where {
  readonly beside: readonly WikiGroup[];
  /** The position of the substage. */
  readonly at: number;
}

const FITS: ByFormat<Fit, [group: WikiGroup, where: Where]> = {
  swiss: fitSwiss,
  groups: fitGroup,
  orders: (stage, group, where) =>
    fitTable(group, () => orderFaults(orderOf(stage.groupStageDetails, where.at), group)),
  fixtures: (stage, group, where) =>
    fitFixtures(fixturesOf(stage.groupStageDetails, where.at), group),
  brackets: fitBracket,
};

function fitSwiss(stage: SwissStage, group: WikiGroup, { at }: Where): Fit {
  if (group.kind === 'match' ? group.shape !== 'swiss' : isOfSwiss(group) === false) {
    return wrongShape(group, 'swiss');
  }
  const { teamCount: teams, matchCount: matches } = group;
  return asFit(
    swissFaults(swissGroup(stage.swissStageDetails, at), group),
    group.kind === 'match'
      ? { code: 'whole_swiss', teams, matches }
      : { code: 'as_many_teams', teams },
  );
}

function fitGroup(stage: GroupStage, group: WikiGroup, { at }: Where): Fit {
  return fitTable(group, () => groupFaults(groupOf(stage.groupStageDetails, at), group));
}

/** Any match group says when a group begins; its results are the table's. */
function fitTable(group: WikiGroup, faultsOf: () => readonly MappingFault[]): Fit {
  if (group.kind === 'match') {
    if (group.shape === 'swiss') return wrongShape(group, 'round_robin');
    const { start, isExactStart: isExact } = group;
    return asFit([], { code: 'gives_start', start, isExact });
  }
  if (isOfSwiss(group)) return wrongShape(group, 'round_robin');
  return asFit(faultsOf(), { code: 'as_many_teams', teams: group.teamCount });
}

/** Its matches are the results, so that a table says nothing more. */
function fitFixtures({ fixtures }: FixtureDetails, group: WikiGroup): Fit {
  if (group.shape === 'swiss') return wrongShape(group, 'round_robin');
  return asFit(exactTeams(group, fixtures.teamCount), {
    code: 'as_many_teams',
    teams: group.teamCount,
  });
}

/** Alone or with what is mapped beside it; a part of a bracket fits as long as the whole can still come. */
function fitBracket(stage: BracketStage, group: WikiGroup, { beside }: Where): Fit {
  const groups = [...beside.filter(({ key }) => key !== group.key), group];
  const aligned = alignBracket(stage, groups);
  if (!aligned.ok) return { fits: false, faults: aligned.problems };
  const outline = groups.flatMap((own) => own.outline);
  return asFit(aligned.value.differences, {
    code: 'same_bracket',
    teams: startingTeams(compileBracket(stage), aligned.value, outline),
    matches: outline.length,
  });
}

const asFit = (faults: readonly MappingFault[], why: FitReason): Fit =>
  faults.length > 0 ? { fits: false, faults } : { fits: true, why };

const wrongShape = (
  { title: group, shape: is }: WikiGroup,
  wants: 'swiss' | 'round_robin',
): Fit => ({ fits: false, faults: [{ code: 'wrong_shape', group, is, wants }] });

/** Whether a table counts the matches of a Swiss stage; null where it counts none that are known. */
function isOfSwiss({ counts }: WikiGroup): boolean | null {
  const [counted] = counts;
  if (counted === undefined) return null;
  return readGroupKey(counted)?.groupId.startsWith('swiss:') === true;
}
