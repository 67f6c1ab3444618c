import { type DrawnEvent, drawEventArt } from '@callshot/rules';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { pictureUrl } from '../controls/picture-url.ts';
import { classNames } from '../hooks/class-names.ts';
import styles from './event-art.module.css';

interface EventArtProps {
  readonly event: DrawnEvent;
  /** The part of the picture that lies behind words; nowhere unless told. */
  readonly words?: keyof typeof SCRIMS;
  readonly className?: string | undefined;
  /** Stands on the picture. */
  readonly children?: ReactNode;
}

const AT_FOOT = 'linear-gradient(rgb(8 11 17 / 0) 25%, rgb(8 11 17 / 0.88))';

/**
 * Words on the picture are as readable as on the page's own background; elsewhere it keeps its
 * colours.
 */
const SCRIMS = {
  at_foot: AT_FOOT,
  all_but_right: `${AT_FOOT}, linear-gradient(calc(90deg * var(--dir)), rgb(8 11 17 / 0.92) 24%, rgb(8 11 17 / 0.6) 56%, rgb(8 11 17 / 0.1))`,
} as const;

/** A picture of an event that has none: the plan of a site or an arena, drawn from its name. */
export function EventArt({ event, words, className, children }: EventArtProps) {
  const { name, gameId, rewardTypeId } = event;
  const picture = useMemo(
    () => pictureUrl(drawEventArt({ name, gameId, rewardTypeId })),
    [name, gameId, rewardTypeId],
  );
  const layers = words === undefined ? picture : `${SCRIMS[words]}, ${picture}`;
  return (
    <div
      className={classNames(styles.art, className)}
      style={{ '--picture': layers } as CSSProperties}
      data-on-art
    >
      {children}
    </div>
  );
}
