import {
  type BracketColumn,
  type EditFault,
  type EventFormat,
  editFormat,
  type FormatEdit,
} from '@callshot/rules';
import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';

/** Changes of a bracket's structure wait in the panel until they are applied. */
export type StructureEdit = FormatEdit<'setColumnCount' | 'setMatchCount' | 'changeColumn'>;

/**
 * Waiting edits by the part that each changes. A later edit of the same part replaces the earlier
 * one.
 */
export type PendingEdits = ReadonlyMap<string, StructureEdit>;

export const NO_PENDING: PendingEdits = new Map();

function keyOf(edit: StructureEdit): string {
  if (edit.kind === 'setColumnCount') return `columns ${edit.part}`;
  const column = `${edit.part} ${edit.col}`;
  return edit.kind === 'setMatchCount'
    ? `matches ${column}`
    : `${Object.keys(edit.to).join(' ')} ${column}`;
}

export function withPending(pending: PendingEdits, edit: StructureEdit): PendingEdits {
  const next = new Map(pending);
  next.set(keyOf(edit), edit);
  return next;
}

/** Columns first, then how many matches they have, then what is said of them. */
const ORDER = ['setColumnCount', 'setMatchCount', 'changeColumn'] as const;

export const inOrder = (pending: PendingEdits): StructureEdit[] =>
  ORDER.flatMap((kind) => [...pending.values()].filter((edit) => edit.kind === kind));

export interface Planned {
  /** With everything that waits. */
  readonly format: EventFormat;
  /** Why not all of it can be applied; null = it can. */
  readonly fault: EditFault | null;
}

/** The format after all waiting edits are applied. */
export function planned(format: EventFormat, pending: PendingEdits): Planned {
  let plan: Planned = { format, fault: null };
  for (const edit of inOrder(pending)) {
    const edited = editFormat(plan.format, edit);
    plan = edited.ok
      ? { format: edited.format, fault: plan.fault }
      : { format: plan.format, fault: plan.fault ?? edited.fault };
  }
  return plan;
}

/** Without what would change nothing. */
export function stillWaiting(format: EventFormat, pending: PendingEdits): PendingEdits {
  const kept = [...pending].filter(([key, edit]) => {
    const others = new Map(pending);
    others.delete(key);
    const without = planned(format, others).format;
    const edited = editFormat(without, edit);
    return !edited.ok || edited.format !== without;
  });
  return kept.length === pending.size ? pending : new Map(kept);
}

const COLUMN_WORDS: Readonly<Partial<Record<keyof BracketColumn, string>>> = {
  name: m.headerChanged(),
  bestOf: m.bestOfChanged(),
  paddingTop: m.paddingTopChanged(),
  paddingLeft: m.paddingLeftChanged(),
  bothTeamsAdvance: m.bothAdvanceChanged(),
  lockPicks: m.lockPicksChanged(),
  isQualifier: m.qualifierChanged(),
  drawn: m.pairingsDrawnChanged(),
};

/** The waiting edits in words: '2 changes not applied: best of, match count'. */
export function pendingWords(pending: PendingEdits): string {
  if (pending.size === 0) return m.allApplied();
  const what = inOrder(pending).flatMap((edit) => {
    if (edit.kind === 'setColumnCount') return [m.columnsChanged()];
    if (edit.kind === 'setMatchCount') return [m.matchCountChanged()];
    return Object.keys(edit.to).map((key) => COLUMN_WORDS[key as keyof BracketColumn] ?? key);
  });
  return m.notApplied({ count: pending.size, what: listed([...new Set(what)]) });
}
