/** The lists of the navigator [rule: leagues-10]. */
export const ViewType = { joined: 0, new: 1, popular: 2 } as const;
export type ViewType = (typeof ViewType)[keyof typeof ViewType];

/** Joined is offered to members of a league, who see it first; other users get Popular. */
export const viewTypesOf = (joined: number): readonly ViewType[] =>
  joined > 0 ? [ViewType.joined, ViewType.new, ViewType.popular] : [ViewType.new, ViewType.popular];

/** The chosen list, as long as it is offered. */
export function viewTypeOf(chosen: ViewType | null, joined: number): ViewType {
  const offered = viewTypesOf(joined);
  if (chosen !== null && offered.includes(chosen)) return chosen;
  return joined > 0 ? ViewType.joined : ViewType.popular;
}
