import { type EventFormat, readFormat } from '@callshot/rules';
import { draftStore } from '../../../platform/editing/draft-store.ts';

/** All of a format that is edited. */
export interface FormatState {
  readonly name: string;
  readonly format: EventFormat;
}

/** Unsaved formats in this browser; id 0 = one that was never saved. */
export const formatDrafts = draftStore<FormatState>({
  name: 'format-draft',
  version: 1,
  read: (part) => {
    const name = part('name');
    const { format } = readFormat(part('format'));
    return typeof name === 'string' && format ? { name, format } : null;
  },
});

export const isSameFormat = (one: FormatState, other: FormatState): boolean =>
  one.name === other.name && JSON.stringify(one.format) === JSON.stringify(other.format);
