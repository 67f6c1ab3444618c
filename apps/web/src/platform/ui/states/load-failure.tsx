import { Button } from '../controls/button.tsx';
import { m } from '../words/messages.js';
import { EmptyState } from './empty-state.tsx';

interface LoadFailureProps {
  title: string;
  onRetry(): void;
}

export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <EmptyState icon="warning" title={title}>
      <Button icon="refresh" onClick={onRetry}>
        {m.tryAgain()}
      </Button>
    </EmptyState>
  );
}
