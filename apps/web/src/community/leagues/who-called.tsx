import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '../../play/events/event.queries.ts';
import { championSharesQuery } from './leagues.queries.ts';
import styles from './side-card.module.css';
import { m } from './words/messages.js';

interface WhoCalledProps {
  readonly leagueId: number | null;
  readonly eventId: number;
  readonly viewer: number | null;
}

/** The shares that called the champion; crowds of fewer than five are not told. */
export function WhoCalled({ leagueId, eventId, viewer }: WhoCalledProps) {
  const shares = useQuery(championSharesQuery(leagueId, eventId, viewer)).data;
  const teams = useQuery(eventQuery(eventId)).data?.teams;
  const team = teams?.find(({ id }) => id === shares?.teamId);
  if (!shares || !team) return null;
  const crowds = [
    { crowd: 'analysts', who: m.crowdOfAnalysts(), share: shares.analysts },
    ...(leagueId === null
      ? []
      : [{ crowd: 'league', who: m.crowdOfLeague(), share: shares.league }]),
    { crowd: 'everybody', who: m.crowdOfEverybody(), share: shares.everybody },
  ];
  if (crowds.every(({ share }) => share === null)) return null;
  return (
    <section className={styles.card} aria-labelledby="who-called">
      <h3 id="who-called" className={styles.subtitle}>
        {m.whoCalled({ team: team.name, name: (inside) => <bdi>{inside}</bdi> })}
      </h3>
      <dl className={styles.bars}>
        {crowds.map(({ crowd, who, share }) => (
          <div key={crowd} className={styles.crowd} data-crowd={crowd}>
            <dt>{who}</dt>
            <dd>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${share ?? 0}%` }} />
              </span>
              {share === null ? (
                <span className={styles.few}>{m.underFive()}</span>
              ) : (
                <span className={styles.share}>{m.percentShare({ percent: share })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
