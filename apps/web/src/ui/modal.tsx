import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
  /** Buttons, right to left in importance; stacked on a phone. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Keeps one height whatever it shows; on a phone the whole screen's. */
  isTall?: boolean;
}

/** Escape and a press beside the dialog close it; the keyboard stays inside and returns after. */
export function Modal(props: ModalProps) {
  const { title, isOpen, onClose, children, actions, size = 'sm', isTall = false } = props;
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Viewport className={styles.viewport}>
            <Dialog.Popup className={classNames(styles.popup, styles[size], isTall && styles.tall)}>
              <header className={styles.header}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                <Dialog.Close className={styles.close} aria-label="Close">
                  <Icon name="cross" size={18} />
                </Dialog.Close>
              </header>
              <div className={styles.body}>{children}</div>
              {actions ? <footer className={styles.actions}>{actions}</footer> : null}
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}
