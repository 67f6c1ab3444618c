import { storedJson } from '../core/stored-json.ts';

/** Unsaved work of one user in this browser; id 0 = on something that was never saved. */
export interface DraftKey {
  readonly userId: number;
  readonly id: number;
}

export interface Draft<S> {
  readonly state: S;
  /** When what it was begun on was saved; null = never. */
  readonly modified: string | null;
  readonly keptAt: number;
}

interface DraftShape<S> {
  /** In the storage, before user and id. */
  readonly name: string;
  /** Changes when the stored shape does; other versions are dropped. */
  readonly version: number;
  /** Reads the state out of storage, by the names of its parts; null = it cannot be read. */
  read(part: (name: string) => unknown): S | null;
}

export interface DraftStore<S> {
  /** Null when there is none that can be read. */
  read(storage: Storage, key: DraftKey): Draft<S> | null;
  /** False = the storage is full or forbidden: the work lives as long as the page. */
  write(storage: Storage, key: DraftKey, draft: Draft<S>): boolean;
  clear(storage: Storage, key: DraftKey): void;
}

export function draftStore<S extends object>(shape: DraftShape<S>): DraftStore<S> {
  const nameOf = ({ userId, id }: DraftKey): string => `callshot.${shape.name}.${userId}.${id}`;

  function draftOf(value: unknown): Draft<S> | null {
    if (typeof value !== 'object' || value === null) return null;
    const read = (name: string): unknown => Reflect.get(value, name);
    const [modified, keptAt] = [read('modified'), read('keptAt')];
    if (read('shape') !== shape.version || typeof keptAt !== 'number') return null;
    if (modified !== null && typeof modified !== 'string') return null;
    const state = shape.read(read);
    return state && { state, modified, keptAt };
  }

  return {
    read: (storage, key) => storedJson(storage, nameOf(key)).read(draftOf),
    write: (storage, key, { state, modified, keptAt }) =>
      storedJson(storage, nameOf(key)).write({
        shape: shape.version,
        ...state,
        modified,
        keptAt,
      }),
    clear: (storage, key) => storedJson(storage, nameOf(key)).clear(),
  };
}
