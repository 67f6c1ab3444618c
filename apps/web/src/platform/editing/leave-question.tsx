import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Modal } from '../ui/overlays/modal.tsx';
import styles from './leave-question.module.css';
import type { Leave } from './use-leave.ts';
import { m } from './words/messages.js';

interface LeaveQuestionProps {
  leave: Leave;
  /** The words on what is lost. */
  children: ReactNode;
}

const TITLE = m.leaveTitle();

/** The question of an editor that is a page. */
export function LeaveQuestion({ leave, children }: LeaveQuestionProps) {
  if (!leave.isAsked) return null;
  return (
    <Modal title={TITLE} isOpen onClose={leave.keep} actions={<Answers leave={leave} />}>
      <p>{children}</p>
    </Modal>
  );
}

/**
 * The question of an editor that is a dialog. It takes the place of the buttons, and the focus of
 * the one that was pressed.
 */
export function LeaveInPlace({ leave, children }: LeaveQuestionProps) {
  return (
    <fieldset className={styles.question} aria-label={TITLE}>
      <p role="alert" className={styles.asked}>
        {TITLE} {children}
      </p>
      <Answers leave={leave} isFocused />
    </fieldset>
  );
}

const Answers = ({ leave, isFocused = false }: { leave: Leave; isFocused?: boolean }) => (
  <>
    <Button variant="primary" onClick={leave.keep} autoFocus={isFocused}>
      {m.keepEditing()}
    </Button>
    <Button variant="danger" onClick={leave.discard}>
      {m.discardChanges()}
    </Button>
  </>
);
