import { startingPlaces, teamsSentOn } from '../format/stage-flow.ts';
import { type EventFormat, type FormatStage, isFrom } from '../model/format.ts';
import { teamsOnWholeSlip } from '../stage/team-picking.ts';

/** The teams of a stage as staff name them when they make an event. */
export interface NamedTeams {
  readonly named: number;
  /** Places that staff hold open for teams they do not know yet. */
  readonly heldOpen: number;
}

/** A later stage that too few teams come to: its picks would never open [rule: events-29]. */
export interface TooFewArrive {
  readonly stage: number;
  readonly name: string;
  /** The name of the stage before, and the number of teams it sends on. */
  readonly from: string;
  readonly come: number;
  readonly named: number;
  readonly needed: number;
}

/** `teams` has one entry for each stage of the format. A list that is long enough is believed. */
export const stagesTooFewReach = (
  { stages }: EventFormat,
  teams: readonly NamedTeams[],
): TooFewArrive[] =>
  stages.flatMap((stage, index): TooFewArrive[] => {
    const before = stages[index - 1];
    if (before === undefined) return [];
    const { named, heldOpen } = teams[index] ?? { named: 0, heldOpen: 0 };
    const { entries } = stage;
    const come = entries ? entries.flat().filter(isFrom).length : teamsSentOn(before);
    const needed = teamsToStart(stage);
    const unknown = entries ? come + heldOpen : Math.max(come, heldOpen);
    if (unknown + named >= needed) return [];
    return [{ stage: index, name: stage.name, from: before.name, come, named, needed }];
  });

/** As many as open its picks, and never fewer than a slip names. */
const teamsToStart = (stage: FormatStage): number =>
  Math.max(
    stage.teamsToOpenPicks ?? startingPlaces(stage) ?? stage.entries?.flat().length ?? 0,
    teamsOnWholeSlip(stage),
  );
