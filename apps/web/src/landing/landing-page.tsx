import { Link } from 'react-router';
import { games } from '../core/game-choice.ts';
import { useLink } from '../core/settings.queries.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { GameTile } from './game-tile.tsx';
import styles from './landing-page.module.css';

export function LandingPage() {
  return (
    <div className={styles.page}>
      <title>Callshot · Esports pick'ems</title>
      <header className={styles.intro}>
        <h1 className={styles.title} aria-label="Callshot">
          <Wordmark size="lg" />
        </h1>
        <p className={styles.line}>Call the bracket before it happens.</p>
      </header>
      <div className={styles.tiles}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </div>
      <Ways />
    </div>
  );
}

function Ways() {
  const discord = useLink('discordUrl');
  const reddit = useLink('redditUrl');
  const wiki = useLink('wikiUrl');
  return (
    <nav className={styles.ways} aria-label="More about Callshot">
      <Link to="/about-us" className={buttonClass({})}>
        About Us
      </Link>
      {discord ? (
        <ButtonLink href={discord} icon="chat" variant="ghost">
          Discord
        </ButtonLink>
      ) : null}
      {reddit ? (
        <ButtonLink href={reddit} icon="external" variant="ghost">
          Reddit
        </ButtonLink>
      ) : null}
      {wiki ? (
        <ButtonLink href={wiki} icon="external" variant="ghost">
          Liquipedia
        </ButtonLink>
      ) : null}
    </nav>
  );
}
