import type { EventDesk } from '@callshot/contract';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Moment } from '../../../platform/ui/hooks/moment.tsx';
import { type Overdue, overdueNames } from '../../../staff/staff/overdue-words.ts';
import styles from './overdue-note.module.css';

/** Tells what is overdue by the event's own times, and the way on [rule: stages-17]. */
export function OverdueNote({ desk }: { desk: EventDesk }) {
  const { overdue } = desk;
  // The strip of the coming end says that one, with its buttons.
  if (overdue === null || overdue.kind === 'end') return null;
  return (
    <section className={styles.note} aria-label="What is overdue">
      <Icon name="warning" size={18} />
      <p className={styles.words}>
        <b>
          {overdueNames[overdue.kind]} since <Moment at={overdue.since} />.
        </b>{' '}
        {wayOn(overdue.kind, desk)}
      </p>
    </section>
  );
}

function wayOn(kind: Exclude<Overdue['kind'], 'end'>, { stages, stage, wiki }: EventDesk): string {
  const current = stages[stage]?.name ?? '';
  const next = stages[stage + 1];
  const source = wiki === null ? '' : ', if the wiki does not bring it';
  switch (kind) {
    case 'lock':
      return `${current} opened without a lock time, so nobody can pick it. Set a time, or lock it if its matches have begun.`;
    case 'result':
      return `A match of ${current} began long before that and has no result. Enter it${source}.`;
    case 'stage':
      return `Results of ${current} are missing, and ${next ? `${next.name} begins` : 'the event should be over'}. Enter them, or move its times.`;
    case 'opening':
      return next === undefined
        ? ''
        : `${next.name} has not opened: ${known(next)}. Add the missing teams, or open it.`;
  }
}

const known = ({ opens }: EventDesk['stages'][number]): string =>
  opens.needed === null
    ? 'it waits for staff'
    : `${opens.known} of ${opens.needed} teams are known`;
