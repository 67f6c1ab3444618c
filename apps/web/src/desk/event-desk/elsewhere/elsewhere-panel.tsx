import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { AskFirst } from '../../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { timeAgo } from '../../../platform/ui/words/time-ago.ts';
import { refreshEvent } from '../../override/override.queries.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import styles from './elsewhere.module.css';
import {
  type Elsewhere,
  elsewhereQuery,
  forgetGroupMutation,
  type Proposal,
  revokeMutation,
} from './elsewhere.queries.ts';
import { MODES, sourceWords } from './elsewhere-words.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';

/** The tellers of an event beside the wiki, and their proposals. */
export function ElsewherePanel({ eventId }: { eventId: number }) {
  const query = useQuery(elsewhereQuery(eventId));
  const [isMaking, setMaking] = useState(false);
  return (
    <StaffPanel
      title={m.elsewhere()}
      end={
        <Button size="sm" icon="plus" onClick={() => setMaking(true)}>
          {m.newResultToken()}
        </Button>
      }
    >
      <Loaded query={query} what={m.whatElsewhere()} height={96}>
        {(data) => <Tellers eventId={eventId} data={data} />}
      </Loaded>
      {isMaking ? <NewTokenDialog eventId={eventId} onClose={() => setMaking(false)} /> : null}
    </StaffPanel>
  );
}

interface PartProps {
  eventId: number;
  data: Elsewhere;
}

function Tellers({ eventId, data }: PartProps) {
  return (
    <>
      {data.tokens.length + data.groups.length + data.proposals.length === 0 ? (
        <p className={styles.note}>{m.elsewhereNone()}</p>
      ) : null}
      {data.proposals.length > 0 ? (
        <Proposals eventId={eventId} proposals={data.proposals} />
      ) : null}
      {data.groups.length > 0 ? <Groups eventId={eventId} data={data} /> : null}
      {data.tokens.length > 0 ? <Tokens eventId={eventId} data={data} /> : null}
    </>
  );
}

function Proposals({ eventId, proposals }: { eventId: number; proposals: readonly Proposal[] }) {
  const isAdmin = useIsAdmin();
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = proposals.find(({ id }) => id === shownId);
  return (
    <section className={styles.part} aria-label={m.proposals()}>
      <h3 className={styles.heading}>{m.proposals()}</h3>
      <ul className={styles.list}>
        {proposals.map(({ id, name, username, waiting, toldAt }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>
              <span className={styles.note}>
                {m.proposalFacts({
                  username,
                  count: waiting,
                  time: timeAgo(toldAt, serverNow()),
                })}
              </span>
            </span>
            {isAdmin ? (
              <Button
                size="sm"
                aria-label={`${m.lookAtIt()}: ${name}`}
                onClick={() => setShownId(id)}
              >
                {m.lookAtIt()}
              </Button>
            ) : (
              <VisuallyHidden>{FOR_ADMINS}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      {shown ? (
        <ProposalDialog eventId={eventId} proposal={shown} onClose={() => setShownId(null)} />
      ) : null}
    </section>
  );
}

function Groups({ eventId, data: { groups } }: PartProps) {
  const queries = useQueryClient();
  const isAdmin = useIsAdmin();
  const { send, isBusy, refusal } = useSend(forgetGroupMutation);
  const forget = (eventSubstageId: number, group: string) =>
    void send({ eventId, eventSubstageId }, async () => {
      showToast({ text: m.groupForgotten({ group }), kind: 'success' });
      await refreshEvent(queries, eventId);
    });
  return (
    <section className={styles.part} aria-label={m.groupsElsewhere()}>
      <h3 className={styles.heading}>{m.groupsElsewhere()}</h3>
      <ul className={styles.list}>
        {groups.map(({ eventSubstageId, title, source, matches }) => (
          <li key={eventSubstageId}>
            <span>
              <bdi>{title}</bdi>
              <span className={styles.note}>
                {m.groupFacts({ source: sourceWords(source), count: matches })}
              </span>
            </span>
            {isAdmin ? (
              <AskFirst
                label={m.byHandAgain()}
                about={title}
                question={m.byHandAgainQuestion()}
                confirm={m.byHandAgain()}
                isBusy={isBusy}
                onConfirm={() => forget(eventSubstageId, title)}
              />
            ) : (
              <VisuallyHidden>{FOR_ADMINS}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      <FormError refusal={refusal} />
    </section>
  );
}

function Tokens({ eventId, data: { tokens } }: PartProps) {
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend(revokeMutation);
  const revoke = (tokenId: number, name: string) =>
    void send({ eventId, tokenId }, async () => {
      showToast({ text: m.resultTokenRevoked({ name }), kind: 'success' });
      await queries.invalidateQueries({ queryKey: elsewhereQuery(eventId).queryKey });
    });
  return (
    <section className={styles.part} aria-label={m.resultTokens()}>
      <h3 className={styles.heading}>{m.resultTokens()}</h3>
      <ul className={styles.list}>
        {tokens.map(({ id, name, prefix, username, mode, isIdle, lastUsedAt }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi> <code className={styles.code}>{prefix}…</code>
              <span className={styles.note}>
                {m.resultTokenFacts({ mode: MODES[mode], username })}
                {lastUsedAt === null
                  ? ''
                  : ` · ${m.resultTokenUsed({ time: timeAgo(lastUsedAt, serverNow()) })}`}
              </span>
              {isIdle ? <span className={styles.warn}>{m.resultTokenIdle()}</span> : null}
            </span>
            <AskFirst
              label={m.revokeResultToken()}
              about={name}
              question={m.revokeResultTokenQuestion()}
              confirm={m.revokeResultToken()}
              isBusy={isBusy}
              onConfirm={() => revoke(id, name)}
            />
          </li>
        ))}
      </ul>
      <FormError refusal={refusal} />
    </section>
  );
}
