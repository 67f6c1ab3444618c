import { useState } from 'react';
import { type MarkedTeam, markFace } from './mark-face.ts';
import styles from './team-mark.module.css';

interface TeamMarkProps {
  readonly team: MarkedTeam;
  /** px; 24 unless told. */
  readonly size?: number;
}

/** The team's logo, or the mark that stands for one; always decoration beside the name. */
export function TeamMark({ team, size = 24 }: TeamMarkProps) {
  const [isBroken, setBroken] = useState(false);
  if (team.logoUrl && !isBroken) {
    return (
      <img
        className={styles.logo}
        src={team.logoUrl}
        alt=""
        style={{ width: size, height: size }}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    );
  }
  const { letters, pictured } = markFace(team.mark, size);
  return (
    <span className={styles.mark} style={pictured} data-sign aria-hidden>
      {letters}
    </span>
  );
}
