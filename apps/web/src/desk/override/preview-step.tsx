import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import styles from './override-page.module.css';
import { PreviewModal } from './preview-modal.tsx';
import type { Override } from './use-override.ts';

interface PreviewStepProps {
  readonly override: Override;
  readonly isReady: boolean;
  /** The label of the button. */
  readonly children: string;
  /** False = something else is asked for first. */
  onAsk?(): boolean;
}

/** Why there is no preview, with everything that is wrong, for beside its button. */
export function PreviewRefusal({
  override: { previewRefusal },
}: Pick<PreviewStepProps, 'override'>) {
  return (
    <div className={styles.refusal}>
      <FormError refusal={previewRefusal} />
    </div>
  );
}

/** Nothing is saved that was not looked at: the button to the preview, and the preview with its save. */
export function PreviewStep({ override, isReady, children, onAsk }: PreviewStepProps) {
  return (
    <>
      <Button
        variant="primary"
        disabled={!isReady}
        isBusy={override.isPreviewing}
        onClick={() => onAsk?.() !== false && override.preview()}
      >
        {children}
      </Button>
      {override.previewed && (
        <PreviewModal
          preview={override.previewed}
          isSaving={override.isSaving}
          refusal={override.saveRefusal}
          onSave={override.save}
          onClose={override.closePreview}
        />
      )}
    </>
  );
}
