// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Reload */
  readonly reload: () => string;
  /** Try again */
  readonly tryAgain: () => string;
  /** Close */
  readonly close: () => string;
  /** This could not be shown */
  readonly notShown: () => string;
  /** Unsaved picks are kept on this device. */
  readonly picksKept: () => string;
  /** Callshot has been updated */
  readonly updated: () => string;
  /** Reload the page to go on. Unsaved picks are kept on this device. */
  readonly reloadToGoOn: () => string;
  /** This could not be loaded */
  readonly notLoaded: () => string;
  /** The server cannot be reached. Unsaved picks are kept on this device. */
  readonly unreachable: () => string;
  /** There is no connection. It is loaded as soon as you are back online. */
  readonly offline: () => string;
};
