import type { Lost } from '@callshot/rules';
import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';

/** The losses of an edit, in a sentence; null without any. */
export function lossWords({ links, viewMatches, groupColumns, entries }: Lost): string | null {
  const gone = [
    ...(links > 0 ? [m.lostLinks({ count: links })] : []),
    ...(viewMatches > 0 ? [m.lostViewMatches({ count: viewMatches })] : []),
    ...(groupColumns > 0 ? [m.lostGroupColumns({ count: groupColumns })] : []),
    ...(entries > 0 ? [m.lostEntries({ count: entries })] : []),
  ];
  return gone.length === 0 ? null : m.wentWithIt({ all: allOf(gone) });
}

/** 'A, B and C'. */
export function allOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : m.andLast({ parts: listed(parts.slice(0, -1)), last });
}
