import { useContact } from '../platform/core/contact.ts';
import { Button, ButtonLink } from '../platform/ui/controls/button.tsx';
import { Modal } from '../platform/ui/overlays/modal.tsx';
import styles from './error-modal.module.css';
import { m } from './words/messages.js';

interface ErrorModalProps {
  title?: string;
  isContactShown?: boolean;
  onClose(): void;
}

/**
 * A refused request shows its title alone; any other failure also names the contact
 * [rule: product-19, api-4].
 */
export function ErrorModal({ title, isContactShown = true, onClose }: ErrorModalProps) {
  const contact = useContact();
  return (
    <Modal
      title={m.error()}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.ok()}
        </Button>
      }
    >
      <p>{title ?? m.somethingWentWrong()}</p>
      {isContactShown ? (
        <div className={styles.contact}>
          <p>{contact.text}</p>
          {contact.discordUrl ? (
            <ButtonLink href={contact.discordUrl} icon="chat">
              Discord
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </Modal>
  );
}
