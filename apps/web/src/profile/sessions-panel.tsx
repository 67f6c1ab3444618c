import type { AccountSession } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../core/client.ts';
import { failureWords } from '../core/failures.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { showToast } from '../ui/toast.tsx';
import { sessionsQuery } from './profile.queries.ts';
import styles from './sessions-panel.module.css';

/** Where the account is signed in, and the way to end what is not wanted there. */
export function SessionsPanel() {
  const query = useQuery(sessionsQuery);
  return (
    <PanelSection
      title="Sessions"
      isTitleHidden
      text="Browsers that are signed in to your account. End the ones that you do not know or no longer use."
    >
      <Loaded query={query} what="your sessions" height={180}>
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
    </PanelSection>
  );
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const { end, ending, failure } = useEnding();
  const list = useRef<HTMLUListElement>(null);
  // What was ended is gone, and the focus with it.
  const endThen = async (target: 'others' | AccountSession) => {
    if (await end(target)) list.current?.focus();
  };
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Sessions">
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionText session={session} />
            {session.isCurrent ? (
              <span className={styles.current}>
                <Icon name="check" size={16} />
                This browser
              </span>
            ) : (
              <AskFirst
                label="End"
                about={session.device}
                question="End this session?"
                confirm="End session"
                isBusy={ending !== null}
                onConfirm={() => void endThen(session)}
              />
            )}
          </li>
        ))}
      </ul>
      <FormError text={failure} />
      {others.length > 1 ? (
        <div>
          <AskFirst
            label="End all other sessions"
            question={`End ${others.length} other sessions?`}
            confirm="End all others"
            isBusy={ending !== null}
            onConfirm={() => void endThen('others')}
          />
        </div>
      ) : null}
    </>
  );
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function SessionText({ session }: { session: AccountSession }) {
  return (
    <div className={styles.text}>
      <span className={styles.device}>{session.device}</span>
      <span className={styles.when}>
        {session.isCurrent
          ? 'Active now'
          : `Last active ${moment.format(new Date(session.lastSeenAt))}`}
      </span>
      <span className={styles.when}>Signed in {moment.format(new Date(session.createdAt))}</span>
    </div>
  );
}

/** Ends one session or all others. */
function useEnding() {
  const queries = useQueryClient();
  const [ending, setEnding] = useState<'others' | AccountSession | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const end = async (target: 'others' | AccountSession): Promise<boolean> => {
    setEnding(target);
    setFailure(null);
    try {
      const told = { isToldInPlace: true } as const;
      if (target === 'others') await call('DELETE /api/account/sessions', told);
      else await call('DELETE /api/account/sessions/:id', { params: { id: target.id }, ...told });
      showToast({
        text: target === 'others' ? 'All other sessions ended' : `Session ended: ${target.device}`,
        kind: 'success',
      });
      return true;
    } catch (error) {
      setFailure(failureWords(error)?.text ?? null);
      return false;
    } finally {
      // Also after a refusal: the session may have ended elsewhere.
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      setEnding(null);
    }
  };
  return { end, ending, failure };
}
