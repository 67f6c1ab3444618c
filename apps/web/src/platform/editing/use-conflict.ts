import { useState } from 'react';
import type { Editing, Saved } from './use-editing.ts';

/** The edited thing as somebody else saved it since. */
export interface Newer<S> extends Saved<S> {
  readonly modified: string;
  /** Null = not known. */
  readonly by: string | null;
}

export interface Conflict<S> {
  /** Null = there is none. */
  readonly newer: Newer<S> | null;
  found(newer: Newer<S>): void;
  /** Saves the edited state as a thing of its own, beside the newer one. */
  keepAsCopy(): Promise<boolean>;
  /** Continues with the newer one; undo leads back to the edited state. */
  takeTheirs(): void;
  /** Nothing is decided: it goes on being edited, and the next save asks again. */
  decideLater(): void;
}

/** A save that met a newer copy, until it is decided. */
export function useConflict<S extends object>(
  editing: Editing<S>,
  of: {
    copyOf(state: S): S;
    save(state: S, over: Pick<Saved<S>, 'id' | 'modified'>): Promise<boolean>;
  },
): Conflict<S> {
  const [newer, setNewer] = useState<Newer<S> | null>(null);
  return {
    newer,
    found: setNewer,
    keepAsCopy: () => {
      const copy = of.copyOf(editing.latest());
      editing.change(copy);
      setNewer(null);
      return of.save(copy, { id: 0, modified: null });
    },
    takeTheirs: () => {
      if (newer === null) return;
      editing.change(newer.state);
      editing.markSaved(newer);
      setNewer(null);
    },
    decideLater: () => setNewer(null),
  };
}
