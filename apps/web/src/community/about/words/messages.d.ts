// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** About Us · Callshot */
  readonly aboutPageTitle: () => string;
  /** About Us */
  readonly aboutUs: () => string;
  /** Callshot is a free pick'em for Rocket League and Counter-Strike. Since 2019, people have come here before the first match of an event, said how it would end, and found out who saw it coming. */
  readonly aboutStory: () => string;
  /** Fill out brackets for each stage as soon as matchups are announced. */
  readonly aboutPickems: () => string;
  /** Earn points for correct results, rank on leaderboards, win awards. */
  readonly aboutRanked: () => string;
  /** Talk picks before the lock, follow matches together, get help. */
  readonly communityText: () => string;
  /** See the current event */
  readonly seeCurrentEvent: () => string;
  /** Pick'ems */
  readonly pickemsTitle: () => string;
  /** Ranked */
  readonly rankedTitle: () => string;
  /** Who made it */
  readonly whoMadeIt: () => string;
  /** Community */
  readonly community: () => string;
  /** More about the community */
  readonly moreAboutCommunity: () => string;
  /** Where the data comes from */
  readonly dataSources: () => string;
  /** Data from <wiki>Liquipedia</wiki>, <licence>CC-BY-SA 3.0</licence>. */
  readonly dataFrom: (values: { readonly wiki: (inside: ReactNode) => ReactNode; readonly licence: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Tournaments, teams and results are the work of its editors; picks, scores and boards are computed here. */
  readonly workOfEditors: () => string;
  /** Community · Callshot */
  readonly communityPageTitle: () => string;
  /** Loading the links */
  readonly loadingLinks: () => string;
  /** The links could not be loaded */
  readonly linksFailed: () => string;
  /** Chat with other players, and get help */
  readonly discordPurpose: () => string;
  /** Longer discussions: predictions, threads, feedback */
  readonly redditPurpose: () => string;
  /** Pictures and stories around the events */
  readonly instagramPurpose: () => string;
  /** News, locks and results as they happen */
  readonly xPurpose: () => string;
  /** opens in a new tab */
  readonly opensNewTab: () => string;
  /** No community links yet */
  readonly noLinksYet: () => string;
  /** Add your Discord, Reddit, Instagram or X link, and everyone will find it here. */
  readonly noLinksForAdmins: () => string;
  /** Links to our chat, forum and social accounts will appear here. */
  readonly noLinksText: () => string;
  /** Add links */
  readonly addLinksAction: () => string;
  /** Play the interview */
  readonly playTheInterview: () => string;
  /** Interview */
  readonly interviewTitle: () => string;
  /** Watch the interview */
  readonly watchTheInterview: () => string;
  /** Interview with the makers of Callshot */
  readonly interviewPlayer: () => string;
  /** {site} plays it; nothing is loaded from there before you press play. */
  readonly playedBy: (values: { readonly site: string | number }) => string;
  /** Watch it on {site} */
  readonly watchOn: (values: { readonly site: string | number }) => string;
};
