import { type EventFormat, readFormat } from '@callshot/rules';
import type { FormatState } from './edit-history.ts';

/** Unsaved work on a format of one user in this browser; id 0 = a format never saved. */
export interface DraftKey {
  readonly userId: number;
  readonly formatId: number;
}

export interface FormatDraft extends FormatState {
  /** When what it was begun on was saved; null = never. */
  readonly modified: string | null;
  readonly keptAt: number;
}

/** Changes when the stored shape does; other versions are dropped. */
const SHAPE = 1;

const nameOf = ({ userId, formatId }: DraftKey): string =>
  `callshot.format-draft.${userId}.${formatId}`;

function draftOf(value: unknown): FormatDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const read = (name: string): unknown => Reflect.get(value, name);
  const [name, modified, keptAt] = [read('name'), read('modified'), read('keptAt')];
  if (read('shape') !== SHAPE || typeof name !== 'string' || typeof keptAt !== 'number')
    return null;
  if (modified !== null && typeof modified !== 'string') return null;
  const { format } = readFormat(read('format'));
  return format && { name, format, modified, keptAt };
}

/** The draft of a format, or null when there is none that can be read. */
export function readDraft(storage: Storage, key: DraftKey): FormatDraft | null {
  try {
    return draftOf(JSON.parse(storage.getItem(nameOf(key)) ?? 'null'));
  } catch {
    return null;
  }
}

/** False = the storage is full or forbidden: the work lives as long as the page. */
export function writeDraft(storage: Storage, key: DraftKey, draft: FormatDraft): boolean {
  try {
    storage.setItem(nameOf(key), JSON.stringify({ shape: SHAPE, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(storage: Storage, key: DraftKey): void {
  try {
    storage.removeItem(nameOf(key));
  } catch {
    // A storage that cannot be written holds no draft either.
  }
}

export const isSameFormat = (one: EventFormat, other: EventFormat): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
