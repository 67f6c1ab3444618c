/** Neighbouring ids land far apart on the wheel (golden angle). */
const hueOf = (id: number) => Math.round((id * 137.508) % 360);

/** What stands for a team without a logo. */
export const monogramOf = (team: {
  readonly id: number;
  readonly name: string;
  readonly abbreviation: string;
}) => ({
  letter: (team.abbreviation || team.name).charAt(0).toUpperCase(),
  background: `hsl(${hueOf(team.id)} 46% 30%)`,
});
