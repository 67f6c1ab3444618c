import type { AccountSession } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { exactWords } from '../../platform/core/clock.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { AskFirst } from '../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { endSessionMutation, sessionsQuery } from './profile.queries.ts';
import styles from './sessions-panel.module.css';
import { m } from './words/messages.js';

/** The sessions of the account, and the buttons that end them. */
export function SessionsPanel() {
  const query = useQuery(sessionsQuery);
  return (
    <PanelSection title={m.sessions()} text={m.sessionsText()}>
      <Loaded query={query} what={m.sessionsData()} height={180}>
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
    </PanelSection>
  );
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const { send, isBusy, refusal } = useSend(endSessionMutation);
  const list = useRef<HTMLUListElement>(null);
  const end = async (target: 'others' | AccountSession) => {
    const isEnded = await send(target, () =>
      showToast({
        text:
          target === 'others'
            ? m.allOtherSessionsEnded()
            : m.sessionEnded({ device: target.device }),
        kind: 'success',
      }),
    );
    // The ended session's row is gone, and the focus with it.
    if (isEnded) list.current?.focus();
  };
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={m.sessions()}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionText session={session} />
            {session.isCurrent ? (
              <span className={styles.current}>
                <Icon name="check" size={16} />
                {m.thisBrowser()}
              </span>
            ) : (
              <AskFirst
                label={m.endAction()}
                about={session.device}
                question={m.endThisSession()}
                confirm={m.endSession()}
                isBusy={isBusy}
                onConfirm={() => void end(session)}
              />
            )}
          </li>
        ))}
      </ul>
      <FormError refusal={refusal} />
      {others.length > 1 ? (
        <div>
          <AskFirst
            label={m.endAllOtherSessions()}
            question={m.endOthersQuestion({ count: others.length })}
            confirm={m.endAllOthers()}
            isBusy={isBusy}
            onConfirm={() => void end('others')}
          />
        </div>
      ) : null}
    </>
  );
}

function SessionText({ session }: { session: AccountSession }) {
  return (
    <div className={styles.text}>
      <span className={styles.device}>{session.device}</span>
      <span className={styles.when}>
        {session.isCurrent ? m.activeNow() : m.lastActive({ time: exactWords(session.lastSeenAt) })}
      </span>
      <span className={styles.when}>{m.signedIn({ time: exactWords(session.createdAt) })}</span>
    </div>
  );
}
