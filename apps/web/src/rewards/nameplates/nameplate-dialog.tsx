import { NameplateSelectorModal } from './nameplate-selector-modal.tsx';
import { PlateLooksModal } from './plate-looks-modal.tsx';
import { RewardPickerModal } from './reward-picker-modal.tsx';

export type NameplateRequest =
  /** The look that a visitor prefers; an account has it in its settings. */
  | { about: 'looks' }
  | { about: 'selector' }
  /** Which plate a supporter takes this month. */
  | { about: 'reward' };

type NameplateDialogProps = NameplateRequest & { onClose(): void };

/** Whatever is asked about nameplates, in one chunk. */
export function NameplateDialog(props: NameplateDialogProps) {
  const { onClose } = props;
  switch (props.about) {
    case 'looks':
      return <PlateLooksModal onClose={onClose} />;
    case 'selector':
      return <NameplateSelectorModal onClose={onClose} />;
    case 'reward':
      return <RewardPickerModal onClose={onClose} />;
  }
}
