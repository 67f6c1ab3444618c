import { Button } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadFailureProps {
  title: string;
  onRetry(): void;
}

export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <EmptyState icon="warning" title={title}>
      <Button icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
