import { useEffect, useState } from 'react';
import { isWorkLost, loadAnew } from '../../platform/core/leaving.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { usePageMark } from '../../platform/ui/page/page-mark.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { holdsWork, isDialogOpen, isWorkUnsaved } from '../holds-work.ts';
import { m } from '../words/messages.js';
import styles from './update-line.module.css';

/** `slip`: picks are unsaved, and this browser keeps them. `other`: what is unsaved would be lost. */
type Held = 'nothing' | 'slip' | 'other';

const PAUSE_MS = 1000;

const heldNow = (): Held => (!isWorkUnsaved() ? 'nothing' : isWorkLost() ? 'other' : 'slip');

/**
 * A new version is there. It stands at the foot: at the head it would move picks under the finger. It loads
 * nothing by itself unless it was told to, and never while something is unsaved [rule: product-44].
 */
export function UpdateLine({ onTake = loadAnew }: { readonly onTake?: () => void }) {
  const [held, setHeld] = useState<Held>('other');
  const [isMet, setIsMet] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    const look = () => {
      if (isAwaited && !document.hidden && !holdsWork()) return onTake();
      const now = heldNow();
      setHeld(now);
      // An open dialog or a page in the background is not interrupted.
      if (!document.hidden && now !== 'other' && !isDialogOpen()) setIsMet(true);
    };
    look();
    const timer = setInterval(look, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isAwaited, onTake]);
  const isShown = isMet && !isClosed && held !== 'other';
  usePageMark('foot-line', isShown);
  const news = isAwaited ? m.takenAfterSubmit() : m.newVersion();
  return (
    <div data-screen-only>
      {/* Said once, however often picks are made and saved meanwhile. */}
      <VisuallyHidden>
        <span role="status">{isMet && !isClosed && news}</span>
      </VisuallyHidden>
      {isShown && (
        <div className={styles.line} data-foot-line>
          <Icon name="refresh" size={20} />
          <p>
            <strong>{m.newVersion()}</strong>
            {held === 'slip' && <span>{isAwaited ? m.takenAfterSubmit() : m.picksStay()}</span>}
          </p>
          {held === 'nothing' ? (
            <Button variant="ghost" className={styles.way} onClick={onTake}>
              {m.update()}
            </Button>
          ) : (
            <Button
              variant="ghost"
              className={styles.way}
              aria-pressed={isAwaited}
              onClick={() => setIsAwaited(!isAwaited)}
            >
              {m.afterSubmit()}
            </Button>
          )}
          <Button
            variant="ghost"
            icon="cross"
            aria-label={m.notNow()}
            onClick={() => {
              setIsClosed(true);
              setIsAwaited(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
