import type { Event } from '@callshot/contract';
import {
  compileBracket,
  compileLayout,
  compileScoring,
  draftTournament,
  type EventStage,
  encodePicks,
  type MatchPick,
  mappedStage,
  type PickSet,
  proposalsOf,
  ranksOf,
  readGroups,
  type StageMapping,
  type WikiDetails,
} from '@callshot/rules';
import { type PickedStage, stageOf } from './pick-stage.ts';

/** The end of an event: what its pages say, and what everybody picked. */
export interface Ended {
  readonly event: Event;
  readonly official: PickSet;
  readonly details: Omit<WikiDetails, 'tournament'>;
  readonly picked: readonly PickedStage[];
}

export interface GoldenRow {
  readonly total: number;
  readonly rank: number;
}

/**
 * The board as it has to be, by seat; null = nothing was saved. The results are read once, from the
 * pages as they stand at the end, and every slip is scored by its own calls. The product followed
 * the pages while they changed.
 */
export function goldenBoard(ended: Ended): readonly (GoldenRow | null)[] {
  const { mapping } = draftTournament(ended.details);
  const totals: (number | null)[] = [];
  for (const own of ended.picked) {
    const official = officialAtEnd(ended, own.stage.stageIndex, mapping);
    const layout = compileLayout(own.stage);
    const { ledgerOf } = compileScoring(own.stage, layout, official);
    for (const [seat, slip] of own.slips.entries()) {
      if (slip === null) {
        totals[seat] ??= null;
        continue;
      }
      const rows = ledgerOf(encodePicks(own.stage, layout, slip));
      totals[seat] = (totals[seat] ?? 0) + rows.reduce((sum, { points }) => sum + points, 0);
    }
  }
  const ranks = ranksOf(Uint32Array.from(totals.filter((total) => total !== null)));
  let at = 0;
  return totals.map((total) => {
    if (total === null) return null;
    at += 1;
    return { total, rank: ranks[at - 1] ?? 0 };
  });
}

/** The official results of a stage, from its opening matches and the last state of the pages. */
function officialAtEnd(
  { event, official, details }: Ended,
  stageIndex: number,
  mapping: StageMapping,
): PickSet {
  const drawn = stageOf(event, stageIndex, official);
  const stage: EventStage = {
    ...drawn,
    substages: drawn.substages.map((substage) => ({
      ...substage,
      officialMatches: drawOf(drawn, substage.officialMatches),
    })),
  };
  const teamIdOf = teamsOf(event, details);
  const mapped = mappedStage(stage, mapping, { groups: readGroups(details), teamIdOf });
  return proposalsOf({
    stage,
    official: {
      groupStagePicks: [],
      matchPicks: stage.substages.flatMap(({ officialMatches }) => officialMatches),
    },
    ...mapped,
    teamIdOf,
    held: new Set(),
    arriving: [],
    placeless: new Set(),
    isFed: true,
    applied: new Set(),
    now: '9999-01-01T00:00:00.000Z',
  }).official;
}

/** The teams with which a bracket began, and its byes. */
function drawOf({ format }: EventStage, rows: readonly MatchPick[]): MatchPick[] {
  if (format.bracket === null) return [];
  const { matches } = compileBracket(format);
  return rows.flatMap((row): MatchPick[] => {
    const node = matches[row.matchIndex];
    if (!node || row.outcome === 'bye') return node ? [row] : [];
    const [top, bottom] = [node.top, node.bottom].map(({ kind }) => kind === 'opening');
    if (node.isReset || (!top && !bottom)) return [];
    return [
      {
        ...row,
        topTeamId: top ? row.topTeamId : null,
        bottomTeamId: bottom ? row.bottomTeamId : null,
        ...{ winnerTeamId: null, loserTeamId: null, topTeamScore: null, bottomTeamScore: null },
      },
    ];
  });
}

/** The event's teams by the keys of the pages. */
function teamsOf(event: Event, { teams }: Ended['details']): (key: string) => number | null {
  const ids = new Map(event.teams.map(({ name, id }) => [name, id]));
  const names = new Map(teams.map(({ key, name }) => [key, name]));
  return (key) => ids.get(names.get(key) ?? '') ?? null;
}
