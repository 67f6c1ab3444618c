import { useState } from 'react';
import { lazyDialog, lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import styles from './fill-button.module.css';
import type { FillDialogProps } from './fill-dialog.tsx';

const fetchParts = () => import('./fill-dialog.tsx');
const FillDialog = lazyDialog(async () => (await fetchParts()).FillDialog);
export const ClashNotice = lazyPart(async () => (await fetchParts()).ClashNotice, {
  failed: () => null,
});

interface FillButtonProps extends Omit<FillDialogProps, 'onClose'> {
  /** Above the picks where the bar is narrow: it has no room for one more button. */
  readonly isRow?: boolean;
}

/** Opens the choice of what fills the slip. */
export function FillButton(props: FillButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={props.isRow ? styles.row : styles.bar}>
      <Button variant="ghost" icon="wand" title={m.fillForMe()} onClick={() => setOpen(true)}>
        <span className={styles.words}>{m.fillForMe()}</span>
      </Button>
      {isOpen && <FillDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** In place of the button while the stage cannot be picked. */
export const FillRefused = ({ reason }: { readonly reason: string }) => (
  <Button variant="ghost" icon="wand" aria-label={m.fillForMe()} title={reason} disabled />
);
