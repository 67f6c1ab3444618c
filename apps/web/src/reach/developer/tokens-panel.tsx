import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverNow } from '../../platform/core/server-clock.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { AskFirst } from '../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { exactTime, timeAgo } from '../../platform/ui/words/time-ago.ts';
import { type ApiToken, revokeTokenMutation, tokensQuery } from './developer.queries.ts';
import styles from './developer-page.module.css';
import { NewTokenModal } from './new-token-modal.tsx';
import { scopeWords } from './words.ts';

export const mostTokens = 10;

export function TokensPanel() {
  const query = useQuery(tokensQuery);
  const [isMaking, setMaking] = useState(false);
  const count = query.data?.length ?? 0;
  return (
    <StaffPanel
      title="Personal tokens"
      fact={query.data === undefined ? null : `${count} of ${mostTokens}`}
      end={
        <Button
          size="sm"
          icon="plus"
          disabled={count >= mostTokens}
          title={count >= mostTokens ? 'Revoke one of your tokens first' : undefined}
          onClick={() => setMaking(true)}
        >
          New token
        </Button>
      }
      isFlush
    >
      <Loaded query={query} what="your tokens" height={144}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState
              icon="lock"
              title="No tokens yet"
              text="A token lets a program act as you: it can read and, if you allow it, save your picks. It can never change your account or use staff tools."
            />
          ) : (
            <Tokens tokens={tokens} />
          )
        }
      </Loaded>
      {isMaking ? <NewTokenModal onClose={() => setMaking(false)} /> : null}
    </StaffPanel>
  );
}

function Tokens({ tokens }: { tokens: readonly ApiToken[] }) {
  const { send, isBusy, refusal } = useSend(revokeTokenMutation);
  const list = useRef<HTMLUListElement>(null);
  const revoke = async (token: ApiToken) => {
    const isRevoked = await send(token, () =>
      showToast({ text: `Revoked: ${token.name}`, kind: 'success' }),
    );
    if (isRevoked) list.current?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Personal tokens">
        {tokens.map((token) => (
          <li key={token.id} className={styles.item}>
            <TokenText token={token} />
            <div className={styles.actions}>
              <AskFirst
                label="Revoke"
                about={token.name}
                question="Programs that use it stop working at once."
                confirm="Revoke token"
                isBusy={isBusy}
                onConfirm={() => void revoke(token)}
              />
            </div>
          </li>
        ))}
      </ul>
      <FormError refusal={refusal} />
    </>
  );
}

function TokenText({ token }: { token: ApiToken }) {
  const { name, prefix, scopes, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <div className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.fact}>
        <span className={styles.code}>{prefix}…</span>{' '}
        {scopes.map((scope) => scopeWords[scope].short).join(' · ')}
      </span>
      <span className={styles.fact}>
        {lastUsedAt === null ? 'Never used' : `Last used ${timeAgo(lastUsedAt, serverNow())}`}
        {` · made ${timeAgo(createdAt, serverNow())}`}
      </span>
      {expiresAt === null ? null : (
        <span className={isExpired ? styles.warn : styles.fact}>
          {isExpired ? `Expired ${exactTime(expiresAt)}` : `Expires ${exactTime(expiresAt)}`}
        </span>
      )}
    </div>
  );
}
