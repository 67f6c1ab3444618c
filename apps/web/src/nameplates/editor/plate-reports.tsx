import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../core/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NameBadge } from '../../ui/name-badge.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './plate-tools.module.css';
import { answerReportsMutation, plateReportsQuery } from './staff-plates.queries.ts';

/** Nameplates that were reported, the oldest report first; each is kept or disabled. */
export function PlateReports() {
  const query = useQuery(plateReportsQuery);
  return (
    <Loaded query={query} what="the reports" height={240}>
      {(reports) =>
        reports.length === 0 ? (
          <p className={styles.none}>No reports wait for an answer.</p>
        ) : (
          reports.map((plate) => <Report key={plate.id} plate={plate} />)
        )
      }
    </Loaded>
  );
}

type Reported = NonNullable<
  Awaited<ReturnType<NonNullable<typeof plateReportsQuery.queryFn>>>
>[number];

function Report({ plate }: { readonly plate: Reported }) {
  const { send, isBusy, refusal } = useSend(answerReportsMutation);
  const [reason, setReason] = useState('');
  const answer = (action: 'keep' | 'disable') => () =>
    send({ id: plate.id, action, reason: reason.trim() }, () =>
      showToast({
        text: action === 'keep' ? `${plate.name} stays` : `${plate.name} shows as Classic now`,
        kind: 'success',
      }),
    );
  const isReady = reason.trim() !== '';
  return (
    <section className={styles.report} aria-label={`Reports of ${plate.name}`}>
      <NameBadge username={plate.owner?.username ?? plate.name} nameplateId={plate.id} />
      <p className={styles.fact}>
        {plate.name}
        {plate.owner ? ` by ${plate.owner.username}` : ''}, {plate.openReports}{' '}
        {plate.openReports === 1 ? 'report' : 'reports'}
      </p>
      <ul className={styles.reasons}>
        {plate.reports.map(({ username, reason: told, reportedAt }) => (
          <li key={`${username} ${reportedAt}`}>
            {username}: {told}
          </li>
        ))}
      </ul>
      <TextField
        label="Why"
        value={reason}
        onChange={setReason}
        maxLength={500}
        autoComplete="off"
      />
      <FormError refusal={refusal} />
      <div className={styles.answers}>
        <Button size="sm" isBusy={isBusy} disabled={!isReady} onClick={answer('keep')}>
          Keep it
        </Button>
        <Button
          size="sm"
          variant="danger"
          isBusy={isBusy}
          disabled={!isReady}
          onClick={answer('disable')}
        >
          Disable it
        </Button>
      </div>
    </section>
  );
}
