import type { EventDesk } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { timeWords } from '../../../platform/core/clock.ts';
import { Link } from '../../../platform/core/link.tsx';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button, buttonClass } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { AskFirst } from '../../../platform/ui/overlays/ask-first.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { exactTime, timeAgo } from '../../../platform/ui/words/time-ago.ts';
import { StatePill } from '../../../staff/staff/state-pill.tsx';
import { refreshEvent } from '../../override/override.queries.ts';
import { followsOf } from '../followed-stages.ts';
import { EnterResult } from '../matches/enter-result.tsx';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { releaseMutation, type Sync, syncQuery, turnMutation } from './sync.queries.ts';
import styles from './sync-panel.module.css';
import { ToldNames } from './told-names.tsx';

/** Shows how an event follows its tournament on the wiki. */
export function SyncPanel({ desk }: { desk: EventDesk }) {
  const sync = useQuery(syncQuery(desk.id));
  return (
    <StaffPanel title={m.sync()} end={sync.data ? <State sync={sync.data} /> : null}>
      <Loaded query={sync} what={m.theSync()} height={380}>
        {(data) => <Following eventId={desk.id} follows={followsOf(desk)} sync={data} />}
      </Loaded>
    </StaffPanel>
  );
}

function State({ sync }: { sync: Sync }) {
  if (sync.isPaused) {
    return (
      <StatePill tone="warn" icon="void">
        {m.syncPaused()}
      </StatePill>
    );
  }
  return sync.failure === null ? (
    <StatePill tone="ok" icon="check">
      {m.syncRunning()}
    </StatePill>
  ) : (
    <StatePill tone="warn" icon="warning">
      {m.syncWikiGone()}
    </StatePill>
  );
}

interface FollowingProps {
  eventId: number;
  /** Which stages do; null = all of them. */
  follows: string | null;
  sync: Sync;
}

function Following({ eventId, follows, sync }: FollowingProps) {
  const queries = useQueryClient();
  const turn = useSend(turnMutation(eventId));
  const to = (what: 'look' | 'pause' | 'resume') =>
    void turn.send(what, () => refreshEvent(queries, eventId));
  const isSpent = sync.looksLeft === 0;
  return (
    <>
      {sync.failure !== null || isSpent ? (
        <div className={styles.gone} role="status">
          <Icon name="warning" size={18} />
          <div>
            <p>{sync.failure ?? m.noLooksLeft()}</p>
            <p>{m.shownStays({ look: nextLook(sync), time: nextLookTag(sync) })}</p>
            <EnterResult
              eventId={eventId}
              className={classNames(buttonClass({ size: 'sm' }), styles.enter)}
            />
          </div>
        </div>
      ) : null}
      <dl className={styles.facts}>
        <dt>{m.lastLookTitle()}</dt>
        <dd>
          <Ago at={sync.lastLookAt} none={m.neverYet()} />
        </dd>
        <dt>{m.nextLookTitle()}</dt>
        <dd>{nextLookTag(sync)(nextLook(sync))}</dd>
        <dt>{m.webhook()}</dt>
        <dd>
          <Ago at={sync.lastWebhookAt} none={m.neverYet()} />
        </dd>
      </dl>
      <LooksLeft sync={sync} />
      <Log log={sync.log} />
      <FormError refusal={turn.refusal} />
      <div className={styles.acts}>
        <Button
          size="sm"
          icon="refresh"
          isBusy={turn.sending === 'look'}
          disabled={turn.isBusy || sync.isPaused}
          title={sync.isPaused ? m.resumeFirst() : undefined}
          onClick={() => to('look')}
        >
          {m.lookNow()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={turn.isBusy}
          onClick={() => to(sync.isPaused ? 'resume' : 'pause')}
        >
          {sync.isPaused ? m.resumeAction() : m.pauseAction()}
        </Button>
      </div>
      {follows === null ? null : <p className={styles.note}>{follows}</p>}
      <p className={styles.links}>
        <Link to={`/admin/event/${eventId}/mapping`}>{m.stageMapping()}</Link>
        {sync.wikiLink === null ? null : (
          <a href={sync.wikiLink} target="_blank" rel="noopener noreferrer">
            {m.onWiki()}
          </a>
        )}
      </p>
      {sync.names.length > 0 ? <ToldNames eventId={eventId} names={sync.names} /> : null}
      {sync.held.length > 0 ? <Held eventId={eventId} held={sync.held} /> : null}
    </>
  );
}

function Ago({ at, none }: { at: string | null; none: string }) {
  if (at === null) return none;
  return (
    <time dateTime={at} title={exactTime(at)}>
      {timeAgo(at, serverNow())}
    </time>
  );
}

function nextLook({ isPaused, nextLookAt }: Sync): string {
  if (isPaused) return m.nextLookPaused();
  if (nextLookAt === null) return m.nextLookNone();
  if (Date.parse(nextLookAt) <= serverNow()) return m.nextLookSoon();
  return m.nextLookAt({ time: timeWords(nextLookAt) });
}

/** The element around a look that has a time. */
function nextLookTag({ isPaused, nextLookAt }: Sync): (inside: ReactNode) => ReactNode {
  if (isPaused || nextLookAt === null || Date.parse(nextLookAt) <= serverNow()) {
    return (inside) => inside;
  }
  return (inside) => (
    <time dateTime={nextLookAt} title={exactTime(nextLookAt)}>
      {inside}
    </time>
  );
}

function LooksLeft({ sync: { looksLeft, looksPerHour } }: { sync: Sync }) {
  const part = looksPerHour === 0 ? 0 : (100 * looksLeft) / looksPerHour;
  return (
    <div>
      <p className={styles.looks}>
        <span>{m.looksThisHour()}</span>
        <strong>{m.looksLeftOf({ left: looksLeft, count: looksPerHour })}</strong>
      </p>
      <span className={styles.bar} aria-hidden>
        <span className={styles.left} style={{ width: `${part}%` }} />
      </span>
    </div>
  );
}

const FEW = 5;

function Log({ log }: { log: Sync['log'] }) {
  const [isWhole, setWhole] = useState(false);
  if (log.length === 0) return <p className={styles.note}>{m.nothingChanged()}</p>;
  const shown = isWhole ? log : log.slice(0, FEW);
  return (
    <div className={styles.log}>
      <ol aria-label={m.looksLog()}>
        {shown.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at} title={exactTime(at)}>
              {timeWords(at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {log.length > FEW ? (
        <Button size="sm" variant="ghost" onClick={() => setWhole(!isWhole)}>
          {isWhole ? m.showFewer() : m.showAll({ count: log.length })}
        </Button>
      ) : null}
    </div>
  );
}

/** Staff's own entries, which syncing leaves alone. */
function Held({ eventId, held }: { eventId: number; held: Sync['held'] }) {
  const queries = useQueryClient();
  const isAdmin = useIsAdmin();
  const { send, isBusy, refusal } = useSend(releaseMutation);
  return (
    <section className={styles.held} aria-label={m.heldByStaff()}>
      <h3 className={styles.heading}>{m.heldByStaff()}</h3>
      <ul>
        {held.map(({ eventSubstageId, slot, title }) => (
          <li key={`${eventSubstageId} ${slot}`}>
            <span>{title}</span>
            {isAdmin ? (
              <AskFirst
                label={m.releaseAction()}
                about={title}
                question={m.releaseQuestion()}
                confirm={m.releaseAction()}
                isBusy={isBusy}
                onConfirm={() =>
                  void send({ eventId, eventSubstageId, slot }, () =>
                    refreshEvent(queries, eventId),
                  )
                }
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
