/** Unsaved work of one user that this browser keeps. */
export interface KeptDraft<T> {
  /** Null where nothing can be read. */
  read(): T | null;
  write(draft: T): void;
  clear(): void;
}

/**
 * `shape` changes when what is kept does; other versions are dropped. Only the screen itself writes
 * under its name, so that the version stands for all that is within.
 */
export function keptDraft<T>(storage: Storage, name: string, shape: number): KeptDraft<T> {
  const isKept = (kept: unknown): kept is { readonly draft: T } =>
    typeof kept === 'object' && kept !== null && Reflect.get(kept, 'shape') === shape;
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? 'null');
        return isKept(kept) ? kept.draft : null;
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        storage.setItem(name, JSON.stringify({ shape, draft }));
      } catch {
        // A full or forbidden storage costs only what a reload would bring back.
      }
    },
    clear: () => {
      try {
        storage.removeItem(name);
      } catch {
        // A storage that cannot be written holds no draft either.
      }
    },
  };
}
