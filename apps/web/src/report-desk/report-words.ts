import type { ReportAction, ReportAnswer, ReportedSubject, ReportKind } from '@callshot/contract';
import { peopleText } from '../ui/people-text.ts';

export const kindNames: Readonly<Record<ReportKind, string>> = {
  username: 'Username',
  league: 'League',
  nameplate: 'Nameplate',
};

/** What can be done about each, the mildest last. */
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

/** What becomes of it, said before it is done. */
export function effectOf(subject: ReportedSubject, action: ReportAction): string {
  switch (action) {
    case 'rename':
      return renameEffects[subject.kind](subject);
    case 'flag':
      return subject.isDone
        ? `${subject.name} is asked for another username already; the reports are answered by that.`
        : `${subject.name} keeps the name until they choose another one, which they are asked for whenever they log in.`;
    case 'disable':
      return subject.isDone
        ? 'It is disabled already; the reports are answered by that.'
        : `Everybody sees Classic in its place at once, on ${namesText(subject.people ?? 0)}${
            subject.owner ? `; ${ownerOf(subject)} is told why` : ''
          }. It can be allowed again.`;
    case 'close':
      return `Nobody sees it any more, and its members (${peopleText(subject.people ?? 0)}) are told why. For 30 days it can be brought back with all of them.`;
    case 'dismiss':
      return 'It stays as it is, and nobody is told. Who reported it can report it again once it has changed.';
  }
}

const namesText = (count: number): string =>
  count === 1 ? '1 name' : `${count.toLocaleString('en')} names`;

const renameEffects: Readonly<Record<ReportKind, (subject: ReportedSubject) => string>> = {
  username: ({ name }) =>
    `Everybody sees the new name at once, and ${name} logs in with it from now on, and is told why. The old name is nobody else’s for 30 days.`,
  league: (subject) => `Everybody sees the new name at once; ${ownerOf(subject)} is told why.`,
  nameplate: (subject) =>
    subject.owner
      ? `It looks as before under its new name; ${ownerOf(subject)} is told why.`
      : 'It looks as before; whoever has it finds it under its new name.',
};

/** What becomes of it when the answer is taken back. */
export function undoEffectOf({ action, name, newName }: ReportAnswer): string {
  switch (action) {
    case 'rename':
      return `It is called ${name} again in place of ${newName}, and whose it is is told why. Its reports wait again.`;
    case 'flag':
      return 'No other username is asked for any more. Its reports wait again.';
    case 'disable':
      return 'Everybody sees it again where it is worn. Its reports wait again.';
    case 'close':
      return 'It comes back with everybody in it, and its creator is told. Its reports wait again.';
    case 'dismiss':
      return 'Its reports wait again.';
  }
}
