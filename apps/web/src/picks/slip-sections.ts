import type { EventStage, LedgerRow, PickSet } from '@callshot/rules';
import { PickType, StageType } from '@callshot/rules';

/** A titled part of a slip: the teams picked for it, and those that really were it. */
export interface SlipSection {
  readonly key: string;
  readonly title: string;
  readonly teamIds: readonly number[];
  /** Official teams of the section that were not picked for it; empty while results are hidden. */
  readonly missed: readonly number[];
  /** Rule whose ledger row judges a pick of this section; null = not a prediction. */
  readonly rule: string | null;
}

/** The sections of one substage. */
export interface SlipCard {
  readonly eventSubstageId: number;
  readonly title: string;
  readonly sections: readonly SlipSection[];
}

interface Bucket {
  readonly key: string;
  readonly title: string;
  readonly pickTypeId: PickType;
  readonly rule: string;
}

const SWISS: readonly Bucket[] = [
  { key: '3-0', title: '3-0', pickTypeId: PickType.cleanSweepWinner, rule: '3-0' },
  { key: 'advancing', title: 'Advancing', pickTypeId: PickType.advancing, rule: 'Advancing' },
  { key: '0-3', title: '0-3', pickTypeId: PickType.cleanSweepLoser, rule: '0-3' },
];

const GROUP: readonly Bucket[] = [
  { key: 'first', title: 'First Place', pickTypeId: PickType.firstPlace, rule: 'First Place' },
  { key: 'second', title: 'Second Place', pickTypeId: PickType.secondPlace, rule: 'Second Place' },
  { key: 'advancing', title: 'Advancing', pickTypeId: PickType.advancing, rule: 'Advancing' },
];

function teamsBy(picks: PickSet | null, eventSubstageId: number, pickTypeId: PickType): number[] {
  const rows = picks?.groupStagePicks ?? [];
  return rows
    .filter((row) => row.eventSubstageId === eventSubstageId && row.pickTypeId === pickTypeId)
    .map((row) => row.teamId);
}

/** A slip as it is read: the best teams first, the rest last; a team stands where it was picked highest. */
export function slipCards(stage: EventStage, picks: PickSet, official: PickSet | null): SlipCard[] {
  const buckets = stage.format.type === StageType.swiss ? SWISS : GROUP;
  return stage.substages.map(({ eventSubstageId, title, teamIds }) => {
    const placed = new Set<number>();
    const sections = buckets.flatMap((bucket): SlipSection[] => {
      const { key, title: name, pickTypeId, rule } = bucket;
      const own = teamsBy(picks, eventSubstageId, pickTypeId);
      const shown = own.filter((teamId) => !placed.has(teamId));
      for (const teamId of shown) placed.add(teamId);
      const missed = teamsBy(official, eventSubstageId, pickTypeId).filter(
        (teamId) => !own.includes(teamId),
      );
      if (shown.length === 0 && missed.length === 0) return [];
      return [{ key, title: name, teamIds: shown, missed, rule }];
    });
    const rest = teamIds.filter((teamId) => !placed.has(teamId));
    return {
      eventSubstageId,
      title,
      sections: [
        ...sections,
        { key: 'rest', title: 'Not picked', teamIds: rest, missed: [], rule: null },
      ],
    };
  });
}

/** The row that judges one pick, out of a stage's ledger. */
export const rowOfPick = (
  ledger: readonly LedgerRow[],
  eventSubstageId: number,
  teamId: number,
  rule: string,
): LedgerRow | undefined =>
  ledger.find(
    (row) => row.eventSubstageId === eventSubstageId && row.teamId === teamId && row.rule === rule,
  );
