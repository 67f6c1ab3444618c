import { useQuery } from '@tanstack/react-query';
import { pointsText } from '../leaderboards/points-text.ts';
import { trophiesQuery } from '../profile/profile.queries.ts';
import { OutcomeMark } from '../ui/outcome-mark.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import styles from './landing-page.module.css';
import { Panel } from './panel.tsx';
import type { ShownEvent } from './use-tile.ts';

const LISTED = 4;

/** How the viewer's picks came out that were decided last. */
export function LatestPicks({ shown }: { readonly shown: ShownEvent }) {
  const teams = new Map(shown.whole?.teams.map((team) => [team.id, team]));
  const rows = (shown.score?.ledger ?? []).flatMap((row, at) => {
    const team = row.teamId === null ? undefined : teams.get(row.teamId);
    return team && (row.outcome === 'correct' || row.outcome === 'wrong')
      ? [{ key: at, team, outcome: row.outcome, points: row.points }]
      : [];
  });
  if (rows.length === 0) return null;
  return (
    <Panel title="Your latest picks">
      <ul className={styles.rows}>
        {rows.slice(-LISTED).map(({ key, team, outcome, points }) => (
          <li key={key} className={styles.row}>
            <TeamMark team={team} size={24} />
            <span>{team.name}</span>
            <OutcomeMark outcome={outcome} />
            <span className={styles.points}>
              {outcome === 'correct' ? `+${pointsText(points)}` : '0'}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The viewer's newest trophies. */
export function YourTrophies({ userId }: { readonly userId: number }) {
  const trophies = useQuery(trophiesQuery(userId)).data ?? [];
  if (trophies.length === 0) return null;
  return (
    <Panel title="Your trophies">
      <ul className={styles.trophies}>
        {trophies.slice(0, LISTED).map((trophy) => (
          <li key={trophy.id}>
            <img
              src={trophy.imagePath}
              alt={trophy.eventName}
              title={trophy.eventName}
              width={48}
              height={48}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
