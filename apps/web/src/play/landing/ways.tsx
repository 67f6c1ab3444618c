import { Link } from '../../platform/core/link.tsx';
import { useLink } from '../../platform/core/settings.queries.ts';
import styles from './landing-page.module.css';
import { m } from './words/messages.js';

/** The links to other places. */
export function Ways() {
  const places = [
    ['Discord', useLink('discordUrl')],
    ['Reddit', useLink('redditUrl')],
    ['Liquipedia', useLink('wikiUrl')],
  ] as const;
  return (
    <nav className={styles.ways} aria-label={m.moreAboutCallshot()}>
      <Link to="/about-us">{m.aboutUs()}</Link>
      {places.map(([name, url]) =>
        url === null ? null : (
          <a key={name} href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ),
      )}
    </nav>
  );
}
