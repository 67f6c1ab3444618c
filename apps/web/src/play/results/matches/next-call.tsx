import type { EventSummary } from '@callshot/contract';
import { entrantsText } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { currentGame } from '../../../platform/core/current-game.ts';
import { Link } from '../../../platform/core/link.tsx';
import { EventName } from '../../../platform/ui/words/event-name.tsx';
import { countdownState } from '../../events/countdown-state.ts';
import { currentEventsQuery } from '../../events/event.queries.ts';
import { useServerSecond } from '../../events/server-second.ts';
import { shortLeft } from '../../events/short-left.ts';
import { m } from '../words/messages.js';
import styles from './next-call.module.css';

/**
 * For viewers without picks beside the results: the event that locks next; nothing if none is open.
 */
export function NextCall({ eventId }: { readonly eventId: number }) {
  const { data } = useQuery(currentEventsQuery(currentGame.id));
  const now = useServerSecond() * 1000;
  const next = nextToCall(data ?? [], eventId, now);
  if (next === null) return null;
  const count = next.bracketsSubmitted;
  return (
    <p className={styles.next}>
      <span>{m.callNext({ more: (words) => <span className={styles.more}>{words}</span> })} </span>
      <Link className={styles.name} to={`/${currentGame.prefix}/event/${next.id}`}>
        <EventName event={next} />
      </Link>
      {count > 1 && <span className={styles.more}> · {entrantsText(count)}</span>}
      <span> · {m.picksLockIn({ time: shortLeft(next.lockAt ?? '', now) })}</span>
    </p>
  );
}

/** The events that can be picked now, except for the one that is shown. */
export function nextToCall(
  current: readonly EventSummary[],
  shownId: number,
  now: number,
): EventSummary | null {
  const [next] = current
    .filter((event) => event.id !== shownId && countdownState(event, now).phase === 'open')
    .sort((a, b) => (a.lockAt ?? '').localeCompare(b.lockAt ?? ''));
  return next ?? null;
}
