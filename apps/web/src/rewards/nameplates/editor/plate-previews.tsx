import type { ReactNode } from 'react';
import { NameBadge, PlateFrame } from '../../../platform/ui/plates/name-badge.tsx';
import { m } from '../words/messages.js';
import styles from './plate-previews.module.css';
import neighbours from './preview-rows.json' with { type: 'json' };
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
const { above, beside, below, last } = neighbours;

/** The plate where others will see it: in a leaderboard, on light, at rest, on a phone. */
export function PlatePreviews({ username }: { readonly username: string }) {
  return (
    <div className={styles.previews}>
      <Preview title={m.previewBoard()}>
        <div className={styles.board}>
          <Neighbour {...beside} />
          <OwnLine username={username} />
          <Neighbour {...below} />
        </div>
      </Preview>
      <Preview title={m.previewLight()}>
        <div className={styles.light}>
          <span>{m.calledBy()}</span>
          <PreviewPlate username={username} size="full" />
        </div>
      </Preview>
      <Preview title={m.previewStill()}>
        <div className={styles.still}>
          <span>{m.withoutAnimation()}</span>
          <PreviewPlate username={username} size="full" isStill />
        </div>
      </Preview>
      <Preview title={m.previewPhone()}>
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
    <h2 className={styles.title}>{title}</h2>
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

const Neighbour = ({ rank, username, nameplateId, points }: typeof beside) => (
  <p className={styles.line}>
    <span className={styles.rank}>{rank}</span>
    <NameBadge username={username} nameplateId={nameplateId} />
    <span className={styles.points}>{points}</span>
  </p>
);
