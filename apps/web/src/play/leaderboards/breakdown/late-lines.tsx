import type { Event, UserScore } from '@callshot/contract';
import type { EventFormat } from '@callshot/rules';
import { m } from '../words/messages.js';
import styles from './late-lines.module.css';
import { matchNamesOf } from './ledger-groups.ts';

interface LateLinesProps {
  readonly event: Pick<Event, 'eventStages'>;
  readonly format: EventFormat;
  readonly late: NonNullable<UserScore['late']>;
}

/** The share that a late entry pays, and the matches that it missed. */
export function LateLines({ event, format, late: { share, missed } }: LateLinesProps) {
  const names = missed.map(({ stageIndex, eventSubstageId, matchKey }) => {
    const stage = event.eventStages[stageIndex];
    const name = matchNamesOf(format, stageIndex).get(matchKey) ?? matchKey;
    const group = stage?.eventSubstage.find(({ id }) => id === eventSubstageId)?.title;
    return (stage?.eventSubstage.length ?? 1) > 1 ? `${group}: ${name}` : name;
  });
  return (
    <section className={styles.late}>
      <p>{m.lateNote({ share })}</p>
      {names.length > 0 && (
        <details>
          <summary>
            {m.lateMissed()} ({names.length})
          </summary>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
