import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { ApiError } from '../../../platform/core/api-error.ts';
import type { FailureWords } from '../../../platform/core/failures.ts';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { timeAgo } from '../../../platform/ui/words/time-ago.ts';
import { Keys } from '../../../staff/commands/keys.tsx';
import type { OverridePreview } from '../../override/override.queries.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { diffRows, wikiFacts } from './doubt-words.ts';
import styles from './doubts-panel.module.css';
import { type Doubt, effectQuery } from './sync.queries.ts';

interface DoubtCardProps {
  eventId: number;
  doubt: Doubt;
  /** '1 of 3'. */
  place: string;
  heading: RefObject<HTMLHeadingElement | null>;
  note: string;
  isBusy: boolean;
  /** Asks which team it is, for an unknown team. */
  who: ReactNode;
  /** False = the effect of applying cannot be told beforehand. */
  isEffectKnown: boolean;
  canApply: boolean;
  /** Which answer is on its way. */
  sending: 'apply' | 'dismiss' | null;
  refusal: FailureWords | null;
  onNote(note: string): void;
  onApply(): void;
  onCorrect(): void;
  onDismiss(): void;
}

/** One doubt: both records beside each other, the effect of applying, and the three answers. */
export function DoubtCard(props: DoubtCardProps) {
  const { eventId, doubt, place, heading, note, isBusy, sending, refusal } = props;
  const isAdmin = useIsAdmin();
  const why = isAdmin ? undefined : FOR_ADMINS;
  const facts = wikiFacts(doubt);
  return (
    <article className={styles.doubt} aria-label={doubt.title}>
      <header className={styles.head}>
        <Icon name="warning" size={18} className={styles.mark} />
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {doubt.reason}
        </h3>
        <p className={styles.note}>
          {timeAgo(doubt.openedAt, serverNow())} · {place}
        </p>
        {doubt.wiki?.link ? (
          <a
            href={doubt.wiki.link}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.link}
          >
            {m.onWiki()}
          </a>
        ) : null}
      </header>
      <p className={styles.note}>{m.doubtAbout({ place: doubt.place, match: doubt.title })}</p>
      <Diff doubt={doubt} />
      {facts.length > 0 ? <p className={styles.note}>{facts.join(' · ')}</p> : null}
      {props.who}
      {doubt.answer !== null && props.isEffectKnown ? (
        <Effect eventId={eventId} doubt={doubt} answer={doubt.answer} />
      ) : null}
      {doubt.answer === null && props.who === null ? (
        <p className={styles.effect}>{m.nothingToApply()}</p>
      ) : null}
      <TextField
        label={m.auditNote()}
        hint={m.auditNoteHint()}
        value={note}
        onChange={props.onNote}
        maxLength={500}
        disabled={!isAdmin}
      />
      <FormError refusal={refusal} />
      <div className={styles.answers}>
        {doubt.answer === null && props.who === null ? null : (
          <Button
            variant="primary"
            icon="check"
            aria-keyshortcuts="a"
            isBusy={sending === 'apply'}
            disabled={isBusy || !isAdmin || !props.canApply}
            title={why}
            onClick={props.onApply}
          >
            {props.who === null ? m.applyAction() : m.sameTeamAction()} <Keys of="A" />
          </Button>
        )}
        <Button
          icon="edit"
          aria-keyshortcuts="c"
          disabled={isBusy || !isAdmin}
          title={why}
          onClick={props.onCorrect}
        >
          {m.correctAction()} <Keys of="C" />
        </Button>
        <Button
          icon="cross"
          aria-keyshortcuts="d"
          isBusy={sending === 'dismiss'}
          disabled={isBusy || !isAdmin}
          title={why}
          onClick={props.onDismiss}
        >
          {m.dismissAction()} <Keys of="D" />
        </Button>
      </div>
    </article>
  );
}

function Diff({ doubt }: { doubt: Doubt }) {
  const rows = diffRows(doubt);
  if (rows.length === 0) return null;
  return (
    <table className={styles.diff}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{m.recordField()}</VisuallyHidden>
          </th>
          <th scope="col">{m.officialHere()}</th>
          <th scope="col">{doubt.source === 'wiki' ? m.wikisRecord() : m.toldRecord()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, here, wiki, differs }) => (
          <tr key={field} data-differs={differs || undefined}>
            <th scope="row">{field}</th>
            <td>{here}</td>
            <td>
              {differs === null ? null : <Icon name={differs ? 'swap' : 'check'} size={16} />}
              {wiki}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TOP = 10;

function Effect({ eventId, doubt, answer }: { eventId: number; doubt: Doubt; answer: string }) {
  const isAdmin = useIsAdmin();
  const effect = useQuery({ ...effectQuery(eventId, doubt.id), enabled: isAdmin });
  return (
    <div className={styles.effect} role="status">
      <p>
        <span className={styles.note}>{m.ifApplied()}</span> <strong>{answer}</strong>
      </p>
      {isAdmin && effect.isPending ? <Skeleton height={18} /> : null}
      {effect.error ? (
        <p>
          {effect.error instanceof ApiError && effect.error.status > 0
            ? m.cannotApply({ reason: effect.error.title })
            : m.changesNotCounted()}
        </p>
      ) : null}
      {effect.data ? <Changed effect={effect.data} /> : null}
    </div>
  );
}

function Changed({
  effect: { changes, follows, concerned, affected, scores },
}: {
  effect: OverridePreview;
}) {
  const inTop = ({ rank }: { rank: number | null }) => rank !== null && rank <= TOP;
  const moved = scores.filter(
    ({ before, after }) => before.rank !== after.rank && (inTop(before) || inTop(after)),
  ).length;
  return (
    <>
      <ul>
        {[...changes, ...follows].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {affected === 0 ? m.noScoreChanges() : m.scoresChange({ affected, moved, top: TOP })}
        {concerned.users > 0 ? ` ${m.picksGoAlong({ count: concerned.users })}` : null}
      </p>
    </>
  );
}
