import {
  type FormatStage,
  newStageFields,
  type StageFields,
  StageType,
  stageFieldsOf,
} from '@callshot/rules';
import { StageDialog } from './stage-dialog.tsx';
import { lossOfType } from './stage-words.ts';

interface StageDialogsProps {
  stages: readonly FormatStage[];
  /** The stage that is changed; null = one is added. */
  at: number | null;
  place: string | null;
  onClose(): void;
  onSave(fields: StageFields): void;
}

/** The dialog of a stage that is there, or of the next. */
export function StageDialogs({ stages, at, ...rest }: StageDialogsProps) {
  const stage = at === null ? undefined : stages[at];
  // Most formats begin with a Swiss stage or groups and end with playoffs; either can be chosen.
  const fields = stage ? stageFieldsOf(stage) : newStageFields(StageType.swiss);
  return (
    <StageDialog
      {...rest}
      fields={fields}
      isNew={stage === undefined}
      isFirst={(at ?? stages.length) === 0}
      lossOf={(type) => (stage ? lossOfType(stage, type) : null)}
    />
  );
}
