import type { StageType } from '@callshot/rules';

/**
 * The fields of the stage dialog while it is edited. It holds the fields of every type, whichever
 * is chosen.
 */
export interface StageForm {
  readonly type: StageType;
  readonly name: string;
  /** Empty = all of its teams. */
  readonly teamsToOpenPicks: string;
  /** By the field's place in a stage, `swissStageDetails.advancingCount`. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, boolean>>;
}
