import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';
import { AwardInfo } from './award-info.tsx';

export const AwardInfoModal = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal title={m.awardInfo()} isOpen onClose={onClose} size="md">
    <section
      aria-label={m.awards()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls, and must by keyboard
      tabIndex={0}
    >
      <AwardInfo />
    </section>
  </Modal>
);
