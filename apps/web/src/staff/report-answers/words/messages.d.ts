// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Reports */
  readonly reports: () => string;
  /** Usernames, leagues and nameplates that users reported. */
  readonly intro: () => string;
  /** Which reports */
  readonly whichReports: () => string;
  /** Waiting */
  readonly waiting: () => string;
  /** Waiting {count} */
  readonly waitingCount: (values: { readonly count: string | number }) => string;
  /** Answered */
  readonly answeredTitle: () => string;
  /** What */
  readonly columnWhat: () => string;
  /** Whose */
  readonly labelWhose: () => string;
  /** Last reason */
  readonly lastReason: () => string;
  /** Waits since */
  readonly waitsSince: () => string;
  /** Oldest first */
  readonly oldestFirst: () => string;
  /** the reports */
  readonly whatReports: () => string;
  /** No reports to answer */
  readonly noneWaiting: () => string;
  /** Reports of usernames, leagues and nameplates stay here until staff answer them. */
  readonly noneWaitingText: () => string;
  /** Reports to answer */
  readonly waitingCaption: () => string;
  /** and {count, number} more, listed as these are answered */
  readonly andMore: (values: { readonly count: number }) => string;
  /** Close */
  readonly close: () => string;
  /** Nothing left to answer */
  readonly nothingLeft: () => string;
  /** Someone else answered its reports, or it is gone. Look under Answered for what was done. */
  readonly nothingLeftText: () => string;
  /** Looks */
  readonly looks: () => string;
  /** Callshot’s own */
  readonly callshotsOwn: () => string;
  /** Page */
  readonly page: () => string;
  /** What players see */
  readonly whatPlayersSee: () => string;
  /** In the editor */
  readonly inEditor: () => string;
  /** Members */
  readonly members: () => string;
  /** Worn by */
  readonly wornBy: () => string;
  /** Before */
  readonly labelBefore: () => string;
  /** {count, plural, =0 {Never reported before} one {Reported and answered once} other {Reported and answered # times}} */
  readonly reportedBefore: (values: { readonly count: number }) => string;
  /** Answer */
  readonly answerTitle: () => string;
  /** What to do */
  readonly whatToDo: () => string;
  /** New name */
  readonly newName: () => string;
  /** Why, for the log (optional) */
  readonly reasonOptional: () => string;
  /** Why */
  readonly reason: () => string;
  /** Say why */
  readonly sayWhy: () => string;
  /** Give another name */
  readonly giveOtherName: () => string;
  /** Rename it */
  readonly submitRename: () => string;
  /** Ask for another username */
  readonly submitFlag: () => string;
  /** Disable it */
  readonly submitDisable: () => string;
  /** Close this league */
  readonly submitClose: () => string;
  /** Dismiss, leave it as it is */
  readonly submitDismiss: () => string;
  /** Done */
  readonly columnDone: () => string;
  /** By */
  readonly columnBy: () => string;
  /** Actions */
  readonly actions: () => string;
  /** Newest first */
  readonly newestFirst: () => string;
  /** The answers */
  readonly whatAnswers: () => string;
  /** No report has been answered yet */
  readonly noneAnswered: () => string;
  /** Answered reports, newest first */
  readonly answeredCaption: () => string;
  /** {done} <name>to {newName}</name> */
  readonly doneTo: (values: { readonly done: string | number; readonly name: (inside: ReactNode) => ReactNode; readonly newName: string | number }) => ReactNode;
  /** Staff */
  readonly staff: () => string;
  /** Taken back by {username} */
  readonly takenBackBy: (values: { readonly username: string | number }) => string;
  /** Taken back by staff */
  readonly takenBackByStaff: () => string;
  /** Its former name was not kept */
  readonly nameNotKept: () => string;
  /** Take back: {subject} */
  readonly takeBackSubject: (values: { readonly subject: string | number }) => string;
  /** Take back */
  readonly takeBackAction: () => string;
  /** and {count, number} earlier */
  readonly andEarlier: (values: { readonly count: number }) => string;
  /** <user>{username}</user> ({record}), <time>{when}</time>, when it was called {name} */
  readonly reportedByFormerly: (values: { readonly user: (inside: ReactNode) => ReactNode; readonly username: string | number; readonly record: string | number; readonly time: (inside: ReactNode) => ReactNode; readonly when: string | number; readonly name: string | number }) => ReactNode;
  /** <user>{username}</user> ({record}), <time>{when}</time> */
  readonly reportedBy: (values: { readonly user: (inside: ReactNode) => ReactNode; readonly username: string | number; readonly record: string | number; readonly time: (inside: ReactNode) => ReactNode; readonly when: string | number }) => ReactNode;
  /** {count, plural, one {the first report} other {# reports so far}} */
  readonly record: (values: { readonly count: number }) => string;
  /** {count, plural, one {the first report} other {# reports so far}}, {dismissed, number} dismissed */
  readonly recordDismissed: (values: { readonly count: number; readonly dismissed: number }) => string;
  /** Username */
  readonly kindUsername: () => string;
  /** League */
  readonly kindLeague: () => string;
  /** Nameplate */
  readonly kindNameplate: () => string;
  /** Rename */
  readonly actionRename: () => string;
  /** Ask for another */
  readonly actionFlag: () => string;
  /** Disable */
  readonly actionDisable: () => string;
  /** Close */
  readonly actionClose: () => string;
  /** Dismiss */
  readonly actionDismiss: () => string;
  /** Renamed */
  readonly doneRename: () => string;
  /** Asked for another */
  readonly doneFlag: () => string;
  /** Disabled */
  readonly doneDisable: () => string;
  /** Closed */
  readonly doneClose: () => string;
  /** Dismissed */
  readonly doneDismiss: () => string;
  /** {count, plural, one {# report} other {# reports}} */
  readonly reportCount: (values: { readonly count: number }) => string;
  /** Nobody */
  readonly nobody: () => string;
  /** {name} is already asked for another username, which answers the reports. */
  readonly effectFlagDone: (values: { readonly name: string | number }) => string;
  /** {name} keeps the name for now, and is asked for another one at each login. */
  readonly effectFlag: (values: { readonly name: string | number }) => string;
  /** It is already disabled, which answers the reports. */
  readonly effectDisableDone: () => string;
  /** It disappears for everyone, and its members ({count, plural, one {# person} other {# people}}) are told why. You can bring it back with all of them for 30 days. */
  readonly effectClose: (values: { readonly count: number }) => string;
  /** It stays as it is, and nobody is told. The same users can report it again once it has changed. */
  readonly effectDismiss: () => string;
  /** Everyone sees Classic instead at once, on {count, plural, one {# name} other {# names}}; {owner} is told why. It can be allowed again. */
  readonly effectDisableOwned: (values: { readonly count: number; readonly owner: string | number }) => string;
  /** Everyone sees Classic instead at once, on {count, plural, one {# name} other {# names}}. It can be allowed again. */
  readonly effectDisable: (values: { readonly count: number }) => string;
  /** Everyone sees the new name at once. {name} logs in with it from now on and is told why. No one else can take the old name for 30 days. */
  readonly effectRenameUsername: (values: { readonly name: string | number }) => string;
  /** Everyone sees the new name at once, and {owner} is told why. */
  readonly effectRenameLeague: (values: { readonly owner: string | number }) => string;
  /** It looks the same under its new name, and {owner} is told why. */
  readonly effectRenameOwned: (values: { readonly owner: string | number }) => string;
  /** It looks the same. Its owners find it under its new name. */
  readonly effectRenamePlate: () => string;
  /** It is called {name} again instead of {newName}, and its owner is told why. Its reports are open again. */
  readonly undoRename: (values: { readonly name: string | number; readonly newName: string | number }) => string;
  /** Its owner is no longer asked for another username. Its reports are open again. */
  readonly undoFlag: () => string;
  /** Everyone sees it again where it is worn. Its reports are open again. */
  readonly undoDisable: () => string;
  /** It comes back with all its members, and its creator is told. Its reports are open again. */
  readonly undoClose: () => string;
  /** Its reports are open again. */
  readonly undoDismiss: () => string;
  /** Taken back: {subject} */
  readonly takenBackToast: (values: { readonly subject: string | number }) => string;
  /** Take this answer back? */
  readonly undoTitle: () => string;
  /** Cancel */
  readonly cancel: () => string;
};
