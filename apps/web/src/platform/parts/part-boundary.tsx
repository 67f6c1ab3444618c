import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** The fallback; `retry` draws the chunk anew. */
  readonly failed: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
  /** An error is left behind when this changes. */
  readonly place?: string;
}

interface Caught {
  readonly error: unknown;
}

/** An error in a chunk leaves the page around it standing. */
export class PartBoundary extends Component<PartBoundaryProps, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } };
  }

  override componentDidUpdate(before: PartBoundaryProps): void {
    if (before.place !== this.props.place && this.state.caught !== null) {
      this.setState({ caught: null });
    }
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    return this.props.failed(caught.error, () => this.setState({ caught: null }));
  }
}
