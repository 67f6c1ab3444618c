import { games } from '@callshot/rules';

/** The settings of the two pages by name, grouped as the form shows them. */
export const aboutFields: readonly {
  readonly title: string;
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}[] = [
  {
    title: 'About Us',
    fields: [
      { name: 'aboutStory', label: 'Story' },
      { name: 'aboutPickems', label: "Pick'ems" },
      { name: 'aboutRanked', label: 'Ranked' },
      { name: 'founders', label: "Founders, one 'Name, role' per line" },
      { name: 'interviewUrl', label: 'Interview' },
      { name: 'wikiUrl', label: 'Tournament wiki' },
    ],
  },
  { title: 'Community', fields: [{ name: 'communityText', label: 'Text' }] },
  {
    title: 'Links on both pages',
    fields: [
      { name: 'discordUrl', label: 'Discord' },
      { name: 'redditUrl', label: 'Reddit' },
      ...games.flatMap(({ prefix, name }) => [
        { name: `${prefix}InstagramUrl`, label: `Instagram, ${name}` },
        { name: `${prefix}TwitterUrl`, label: `X, ${name}` },
      ]),
    ],
  },
];
