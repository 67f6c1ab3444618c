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
      { name: 'rlInstagramUrl', label: 'Instagram, Rocket League' },
      { name: 'rlTwitterUrl', label: 'X, Rocket League' },
      { name: 'csInstagramUrl', label: 'Instagram, Counter-Strike' },
      { name: 'csTwitterUrl', label: 'X, Counter-Strike' },
    ],
  },
];
