import type { NameplateRequest } from '../../platform/core/modals.ts';
import { NameplateSelectorModal } from './nameplate-selector-modal.tsx';
import { PlateLooksModal } from './plate-looks-modal.tsx';
import { RewardPickerModal } from './reward-picker-modal.tsx';

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
