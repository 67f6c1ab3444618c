import { openModal } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import type { ReportedThing } from './report-modal.tsx';
import { reportTitles } from './report-titles.ts';

interface ReportButtonProps {
  readonly thing: ReportedThing;
  /** Before its dialog opens. */
  onOpen?(): void;
}

export const ReportButton = ({ thing, onOpen }: ReportButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    icon="warning"
    onClick={() => {
      onOpen?.();
      openModal('report', { thing });
    }}
  >
    {reportTitles[thing.kind]}
  </Button>
);
