// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Login */
  readonly login: () => string;
  /** Register */
  readonly register: () => string;
  /** Login or Register */
  readonly loginOrRegister: () => string;
  /** Nameplates */
  readonly nameplates: () => string;
  /** User menu */
  readonly userMenu: () => string;
  /** Profile */
  readonly profile: () => string;
  /** Admin */
  readonly admin: () => string;
  /** Redeem a code */
  readonly redeemACode: () => string;
  /** Log Out */
  readonly logOut: () => string;
  /** Theme */
  readonly theme: () => string;
  /** As my system */
  readonly themeSystem: () => string;
  /** Dark */
  readonly themeDark: () => string;
  /** Light */
  readonly themeLight: () => string;
  /** Account Required */
  readonly accountRequired: () => string;
  /** To save picks and get rewarded based on global placements Login or Register */
  readonly accountRequiredText: () => string;
  /** {count, plural, one {Your pick is} other {Your # picks are}} kept, and submitted as soon as you are signed in. */
  readonly picksKept: (values: { readonly count: number }) => string;
  /** Log In */
  readonly logIn: () => string;
  /** Username */
  readonly username: () => string;
  /** Password */
  readonly password: () => string;
  /** New here? */
  readonly newHere: () => string;
  /** Create Account */
  readonly createAccount: () => string;
  /** Have an account? */
  readonly haveAnAccount: () => string;
  /** Email */
  readonly email: () => string;
  /** 3 to 20 characters, shown to everyone */
  readonly usernameShownHint: () => string;
  /** At least 8 characters */
  readonly passwordHint: () => string;
  /** Confirm Password */
  readonly confirmPassword: () => string;
  /** Forgot your password? Ask {contact} for a link to set a new one. */
  readonly forgotPasswordContact: (values: { readonly contact: string | number }) => string;
  /** Forgot your password? */
  readonly forgotPasswordQuestion: () => string;
  /** Forgot Password */
  readonly forgotPasswordTitle: () => string;
  /** The one you confirmed for your account */
  readonly emailConfirmedHint: () => string;
  /** Send Link */
  readonly sendLink: () => string;
  /** Back to Log In */
  readonly backToLogIn: () => string;
  /** Check Your Mail */
  readonly checkYourMail: () => string;
  /** If an account has confirmed {email}, a link to set a new password is on its way. It works once, within 24 hours. */
  readonly resetLinkSent: (values: { readonly email: string | number }) => string;
  /** OK */
  readonly ok: () => string;
  /** First admin */
  readonly firstAdmin: () => string;
  /** Create the first admin */
  readonly firstAdminTitle: () => string;
  /** This account manages the whole deployment. The link works once. */
  readonly firstAdminText: () => string;
  /** This link is not complete */
  readonly linkIncomplete: () => string;
  /** Open the full address that the server printed when it started. */
  readonly openFullAddress: () => string;
  /** Only you and the staff can see it. */
  readonly emailPrivate: () => string;
  /** your email */
  readonly emailData: () => string;
  /** No email yet */
  readonly noEmailYet: () => string;
  /** Add email */
  readonly addEmail: () => string;
  /** Change email */
  readonly changeEmail: () => string;
  /** Confirmed */
  readonly emailConfirmed: () => string;
  /** Not confirmed */
  readonly emailNotConfirmed: () => string;
  /** Once confirmed, you can use it to reset your password. */
  readonly onceConfirmed: () => string;
  /** A link was sent to <strong>{email}</strong>. Open it to confirm that address. */
  readonly linkSentOpenIt: (values: { readonly strong: (inside: ReactNode) => ReactNode; readonly email: string | number }) => ReactNode;
  /** A link was sent to {email} */
  readonly linkSent: (values: { readonly email: string | number }) => string;
  /** Send link again */
  readonly sendLinkAgain: () => string;
  /** New email */
  readonly newEmail: () => string;
  /** Your password */
  readonly yourPassword: () => string;
  /** Save email */
  readonly saveEmail: () => string;
  /** Cancel */
  readonly cancel: () => string;
  /** Your email is {email} */
  readonly yourEmailIs: (values: { readonly email: string | number }) => string;
  /** change the email */
  readonly changeEmailPurpose: () => string;
  /** Changing it signs you out everywhere else. */
  readonly changingSignsOut: () => string;
  /** your password */
  readonly passwordData: () => string;
  /** Change password */
  readonly changePassword: () => string;
  /** Set a password */
  readonly setAPassword: () => string;
  /** Current password */
  readonly currentPassword: () => string;
  /** You just signed in, so you can leave this empty */
  readonly justSignedInHint: () => string;
  /** New password */
  readonly newPassword: () => string;
  /** Re-type new password */
  readonly retypeNewPassword: () => string;
  /** {count, plural, one {Revoke your token as well} other {Revoke your # tokens as well}} */
  readonly revokeYourTokens: (values: { readonly count: number }) => string;
  /** Set password */
  readonly setPassword: () => string;
  /** Back */
  readonly back: () => string;
  /** set a password */
  readonly setPasswordPurpose: () => string;
  /** Your password is changed */
  readonly passwordChanged: () => string;
  /** Your password is set */
  readonly passwordSet: () => string;
  /** Log in to choose your username */
  readonly logInToChoose: () => string;
  /** This page could not be loaded */
  readonly pageFailed: () => string;
  /** Username change is not available */
  readonly usernameUnavailable: () => string;
  /** You already have a username: {username}. */
  readonly alreadyHaveUsername: (values: { readonly username: string | number }) => string;
  /** See the current event */
  readonly seeCurrentEvent: () => string;
  /** Create a new Callshot username */
  readonly newUsernameTitle: () => string;
  /** Signed in with {provider} */
  readonly signedInWith: (values: { readonly provider: string | number }) => string;
  /** Your username is shown on the public leaderboard and on your profile. */
  readonly usernameIsShown: () => string;
  /** Your picks are kept. Next, you go back to them. */
  readonly picksAreKept: () => string;
  /** 3 to 20 characters */
  readonly usernameHint: () => string;
  /** Submit */
  readonly submit: () => string;
  /** Next time, log in by clicking the {provider} icon. */
  readonly nextTimeLogIn: (values: { readonly provider: string | number }) => string;
  /** Changing Username... */
  readonly changingUsername: () => string;
  /** You are {username} now */
  readonly youAreNow: (values: { readonly username: string | number }) => string;
  /** Your Username Is an Email */
  readonly usernameIsEmailTitle: () => string;
  /** To keep your address private, everybody else sees a made-up name instead. Would you like to choose a username? */
  readonly usernameIsEmailText: () => string;
  /** Yes */
  readonly yes: () => string;
  /** No */
  readonly no: () => string;
  /** Username Change */
  readonly usernameChange: () => string;
  /** Please choose another username. Your picks and trophies stay as they are. */
  readonly chooseAnotherUsername: () => string;
  /** Ok */
  readonly okUsername: () => string;
  /** Change Your Password */
  readonly changeYourPassword: () => string;
  /** This link could not be checked */
  readonly linkCheckFailed: () => string;
  /** Get a new one by email. */
  readonly getNewLinkByMail: () => string;
  /** Send a new link */
  readonly sendNewLink: () => string;
  /** Ask {contact} for a new one. */
  readonly askForNewLink: (values: { readonly contact: string | number }) => string;
  /** The account you are setting a new password for */
  readonly accountOfPassword: () => string;
  /** Re-type password */
  readonly retypePassword: () => string;
  /** Changing Password... */
  readonly changingPassword: () => string;
  /** Ways into your account */
  readonly waysIn: () => string;
  /** {provider} as {name} */
  readonly providerAs: (values: { readonly provider: string | number; readonly name: string | number }) => string;
  /** linked {time} */
  readonly linkedAt: (values: { readonly time: string | number }) => string;
  /** last seen {time} */
  readonly lastSeen: (values: { readonly time: string | number }) => string;
  /** Token “{name}” */
  readonly tokenNamed: (values: { readonly name: string | number }) => string;
  /** never used */
  readonly neverUsed: () => string;
  /** last used {time} */
  readonly lastUsed: (values: { readonly time: string | number }) => string;
  /** Setting the new password signs you out everywhere. */
  readonly resetSignsOut: () => string;
  /** Unlink {providers} as well */
  readonly unlinkAsWell: (values: { readonly providers: string | number }) => string;
  /** {providers} and {last} */
  readonly providersAnd: (values: { readonly providers: string | number; readonly last: string | number }) => string;
  /** {count, plural, one {Revoke the token as well} other {Revoke all # tokens as well}} */
  readonly revokeTokens: (values: { readonly count: number }) => string;
  /** Confirm your email */
  readonly confirmYourEmail: () => string;
  /** Press once more to show that the mailbox is yours. */
  readonly confirmEmailText: () => string;
  /** Confirm Email */
  readonly confirmEmailAction: () => string;
  /** Your email is confirmed */
  readonly emailIsConfirmed: () => string;
  /** You can use it to reset your password if you forget it. */
  readonly emailIsConfirmedText: () => string;
  /** You can send a new link from your profile settings. */
  readonly newLinkFromSettings: () => string;
  /** Go to the league */
  readonly goToLeague: () => string;
};
