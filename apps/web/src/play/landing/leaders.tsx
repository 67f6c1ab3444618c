import { gameOf } from '@callshot/rules';
import { rankText } from '../../platform/core/rank-text.ts';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { eventNameOf } from '../../platform/ui/words/event-name.tsx';
import styles from './landing-page.module.css';
import { Panel } from './panel.tsx';
import type { ShownEvent } from './use-tile.ts';
import { m } from './words/messages.js';

const LISTED = 4;

/** The leaders, for users who are not ranked there. */
export function Leaders({ shown }: { readonly shown: ShownEvent }) {
  const { event, board, whole } = shown;
  const teams = new Map(whole?.teams.map((team) => [team.id, team]));
  const href = `/${gameOf(event.gameId).prefix}/event/${event.id}`;
  return (
    <Panel
      title={m.leadersOf({ event: eventNameOf(event).text })}
      more={{ href, words: m.allResults() }}
    >
      <ol className={styles.rows}>
        {board?.records.slice(0, LISTED).map((entry) => {
          const champion = teams.get(entry.champion?.teamId ?? 0);
          return (
            <li key={entry.userId} className={styles.row}>
              <span className={styles.rank}>{rankText(entry)}</span>
              <span>
                <NameBadge username={entry.username} nameplateId={entry.nameplateId} />
              </span>
              {champion && (
                <span title={m.calledTeam({ team: champion.name })}>
                  <TeamMark team={champion} size={24} />
                </span>
              )}
              <span className={styles.points}>
                {m.pointsShort({ points: entry.totalScore ?? '' })}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** The event whose leaders there are to show: ranks come with the first result. */
export const isRanked = ({ board }: ShownEvent): boolean =>
  (board?.records[0]?.rank ?? null) !== null;
