let isOnPurpose = false;
let isComingBack = false;

/** True while the app itself loads another page: guards for unsaved work stay quiet, drafts are kept. */
export const isLeavingOnPurpose = (): boolean => isOnPurpose;

/** True while it is asked what would be lost if this page loaded again: drafts that it finds again would not. */
export const isDraftEnough = (): boolean => isOnPurpose || isComingBack;

/** Whether something on this page would be lost if it loaded again, as its guards say. */
export function isWorkLost(): boolean {
  isComingBack = true;
  try {
    return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  } finally {
    isComingBack = false;
  }
}

/** Loads a page anew, so that nothing cached of the account or the game before survives. */
export function leaveTo(path: string): void {
  isOnPurpose = true;
  location.assign(path);
}

/** The same, and the page that is left is none to come back to. */
export function leaveInstead(path: string): void {
  isOnPurpose = true;
  location.replace(path);
}

/** Loads this page anew, for the user who is signed in by now. */
export function loadAnew(): void {
  isOnPurpose = true;
  location.reload();
}
