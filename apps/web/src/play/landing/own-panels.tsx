import type { EventTeam } from '@callshot/contract';
import { gameOf, ownNameWords } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../platform/core/server-clock.ts';
import { OutcomeMark } from '../../platform/ui/art/outcome-mark.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { trophiesQuery } from '../../rewards/trophies/trophies.queries.ts';
import { pointsText } from '../leaderboards/rows/points-text.ts';
import { type DecidedPick, decidedPicks, picksOfToday } from './decided-picks.ts';
import { isDrawnRow } from './drawn-round.ts';
import styles from './landing-page.module.css';
import { LastMatch } from './last-match.tsx';
import { matchWords } from './match-words.ts';
import { Panel, PanelOutline } from './panel.tsx';
import { reachOf } from './reach-of.ts';
import { stagesToCome } from './stages-to-come.ts';
import { TierReach } from './tier-reach.tsx';
import { ToWin } from './to-win.tsx';
import type { ShownEvent } from './use-tile.ts';
import { m } from './words/messages.js';

const LISTED = 4;

interface LatestPicksProps {
  readonly shown: ShownEvent;
  readonly userId: number;
}

/** The viewer's picks that were decided today, else those decided last. */
export function LatestPicks({ shown, userId }: LatestPicksProps) {
  const { event, score, matches, board, whole } = shown;
  const teams = new Map(whole?.teams.map((team) => [team.id, team]));
  const decided = decidedPicks({
    ledger: score?.ledger ?? [],
    matches,
    isDrawn: isDrawnRow(whole),
  });
  const today = picksOfToday(decided, board?.lastResult ?? null, serverNow());
  const rows = (today.length > 0 ? today : decided).slice(-LISTED);
  if (rows.length === 0) return null;
  return (
    <Panel
      title={today.length > 0 ? m.yourPicksToday() : m.yourLatestPicks()}
      more={{ href: `/${gameOf(event.gameId).prefix}/event/${event.id}`, words: m.allPicks() }}
    >
      <ul className={styles.rows}>
        {rows.map((pick, at) => (
          <PickRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a team may be picked for several things
            key={at}
            pick={pick}
            nameOf={(teamId) => teams.get(teamId)?.name ?? ''}
            mark={teams.get(pick.teamId)}
          />
        ))}
        {shown.status === 'locked' && <LastMatch shown={shown} userId={userId} teams={teams} />}
      </ul>
    </Panel>
  );
}

interface PickRowProps {
  readonly pick: DecidedPick;
  readonly mark: EventTeam | undefined;
  nameOf(teamId: number): string;
}

function PickRow({ pick, mark, nameOf }: PickRowProps) {
  const { teamId, isRight, points, of } = pick;
  return (
    <li className={styles.row}>
      {mark && <TeamMark team={mark} size={24} />}
      <span className={styles.what}>
        <b>{nameOf(teamId)}</b>{' '}
        {'match' in of ? matchWords(of.match, teamId, nameOf) : ownNameWords(of.rule)}
      </span>
      <OutcomeMark outcome={isRight ? 'correct' : 'wrong'} />
      <span className={styles.points}>{points > 0 ? `+${pointsText(points)}` : '0'}</span>
    </li>
  );
}

interface YourTrophiesProps {
  readonly userId: number;
  /** The event that the viewer stands in; null where there is none. */
  readonly ranked: ShownEvent | null;
  /** The event that is on; null where there is none. */
  readonly current: ShownEvent | null;
}

/**
 * The viewer's newest trophies and the next one in reach. Until there are any, the trophies to win.
 */
export function YourTrophies({ userId, ranked, current }: YourTrophiesProps) {
  const { data: trophies = [], isPending } = useQuery(trophiesQuery(userId));
  const reach = ranked && reachIn(ranked);
  if (isPending) return <PanelOutline />;
  if (trophies.length === 0 && !reach) return current && <ToWin shown={current} />;
  const { prefix } = gameOf(ranked?.event.gameId ?? trophies[0]?.gameId ?? 1);
  return (
    <Panel
      title={m.yourTrophies()}
      more={{ href: `/${prefix}/trophy-room`, words: m.trophyRoom() }}
    >
      {trophies.length > 0 && (
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
      )}
      {reach && <TierReach reach={reach} />}
    </Panel>
  );
}

function reachIn(shown: ShownEvent) {
  const { score, own, board } = shown;
  const tiers = board?.tiers ?? [];
  return (
    score && own && reachOf({ ...score, row: own.row, tiers, stagesToCome: stagesToCome(shown) })
  );
}
