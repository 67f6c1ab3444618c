import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './pick-dock.module.css';
import type { Travelled, WayBack } from './use-way-back.ts';

interface TravelButtonsProps {
  readonly wayBack: WayBack;
  readonly isDirty: boolean;
}

/** The keyboard stays on a button that has nothing left to do: it is not disabled, but rests. */
export function TravelButtons({ wayBack, isDirty }: TravelButtonsProps) {
  const { canUndo, canRedo, undo, redo } = wayBack;
  return (
    <>
      <Button
        variant="ghost"
        className={isDirty || canUndo || canRedo ? undefined : styles.wide}
        icon="undo"
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo}
        onClick={undo}
      />
      <Button
        variant="ghost"
        className={canRedo ? undefined : styles.wide}
        icon="redo"
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!canRedo}
        onClick={redo}
      />
    </>
  );
}

/** What was undone or redone, for those who do not see it. */
export function SpokenTravel({ travelled }: { readonly travelled: Travelled | null }) {
  return (
    <VisuallyHidden>
      <span role="status">
        {travelled !== null && <span key={travelled.count}>{travelled.word}</span>}
      </span>
    </VisuallyHidden>
  );
}
