import type { Event } from '@callshot/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './event-footer.module.css';

export interface CommunityLink {
  readonly label: string;
  readonly url: string;
}

interface EventFooterProps {
  readonly attribution: Event['attribution'];
  readonly links: readonly CommunityLink[];
  /** Share and the other buttons of the picks on screen. */
  readonly children: ReactNode;
}

export function EventFooter({ attribution, links, children }: EventFooterProps) {
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
