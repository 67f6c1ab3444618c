import type { CalendarSettings } from '@callshot/contract';
import { useId } from 'react';
import { dayWords } from '../mapping/day-words.ts';
import styles from './calendar-page.module.css';
import { TournamentRow } from './tournament-row.tsx';
import { type Week, weeksAhead } from './weeks.ts';
import { m } from './words/messages.js';

interface CalendarWeekProps {
  readonly week: Week;
  readonly now: number;
  readonly settings: readonly CalendarSettings[];
}

/** The tournaments that begin in a week. */
export function CalendarWeek({ week: { monday, tournaments }, now, settings }: CalendarWeekProps) {
  const id = useId();
  return (
    <section className={styles.week} aria-labelledby={id}>
      <h2 id={id} className={styles.monday}>
        {monday === null ? m.noDay() : weekWords(monday, now)}
      </h2>
      <ul className={styles.list}>
        {tournaments.map((tournament) => (
          <TournamentRow
            key={`${tournament.gameId} ${tournament.pageId}`}
            tournament={tournament}
            settings={settings.find(({ gameId }) => gameId === tournament.gameId)}
          />
        ))}
      </ul>
    </section>
  );
}

function weekWords(monday: string, now: number): string {
  const weeks = weeksAhead(monday, now);
  if (weeks === 0) return m.thisWeek();
  return weeks === 1 ? m.nextWeek() : m.weekOf({ day: dayWords(monday) });
}
