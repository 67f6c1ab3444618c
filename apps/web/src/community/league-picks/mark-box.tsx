import { classNames } from '../../platform/ui/hooks/class-names.ts';
import styles from './mark-box.module.css';
import type { Mark } from './marks.ts';
import { m } from './words/messages.js';

interface MarkBoxProps {
  readonly username: string;
  readonly mark: Mark | null;
  readonly tabIndex?: number;
  readonly 'data-place'?: string;
  readonly className?: string;
  onPress(): void;
}

/** Chooses a member for the comparison of two. */
export function MarkBox({ username, mark, onPress, className, ...rest }: MarkBoxProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.box, className)}
      data-mark={mark ?? undefined}
      aria-pressed={mark !== null}
      aria-label={
        mark === null
          ? m.compareMember({ username })
          : m.compareMarked({ username, mark: mark.toUpperCase() })
      }
      onClick={onPress}
    >
      <span aria-hidden>{mark?.toUpperCase()}</span>
    </button>
  );
}
