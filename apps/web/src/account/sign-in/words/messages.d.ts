// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** or continue with */
  readonly orContinueWith: () => string;
  /** Something went wrong */
  readonly somethingWentWrong: () => string;
  /** You are not signed in. */
  readonly notSignedIn: () => string;
  /** Signing in with {provider} did not work. Please try again. */
  readonly signInFailed: (values: { readonly provider: string | number }) => string;
  /** Signing in with {provider} */
  readonly signingInWith: (values: { readonly provider: string | number }) => string;
  /** {title} · Callshot */
  readonly pageTitle: (values: { readonly title: string | number }) => string;
  /** Linking {provider} */
  readonly linking: (values: { readonly provider: string | number }) => string;
  /** {provider} is linked */
  readonly isLinked: (values: { readonly provider: string | number }) => string;
  /** Linked accounts */
  readonly linkedAccounts: () => string;
  /** Sign in to this account with one that you have elsewhere. */
  readonly linkedAccountsText: () => string;
  /** your linked accounts */
  readonly yourLinkedAccounts: () => string;
  /** link {provider} */
  readonly linkPurpose: (values: { readonly provider: string | number }) => string;
  /** unlink {provider} */
  readonly unlinkPurpose: (values: { readonly provider: string | number }) => string;
  /** Unlink */
  readonly unlink: () => string;
  /** Unlink {provider}? */
  readonly unlinkQuestion: (values: { readonly provider: string | number }) => string;
  /** Unlink {provider} */
  readonly unlinkConfirm: (values: { readonly provider: string | number }) => string;
  /** Link: {provider} */
  readonly linkProvider: (values: { readonly provider: string | number }) => string;
  /** Link */
  readonly linkButton: () => string;
  /** Linked */
  readonly linkedState: () => string;
  /** Not linked */
  readonly notLinkedState: () => string;
  /** {provider} is unlinked */
  readonly isUnlinked: (values: { readonly provider: string | number }) => string;
  /** Confirm that it is you */
  readonly confirmTitle: () => string;
  /** An open session alone is not enough to {purpose}. */
  readonly confirmText: (values: { readonly purpose: string | number }) => string;
  /** how to confirm it */
  readonly howToConfirm: () => string;
  /** Your password */
  readonly yourPassword: () => string;
  /** Confirm */
  readonly confirm: () => string;
  /** Cancel */
  readonly cancel: () => string;
  /** Sign in once more: you come back here. */
  readonly signInOnceMore: () => string;
};
