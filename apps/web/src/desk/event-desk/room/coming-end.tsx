import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { boldTag } from '../../../platform/core/message-tags.tsx';
import { useSend } from '../../../platform/core/use-send.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { useServerSecond } from '../../../play/events/server-second.ts';
import { changeStageMutation, refreshEvent } from '../../override/override.queries.ts';
import type { StageActionFacts } from '../../override/stage-actions.ts';
import { StageQuestion } from '../../override/stage-question.tsx';
import { factsOf } from '../stage/stage-acts.ts';
import { namesOf } from '../stage/stage-names.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import styles from './coming-end.module.css';

/** Every result is official and the event is not finished: says when it is, and lets Admins decide [rule: events-28]. */
export function ComingEnd({ desk }: { desk: EventDesk }) {
  const isOver = desk.state === 'finished' || desk.state === 'archived';
  if (isOver || !desk.stages.every(({ official }) => official.isDecided)) return null;
  return <Strip desk={desk} />;
}

function Strip({ desk }: { desk: EventDesk }) {
  const [isAsked, setAsked] = useState(false);
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend(changeStageMutation);
  const isAdmin = useIsAdmin();
  const { finishesAt } = desk;
  const forAdmins = isAdmin ? {} : { disabled: true, title: FOR_ADMINS };
  const hold = () =>
    send({ eventId: desk.id, action: 'resume', relockTime: null, reason: '' }, async () => {
      showToast({ text: m.eventStaysOpen(), kind: 'success' });
      await refreshEvent(queries, desk.id);
    });
  return (
    <section className={styles.strip} aria-label={m.endOfEvent()}>
      <Icon name={finishesAt === null ? 'info' : 'clock'} size={18} />
      <p className={styles.words}>
        <b>{m.everyResultOfficial()}</b>{' '}
        {finishesAt === null ? m.finishesWhenSaid() : <Ending until={finishesAt} />}
      </p>
      <span className={styles.acts}>
        <Button size="sm" icon="check" {...forAdmins} onClick={() => setAsked(true)}>
          {m.finishNow()}
        </Button>
        {finishesAt === null ? null : (
          <Button
            size="sm"
            variant="ghost"
            isBusy={isBusy}
            {...forAdmins}
            onClick={() => void hold()}
          >
            {m.notYet()}
          </Button>
        )}
      </span>
      <FormError refusal={refusal} />
      {isAsked ? (
        <StageQuestion
          eventId={desk.id}
          names={namesOf(desk)}
          action={finishNow}
          relockTime={null}
          reason=""
          onClose={() => setAsked(false)}
        />
      ) : null}
    </section>
  );
}

const finishNow: StageActionFacts = {
  ...factsOf('finish'),
  label: m.finishNow(),
  consequences: () => [m.finishTells(), m.finishCanResume()],
};

function Ending({ until }: { until: string }) {
  const left = Math.max(0, Math.ceil(Date.parse(until) / 1000) - useServerSecond());
  if (left === 0) return m.finishesNow({ bold: boldTag });
  const timer = (inside: ReactNode) => (
    <span role="timer" aria-label={spoken(left)} className={styles.left}>
      {inside}
    </span>
  );
  return m.finishesIn({ time: clock(left), bold: boldTag, timer });
}

const two = (count: number) => String(count).padStart(2, '0');

/** '9:41', and '1:05:00' where it is an hour or more. */
function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = two(seconds % 60);
  return hours === 0 ? `${minutes}:${end}` : `${hours}:${two(minutes)}:${end}`;
}

function spoken(seconds: number): string {
  if (seconds < 60) return m.lessThanMinute();
  const minutes = Math.ceil(seconds / 60);
  return m.minutesLeft({ count: minutes });
}
