import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import styles from './developer-page.module.css';
import { m } from './words/messages.js';

interface SecretShownProps {
  title: string;
  /** Said once the secret is copied. */
  copied: string;
  text: string;
  secret: string;
  onClose(): void;
}

/** A secret in the only moment in which anybody can be told it. */
export function SecretShown({ title, copied, text, secret, onClose }: SecretShownProps) {
  const copy = async () => {
    const isCopied = await copyText(secret);
    showToast(
      isCopied ? { text: copied, kind: 'success' } : { text: m.notCopied(), kind: 'error' },
    );
  };
  return (
    <Modal
      title={title}
      isOpen
      onClose={onClose}
      size="md"
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.secretSaved()}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{text}</p>
        <div className={styles.secret}>
          <code className={styles.secretText}>{secret}</code>
          <Button onClick={() => void copy()}>{m.copyAction()}</Button>
        </div>
        <p className={styles.note}>{m.secretShownOnce()}</p>
      </div>
    </Modal>
  );
}
