import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '../../play/events/event.queries.ts';
import { championSharesQuery } from './leagues.queries.ts';
import styles from './side-card.module.css';

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
    { who: 'Analysts', share: shares.analysts },
    ...(leagueId === null ? [] : [{ who: 'This league', share: shares.league }]),
    { who: 'Everybody', share: shares.everybody },
  ];
  if (crowds.every(({ share }) => share === null)) return null;
  return (
    <section className={styles.card} aria-labelledby="who-called">
      <h3 id="who-called" className={styles.subtitle}>
        Who called <bdi>{team.name}</bdi>
      </h3>
      <dl className={styles.bars}>
        {crowds.map(({ who, share }) => (
          <div key={who} className={styles.crowd} data-crowd={who}>
            <dt>{who}</dt>
            <dd>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${share ?? 0}%` }} />
              </span>
              {share === null ? (
                <span className={styles.few}>under five</span>
              ) : (
                <span className={styles.share}>{share}%</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
