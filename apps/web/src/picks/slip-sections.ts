import {
  type EventStage,
  type LedgerRow,
  type PickSet,
  teamPickingOf,
  teamsPickedFor,
} from '@callshot/rules';

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

/** A slip as it is read: the best teams first, the rest last; a team stands where it was picked highest. */
export function slipCards(stage: EventStage, picks: PickSet, official: PickSet | null): SlipCard[] {
  const parts = teamPickingOf(stage.format)?.slip ?? [];
  return stage.substages.map((substage) => {
    const { eventSubstageId, title, teamIds } = substage;
    const placed = new Set<number>();
    const sections = parts.flatMap(({ pickTypeId, rule }): SlipSection[] => {
      const own = teamsPickedFor(picks.groupStagePicks, substage, pickTypeId);
      const shown = own.filter((teamId) => !placed.has(teamId));
      for (const teamId of shown) placed.add(teamId);
      const missed = teamsPickedFor(official?.groupStagePicks ?? [], substage, pickTypeId).filter(
        (teamId) => !own.includes(teamId),
      );
      if (shown.length === 0 && missed.length === 0) return [];
      return [{ key: rule, title: rule, teamIds: shown, missed, rule }];
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
