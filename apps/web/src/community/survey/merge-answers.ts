interface Asked {
  readonly answers: readonly { readonly promptAnswerId: number }[];
}

/** The chosen answers that a prompt offers. */
export const answersIn = ({ answers }: Asked, chosen: readonly number[]): number[] =>
  answers.flatMap(({ promptAnswerId: id }) => (chosen.includes(id) ? [id] : []));

/** The chosen answers that the survey (still) offers. */
export const answersOf = (prompts: readonly Asked[], chosen: readonly number[]): number[] =>
  prompts.flatMap((prompt) => answersIn(prompt, chosen));

/** For each prompt the later choices; without any, the earlier ones. */
export const mergeAnswers = (
  prompts: readonly Asked[],
  before: readonly number[],
  later: readonly number[],
): number[] =>
  prompts.flatMap((prompt) => {
    const own = answersIn(prompt, later);
    return own.length > 0 ? own : answersIn(prompt, before);
  });

export const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
