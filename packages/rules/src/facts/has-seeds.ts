import type { FormatStage } from '../model/format.ts';
import { kindOf, type StageKind } from '../model/stage-kind.ts';

/**
 * Whether a team's place in the list of a stage is its seed. The order of a group means nothing, and a bracket may
 * be drawn by lot.
 */
export const hasSeeds = (format: FormatStage): boolean => SEEDS[kindOf(format)];

const SEEDS: Readonly<Record<StageKind, boolean>> = {
  swiss: true,
  groups: false,
  orders: false,
  fixtures: false,
  brackets: false,
};
