// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Developers · Callshot */
  readonly developerPageTitle: () => string;
  /** Developers */
  readonly developers: () => string;
  /** Your own programs can read everything you can, save your picks, and hear when events open, lock and finish. */
  readonly developerIntro: () => string;
  /** To get started, read <reference>the API reference</reference>. */
  readonly toStart: (values: { readonly reference: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Tokens and webhooks belong to an account */
  readonly accountNeeded: () => string;
  /** Any program can read public data without one. */
  readonly accountNeededText: () => string;
  /** Log In */
  readonly logIn: () => string;
  /** Personal tokens */
  readonly personalTokens: () => string;
  /** {count, number} of {most, number} */
  readonly countOfMost: (values: { readonly count: number; readonly most: number }) => string;
  /** Revoke one of your tokens first */
  readonly tooManyTokens: () => string;
  /** New token */
  readonly newTokenAction: () => string;
  /** your tokens */
  readonly whatTokens: () => string;
  /** No tokens yet */
  readonly noTokensYet: () => string;
  /** A token lets a program act as you: it can read and, if you allow it, save your picks. It can never change your account or use staff tools. */
  readonly noTokensText: () => string;
  /** Revoked: {name} */
  readonly revokedToken: (values: { readonly name: string | number }) => string;
  /** Revoke */
  readonly revokeAction: () => string;
  /** Programs that use it stop working at once. */
  readonly revokeQuestion: () => string;
  /** Revoke token */
  readonly revokeConfirm: () => string;
  /** Never used */
  readonly neverUsed: () => string;
  /** Last used {time} */
  readonly lastUsed: (values: { readonly time: string | number }) => string;
  /** made {time} */
  readonly madeAt: (values: { readonly time: string | number }) => string;
  /** Expired {time} */
  readonly expiredAt: (values: { readonly time: string | number }) => string;
  /** Expires {time} */
  readonly expiresAt: (values: { readonly time: string | number }) => string;
  /** 30 days */
  readonly lifeMonth: () => string;
  /** 90 days */
  readonly lifeQuarter: () => string;
  /** A year */
  readonly lifeYear: () => string;
  /** No end */
  readonly lifeForever: () => string;
  /** Your new token */
  readonly newTokenTitle: () => string;
  /** Copied the token */
  readonly copiedToken: () => string;
  /** Give it only to your program: anyone who has it can act as you. */
  readonly newTokenText: () => string;
  /** make a token */
  readonly makeTokenPurpose: () => string;
  /** Make token */
  readonly makeTokenAction: () => string;
  /** Back */
  readonly backAction: () => string;
  /** Name */
  readonly nameField: () => string;
  /** A name to recognise the program by */
  readonly nameHint: () => string;
  /** What it can do */
  readonly tokenScopes: () => string;
  /** Valid for */
  readonly tokenLife: () => string;
  /** Copying failed. Select it and copy it by hand */
  readonly notCopied: () => string;
  /** I have saved it */
  readonly secretSaved: () => string;
  /** Copy */
  readonly copyAction: () => string;
  /** We will not show it again and cannot look it up. If you lose it, create another one. */
  readonly secretShownOnce: () => string;
  /** Reads */
  readonly readShort: () => string;
  /** Read: events, results, leaderboards, leagues, and your own picks and scores */
  readonly readLong: () => string;
  /** Saves your picks */
  readonly picksShort: () => string;
  /** Save your picks: the same rules and locks as on the page */
  readonly picksLong: () => string;
  /** A stage opens for picks */
  readonly topicOpened: () => string;
  /** A stage locks */
  readonly topicLocked: () => string;
  /** There are new results */
  readonly topicResults: () => string;
  /** An event is finished */
  readonly topicFinished: () => string;
  /** Test */
  readonly topicTest: () => string;
  /** Switched off */
  readonly offByOwner: () => string;
  /** Switched off: deliveries failed for a day */
  readonly offByFailures: () => string;
  /** Switched off by staff */
  readonly offByStaff: () => string;
  /** Deliveries are failing */
  readonly deliveriesFailing: () => string;
  /** Delivered */
  readonly deliveredState: () => string;
  /** Delivered ({status}) */
  readonly deliveredAnswer: (values: { readonly status: string | number }) => string;
  /** Failed */
  readonly failedState: () => string;
  /** Failed: {problem} */
  readonly failedBecause: (values: { readonly problem: string | number }) => string;
  /** On its way */
  readonly onItsWay: () => string;
  /** Tried {count, plural, one {once} other {# times}}: {problem} */
  readonly triedBecause: (values: { readonly count: number; readonly problem: string | number }) => string;
  /** Webhooks */
  readonly webhooksTitle: () => string;
  /** Delete one of your webhooks first */
  readonly tooManyWebhooks: () => string;
  /** New webhook */
  readonly newWebhookTitle: () => string;
  /** your webhooks */
  readonly whatWebhooks: () => string;
  /** No webhooks yet */
  readonly noWebhooksYet: () => string;
  /** We tell your server when stages open and lock, when results come in and when events finish. Deliveries are signed, and we retry until your server answers. */
  readonly webhooksIntro: () => string;
  /** Nothing delivered yet */
  readonly nothingDeliveredYet: () => string;
  /** Last delivered {time} */
  readonly lastDelivered: (values: { readonly time: string | number }) => string;
  /** On */
  readonly webhookOn: () => string;
  /** Send test */
  readonly sendTestAction: () => string;
  /** Deliveries */
  readonly deliveriesAction: () => string;
  /** Edit {url} */
  readonly editNamed: (values: { readonly url: string | number }) => string;
  /** Edit */
  readonly editAction: () => string;
  /** Delete */
  readonly deleteAction: () => string;
  /** Delete this webhook and its deliveries? */
  readonly deleteQuestion: () => string;
  /** Delete webhook */
  readonly deleteConfirm: () => string;
  /** Webhook deleted */
  readonly webhookDeleted: () => string;
  /** The secret of your webhook */
  readonly newSecretTitle: () => string;
  /** Copied the secret */
  readonly copiedSecret: () => string;
  /** Your server uses it to check that a delivery comes from us. The API reference shows how. */
  readonly newSecretText: () => string;
  /** Webhook saved */
  readonly webhookSaved: () => string;
  /** Edit webhook */
  readonly editWebhookTitle: () => string;
  /** Make webhook */
  readonly makeWebhookAction: () => string;
  /** Save */
  readonly saveAction: () => string;
  /** Address */
  readonly address: () => string;
  /** Your server’s public https address */
  readonly addressHint: () => string;
  /** https:// */
  readonly addressExample: () => string;
  /** Send when */
  readonly sendWhen: () => string;
  /** What */
  readonly whatHead: () => string;
  /** Result */
  readonly resultHead: () => string;
  /** When */
  readonly whenHead: () => string;
  /** Actions */
  readonly actionsHead: () => string;
  /** the deliveries */
  readonly whatDeliveries: () => string;
  /** Nothing was sent yet. */
  readonly nothingSent: () => string;
  /** The latest deliveries */
  readonly deliveriesCaption: () => string;
  /** {time} ms */
  readonly tookTime: (values: { readonly time: string | number }) => string;
  /** Again {time} */
  readonly againAt: (values: { readonly time: string | number }) => string;
  /** Send again */
  readonly sendAgainAction: () => string;
  /** Servers that users have us notify of events. If you switch one off, its owner cannot switch it on again. */
  readonly allWebhooksIntro: () => string;
  /** Everyone’s webhooks */
  readonly allWebhooksTitle: () => string;
  /** Owner */
  readonly ownerHead: () => string;
  /** State */
  readonly stateHead: () => string;
  /** Waiting */
  readonly waitingHead: () => string;
  /** Made */
  readonly madeHead: () => string;
  /** The webhooks */
  readonly whatAllWebhooks: () => string;
  /** Users create them on the developer page. */
  readonly noWebhooksText: () => string;
  /** Webhooks, newest first */
  readonly allWebhooksCaption: () => string;
  /** {state}, deleted by its owner */
  readonly stateDeleted: (values: { readonly state: string | number }) => string;
  /** Allow again */
  readonly allowAgainAction: () => string;
  /** Switch off */
  readonly switchOffAction: () => string;
  /** Webhook switched off */
  readonly webhookSwitchedOff: () => string;
  /** Webhook allowed */
  readonly webhookAllowed: () => string;
  /** Switch this webhook off? */
  readonly switchOffTitle: () => string;
  /** Allow this webhook again? */
  readonly allowAgainTitle: () => string;
  /** Say why */
  readonly reasonNeeded: () => string;
  /** Allow */
  readonly allowAction: () => string;
  /** We stop sending there and drop what is queued. Its owner sees that staff switched it off. */
  readonly switchOffText: () => string;
  /** Its owner deleted it, and can create a new one for this address. */
  readonly allowDeletedText: () => string;
  /** It stays off until its owner switches it on. */
  readonly allowText: () => string;
  /** Reason */
  readonly reasonField: () => string;
  /** Tells results: {event} */
  readonly resultsShort: (values: { readonly event: string | number }) => string;
};
