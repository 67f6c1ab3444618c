import { type ReactNode, useEffect, useState } from 'react';
import { ACCOUNT_KEY } from '../../account/session/session.queries.ts';
import { instantWords, timeWords } from '../../platform/core/clock.ts';
import { useIsOnline } from '../../platform/core/connection.ts';
import { stored } from '../../platform/core/stored-choice.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { usePageMark } from '../../platform/ui/page/page-mark.ts';
import { m } from '../words/messages.js';
import { type KeptHere, keptHere } from './kept-here.ts';
import styles from './offline-page.module.css';
import { useReconnect } from './use-reconnect.ts';

/** Said in place of a page that could not be had: what this browser keeps, and what it does not. */
export function OfflinePage() {
  const isOnline = useIsOnline();
  const { attempt, tryNow } = useReconnect();
  const [kept] = useState(() => keptHere(location.pathname, Number(stored(ACCOUNT_KEY) ?? 0)));
  useLeftFocus();
  usePageMark('cut-off', true);
  const { slip } = kept;
  const Title = slip === null ? 'h1' : 'h2';
  return (
    <div className={styles.page} data-cut-off>
      <div className={styles.strip} role="status">
        <Icon name="offline" size={24} />
        <p>
          <strong>{isOnline ? m.awayTitle() : m.offlineTitle()}</strong>
          <span>{isOnline ? m.awayText() : m.offlineText()}</span>
        </p>
      </div>
      {slip !== null && (
        <header className={styles.head}>
          <h1>
            <bdi>{slip.eventName}</bdi>
          </h1>
          <p>{m.seenAt({ stage: slip.stageName, time: instantWords(slip.seenAt) })}</p>
        </header>
      )}
      <section className={styles.card}>
        <Title>{m.neverKept()}</Title>
        <p>
          {m.neverKeptText()}
          {slip?.savedAt ? ` ${m.slipSafe({ time: instantWords(slip.savedAt) })}` : null}
        </p>
        <div className={styles.way}>
          <Button icon="refresh" isBusy={attempt === 'asking'} onClick={tryNow}>
            {m.tryNow()}
          </Button>
          <p role="status">{attempt === 'failed' ? m.stillNothing() : null}</p>
        </div>
      </section>
      <WhatIsHere kept={kept} />
    </div>
  );
}

/** The page comes back under the finger or the focus that was here. */
function useLeftFocus() {
  useEffect(
    () => () => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    },
    [],
  );
}

function WhatIsHere({ kept }: { readonly kept: KeptHere }) {
  const { slip, hasPages, draft } = kept;
  const lockAt = slip?.lockAt ?? null;
  return (
    <ul className={styles.list} aria-label={m.whatIsHere()}>
      {hasPages && <Row isHere what={m.pagesAndArt()} where={m.onThisDevice()} />}
      {draft !== null && (
        <Row
          isHere
          what={
            draft.stageName === null ? m.unsubmitted() : m.unsubmittedOf({ stage: draft.stageName })
          }
          where={m.onThisDevice()}
        />
      )}
      {slip !== null && lockAt !== null && Date.parse(lockAt) > Date.now() && (
        <Row
          isHere
          what={m.lockTime({ time: instantWords(lockAt) })}
          where={m.asOf({ time: timeWords(slip.seenAt) })}
        />
      )}
      <Row what={m.picksAndBoards()} where={m.needConnection()} />
      <Row what={m.submitting()} where={m.needsConnection()} />
    </ul>
  );
}

interface RowProps {
  readonly isHere?: boolean;
  readonly what: ReactNode;
  readonly where: string;
}

const Row = ({ isHere = false, what, where }: RowProps) => (
  <li data-here={isHere || undefined}>
    <Icon name={isHere ? 'check' : 'minus'} size={18} />
    <span className={styles.what}>{what}</span>
    <span className={styles.where}>{where}</span>
  </li>
);
