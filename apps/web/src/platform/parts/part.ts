import type { ComponentType } from 'react';

export type PartState<P> =
  | { readonly kind: 'absent' | 'loading' }
  | { readonly kind: 'ready'; readonly Component: ComponentType<P> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A component that is fetched later, and again when fetching it failed. */
export class Part<P> {
  readonly #fetch: () => Promise<ComponentType<P>>;
  readonly #listeners = new Set<() => void>();
  #state: PartState<P> = { kind: 'absent' };

  constructor(fetch: () => Promise<ComponentType<P>>) {
    this.#fetch = fetch;
  }

  readonly state = (): PartState<P> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches it unless it is there or on its way; never rejects. */
  readonly load = async (): Promise<void> => {
    if (this.#state.kind === 'ready' || this.#state.kind === 'loading') return;
    this.#become({ kind: 'loading' });
    try {
      this.#become({ kind: 'ready', Component: await this.#fetch() });
    } catch (error) {
      this.#become({ kind: 'failed', error });
    }
  };

  #become(state: PartState<P>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
