import { useEffect, useState } from 'react';
import { storedJson } from '../core/stored-json.ts';

/** Unsaved work of one user that this browser keeps. */
export interface KeptDraft<T> {
  /** Null = there is none that can be read. */
  read(): T | null;
  write(draft: T): void;
}

/**
 * `shape` changes when what is kept does; other versions are dropped. Only the screen itself writes
 * under its name, so that the version stands for all that is within.
 */
export function keptDraft<T>(storage: Storage, name: string, shape: number): KeptDraft<T> {
  const stored = storedJson(storage, name);
  const isKept = (kept: unknown): kept is { readonly draft: T } =>
    typeof kept === 'object' && kept !== null && Reflect.get(kept, 'shape') === shape;
  return {
    read: () => stored.read((kept) => (isKept(kept) ? kept.draft : null)),
    write: (draft) => void stored.write({ shape, draft }),
  };
}

/** The state of a screen whose fields are as they were left, without a question. */
export function useKeptDraft<T>(keptOf: () => KeptDraft<T>, begin: () => T) {
  const [kept] = useState(keptOf);
  const [draft, setDraft] = useState(() => kept.read() ?? begin());
  useEffect(() => kept.write(draft), [kept, draft]);
  return [draft, setDraft] as const;
}
