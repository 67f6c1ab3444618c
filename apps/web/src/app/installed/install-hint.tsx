import { useEffect, useId, useState } from 'react';
import { currentGame } from '../../platform/core/current-game.ts';
import { boldTag } from '../../platform/core/message-tags.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { useMedia } from '../../platform/ui/hooks/use-media.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { holdsWork } from '../holds-work.ts';
import { m } from '../words/messages.js';
import styles from './install-hint.module.css';
import { type InstallWay, noteHinted, withdrawOffer } from './install-offer.ts';

const PAUSE_MS = 1000;

/** It would lie over something that somebody is about: a slip that is filled, a dialog, a field, another line. */
const isInTheWay = (): boolean =>
  document.querySelector(
    '#submit-picks, #next-picks, [data-cut-off], [data-foot-line], [data-foot-notice], :is(input, textarea):focus',
  ) !== null || holdsWork();

/** Below what somebody came for, once in 60 days [rule: product-47]. */
export function InstallHint({ way }: { readonly way: InstallWay }) {
  const [isShown, setIsShown] = useState(false);
  /** Once: it goes and comes again while somebody picks. */
  const [isSaid, setIsSaid] = useState(false);
  const title = useId();
  const isPhone = useMedia('(width < 600px), (pointer: coarse)');
  useEffect(() => {
    const look = () => setIsShown(!document.hidden && !isInTheWay());
    look();
    const timer = setInterval(look, PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isShown) return;
    noteHinted();
    setIsSaid(true);
  }, [isShown]);
  const words = isPhone ? m.installTitle() : m.installTitleDesktop();
  const said = (
    <VisuallyHidden>
      <span role="status">{isSaid && words}</span>
    </VisuallyHidden>
  );
  if (!isShown) return said;
  return (
    <>
      {said}
      <aside className={styles.hint} aria-labelledby={title} data-screen-only>
        <img src={`/icons/${currentGame.prefix}-192.png`} width={52} height={52} alt="" />
        <div className={styles.words}>
          <h2 id={title}>{words}</h2>
          <p>{m.installText()}</p>
          {way.kind === 'steps' && (
            <ol>
              <li>{m.installStepShare({ bold: boldTag })}</li>
              <li>{m.installStepAdd({ bold: boldTag })}</li>
            </ol>
          )}
        </div>
        <div className={styles.ways}>
          <Button variant="ghost" onClick={withdrawOffer}>
            {m.notNow()}
          </Button>
          {way.kind === 'prompt' && (
            <Button variant="primary" icon="download" onClick={() => void way.ask()}>
              {m.install()}
            </Button>
          )}
        </div>
      </aside>
    </>
  );
}
