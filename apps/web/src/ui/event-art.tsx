import { type DrawnEvent, drawEventArt } from '@callshot/rules';
import { type ReactNode, useMemo } from 'react';
import { classNames } from './class-names.ts';
import styles from './event-art.module.css';
import { pictureUrl } from './picture-url.ts';

interface EventArtProps {
  readonly event: DrawnEvent;
  readonly className?: string | undefined;
  /** Stands on the picture, at its foot. */
  readonly children?: ReactNode;
}

/** What stands on the picture is read as on the page's own ground. */
const SCRIM = 'linear-gradient(rgb(8 11 17 / 0) 25%, rgb(8 11 17 / 0.88))';

/** A picture of an event that has none: the plan of a site or an arena, drawn from its name. */
export function EventArt({ event, className, children }: EventArtProps) {
  const { name, gameId, rewardTypeId } = event;
  const art = useMemo(
    () => `${SCRIM}, ${pictureUrl(drawEventArt({ name, gameId, rewardTypeId }))}`,
    [name, gameId, rewardTypeId],
  );
  return (
    <div className={classNames(styles.art, className)} style={{ backgroundImage: art }}>
      {children}
    </div>
  );
}
