import type { Award } from '@callshot/contract';
import { useLayoutEffect, useRef } from 'react';
import { TrophyPicture } from '../../platform/ui/art/trophy-picture.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { placeWords } from '../../rewards/trophies/award-words.ts';
import { arriveAtPedestal } from '../../rewards/trophies/pin-travel.ts';
import { TierName } from '../../rewards/trophies/tier-name.tsx';
import type { Showcase } from '../../rewards/trophies/use-showcase.ts';
import styles from './profile-pin.module.css';
import { m } from './words/messages.js';

interface ProfilePinProps {
  readonly pinned: Award | null;
  /** There is one, and it is still being read. */
  readonly isAwaited: boolean;
  /** Null = another user's, which cannot be changed here. */
  readonly own: { readonly showcase: Showcase; onChange(): void } | null;
}

/** The pinned trophy on its pedestal. */
export function ProfilePin({ pinned, isAwaited, own }: ProfilePinProps) {
  const section = useRef<HTMLElement>(null);
  const pinnedId = pinned?.id ?? null;
  const before = useRef(pinnedId);
  useLayoutEffect(() => {
    const isNew = pinnedId !== before.current;
    before.current = pinnedId;
    if (pinnedId === null || !isNew) return;
    arriveAtPedestal(section.current?.querySelector('img') ?? null, pinnedId);
  }, [pinnedId]);
  if (pinned === null && !isAwaited && own === null) return null;
  return (
    <section ref={section} className={styles.pin} aria-label={m.pinnedTrophy()}>
      {isAwaited ? <Awaited /> : null}
      {pinned === null ? (
        !isAwaited && <p className={styles.none}>{m.nothingPinned()}</p>
      ) : (
        <>
          <div className={styles.light} data-tier={pinned.trophyTypeId} key={pinned.id}>
            <TrophyPicture
              imagePath={pinned.imagePath}
              alt=""
              size={264}
              className={styles.trophy}
            />
          </div>
          <div className={styles.pedestal} data-tier={pinned.trophyTypeId}>
            <p className={styles.event}>
              <bdi>{pinned.eventName}</bdi>
            </p>
            <p className={styles.rank}>
              <TierName trophyTypeId={pinned.trophyTypeId} /> {placeWords(pinned)}
            </p>
          </div>
        </>
      )}
      {own === null ? null : (
        <div className={styles.actions}>
          <Button size="sm" icon="pin" onClick={own.onChange}>
            {pinned === null && !isAwaited ? m.pinTrophy() : m.changePin()}
          </Button>
          {pinned === null && !isAwaited ? null : (
            <Button
              size="sm"
              variant="ghost"
              disabled={isAwaited || own.showcase.isBusy}
              onClick={() => void own.showcase.unpin()}
            >
              {m.unpin()}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** As large as the content that replaces it. */
const Awaited = () => (
  <>
    <div className={styles.light}>
      <span className={styles.awaited} />
    </div>
    <div className={styles.pedestal} aria-hidden>
      <p className={styles.event}>{'\u00a0'}</p>
      <p className={styles.rank}>{'\u00a0'}</p>
    </div>
  </>
);
