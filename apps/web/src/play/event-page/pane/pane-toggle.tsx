import { useEffect, useRef } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import { PANE_ID, usePane } from './pane-state.ts';

/** Set by a press on either button: the other one then takes the focus. */
let isPressed = false;

function useFocusAfterPress(isTaken: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPressed && isTaken) button.current?.focus();
    isPressed = false;
  }, [isTaken]);
  return button;
}

/** On the event bar while the pane is closed. */
export function PaneOpener({ className }: { readonly className?: string | undefined }) {
  const pane = usePane();
  const button = useFocusAfterPress(!pane.isDrawer);
  return (
    <Button
      ref={button}
      variant="ghost"
      icon="panel"
      className={className}
      aria-label={m.eventDetails()}
      title={m.eventDetails()}
      aria-expanded={pane.isOpen}
      aria-controls={PANE_ID}
      onClick={() => {
        isPressed = !pane.isDrawer;
        pane.open();
      }}
    />
  );
}

/** In the pane. */
export function PaneCloser({ className }: { readonly className?: string | undefined }) {
  const pane = usePane();
  const button = useFocusAfterPress(pane.isOpen && !pane.isDrawer);
  return (
    <Button
      ref={button}
      variant="ghost"
      icon={pane.isDrawer ? 'cross' : 'panel'}
      className={className}
      aria-label={m.closeEventDetails()}
      title={m.closeEventDetails()}
      onClick={() => {
        isPressed = !pane.isDrawer;
        pane.close();
      }}
    />
  );
}
