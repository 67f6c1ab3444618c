import type { ReportAction, ReportAnswer, ReportedSubject, ReportKind } from '@callshot/contract';
import { peopleText } from '../../platform/ui/words/people-text.ts';

export const kindNames: Readonly<Record<ReportKind, string>> = {
  username: 'Username',
  league: 'League',
  nameplate: 'Nameplate',
};

/** The possible actions on each kind, the mildest last. */
export const actionsOf: Readonly<Record<ReportKind, readonly ReportAction[]>> = {
  username: ['rename', 'flag', 'dismiss'],
  league: ['rename', 'close', 'dismiss'],
  nameplate: ['rename', 'disable', 'dismiss'],
};

export const actionNames: Readonly<Record<ReportAction, string>> = {
  rename: 'Rename',
  flag: 'Ask for another',
  disable: 'Disable',
  close: 'Close',
  dismiss: 'Dismiss',
};

export const doneNames: Readonly<Record<ReportAction, string>> = {
  rename: 'Renamed',
  flag: 'Asked for another',
  disable: 'Disabled',
  close: 'Closed',
  dismiss: 'Dismissed',
};

export const reportsText = (count: number): string =>
  count === 1 ? '1 report' : `${count.toLocaleString('en')} reports`;

const ownerOf = ({ owner }: ReportedSubject): string => owner?.username ?? 'Nobody';

/** The effect of an action, said before it is done. */
export function effectOf(subject: ReportedSubject, action: ReportAction): string {
  switch (action) {
    case 'rename':
      return renameEffects[subject.kind](subject);
    case 'flag':
      return subject.isDone
        ? `${subject.name} is already asked for another username, which answers the reports.`
        : `${subject.name} keeps the name for now, and is asked for another one at each login.`;
    case 'disable':
      return subject.isDone
        ? 'It is already disabled, which answers the reports.'
        : `Everyone sees Classic instead at once, on ${namesText(subject.people ?? 0)}${
            subject.owner ? `; ${ownerOf(subject)} is told why` : ''
          }. It can be allowed again.`;
    case 'close':
      return `It disappears for everyone, and its members (${peopleText(subject.people ?? 0)}) are told why. You can bring it back with all of them for 30 days.`;
    case 'dismiss':
      return 'It stays as it is, and nobody is told. The same users can report it again once it has changed.';
  }
}

const namesText = (count: number): string =>
  count === 1 ? '1 name' : `${count.toLocaleString('en')} names`;

const renameEffects: Readonly<Record<ReportKind, (subject: ReportedSubject) => string>> = {
  username: ({ name }) =>
    `Everyone sees the new name at once. ${name} logs in with it from now on and is told why. No one else can take the old name for 30 days.`,
  league: (subject) => `Everyone sees the new name at once, and ${ownerOf(subject)} is told why.`,
  nameplate: (subject) =>
    subject.owner
      ? `It looks the same under its new name, and ${ownerOf(subject)} is told why.`
      : 'It looks the same. Its owners find it under its new name.',
};

/** The effect of taking an answer back. */
export function undoEffectOf({ action, name, newName }: ReportAnswer): string {
  switch (action) {
    case 'rename':
      return `It is called ${name} again instead of ${newName}, and its owner is told why. Its reports are open again.`;
    case 'flag':
      return 'Its owner is no longer asked for another username. Its reports are open again.';
    case 'disable':
      return 'Everyone sees it again where it is worn. Its reports are open again.';
    case 'close':
      return 'It comes back with all its members, and its creator is told. Its reports are open again.';
    case 'dismiss':
      return 'Its reports are open again.';
  }
}
