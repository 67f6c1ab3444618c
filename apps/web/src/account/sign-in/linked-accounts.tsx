import type { SignInProvider } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { keepInView } from '../../platform/ui/hooks/keep-in-view.ts';
import { AskFirst } from '../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { forgetJoin } from '../session/waiting-join.ts';
import { useLeaving } from './leaving-for-provider.ts';
import styles from './linked-accounts.module.css';
import { useProof, useProvenSend } from './proof.tsx';
import { ProviderMark } from './provider-mark.tsx';
import {
  allProviders,
  linkedQuery,
  offeredQuery,
  providerTitles,
  unlinkMutation,
} from './providers.ts';
import { forgetRefusedLink, type RefusedLink, refusedLink } from './remembered.ts';
import { m } from './words/messages.js';

/** The accounts elsewhere that sign in to this one; absent where no provider is offered or linked. */
export function LinkedAccounts() {
  const { data: offered } = useQuery(offeredQuery);
  const linked = useQuery(linkedQuery);
  const shown = allProviders.filter(
    (provider) => offered?.includes(provider) || linked.data?.includes(provider),
  );
  if (shown.length === 0) return null;
  return (
    <PanelSection title={m.linkedAccounts()} text={m.linkedAccountsText()}>
      <Loaded query={linked} what={m.yourLinkedAccounts()} height={210}>
        {(providers) => <Providers shown={shown} linked={providers} offered={offered ?? []} />}
      </Loaded>
    </PanelSection>
  );
}

interface ProvidersProps {
  shown: readonly SignInProvider[];
  linked: readonly SignInProvider[];
  offered: readonly SignInProvider[];
}

function Providers({ shown, linked, offered }: ProvidersProps) {
  const { question, ask } = useProof();
  const [asked, setAsked] = useState<SignInProvider | null>(null);
  const { leave, leavingFor, error } = useLeaving('link', (provider) =>
    ask({
      purpose: m.linkPurpose({ provider: providerTitles[provider] }),
      work: () => void leave(provider),
    }),
  );
  const unlinking = useUnlinking();
  const { refused } = unlinking;
  const list = useRef<HTMLUListElement>(null);
  // A user who comes back from a provider with a refusal starts at the top of all settings. The
  // refused row appears once the offered providers are known, which may be later than the linked
  // accounts.
  const isRefusalShown = refused !== null && shown.includes(refused.provider);
  useEffect(() => {
    const row = isRefusalShown && list.current?.querySelector('[data-refused]');
    return row ? keepInView(row) : undefined;
  }, [isRefusalShown]);
  // The button that was pressed is gone, and the focus with it.
  const unlinkThen = async (provider: SignInProvider) => {
    if (await unlinking.unlink(provider)) list.current?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={m.linkedAccounts()}>
        {shown.map((provider) => {
          const isLinked = linked.includes(provider);
          const title = providerTitles[provider];
          return (
            <li
              key={provider}
              className={styles.row}
              data-refused={refused?.provider === provider || undefined}
            >
              <div className={styles.line}>
                <ProviderText provider={provider} isLinked={isLinked} />
                {isLinked ? (
                  <AskFirst
                    label={m.unlink()}
                    about={title}
                    question={m.unlinkQuestion({ provider: title })}
                    confirm={m.unlinkConfirm({ provider: title })}
                    isBusy={unlinking.isBusy}
                    onConfirm={() => void unlinkThen(provider)}
                  />
                ) : null}
                {!isLinked && offered.includes(provider) ? (
                  <Button
                    size="sm"
                    aria-label={m.linkProvider({ provider: title })}
                    isBusy={leavingFor === provider}
                    disabled={leavingFor !== null}
                    onClick={() => {
                      setAsked(provider);
                      forgetJoin();
                      void leave(provider);
                    }}
                  >
                    {m.linkButton()}
                  </Button>
                ) : null}
              </div>
              {refused?.provider === provider ? <FormError text={refused.reason} /> : null}
              {asked === provider ? <FormError text={error} /> : null}
            </li>
          );
        })}
      </ul>
      {question}
      {unlinking.question}
    </>
  );
}

function ProviderText({ provider, isLinked }: { provider: SignInProvider; isLinked: boolean }) {
  return (
    <div className={styles.provider}>
      <ProviderMark provider={provider} size={24} />
      <div className={styles.names}>
        <span className={styles.name}>{providerTitles[provider]}</span>
        <span className={styles.status} data-linked={isLinked || undefined}>
          {isLinked ? <Icon name="check" size={16} /> : null}
          {isLinked ? m.linkedState() : m.notLinkedState()}
        </span>
      </div>
    </div>
  );
}

/** Unlinks, and holds why a provider stands as it does: a link that was refused, or an unlinking. */
function useUnlinking() {
  const [unlinked, setUnlinked] = useState<SignInProvider | null>(null);
  const [linking] = useState<RefusedLink | null>(refusedLink);
  // Told once: a later visit to the profile does not show it.
  useEffect(() => forgetRefusedLink, []);
  const { send, isBusy, refusal, question } = useProvenSend(unlinkMutation, (provider) =>
    m.unlinkPurpose({ provider: providerTitles[provider] }),
  );

  const unlink = (provider: SignInProvider): Promise<boolean> => {
    setUnlinked(provider);
    return send(provider, () =>
      showToast({ text: m.isUnlinked({ provider: providerTitles[provider] }), kind: 'success' }),
    );
  };
  // An account that is unlinked already counts as success.
  const reason = refusal?.code === 'not_found' ? null : (refusal?.text ?? null);
  const refused: RefusedLink | null =
    unlinked === null ? linking : reason === null ? null : { provider: unlinked, reason };
  return { unlink, isBusy, refused, question };
}
