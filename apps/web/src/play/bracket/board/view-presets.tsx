import type { BracketView } from '@callshot/rules';
import styles from '../canvas/bracket-canvas.module.css';
import { m } from '../words/messages.js';

interface ViewPresetsProps {
  readonly views: readonly BracketView[];
  readonly onWhole: () => void;
  readonly onView: (view: BracketView) => void;
}

/** A format's views as camera presets [rule: bracket-view-8]. */
export function ViewPresets({ views, onWhole, onView }: ViewPresetsProps) {
  if (views.length === 0) return null;
  return (
    <div role="toolbar" aria-label={m.partsOfBracket()} className={styles.presets}>
      <button type="button" className={styles.preset} onClick={onWhole}>
        {m.wholeBracket()}
      </button>
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          className={styles.preset}
          onClick={() => onView(view)}
        >
          {view.name}
        </button>
      ))}
    </div>
  );
}
