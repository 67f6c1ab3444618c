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
import { m } from './words/messages.js';
import { rightsOf } from './words.ts';

export const mostTokens = 10;

export function TokensPanel() {
  const query = useQuery(tokensQuery);
  const [isMaking, setMaking] = useState(false);
  const count = query.data?.length ?? 0;
  return (
    <StaffPanel
      title={m.personalTokens()}
      fact={query.data === undefined ? null : m.countOfMost({ count, most: mostTokens })}
      end={
        <Button
          size="sm"
          icon="plus"
          disabled={count >= mostTokens}
          title={count >= mostTokens ? m.tooManyTokens() : undefined}
          onClick={() => setMaking(true)}
        >
          {m.newTokenAction()}
        </Button>
      }
      isFlush
    >
      <Loaded query={query} what={m.whatTokens()} height={144}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState icon="lock" title={m.noTokensYet()} text={m.noTokensText()} />
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
      showToast({ text: m.revokedToken({ name: token.name }), kind: 'success' }),
    );
    if (isRevoked) list.current?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={m.personalTokens()}>
        {tokens.map((token) => (
          <li key={token.id} className={styles.item}>
            <TokenText token={token} />
            <div className={styles.actions}>
              <AskFirst
                label={m.revokeAction()}
                about={token.name}
                question={m.revokeQuestion()}
                confirm={m.revokeConfirm()}
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
  const { name, prefix, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <div className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.fact}>
        <span className={styles.code}>{prefix}…</span> {rightsOf(token).join(' · ')}
      </span>
      <span className={styles.fact}>
        {lastUsedAt === null
          ? m.neverUsed()
          : m.lastUsed({ time: timeAgo(lastUsedAt, serverNow()) })}
        {` · ${m.madeAt({ time: timeAgo(createdAt, serverNow()) })}`}
      </span>
      {expiresAt === null ? null : (
        <span className={isExpired ? styles.warn : styles.fact}>
          {isExpired
            ? m.expiredAt({ time: exactTime(expiresAt) })
            : m.expiresAt({ time: exactTime(expiresAt) })}
        </span>
      )}
    </div>
  );
}
