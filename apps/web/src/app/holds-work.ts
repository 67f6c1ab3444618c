/** A dialog that somebody may be typing in, or what would ask before the page is closed. */
export const holdsWork = (): boolean => isDialogOpen() || isWorkUnsaved();

export const isDialogOpen = (): boolean => document.querySelector('[role=dialog]') !== null;

export const isWorkUnsaved = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));
