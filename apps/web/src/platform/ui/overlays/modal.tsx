import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useCallback, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import { usePageMark } from '../page/page-mark.ts';
import { m } from '../words/messages.js';
import { useLayer } from './layers.ts';
import styles from './modal.module.css';

export interface ModalProps {
  title: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  /** Tools for all of the content: beside the title, or below it if there is no room. */
  tools?: ReactNode;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
  /** The refusal: beside the buttons, wherever the rest is scrolled to. */
  refusal?: ReactNode;
  /** Buttons, right to left in importance; stacked on a phone. */
  actions?: ReactNode;
  /**
   * The size `xl` has one height, and its content fills it to the edges. The content of `spread`
   * fills it to the top as well, and leaves room for tools and the cross.
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'spread';
  /** Keeps one height whatever it shows; on a phone the whole screen's. */
  isTall?: boolean;
  /** The element that gets the focus afterwards, if the one that opened the dialog may be gone. */
  finalFocus?: () => HTMLElement | null;
}

/** Escape and a press beside the topmost dialog close it; the keyboard stays inside and returns after. */
export function Modal(props: ModalProps) {
  const { title, isOpen, onClose, children, actions, size = 'sm', isTall = false } = props;
  const { refusal, description, tools } = props;
  const isOwn = useLayer(isOpen);
  const start = useStart();
  usePageMark('dialog', isOpen);
  const change = (open: boolean, { reason, event }: Dialog.Root.ChangeEventDetails) => {
    if (open) return;
    if ((reason === 'escape-key' || reason === 'outside-press') && !isOwn(event)) return;
    onClose();
  };
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={isOpen} onOpenChange={change}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Viewport className={styles.viewport}>
            <Dialog.Popup
              ref={start.popup}
              className={classNames(styles.popup, styles[size], isTall && styles.tall)}
              initialFocus={start.find}
              finalFocus={props.finalFocus}
            >
              <header className={styles.header}>
                <div className={styles.heading}>
                  <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                  {description ? (
                    <Dialog.Description className={styles.description}>
                      {description}
                    </Dialog.Description>
                  ) : null}
                </div>
                {tools ? <div className={styles.tools}>{tools}</div> : null}
                <Dialog.Close className={styles.close} aria-label={m.close()}>
                  <Icon name="cross" size={18} />
                </Dialog.Close>
              </header>
              <div ref={start.takeBody} className={styles.body}>
                {children}
              </div>
              {refusal ? <div className={styles.refusal}>{refusal}</div> : null}
              {actions ? (
                <footer ref={start.actions} className={styles.actions}>
                  {actions}
                </footer>
              ) : null}
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}

const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select';
const REACHABLE = `a[href], button, input, textarea, select, summary, [tabindex]:not([tabindex="-1"])`;

/** The initial focus: the first field of a form, the first answer of a question, else the top. */
function useStart() {
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const takeBody = useCallback((box: HTMLDivElement) => {
    body.current = box;
    return keepReachable(box);
  }, []);
  const actions = useRef<HTMLElement>(null);
  const find = () => {
    const first = body.current?.querySelector<HTMLElement>(REACHABLE);
    // A field brings up the keyboard of a touch screen, over half of the dialog's text.
    if (first?.matches(FIELDS) && !matchMedia('(pointer: coarse)').matches) return first;
    const answer = first ? null : actions.current?.querySelector<HTMLElement>('button, a');
    return answer ?? popup.current;
  };
  return { popup, takeBody, actions, find };
}

/** A scrolling box without focusable content gets a tab stop itself. */
function keepReachable(box: HTMLElement) {
  const look = () => {
    const isStop = box.scrollHeight > box.clientHeight && !box.querySelector(REACHABLE);
    if (isStop) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(box, { childList: true, subtree: true });
  addEventListener('resize', look);
  return () => {
    changes.disconnect();
    removeEventListener('resize', look);
  };
}
