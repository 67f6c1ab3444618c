import { games } from '@callshot/rules';
import { m } from './words/messages.js';

/** The settings of the two pages by name, grouped as the form shows them. */
export const aboutFields: readonly {
  readonly title: string;
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}[] = [
  {
    title: m.aboutUs(),
    fields: [
      { name: 'aboutStory', label: m.story() },
      { name: 'aboutPickems', label: m.pickems() },
      { name: 'aboutRanked', label: m.ranked() },
      { name: 'founders', label: m.founders() },
      { name: 'interviewUrl', label: m.interview() },
      { name: 'wikiUrl', label: m.tournamentWiki() },
    ],
  },
  { title: m.community(), fields: [{ name: 'communityText', label: m.communityText() }] },
  {
    title: m.links(),
    fields: [
      { name: 'discordUrl', label: 'Discord' },
      { name: 'redditUrl', label: 'Reddit' },
      ...games.flatMap(({ prefix, name }) => [
        { name: `${prefix}InstagramUrl`, label: m.instagramOf({ game: name }) },
        { name: `${prefix}TwitterUrl`, label: m.xOf({ game: name }) },
      ]),
    ],
  },
];
