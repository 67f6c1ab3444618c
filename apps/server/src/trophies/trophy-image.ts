/** The picture of a trophy among the web part's files [rule: trophies-6]. */
export const trophyImagePath = (rewardTypeId: number, trophyTypeId: number): string =>
  `/trophies/${rewardTypeId}/${trophyTypeId}.svg`;
