import type { EventDesk } from '@callshot/contract';
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
import { ImportDialog } from './import-dialog.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';

/** The tellers of an event beside the wiki, and their proposals. */
export function ElsewherePanel({ desk }: { desk: EventDesk }) {
  const eventId = desk.id;
  const isAdmin = useIsAdmin();
  const query = useQuery(elsewhereQuery(eventId));
  const [asked, setAsked] = useState<'token' | 'import' | null>(null);
  const close = () => setAsked(null);
  return (
    <StaffPanel
      title={m.elsewhere()}
      end={
        <>
          {isAdmin ? (
            <Button size="sm" onClick={() => setAsked('import')}>
              {m.importMatches()}
            </Button>
          ) : null}
          <Button size="sm" icon="plus" onClick={() => setAsked('token')}>
            {m.newResultToken()}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={m.whatElsewhere()} height={96}>
        {(data) => <Tellers eventId={eventId} data={data} />}
      </Loaded>
      <p className={styles.files}>
        {FILES.map(({ as, form }) => (
          <a key={as} href={`/api/results/file/${eventId}?as=${as}`} download>
            {m.matchesAs({ form })}
          </a>
        ))}
      </p>
      {asked === 'token' ? <NewTokenDialog eventId={eventId} onClose={close} /> : null}
      {asked === 'import' ? <ImportDialog desk={desk} onClose={close} /> : null}
    </StaffPanel>
  );
}

const FILES = [
  { as: 'csv', form: m.formCsv() },
  { as: 'json', form: m.formJson() },
] as const;

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
