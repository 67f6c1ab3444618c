interface Asked {
  readonly answers: readonly { readonly promptAnswerId: number }[];
}

/** Of these, the ones that a prompt asks for. */
export const answersIn = ({ answers }: Asked, chosen: readonly number[]): number[] =>
  answers.flatMap(({ promptAnswerId: id }) => (chosen.includes(id) ? [id] : []));

/** Of these, the ones that the survey (still) asks for. */
export const answersOf = (prompts: readonly Asked[], chosen: readonly number[]): number[] =>
  prompts.flatMap((prompt) => answersIn(prompt, chosen));

/** Prompt by prompt what was chosen later, and where nothing was, what was chosen before. */
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
