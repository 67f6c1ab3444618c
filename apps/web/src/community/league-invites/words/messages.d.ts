// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Got an invite? */
  readonly gotAnInvite: () => string;
  /** Code, such as 7Q4K-M2XD */
  readonly codeExample: () => string;
  /** Join */
  readonly joinAction: () => string;
  /** Needed to join */
  readonly neededToJoin: () => string;
  /** {provider} login required */
  readonly loginRequired: (values: { readonly provider: string | number }) => string;
  /** Link it while you register */
  readonly linkWhileRegistering: () => string;
  /** Not linked to your account yet */
  readonly notLinkedYet: () => string;
  /** Already in this league with another account */
  readonly linkedAccountInLeague: () => string;
  /** Linked to your account */
  readonly linkedToAccount: () => string;
  /** No password needed */
  readonly noPasswordNeeded: () => string;
  /** No password */
  readonly noPassword: () => string;
  /** Your earlier picks count here too */
  readonly earlierPicksCount: () => string;
  /** {name} · {members} · Callshot */
  readonly invitationPageTitle: (values: { readonly name: string | number; readonly members: string | number }) => string;
  /** invites you to a league */
  readonly invitesYou: () => string;
  /** Private, your link opens it */
  readonly privateLeague: () => string;
  /** Open to everybody */
  readonly openLeague: () => string;
  /** Members */
  readonly members: () => string;
  /** and {count, number} more */
  readonly moreMembers: (values: { readonly count: number }) => string;
  /** Locked */
  readonly lockedState: () => string;
  /** Next lock */
  readonly nextLock: () => string;
  /** {picked, number} of {members} has picked */
  readonly oneHasPicked: (values: { readonly picked: number; readonly members: string | number }) => string;
  /** {picked, number} of {members} have picked */
  readonly manyHavePicked: (values: { readonly picked: number; readonly members: string | number }) => string;
  /** Invite code */
  readonly inviteCode: () => string;
  /** Invite as a QR code */
  readonly inviteAsQrCode: () => string;
  /** QR code */
  readonly qrCode: () => string;
  /** The invite could not be copied */
  readonly inviteNotCopied: () => string;
  /** Copied */
  readonly copiedState: () => string;
  /** Copy invite */
  readonly copyInviteAction: () => string;
  /** Join my league {name} on Callshot */
  readonly shareText: (values: { readonly name: string | number }) => string;
  /** Share invite */
  readonly shareInvite: () => string;
  /** Invite */
  readonly inviteSection: () => string;
  /** the invite */
  readonly whatInvite: () => string;
  /** The invite has a new code and a new link */
  readonly inviteReplaced: () => string;
  /** Invite link and code */
  readonly inviteLinkAndCode: () => string;
  /** Anyone who has them can join without the password. */
  readonly inviteLinkHint: () => string;
  /** Members may invite */
  readonly membersMayInvite: () => string;
  /** Without it only you see the link and the code. */
  readonly membersMayInviteHint: () => string;
  /** Replace */
  readonly replaceAction: () => string;
  /** code and link */
  readonly replaceAbout: () => string;
  /** The old ones stop working. */
  readonly replaceQuestion: () => string;
  /** Loading the invite */
  readonly loadingInvite: () => string;
  /** Invite · Callshot */
  readonly invitePageTitle: () => string;
  /** The invite could not be loaded */
  readonly inviteFailed: () => string;
  /** Too many tries */
  readonly tooManyTries: () => string;
  /** This invite does not work */
  readonly inviteInvalid: () => string;
  /** It may have been replaced or switched off. Ask the sender for a new one. */
  readonly inviteInvalidText: () => string;
  /** See all leagues */
  readonly seeAllLeagues: () => string;
  /** You are banned from this league. */
  readonly bannedFromLeague: () => string;
  /** You can't join more leagues. */
  readonly limitReached: () => string;
  /** See your leagues */
  readonly seeYourLeagues: () => string;
  /** This league is full. */
  readonly leagueFull: () => string;
  /** Your Discord account is already in this league with another account here. */
  readonly discordInLeague: () => string;
  /** Your Reddit account is already in this league with another account here. */
  readonly redditInLeague: () => string;
  /** You are in this league. */
  readonly alreadyMember: () => string;
  /** Go to the league */
  readonly goToTheLeague: () => string;
  /** Join League */
  readonly joinLeague: () => string;
  /** This league needs a {provider} login, which this site does not offer. */
  readonly loginNotOffered: (values: { readonly provider: string | number }) => string;
  /** Register by e-mail */
  readonly registerByMail: () => string;
  /** Join with {provider} */
  readonly joinWith: (values: { readonly provider: string | number }) => string;
  /** Have an account? <login>Login</login> and you are in. */
  readonly haveAccount: (values: { readonly login: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** link {provider} */
  readonly linkPurpose: (values: { readonly provider: string | number }) => string;
  /** Link {provider} and join */
  readonly linkAndJoin: (values: { readonly provider: string | number }) => string;
  /** Join {name} */
  readonly joinNamed: (values: { readonly name: string | number }) => string;
  /** QR code of the invite to {name} */
  readonly qrCodeOf: (values: { readonly name: string | number }) => string;
  /** Scan it with a phone, or type the code at {host}. */
  readonly qrCodeText: (values: { readonly host: string | number }) => string;
  /** Joining League */
  readonly joiningLeague: () => string;
};
