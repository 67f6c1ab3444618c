import type { Event } from '@callshot/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCommunityLinks } from '../core/community-links.ts';
import { currentGame } from '../core/current-game.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './event-footer.module.css';

interface EventFooterProps {
  readonly attribution: Event['attribution'];
  /** Share and the other buttons of the picks on screen. */
  readonly children: ReactNode;
}

export function EventFooter({ attribution, children }: EventFooterProps) {
  const links = useCommunityLinks().filter(({ game }) => !game || game.id === currentGame.id);
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
        {links.map(({ site, url }) => (
          <a key={site} href={url} target="_blank" rel="noreferrer">
            {site}
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
