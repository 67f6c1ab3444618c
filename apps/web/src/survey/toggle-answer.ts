/** What of a prompt is shown; an answer that is not stored yet has an id below 0. */
export interface ShownPrompt {
  readonly text: string;
  readonly isMultiSelect: boolean;
  readonly numberOfAnswers: number;
  readonly answers: readonly ShownAnswer[];
}

export interface ShownAnswer {
  readonly promptAnswerId: number;
  readonly text: string;
  readonly imageUrl: string | null;
}

/** How many answers a prompt takes, no more and no less [rule: surveys-5]. */
export const countOf = ({
  isMultiSelect,
  numberOfAnswers,
}: Omit<ShownPrompt, 'answers'>): number => (isMultiSelect ? numberOfAnswers : 1);

/**
 * What is chosen after a press: it takes away, or adds; of a single choice it replaces. Null = several
 * can be chosen, and as many are.
 */
export function toggleAnswer(
  prompt: ShownPrompt,
  chosen: readonly number[],
  promptAnswerId: number,
): readonly number[] | null {
  if (chosen.includes(promptAnswerId)) return chosen.filter((id) => id !== promptAnswerId);
  if (!prompt.isMultiSelect) return [promptAnswerId];
  return chosen.length >= countOf(prompt) ? null : [...chosen, promptAnswerId];
}
