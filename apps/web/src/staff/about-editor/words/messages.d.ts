// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** About Us */
  readonly aboutUs: () => string;
  /** Changes are live for everyone within a minute. */
  readonly intro: () => string;
  /** the settings */
  readonly whatSettings: () => string;
  /** Save */
  readonly saveAction: () => string;
  /** Discard */
  readonly discardAction: () => string;
  /** Your changes will be lost. */
  readonly leaveText: () => string;
  /** Everything is saved */
  readonly allSaved: () => string;
  /** {count, plural, one {# change is not saved} other {# changes are not saved}} */
  readonly unsavedChanges: (values: { readonly count: number }) => string;
  /** A link that begins with https://; leave empty to hide it */
  readonly hintLinkOptional: () => string;
  /** A link that begins with https:// */
  readonly hintLink: () => string;
  /** {length, number} of {most, number} characters; leave empty to hide it */
  readonly hintLengthOptional: (values: { readonly length: number; readonly most: number }) => string;
  /** {length, number} of {most, number} characters */
  readonly hintLength: (values: { readonly length: number; readonly most: number }) => string;
  /** Story */
  readonly story: () => string;
  /** Pick'ems */
  readonly pickems: () => string;
  /** Ranked */
  readonly ranked: () => string;
  /** Founders, one 'Name, role' per line */
  readonly founders: () => string;
  /** Interview */
  readonly interview: () => string;
  /** Tournament wiki */
  readonly tournamentWiki: () => string;
  /** Community */
  readonly community: () => string;
  /** Text */
  readonly communityText: () => string;
  /** Links on both pages */
  readonly links: () => string;
  /** Instagram, {game} */
  readonly instagramOf: (values: { readonly game: string | number }) => string;
  /** X, {game} */
  readonly xOf: (values: { readonly game: string | number }) => string;
  /** Preview */
  readonly preview: () => string;
  /** Which page */
  readonly whichPage: () => string;
  /** Someone else just emptied this. Save again to overwrite it. */
  readonly conflictEmptied: () => string;
  /** Someone else just changed this to “{theirs}”. Save again to overwrite it. */
  readonly conflictChanged: (values: { readonly theirs: string | number }) => string;
  /** Saved */
  readonly saved: () => string;
  /** Saved {count} of {all} */
  readonly savedSome: (values: { readonly count: string | number; readonly all: string | number }) => string;
};
