import type { EventDesk } from '@callshot/contract';
import { zonedWords } from '../../../platform/core/clock.ts';
import { timeTag } from '../../../platform/core/message-tags.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { type Overdue, overdueNames } from '../../../staff/staff/overdue-words.ts';
import { m } from '../words/messages.js';
import styles from './overdue-note.module.css';

/** Tells what is overdue by the event's own times, and the way on [rule: stages-17]. */
export function OverdueNote({ desk }: { desk: EventDesk }) {
  const { overdue } = desk;
  // The strip of the coming end says that one, with its buttons.
  if (overdue === null || overdue.kind === 'end') return null;
  return (
    <section className={styles.note} aria-label={m.overdueLabel()}>
      <Icon name="warning" size={18} />
      <p className={styles.words}>
        <b>
          {m.overdueSince({
            what: overdueNames[overdue.kind],
            since: zonedWords(overdue.since),
            time: timeTag(overdue.since),
          })}
        </b>{' '}
        {wayOn(overdue.kind, desk)}
      </p>
    </section>
  );
}

function wayOn(kind: Exclude<Overdue['kind'], 'end'>, { stages, stage, wiki }: EventDesk): string {
  const current = stages[stage]?.name ?? '';
  const next = stages[stage + 1];
  switch (kind) {
    case 'lock':
      return m.overdueLock({ stage: current });
    case 'result':
      return wiki === null
        ? m.overdueResult({ stage: current })
        : m.overdueResultWiki({ stage: current });
    case 'stage':
      return next === undefined
        ? m.overdueLastStage({ stage: current })
        : m.overdueStage({ stage: current, next: next.name });
    case 'next_place':
      return m.overdueNextPlace({ stage: current });
    case 'opening':
      return next === undefined ? '' : overdueOpening(next);
  }
}

const overdueOpening = ({ name, opens: { known, needed } }: EventDesk['stages'][number]): string =>
  needed === null
    ? m.overdueOpeningByStaff({ stage: name })
    : m.overdueOpening({ stage: name, known, needed });
