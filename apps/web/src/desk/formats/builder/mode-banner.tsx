import { Icon } from '../../../platform/ui/art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './builder-canvas.module.css';
import { type BuilderMode, MODE_BANNERS } from './builder-mode.ts';

interface ModeBannerProps {
  readonly mode: BuilderMode;
  /** The subject of the mode, and its size. */
  readonly detail: string;
  onLeave(): void;
}

/** Tells which choice is being made in the drawing, until it is left. */
export function ModeBanner({ mode, detail, onLeave }: ModeBannerProps) {
  return (
    <div className={styles.banner} role="status">
      <Icon name={mode.kind === 'loser' ? 'arrow-down' : 'cursor'} size={20} />
      <b>{MODE_BANNERS[mode.kind]}</b>
      <span>{detail}</span>
      <button type="button" onClick={onLeave} aria-keyshortcuts="Escape">
        {m.leaveMode()}
      </button>
    </div>
  );
}
