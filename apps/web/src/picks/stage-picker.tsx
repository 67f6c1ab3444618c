import { isBracketStage } from '@callshot/rules';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { StagePickerProps } from './picker-props.ts';
import { PicksSkeleton } from './picks-skeleton.tsx';
import { TeamPicker } from './team-picker.tsx';

const BracketPicker = lazyPart(
  async () => {
    const { BracketPicker, loadBoardView } = await import('./bracket-picker.tsx');
    await loadBoardView();
    return BracketPicker;
  },
  { waiting: <PicksSkeleton /> },
);

/** Picks any type of stage, or shows what was picked. */
export function StagePicker(props: StagePickerProps) {
  return isBracketStage(props.stage.format) ? (
    <BracketPicker {...props} />
  ) : (
    <TeamPicker {...props} />
  );
}
