import type { ReportAction, ReportAnswer, ReportedSubject, ReportKind } from '@callshot/contract';
import { m } from './words/messages.js';

export const kindNames: Readonly<Record<ReportKind, string>> = {
  username: m.kindUsername(),
  league: m.kindLeague(),
  nameplate: m.kindNameplate(),
};

/** The possible actions on each kind, the mildest last. */
export const actionsOf: Readonly<Record<ReportKind, readonly ReportAction[]>> = {
  username: ['rename', 'flag', 'dismiss'],
  league: ['rename', 'close', 'dismiss'],
  nameplate: ['rename', 'disable', 'dismiss'],
};

export const actionNames: Readonly<Record<ReportAction, string>> = {
  rename: m.actionRename(),
  flag: m.actionFlag(),
  disable: m.actionDisable(),
  close: m.actionClose(),
  dismiss: m.actionDismiss(),
};

export const doneNames: Readonly<Record<ReportAction, string>> = {
  rename: m.doneRename(),
  flag: m.doneFlag(),
  disable: m.doneDisable(),
  close: m.doneClose(),
  dismiss: m.doneDismiss(),
};

export const reportsText = (count: number): string => m.reportCount({ count });

const ownerOf = ({ owner }: ReportedSubject): string => owner?.username ?? m.nobody();

/** The effect of an action, said before it is done. */
export function effectOf(subject: ReportedSubject, action: ReportAction): string {
  switch (action) {
    case 'rename':
      return renameEffects[subject.kind](subject);
    case 'flag':
      return subject.isDone
        ? m.effectFlagDone({ name: subject.name })
        : m.effectFlag({ name: subject.name });
    case 'disable':
      return subject.isDone ? m.effectDisableDone() : disableEffect(subject);
    case 'close':
      return m.effectClose({ count: subject.people ?? 0 });
    case 'dismiss':
      return m.effectDismiss();
  }
}

function disableEffect(subject: ReportedSubject): string {
  const count = subject.people ?? 0;
  return subject.owner
    ? m.effectDisableOwned({ count, owner: ownerOf(subject) })
    : m.effectDisable({ count });
}

const renameEffects: Readonly<Record<ReportKind, (subject: ReportedSubject) => string>> = {
  username: ({ name }) => m.effectRenameUsername({ name }),
  league: (subject) => m.effectRenameLeague({ owner: ownerOf(subject) }),
  nameplate: (subject) =>
    subject.owner ? m.effectRenameOwned({ owner: ownerOf(subject) }) : m.effectRenamePlate(),
};

/** The effect of taking an answer back. */
export function undoEffectOf({ action, name, newName }: ReportAnswer): string {
  switch (action) {
    case 'rename':
      return m.undoRename({ name, newName: newName ?? '' });
    case 'flag':
      return m.undoFlag();
    case 'disable':
      return m.undoDisable();
    case 'close':
      return m.undoClose();
    case 'dismiss':
      return m.undoDismiss();
  }
}
