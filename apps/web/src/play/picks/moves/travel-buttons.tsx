import { Button } from '../../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { m } from '../words/messages.js';
import styles from './stage-actions.module.css';
import type { Travelled, WayBack } from './use-way-back.ts';

interface TravelButtonsProps {
  readonly wayBack: WayBack;
  readonly isDirty: boolean;
}

/**
 * A button with nothing left to undo keeps the focus: it is marked as disabled instead of being
 * disabled.
 */
export function TravelButtons({ wayBack, isDirty }: TravelButtonsProps) {
  const { canUndo, canRedo, undo, redo } = wayBack;
  return (
    <>
      <Button
        variant="ghost"
        className={isDirty || canUndo || canRedo ? undefined : styles.wide}
        icon="undo"
        aria-label={m.undo()}
        title={m.undoWithKeys()}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo}
        onClick={undo}
      />
      <Button
        variant="ghost"
        className={canRedo ? undefined : styles.idle}
        icon="redo"
        aria-label={m.redo()}
        title={m.redoWithKeys()}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!canRedo}
        onClick={redo}
      />
    </>
  );
}

/** Announces what was undone or redone to a screen reader. */
export function SpokenTravel({ travelled }: { readonly travelled: Travelled | null }) {
  return (
    <VisuallyHidden>
      <span role="status">
        {travelled !== null && <span key={travelled.count}>{travelled.word}</span>}
      </span>
    </VisuallyHidden>
  );
}
