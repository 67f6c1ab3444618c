import type { ReactNode } from 'react';
import { NameBadge, PlateFrame } from '../../../platform/ui/plates/name-badge.tsx';
import styles from './plate-previews.module.css';
import { PREVIEW } from './preview-sheet.ts';

const move = (frame: HTMLElement | null) => frame?.setAttribute('data-moves', '');

interface PreviewPlateProps {
  readonly username: string;
  readonly size?: 'full';
  readonly isStill?: boolean;
}

/** The plate that is being made. */
export const PreviewPlate = ({ username, size, isStill = false }: PreviewPlateProps) => (
  <PlateFrame
    username={username}
    size={size}
    plate={PREVIEW}
    {...(isStill ? {} : { wear: move })}
  />
);

/** Made-up neighbours; their plates are of the product's own gallery. */
const neighbours = [
  { rank: 15, username: 'Ines47', nameplateId: 16, points: 60 },
  { rank: 16, username: 'Priya64', nameplateId: 2, points: 60 },
  { rank: 18, username: 'tapeworm_TV', nameplateId: 25, points: 58 },
  { rank: 19, username: 'Elif58', nameplateId: 30, points: 57 },
] as const;

const [above, beside, below, last] = neighbours;

/** The plate where others will see it: in a leaderboard, on light, at rest, on a phone. */
export function PlatePreviews({ username }: { readonly username: string }) {
  return (
    <div className={styles.previews}>
      <Preview title="In a leaderboard">
        <div className={styles.board}>
          <Neighbour {...beside} />
          <OwnLine username={username} />
          <Neighbour {...below} />
        </div>
      </Preview>
      <Preview title="On light">
        <div className={styles.light}>
          <span>Called by</span>
          <PreviewPlate username={username} size="full" />
        </div>
      </Preview>
      <Preview title="Motion off">
        <div className={styles.still}>
          <span>Without animation</span>
          <PreviewPlate username={username} size="full" isStill />
        </div>
      </Preview>
      <Preview title="On a phone">
        <div className={styles.phone}>
          <div className={styles.screen}>
            <Neighbour {...above} />
            <Neighbour {...beside} />
            <OwnLine username={username} />
            <Neighbour {...below} />
            <Neighbour {...last} />
          </div>
        </div>
      </Preview>
    </div>
  );
}

const Preview = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.preview} aria-label={title}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

const OwnLine = ({ username }: { username: string }) => (
  <p className={styles.line} data-own>
    <span className={styles.rank}>17</span>
    <PreviewPlate username={username} />
    <span className={styles.points}>59</span>
  </p>
);

const Neighbour = ({ rank, username, nameplateId, points }: (typeof neighbours)[number]) => (
  <p className={styles.line}>
    <span className={styles.rank}>{rank}</span>
    <NameBadge username={username} nameplateId={nameplateId} />
    <span className={styles.points}>{points}</span>
  </p>
);
