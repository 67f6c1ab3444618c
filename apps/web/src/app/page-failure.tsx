import { Button } from '../platform/ui/controls/button.tsx';
import { EmptyState } from '../platform/ui/states/empty-state.tsx';

/** A page that could not be drawn or whose code could not be loaded. */
export function PageFailure() {
  return (
    <EmptyState
      icon="warning"
      level={1}
      title="This page could not be shown"
      text="A newer version may just have been published. Unsaved picks are kept."
    >
      <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
        Reload
      </Button>
    </EmptyState>
  );
}
