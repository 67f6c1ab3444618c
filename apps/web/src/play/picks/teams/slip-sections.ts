import { type EventStage, type PickSet, teamPickingOf, teamsPickedFor } from '@callshot/rules';
import { m } from '../words/messages.js';

/** A titled part of a slip: the teams picked for it. */
export interface SlipSection {
  readonly key: string;
  readonly title: string;
  readonly teamIds: readonly number[];
  /** Picked for nothing. */
  readonly isRest: boolean;
}

/** The sections of one substage. */
export interface SlipCard {
  readonly eventSubstageId: number;
  readonly title: string;
  readonly sections: readonly SlipSection[];
}

/**
 * A slip as it is read: the best teams first. A team stands in the highest section that it was
 * picked for.
 */
export function slipCards(stage: EventStage, picks: PickSet): SlipCard[] {
  const parts = teamPickingOf(stage.format)?.slip ?? [];
  return stage.substages.map((substage) => {
    const { eventSubstageId, title, teamIds } = substage;
    const placed = new Set<number>();
    const sections = parts.map(({ pickTypeId, rule }): SlipSection => {
      const own = teamsPickedFor(picks.groupStagePicks, substage, pickTypeId);
      const shown = own.filter((teamId) => !placed.has(teamId));
      for (const teamId of shown) placed.add(teamId);
      return { key: rule, title: rule, teamIds: shown, isRest: false };
    });
    const rest = teamIds.filter((teamId) => !placed.has(teamId));
    return {
      eventSubstageId,
      title,
      sections: [...sections, { key: 'rest', title: m.notPicked(), teamIds: rest, isRest: true }],
    };
  });
}
