import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { m } from '../words/messages.js';
import styles from './ask-first.module.css';

interface AskFirstProps {
  /** On the button that asks. */
  label: string;
  /** Tells several such buttons apart for a screen reader. */
  about?: string;
  question: string;
  confirm: string;
  isBusy: boolean;
  onConfirm(): void;
}

/**
 * A button for an action that cannot be undone: it asks in its own place, and keeping is the first
 * answer.
 */
export function AskFirst(props: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button
        ref={button}
        size="sm"
        aria-label={props.about === undefined ? undefined : `${props.label}: ${props.about}`}
        onClick={() => setAsking(true)}
      >
        {props.label}
      </Button>
    );
  }
  return (
    <fieldset className={styles.question} aria-label={props.question}>
      <span className={styles.text}>{props.question}</span>
      <Button ref={keep} size="sm" disabled={props.isBusy} onClick={() => setAsking(false)}>
        {m.keep()}
      </Button>
      <Button size="sm" variant="danger" isBusy={props.isBusy} onClick={props.onConfirm}>
        {props.confirm}
      </Button>
    </fieldset>
  );
}
