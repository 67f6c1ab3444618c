import type { Event } from '@callshot/contract';
import type { ReactNode } from 'react';
import { useCommunityLinks } from '../../../platform/core/community-links.ts';
import { currentGame } from '../../../platform/core/current-game.ts';
import { Link } from '../../../platform/core/link.tsx';
import { m } from '../words/messages.js';
import styles from './pane-foot.module.css';

interface PaneFootProps {
  readonly attribution: Event['attribution'];
  /** Share, where there is something to share. */
  readonly children: ReactNode;
}

/** The links to other places. */
export function PaneFoot({ attribution, children }: PaneFootProps) {
  const links = useCommunityLinks().filter(({ game }) => !game || game.id === currentGame.id);
  return (
    <footer className={styles.foot}>
      {children}
      <Link to="/about-us">{m.aboutUs()}</Link>
      {links.map(({ site, url }) => (
        <a key={site} href={url} target="_blank" rel="noreferrer">
          {site}
        </a>
      ))}
      {attribution !== null && (
        <span className={styles.credit}>
          {m.poweredBy({
            name: attribution.name,
            link: (inside) => (
              <a href={attribution.url} target="_blank" rel="noreferrer">
                {inside}
              </a>
            ),
          })}
        </span>
      )}
    </footer>
  );
}
