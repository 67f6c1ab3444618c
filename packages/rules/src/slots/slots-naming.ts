import { fixtureGroups, teamsOfFixture } from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { SlotLayout } from './layout.ts';

type Teams = ReadonlySet<number>;

/** Slots in which a slip may name one of these teams; null = any slot of any slip. */
export const slotsNaming = (
  stage: EventStage,
  layout: SlotLayout,
  teamIds: Teams,
): number[] | null => askStage(NAMING, stage, layout, teamIds);

/** Every team has a slot of its own. */
const ownSlots = (_: EventStage, { slots }: SlotLayout, teamIds: Teams): number[] =>
  slots.flatMap((slot, at) => (slot.kind === 'team' && teamIds.has(slot.teamId) ? [at] : []));

const NAMING: ByStage<number[] | null, [layout: SlotLayout, teamIds: Teams]> = {
  swiss: ownSlots,
  groups: ownSlots,
  orders: ownSlots,
  fixtures: (stage, { slots }, teamIds) => {
    const groups = fixtureGroups(stage);
    return slots.flatMap((slot, at) => {
      if (slot.kind !== 'fixture') return [];
      const group = groups[slot.substage];
      const fixture = group?.list[slot.match];
      const sides = group && fixture ? teamsOfFixture(group.substage, fixture) : [];
      return sides.some((teamId) => teamId !== null && teamIds.has(teamId)) ? [at] : [];
    });
  },
  // Drawn teams may be picked anywhere; a slip knows nothing of others.
  brackets: ({ substages }, _, teamIds) => {
    const isDrawn = substages.some(({ officialMatches }) =>
      officialMatches.some(
        ({ topTeamId, bottomTeamId }) =>
          (topTeamId !== null && teamIds.has(topTeamId)) ||
          (bottomTeamId !== null && teamIds.has(bottomTeamId)),
      ),
    );
    return isDrawn ? null : [];
  },
};
