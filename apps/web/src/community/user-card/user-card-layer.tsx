import { CSPProvider } from '@base-ui/react/csp-provider';
import { PreviewCard } from '@base-ui/react/preview-card';
import { useEffect, useRef, useState } from 'react';
import { watchNames } from './hovered-name.ts';
import { nameAt, type ShownName } from './name-at.ts';
import styles from './user-card.module.css';
import { UserCard } from './user-card.tsx';

/**
 * Shows a card beside the name under the mouse. Users without a mouse find the same in the profile.
 */
export function UserCardLayer() {
  // The name that made this part load is not left yet.
  const [name, setName] = useState<ShownName | null>(() =>
    nameAt(document.querySelector('.np-frame:hover')),
  );
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isCard = (target: EventTarget | null) =>
      target instanceof Node && card.current?.contains(target) === true;
    return watchNames(isCard, setName);
  }, []);
  if (name === null) return null;
  return (
    <CSPProvider disableStyleElements>
      <PreviewCard.Root key={name.userId} open>
        <PreviewCard.Portal>
          <PreviewCard.Positioner
            anchor={name.frame}
            side="bottom"
            align="start"
            sideOffset={6}
            collisionPadding={8}
            className={styles.place}
            data-screen-only
          >
            <PreviewCard.Popup ref={card} className={styles.card}>
              <UserCard userId={name.userId} onLeave={() => setName(null)} />
            </PreviewCard.Popup>
          </PreviewCard.Positioner>
        </PreviewCard.Portal>
      </PreviewCard.Root>
    </CSPProvider>
  );
}
