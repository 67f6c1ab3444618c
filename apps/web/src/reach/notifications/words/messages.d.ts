// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Loading notifications… */
  readonly loadingNotifications: () => string;
  /** Notifications */
  readonly notifications: () => string;
  /** Notifications, {count, number} unread */
  readonly notificationsUnread: (values: { readonly count: number }) => string;
  /** Choose your nameplate */
  readonly chooseNameplate: () => string;
  /** Open your profile */
  readonly openProfile: () => string;
  /** opens in a new tab */
  readonly opensNewTab: () => string;
  /** Open */
  readonly openAction: () => string;
  /** Clear all */
  readonly clearAll: () => string;
  /** The notifications could not be loaded */
  readonly notificationsFailed: () => string;
  /** No notifications */
  readonly noNotifications: () => string;
  /** {verb}: */
  readonly verbBefore: (values: { readonly verb: string | number }) => string;
  /** Unread, */
  readonly unreadMark: () => string;
  /** Clear */
  readonly clearTitle: () => string;
  /** Clear: */
  readonly clearBefore: () => string;
  /** The notification could not be cleared */
  readonly notificationNotCleared: () => string;
  /** The notifications could not be cleared */
  readonly notificationsNotCleared: () => string;
  /** Your notification settings could not be loaded */
  readonly settingsFailed: () => string;
  /** Lock reminders */
  readonly lockReminders: () => string;
  /** We remind you a day and an hour before a stage locks, if you have not picked it. */
  readonly lockRemindersHint: () => string;
  /** Email */
  readonly email: () => string;
  /** Get everything that arrives here by email as well. */
  readonly emailHint: () => string;
  /** Verify your email address first: the message that we sent you has the link. */
  readonly emailUnverified: () => string;
  /** Your account has no email address. */
  readonly emailMissing: () => string;
  /** Email is not set up on this site. */
  readonly emailUnavailable: () => string;
  /** Lock reminders are on */
  readonly lockRemindersAreOn: () => string;
  /** Lock reminders are off */
  readonly lockRemindersAreOff: () => string;
  /** Notifications by email are on */
  readonly emailIsOn: () => string;
  /** Notifications by email are off */
  readonly emailIsOff: () => string;
  /** Push notifications are on in this browser */
  readonly pushIsOn: () => string;
  /** Push notifications are off */
  readonly pushIsOff: () => string;
  /** Push notifications are off in this browser */
  readonly pushIsOffHere: () => string;
  /** Push notifications in this browser */
  readonly pushInBrowser: () => string;
  /** Push is not set up on this site. */
  readonly pushUnavailable: () => string;
  /** This browser cannot receive push notifications. On an iPhone or iPad, add this site to the home screen first. */
  readonly pushUnsupported: () => string;
  /** This browser blocks notifications of this site. Allow them in its site settings, then come back. */
  readonly pushBlocked: () => string;
  /** Get everything that arrives here even while this site is closed. Your browser asks you first. */
  readonly pushOffHint: () => string;
  /** Get everything that arrives here even while this site is closed. */
  readonly pushOnHint: () => string;
  /** Your browser blocks notifications of this site */
  readonly pushDenied: () => string;
  /** Your browser was not allowed to notify you, so nothing has changed */
  readonly pushDismissed: () => string;
  /** Your browser’s push service could not be reached. Please try again later. */
  readonly pushUnreachable: () => string;
  /** Discord messages */
  readonly discordMessages: () => string;
  /** Discord messages are on */
  readonly discordMessagesAreOn: () => string;
  /** Discord messages are off */
  readonly discordMessagesAreOff: () => string;
  /** Get everything that arrives here as a message from our bot. You need to share a server with it. The first one comes at once. */
  readonly discordHint: () => string;
  /** Link your Discord account to get everything that arrives here as a message from our bot. */
  readonly discordUnlinked: () => string;
  /** Link Discord */
  readonly linkDiscord: () => string;
  /** Switched off: Discord did not let our bot write to you. Allow direct messages in the privacy settings of a server that you share with it, then try again. */
  readonly discordClosed: () => string;
  /** Try again */
  readonly tryAgain: () => string;
  /** Unsubscribe · Callshot */
  readonly unsubscribePageTitle: () => string;
  /** Nothing was switched off yet */
  readonly notSwitchedOff: () => string;
  /** No more emails */
  readonly noMoreEmails: () => string;
  /** You will get no more notifications by email. You still see them on this site. */
  readonly noMoreEmailsText: () => string;
  /** No more push notifications */
  readonly noMorePush: () => string;
  /** You will get no more push notifications in any browser. You still see them on this site. */
  readonly noMorePushText: () => string;
  /** This link does not work */
  readonly badLink: () => string;
  /** It is incomplete, or not ours. Open the full address from the message, or choose in your settings what you want to get. */
  readonly badLinkText: () => string;
  /** Notification settings */
  readonly notificationSettings: () => string;
  /** Login */
  readonly login: () => string;
  /** Announcements */
  readonly announcementsTitle: () => string;
  /** Sent so far */
  readonly sentSoFar: () => string;
  /** Nothing was announced yet */
  readonly nothingAnnounced: () => string;
  /** The announcements could not be loaded */
  readonly announcementsFailed: () => string;
  /** Announcements, newest first */
  readonly announcementsCaption: () => string;
  /** Write the missing text, or remove the language: {languages} */
  readonly languagesUnfinished: (values: { readonly languages: string | number }) => string;
  /** Also in {languages} */
  readonly alsoIn: (values: { readonly languages: string | number }) => string;
  /** What */
  readonly whatHead: () => string;
  /** To */
  readonly toHead: () => string;
  /** Reached */
  readonly reachedHead: () => string;
  /** By */
  readonly byHead: () => string;
  /** When */
  readonly whenHead: () => string;
  /** Everyone */
  readonly everyone: () => string;
  /** {game} players */
  readonly playersOfGame: (values: { readonly game: string | number }) => string;
  /** Announced to {people} */
  readonly announcedTo: (values: { readonly people: string | number }) => string;
  /** Who gets it */
  readonly whoGetsIt: () => string;
  /** Subject */
  readonly subjectField: () => string;
  /** The first line in the bell, and the subject of the email */
  readonly subjectHint: () => string;
  /** Text */
  readonly textField: () => string;
  /** Announce */
  readonly announceAction: () => string;
  /** Preview */
  readonly previewTitle: () => string;
  /** Send it a second time? */
  readonly repeatTitle: () => string;
  /** Send this announcement? */
  readonly sendTitle: () => string;
  /** Send it again */
  readonly repeatAction: () => string;
  /** Send */
  readonly sendAction: () => string;
  /** Keep writing */
  readonly keepWriting: () => string;
  /** The same announcement went out less than a minute ago. Everybody who got it would get it again. */
  readonly repeatWarning: () => string;
  /** Everybody with an account is notified. */
  readonly everybodyNotified: () => string;
  /** Everybody who plays {game} is notified. */
  readonly playersNotified: (values: { readonly game: string | number }) => string;
  /** People who turned on email, push or Discord get it there too. You cannot take it back. */
  readonly notifiedElsewhere: () => string;
  /** Plain text with line breaks as you type them, and these tags. Pictures must be on this site. Links to other sites show where they lead. */
  readonly tagsIntro: () => string;
  /** bold */
  readonly tagBold: () => string;
  /** italics */
  readonly tagItalics: () => string;
  /** a link to a page */
  readonly tagPageLink: () => string;
  /** a link elsewhere */
  readonly tagOtherLink: () => string;
  /** a picture */
  readonly tagPicture: () => string;
  /** What you write is shown here as people will see it. */
  readonly previewEmpty: () => string;
  /** The preview could not be loaded. */
  readonly previewFailed: () => string;
  /** Loading the preview… */
  readonly previewLoading: () => string;
  /** Nothing would be left of this text. */
  readonly previewNothingLeft: () => string;
  /** A stage opens for picks */
  readonly topicStages: () => string;
  /** A lock is near: a day and an hour before it, and when it moves */
  readonly topicLocks: () => string;
  /** Final results */
  readonly topicResults: () => string;
  /** Announcements, as they are sent here */
  readonly topicAnnouncements: () => string;
  /** Discord server */
  readonly discordServer: () => string;
  /** the webhook */
  readonly whatWebhook: () => string;
  /** The webhook is saved */
  readonly webhookSaved: () => string;
  /** Callshot can post in a channel of your server: make a webhook there, in the channel’s settings under Integrations, and paste its address. */
  readonly webhookIntro: () => string;
  /** Address of the webhook */
  readonly webhookAddress: () => string;
  /** Address of another webhook */
  readonly otherWebhookAddress: () => string;
  /** https://discord.com/api/webhooks/… */
  readonly webhookExample: () => string;
  /** Kept secret: it is not shown again */
  readonly webhookAddressHint: () => string;
  /** What is posted */
  readonly postedTopics: () => string;
  /** Save */
  readonly saveAction: () => string;
  /** Posts go to the webhook whose id ends in <bold>{end}</bold>, saved <stamp>{time}</stamp>. */
  readonly postsGoTo: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly end: string | number; readonly stamp: (inside: ReactNode) => ReactNode; readonly time: string | number }) => ReactNode;
  /** In the last 24 hours {posted, number} posted, {failed, number} failed. */
  readonly postsOfDay: (values: { readonly posted: number; readonly failed: number }) => string;
  /** This webhook was deleted on Discord. Create another one there and paste its address. */
  readonly webhookGone: () => string;
  /** Discord is not answering properly, so posts are waiting. */
  readonly discordFailing: () => string;
  /** Since {time}. */
  readonly since: (values: { readonly time: string | number }) => string;
  /** The test message is in the channel. */
  readonly testPosted: () => string;
  /** This webhook no longer exists on Discord. */
  readonly testGone: () => string;
  /** Discord asks us to wait. Please try again in a minute. */
  readonly testLimited: () => string;
  /** Discord refused the message. */
  readonly testRefused: () => string;
  /** Discord did not answer as it should. Please try again later. */
  readonly testOutage: () => string;
  /** Send a test message */
  readonly sendTest: () => string;
  /** Remove */
  readonly removeAction: () => string;
  /** the webhook */
  readonly removeAbout: () => string;
  /** Stop posting there? */
  readonly removeQuestion: () => string;
  /** Remove the webhook */
  readonly removeConfirm: () => string;
  /** The webhook is removed */
  readonly webhookRemoved: () => string;
  /** Locks in your calendar */
  readonly feedTitle: () => string;
  /** Your calendar shows when picks lock, and follows when a lock moves. */
  readonly feedHint: () => string;
  /** Locks of */
  readonly feedGame: () => string;
  /** Both games */
  readonly feedBoth: () => string;
  /** Add locks to your calendar */
  readonly feedAdd: () => string;
  /** Copy the address */
  readonly feedCopy: () => string;
  /** The address is copied */
  readonly feedCopied: () => string;
  /** It could not be copied: {address} */
  readonly feedNotCopied: (values: { readonly address: string | number }) => string;
};
