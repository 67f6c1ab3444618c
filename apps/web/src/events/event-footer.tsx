import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { currentGame } from '../app/current-game.ts';
import { gamesQuery, useLink } from '../app/settings.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './event-footer.module.css';

/** Where the community meets: chat and forum from the settings, the game's own accounts. */
function useCommunityLinks() {
  const discord = useLink('discordUrl');
  const reddit = useLink('redditUrl');
  const game = useQuery(gamesQuery).data?.find(({ id }) => id === currentGame.id);
  const links = [
    { label: 'Discord', url: discord },
    { label: 'Instagram', url: game?.instagramUrl ?? null },
    { label: 'Twitter', url: game?.twitterUrl ?? null },
    { label: 'Reddit', url: reddit },
  ];
  return links.flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
}

interface EventFooterProps {
  readonly attribution: Event['attribution'];
  /** Share and the other buttons of the picks on screen. */
  readonly children: ReactNode;
}

export function EventFooter({ attribution, children }: EventFooterProps) {
  const links = useCommunityLinks();
  return (
    <footer className={styles.footer}>
      <div className={styles.buttons}>
        {children}
        <Link className={buttonClass({ variant: 'ghost' })} to="/about-us">
          <Icon name="info" size={18} />
          About Us
        </Link>
      </div>
      <div className={styles.links}>
        {links.map(({ label, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
        {attribution !== null && (
          <span className={styles.credit}>
            powered by{' '}
            <a href={attribution.url} target="_blank" rel="noreferrer">
              {attribution.name}
            </a>
          </span>
        )}
      </div>
    </footer>
  );
}
