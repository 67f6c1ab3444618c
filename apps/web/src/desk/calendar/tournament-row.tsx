import type { CalendarSettings, CalendarTournament } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { useId } from 'react';
import { Link } from '../../platform/core/link.tsx';
import { serverNow } from '../../platform/core/server-clock.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { timeAgo } from '../../platform/ui/words/time-ago.ts';
import { StatePill } from '../../staff/staff/state-pill.tsx';
import { daysWords, instantWords } from '../mapping/day-words.ts';
import { hideMutation, lookMutation } from './calendar.queries.ts';
import { failureWords, reasonsOf, stateMarks } from './calendar-words.ts';
import styles from './tournament-row.module.css';
import { m } from './words/messages.js';

interface TournamentRowProps {
  readonly tournament: CalendarTournament;
  readonly settings: CalendarSettings | undefined;
}

/** A tournament: its state, why nothing is made of it yet, and what staff can do. */
export function TournamentRow({ tournament, settings }: TournamentRowProps) {
  const { gameId, title, wikiLink, start, end, tier, tierType, state } = tournament;
  const id = useId();
  const { tone, icon, word } = stateMarks[state];
  return (
    <li className={styles.row} data-game={gameOf(gameId).prefix} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          <a href={wikiLink} target="_blank" rel="noopener noreferrer">
            <bdi>{title}</bdi>
          </a>
        </h3>
        <p className={styles.facts}>
          {[gameOf(gameId).name, daysWords(start, end) || m.noDay(), tierType]
            .filter((fact) => fact !== '')
            .join(' · ')}
        </p>
      </div>
      {tier === null ? null : (
        <span className={styles.tier} data-tier={tier}>
          <VisuallyHidden>{m.tier()} </VisuallyHidden>
          {tier}
        </span>
      )}
      <div className={styles.state}>
        <StatePill tone={tone} icon={icon}>
          {word}
        </StatePill>
      </div>
      <Reasons tournament={tournament} settings={settings} />
      <Actions tournament={tournament} />
    </li>
  );
}

function Reasons({ tournament, settings }: TournamentRowProps) {
  const { eventId, isByCalendar, isArchived, lookedAt, locksAt, failure, notMade } = tournament;
  if (eventId !== null) {
    return isByCalendar ? <p className={styles.looked}>{m.madeByCalendar()}</p> : null;
  }
  const isReady = tournament.state === 'drafted' && tournament.waitsFor.length === 0;
  const asksForPoints = isReady && settings?.publishes && !settings.hasUsualPoints;
  const sentences = [
    ...reasonsOf(tournament),
    ...(isArchived ? [m.eventArchived()] : []),
    ...notMade.map(failureWords),
    ...(failure ? [failureWords(failure)] : []),
  ];
  return (
    <div className={styles.reasons}>
      {sentences.length + Number(asksForPoints) > 0 ? (
        <ul>
          {[...new Set(sentences)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {asksForPoints ? (
            <li>
              {m.noUsualPoints({
                link: (inside) => <Link to="/admin/event/points">{inside}</Link>,
              })}
            </li>
          ) : null}
        </ul>
      ) : null}
      <p className={styles.looked}>
        {[
          ...(locksAt === null ? [] : [m.wouldLock({ time: instantWords(locksAt) })]),
          lookedAt === null
            ? m.notLookedYet()
            : m.lookedAgo({ ago: timeAgo(lookedAt, serverNow()) }),
        ].join(' · ')}
      </p>
    </div>
  );
}

function Actions({ tournament }: Pick<TournamentRowProps, 'tournament'>) {
  const { gameId, pageId, title, eventId, state } = tournament;
  const hide = useSend(hideMutation);
  const look = useSend(lookMutation);
  const isHidden = state === 'hidden';
  const refusal = look.refusal ?? hide.refusal;
  const setHidden = (toHide: boolean) =>
    hide.send({ gameId, pageId, isHidden: toHide }, () =>
      showToast({
        text: toHide ? m.hid({ title }) : m.showsAgain({ title }),
        ...(toHide && {
          action: { label: m.undo(), onSelect: () => void setHidden(false) },
        }),
      }),
    );
  const about = (inside: string) => (
    <>
      {inside}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  );
  return (
    <div className={styles.actions}>
      {eventId === null ? (
        <>
          <Link
            to={`/admin/event/create?game=${gameId}&tournament=${pageId}`}
            className={buttonClass({ size: 'sm' })}
          >
            {about(m.lookAtDraft())}
          </Link>
          <Button
            size="sm"
            variant="ghost"
            icon="refresh"
            isBusy={look.isBusy}
            onClick={() => void look.send({ gameId, pageId })}
          >
            {about(m.lookNow())}
          </Button>
        </>
      ) : (
        <Link to={`/admin/event/${eventId}`} className={buttonClass({ size: 'sm' })}>
          {about(m.openDesk())}
        </Link>
      )}
      {eventId === null ? (
        <Button
          size="sm"
          variant="ghost"
          icon={isHidden ? 'eye' : 'eye-off'}
          isBusy={hide.isBusy}
          onClick={() => void setHidden(!isHidden)}
        >
          {about(isHidden ? m.showAgain() : m.hide())}
        </Button>
      ) : null}
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal.text}
        </p>
      ) : null}
    </div>
  );
}
