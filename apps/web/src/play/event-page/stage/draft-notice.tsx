import { Button } from '../../../platform/ui/controls/button.tsx';
import { FootNotice } from '../../picks/saving/foot-notice.tsx';
import { m } from '../words/messages.js';

interface DraftNoticeProps {
  readonly kind: 'restored' | 'beside_saved' | 'too_late' | 'too_late_for_any' | 'by_staff';
  onDiscard?(): void;
  onDismiss?(): void;
}

const TEXTS: Record<DraftNoticeProps['kind'], string> = {
  restored: m.draftKept(),
  beside_saved: m.draftBesideSaved(),
  too_late: m.draftTooLate(),
  too_late_for_any: m.draftTooLateForAny(),
  by_staff: m.editedByStaff(),
};

/** Tells what became of picks that were left unsaved, or that were changed elsewhere. */
export function DraftNotice({ kind, onDiscard, onDismiss }: DraftNoticeProps) {
  const isWarning = kind.startsWith('too_late');
  return (
    <FootNotice
      icon={isWarning ? 'warning' : 'info'}
      tone={isWarning ? 'warning' : 'info'}
      // It comes with its text, which only an alert is read of.
      role={isWarning ? 'alert' : 'status'}
      actions={
        (onDiscard ?? onDismiss) && (
          <>
            {onDiscard && (
              <Button size="sm" onClick={onDiscard}>
                {m.discard()}
              </Button>
            )}
            {onDismiss && (
              <Button
                size="sm"
                variant="ghost"
                icon="cross"
                aria-label={m.dismissNotice()}
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
