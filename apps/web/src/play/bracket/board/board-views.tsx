import { useMemo, useRef } from 'react';
import { useStore } from '../../../platform/core/store.ts';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { m } from '../words/messages.js';
import { boardMode } from './board-mode.ts';
import type { BoardViewsProps } from './board-props.ts';
import styles from './bracket-board.module.css';
import { ModeToggle } from './mode-toggle.tsx';
import { PHONE } from './phone-width.ts';

const drawn = { waiting: <p className={styles.loading}>{m.drawingBracket()}</p> };
const BracketCanvas = lazyPart(
  async () => (await import('../canvas/bracket-canvas.tsx')).BracketCanvas,
  drawn,
);
const MatchList = lazyPart(async () => (await import('../phone/match-list.tsx')).MatchList, drawn);
const PhoneStrip = lazyPart(
  async () => (await import('../phone/phone-strip.tsx')).PhoneStrip,
  drawn,
);

/** Fetches what a bracket is shown with on this screen: along with the board, not after it. */
export const loadBoardView = async (): Promise<void> => {
  const isList = boardMode.read() === 'list';
  await (isList ? MatchList : matchMedia(PHONE).matches ? PhoneStrip : BracketCanvas).load();
};

/** A canvas, a strip of rounds on phones, or a list: the same matches in each. */
export function BoardViews(props: BoardViewsProps) {
  const mode = useStore(boardMode);
  const isPhone = useMedia(PHONE);
  const hasSwitched = useRef(false);
  const toggle = useMemo(
    () => (
      <ModeToggle
        mode={mode}
        hasSwitched={hasSwitched}
        onMode={(next) => {
          hasSwitched.current = true;
          boardMode.choose(next);
        }}
      />
    ),
    [mode],
  );
  if (mode === 'list') return <MatchList {...props} toggle={toggle} />;
  return isPhone ? (
    <PhoneStrip {...props} toggle={toggle} />
  ) : (
    <BracketCanvas {...props} toggle={toggle} />
  );
}
