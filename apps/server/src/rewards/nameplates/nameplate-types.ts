/** [rule: nameplates-2] */
export const PlateType = {
  Default: 1,
  Event: 2,
  Supporter: 3,
  Promo: 4,
  Staff: 5,
  Analyst: 6,
  Personal: 7,
} as const;

export const nameplateTypes = Object.entries(PlateType).map(([name, id]) => ({ id, name }));
