import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './draft-notice.module.css';

interface DraftNoticeProps {
  readonly kind: 'restored' | 'too_late' | 'too_late_for_any' | 'by_staff';
  onDiscard?(): void;
  onDismiss?(): void;
}

const TEXTS: Record<DraftNoticeProps['kind'], string> = {
  restored: 'Your unsaved picks from last time are back.',
  too_late: 'Picks locked before your last changes were submitted. What you saved earlier counts.',
  too_late_for_any:
    'Picks locked before yours were submitted, and none were saved earlier. They do not count.',
  by_staff: 'These picks were edited by staff.',
};

/** Something about the picks that their owner should know, above them. */
export function DraftNotice({ kind, onDiscard, onDismiss }: DraftNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <Icon name={kind.startsWith('too_late') ? 'warning' : 'info'} size={18} />
      <p className={styles.text}>{TEXTS[kind]}</p>
      {onDiscard && (
        <Button size="sm" onClick={onDiscard}>
          Discard
        </Button>
      )}
      {onDismiss && (
        <Button
          size="sm"
          variant="ghost"
          icon="cross"
          aria-label="Dismiss this notice"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
