import { kindOf, type StageKind } from '@callshot/rules';
import type { ComponentType } from 'react';
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

const PICKERS: Readonly<Record<StageKind, ComponentType<StagePickerProps>>> = {
  swiss: TeamPicker,
  groups: TeamPicker,
  brackets: BracketPicker,
};

/** Picks any kind of stage, or shows what was picked. */
export function StagePicker(props: StagePickerProps) {
  const Picker = PICKERS[kindOf(props.stage.format)];
  return <Picker {...props} />;
}
