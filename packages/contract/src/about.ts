// Stands on its own, so that the browser can load it: nothing here may need zod.

/**
 * Texts of About Us and Community until staff change them: defaults of the settings of these names.
 */
export const aboutWords = {
  aboutStory:
    "Callshot is a free pick'em for Rocket League and Counter-Strike. Since 2019, people have come here before the first match of an event, said how it would end, and found out who saw it coming.",
  aboutPickems: 'Fill out brackets for each stage as soon as matchups are announced.',
  aboutRanked: 'Earn points for correct results, rank on leaderboards, win awards.',
  communityText: 'Talk picks before the lock, follow matches together, get help.',
} as const;

export type AboutWord = keyof typeof aboutWords;
