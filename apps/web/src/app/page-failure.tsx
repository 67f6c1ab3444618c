import { Button } from '../platform/ui/controls/button.tsx';
import { EmptyState } from '../platform/ui/states/empty-state.tsx';
import { m } from './words/messages.js';

/** A page that could not be drawn or whose code could not be loaded. */
export function PageFailure() {
  return (
    <EmptyState icon="warning" level={1} title={m.pageFailed()} text={m.pageFailedText()}>
      <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
        {m.reload()}
      </Button>
    </EmptyState>
  );
}
