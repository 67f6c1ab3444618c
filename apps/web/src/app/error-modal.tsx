import { Button, ButtonLink } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './error-modal.module.css';
import { useLink } from './settings.queries.ts';

interface ErrorModalProps {
  title?: string;
  isContactShown?: boolean;
  onClose(): void;
}

/** core-platform §8: a refused request says its title only; anything else also says whom to ask. */
export function ErrorModal({ title, isContactShown = true, onClose }: ErrorModalProps) {
  const discord = useLink('discordUrl');
  return (
    <Modal
      title="Error"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>{title ?? 'Something went wrong'}</p>
      {isContactShown ? (
        <div className={styles.contact}>
          <p>If problem persists, please contact us on Discord:</p>
          {discord ? (
            <ButtonLink href={discord} icon="chat">
              Discord
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </Modal>
  );
}
