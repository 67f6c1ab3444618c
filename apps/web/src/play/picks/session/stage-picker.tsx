import { type FormatStage, kindOf, type StageKind } from '@callshot/rules';
import { type LazyPart, lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { PHONE } from '../../bracket/board/phone-width.ts';
import type { StagePickerProps } from './picker-props.ts';
import { PicksSkeleton } from './picks-skeleton.tsx';

const drawn = { waiting: <PicksSkeleton /> };
const TeamPicker = lazyPart(
  async () => (await import('../teams/team-picker.tsx')).TeamPicker,
  drawn,
);
const OrderPicker = lazyPart(
  async () => (await import('../orders/order-picker.tsx')).OrderPicker,
  drawn,
);
const FixturePicker = lazyPart(
  async () => (await import('../fixtures/fixture-picker.tsx')).FixturePicker,
  drawn,
);
const BracketPicker = lazyPart(async () => {
  const [{ BracketPicker, loadBoardView }] = await Promise.all([
    import('../brackets/bracket-picker.tsx'),
    // A strip needs a file of its own: beside the others, not after them.
    matchMedia(PHONE).matches && import('../../bracket/phone/phone-strip.tsx'),
  ]);
  await loadBoardView();
  return BracketPicker;
}, drawn);

const PICKERS: Readonly<Record<StageKind, LazyPart<StagePickerProps>>> = {
  swiss: TeamPicker,
  groups: TeamPicker,
  orders: OrderPicker,
  fixtures: FixturePicker,
  brackets: BracketPicker,
};

/** Fetches what a stage is picked with: along with its picks, not after them. */
export const loadStagePicker = (format: FormatStage): Promise<void> =>
  PICKERS[kindOf(format)].load();

/** Picks any kind of stage, or shows what was picked. */
export function StagePicker(props: StagePickerProps) {
  const Picker = PICKERS[kindOf(props.stage.format)];
  return <Picker {...props} />;
}
