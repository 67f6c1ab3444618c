import { playerOf, type VideoPlayer } from '@callshot/contract/players';
import { useState } from 'react';
import { ButtonLink } from '../../platform/ui/controls/button.tsx';
import pageStyles from './about-page.module.css';
import styles from './interview.module.css';
import { InterviewStill } from './interview-still.tsx';
import { m } from './words/messages.js';

/** Nothing while none is set; a link where it cannot be played in the page. */
export function Interview({ address: interview }: { readonly address: string | null }) {
  if (interview === null) return null;
  const player = playerOf(interview);
  return (
    <section className={pageStyles.section} aria-labelledby="interview">
      <h2 id="interview" className={pageStyles.heading}>
        {m.interviewTitle()}
      </h2>
      {player ? (
        <PlayedInPlace key={player.src} player={player} address={interview} />
      ) : (
        <div>
          <ButtonLink href={interview} icon="external">
            {m.watchTheInterview()}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface PlayedInPlaceProps {
  readonly player: VideoPlayer;
  readonly address: string;
}

/**
 * The other site hears nothing of a visitor before the press; then the player replaces the picture
 * and takes the focus.
 */
function PlayedInPlace({ player, address }: PlayedInPlaceProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <figure className={styles.interview}>
      <div className={styles.stage}>
        {isPlaying ? (
          <iframe
            ref={(frame) => frame?.focus({ preventScroll: true })}
            className={styles.player}
            src={player.src}
            title={m.interviewPlayer()}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <InterviewStill onPlay={() => setPlaying(true)} />
        )}
      </div>
      <figcaption className={styles.caption}>
        {m.playedBy({ site: player.site })}{' '}
        <a href={address} rel="noopener noreferrer" target="_blank">
          {m.watchOn({ site: player.site })}
        </a>
      </figcaption>
    </figure>
  );
}
