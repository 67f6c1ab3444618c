let isOnPurpose = false;

/** True while the app itself loads another page: guards for unsaved work stay quiet, drafts are kept. */
export const isLeavingOnPurpose = (): boolean => isOnPurpose;

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
