import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** The fallback; `retry` draws the chunk anew. */
  readonly failed: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
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

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    return this.props.failed(caught.error, () => this.setState({ caught: null }));
  }
}
