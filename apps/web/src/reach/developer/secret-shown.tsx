import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import styles from './developer-page.module.css';

interface SecretShownProps {
  title: string;
  /** The kind of secret within a sentence: `token`. */
  what: string;
  text: string;
  secret: string;
  onClose(): void;
}

/** A secret in the only moment in which anybody can be told it. */
export function SecretShown({ title, what, text, secret, onClose }: SecretShownProps) {
  const copy = async () => {
    const isCopied = await copyText(secret);
    showToast(
      isCopied
        ? { text: `Copied the ${what}`, kind: 'success' }
        : { text: 'Copying failed. Select it and copy it by hand', kind: 'error' },
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
          I have saved it
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{text}</p>
        <div className={styles.secret}>
          <code className={styles.secretText}>{secret}</code>
          <Button onClick={() => void copy()}>Copy</Button>
        </div>
        <p className={styles.note}>
          We will not show it again and cannot look it up. If you lose it, create another one.
        </p>
      </div>
    </Modal>
  );
}
