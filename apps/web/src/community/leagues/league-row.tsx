import type { League } from '@callshot/contract';
import type { ReactNode } from 'react';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { classNames } from '../../platform/ui/hooks/class-names.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { LeagueGates } from './league-gates.tsx';
import styles from './league-row.module.css';
import { creatorText } from './league-words.ts';
import { m } from './words/messages.js';

type RowLeague = Pick<
  League,
  | 'id'
  | 'name'
  | 'nameplateId'
  | 'createdBy'
  | 'creatorName'
  | 'hasPassword'
  | 'requireDiscord'
  | 'requireReddit'
>;

interface LeagueRowProps {
  readonly league: RowLeague;
  readonly viewer: number | null;
  readonly isShown: boolean;
  /** All that the row shows, spoken. */
  readonly words: string;
  readonly standing: ReactNode;
  /** The actions at the row's end. */
  readonly children?: ReactNode;
}

/** A league of the navigator: its plate, its requirements, its creator. */
export function LeagueRow(props: LeagueRowProps) {
  const { league, viewer, isShown, words, standing, children } = props;
  return (
    <li
      className={classNames(styles.row, isShown && styles.shown)}
      data-league={league.id}
      data-acts={children !== undefined || undefined}
    >
      <Link
        className={styles.opens}
        to={`/${currentGame.prefix}/leagues/${league.id}`}
        aria-label={words}
        aria-current={isShown ? 'true' : undefined}
        title={league.name}
      >
        <span className={styles.about}>
          <NameBadge username={league.name} nameplateId={league.nameplateId} size="full" />
          <span className={styles.facts}>
            <LeagueGates league={league} />
            <span className={styles.creator}>{creatorText(league, viewer)}</span>
          </span>
        </span>
        <span className={styles.standing}>{standing}</span>
      </Link>
      {children}
    </li>
  );
}

/** In place of rows that are still being read. */
export const LoadingRows = ({ rows }: { readonly rows: number }) => (
  <>
    <VisuallyHidden>{m.loadingLeagues()}</VisuallyHidden>
    <ul aria-hidden>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are what is listed
        <li key={at} className={styles.row}>
          <span className={styles.blank}>
            <Skeleton width={200} height={34} />
            <Skeleton width={110} height={12} />
          </span>
        </li>
      ))}
    </ul>
  </>
);
