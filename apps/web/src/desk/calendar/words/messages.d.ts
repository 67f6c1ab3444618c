// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Calendar */
  readonly calendar: () => string;
  /** Tournaments that come, drafted by themselves */
  readonly intro: () => string;
  /** Loading the calendar */
  readonly loading: () => string;
  /** The calendar could not be loaded */
  readonly notLoaded: () => string;
  /** Game */
  readonly game: () => string;
  /** Both */
  readonly bothGames: () => string;
  /** State */
  readonly state: () => string;
  /** All but hidden */
  readonly allStates: () => string;
  /** {state} ({count}) */
  readonly stateCount: (values: { readonly state: string | number; readonly count: string | number }) => string;
  /** Waiting for the wiki */
  readonly stateWaiting: () => string;
  /** Drafted */
  readonly stateDrafted: () => string;
  /** Doubtful */
  readonly stateDoubtful: () => string;
  /** Open */
  readonly stateOpen: () => string;
  /** Running */
  readonly stateRunning: () => string;
  /** Done */
  readonly stateDone: () => string;
  /** Hidden */
  readonly stateHidden: () => string;
  /** This week */
  readonly thisWeek: () => string;
  /** Next week */
  readonly nextWeek: () => string;
  /** Week of {day} */
  readonly weekOf: (values: { readonly day: string | number }) => string;
  /** No day yet */
  readonly noDay: () => string;
  /** Tier */
  readonly tier: () => string;
  /** Look at the draft */
  readonly lookAtDraft: () => string;
  /** Open the control room */
  readonly openDesk: () => string;
  /** Hide */
  readonly hide: () => string;
  /** Show again */
  readonly showAgain: () => string;
  /** Look now */
  readonly lookNow: () => string;
  /** {title} is hidden */
  readonly hid: (values: { readonly title: string | number }) => string;
  /** {title} is shown again */
  readonly showsAgain: (values: { readonly title: string | number }) => string;
  /** Undo */
  readonly undo: () => string;
  /** An event of it was archived: none is made by itself. */
  readonly eventArchived: () => string;
  /** The calendar made its event by itself. */
  readonly madeByCalendar: () => string;
  /** No usual points are chosen. <link>Choose them</link> first. */
  readonly noUsualPoints: (values: { readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Picks would lock {time} */
  readonly wouldLock: (values: { readonly time: string | number }) => string;
  /** Looked at {ago} */
  readonly lookedAgo: (values: { readonly ago: string | number }) => string;
  /** Not looked at yet */
  readonly notLookedYet: () => string;
  /** Listed {ago} */
  readonly listedAgo: (values: { readonly ago: string | number }) => string;
  /** Nothing matches these filters */
  readonly noneFound: () => string;
  /** No tiers are chosen yet */
  readonly noTiers: () => string;
  /** An Admin chooses which tournaments are prepared. */
  readonly noTiersText: () => string;
  /** No wiki is set up here */
  readonly noWiki: () => string;
  /** Events are made by hand until the operator sets a key. */
  readonly noWikiText: () => string;
  /** The wiki was not asked yet */
  readonly notListedYet: () => string;
  /** Tournaments come as soon as others leave it a request. */
  readonly notListedYetText: () => string;
  /** No tournaments of these tiers in the next {count, plural, one {week} other {# weeks}} */
  readonly noneComes: (values: { readonly count: number }) => string;
  /** Tiers {tiers}, {count, plural, one {# week} other {# weeks}} ahead. {how, select, self {Events without a doubt are made by themselves.} other {Staff make the events.}} */
  readonly settingsSaid: (values: { readonly tiers: string | number; readonly count: number; readonly how: 'self' | (string & {}) }) => string;
  /** Tiers */
  readonly tiers: () => string;
  /** Weeks ahead */
  readonly weeksAhead: () => string;
  /** Save */
  readonly save: () => string;
  /** Not saved yet */
  readonly notSaved: () => string;
  /** The calendar of {game} is saved */
  readonly settingsSaved: (values: { readonly game: string | number }) => string;
  /** Make events by themselves */
  readonly publishes: () => string;
  /** Only where everything is seen or follows, teams and time are known, and usual points are chosen. You are told of each. */
  readonly publishesHint: () => string;
  /** The calendar of {game} makes events by itself now */
  readonly switchedOn: (values: { readonly game: string | number }) => string;
  /** Staff make the events of {game} now */
  readonly switchedOff: (values: { readonly game: string | number }) => string;
};
