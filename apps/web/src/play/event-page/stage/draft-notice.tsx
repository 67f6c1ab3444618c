import { Button } from '../../../platform/ui/controls/button.tsx';
import { FootNotice } from '../../picks/saving/foot-notice.tsx';

interface DraftNoticeProps {
  readonly kind: 'restored' | 'beside_saved' | 'too_late' | 'too_late_for_any' | 'by_staff';
  onDiscard?(): void;
  onDismiss?(): void;
}

const TEXTS: Record<DraftNoticeProps['kind'], string> = {
  restored: 'Your unsaved picks are kept. They count once you submit them.',
  beside_saved:
    'Your picks are kept. You saved others for this stage before: submit these to replace them.',
  too_late: 'Picks locked before your last changes were submitted. What you saved earlier counts.',
  too_late_for_any:
    'Picks locked before yours were submitted, and none were saved earlier. They do not count.',
  by_staff: 'These picks were edited by staff.',
};

/** Tells what became of picks that were left unsaved, or that were changed elsewhere. */
export function DraftNotice({ kind, onDiscard, onDismiss }: DraftNoticeProps) {
  const isWarning = kind.startsWith('too_late');
  return (
    <FootNotice
      icon={isWarning ? 'warning' : 'info'}
      tone={isWarning ? 'warning' : 'info'}
      actions={
        (onDiscard ?? onDismiss) && (
          <>
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
          </>
        )
      }
    >
      {TEXTS[kind]}
    </FootNotice>
  );
}
