import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { useCurrentUser } from '../session/session.queries.ts';
import { LanguageList } from './language-list.tsx';
import { m } from './words/messages.js';

export function LanguageModal({ onClose }: { onClose(): void }) {
  const { user } = useCurrentUser();
  return (
    <Modal title={m.title()} description={m.loadsAnew()} isOpen onClose={onClose}>
      <LanguageList isUser={user !== null} />
    </Modal>
  );
}
