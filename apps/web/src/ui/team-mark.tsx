import { useState } from 'react';
import { monogramOf } from './monogram.ts';
import styles from './team-mark.module.css';

interface MarkedTeam {
  id: number;
  name: string;
  abbreviation: string;
  logoUrl: string | null;
}

interface TeamMarkProps {
  team: MarkedTeam;
  /** px; 24 unless told. */
  size?: number;
  className?: string | undefined;
}

/** The team's logo, or a monogram; always decoration beside the name. */
export function TeamMark({ team, size = 24, className }: TeamMarkProps) {
  const [isBroken, setBroken] = useState(false);
  const box = { width: size, height: size };
  if (team.logoUrl && !isBroken) {
    return (
      <img
        className={className ?? styles.logo}
        src={team.logoUrl}
        alt=""
        style={box}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    );
  }
  const { letter, background } = monogramOf(team);
  const face = { ...box, fontSize: size * 0.52, background };
  return (
    <span className={styles.monogram} style={face} aria-hidden>
      {letter}
    </span>
  );
}
