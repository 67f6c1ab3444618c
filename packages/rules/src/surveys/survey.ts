/** A text in other languages than its survey's, which names them. */
export type TextTranslations = Readonly<Record<string, { readonly text: string }>>;

export interface SurveyTitles {
  readonly title: string;
  readonly description: string;
}

/** One of the answers that a prompt offers. */
export interface PromptAnswer {
  /** 0 = not saved yet. */
  readonly promptAnswerId: number;
  readonly text: string;
  readonly translations?: TextTranslations | undefined;
  readonly imageUrl: string | null;
}

export interface Prompt {
  /** 0 = not saved yet. */
  readonly promptId: number;
  readonly text: string;
  readonly translations?: TextTranslations | undefined;
  readonly isMultiSelect: boolean;
  readonly numberOfAnswers: number;
  readonly answers: readonly PromptAnswer[];
}

/** A survey as it is written; instants are ISO 8601 in UTC. */
export interface SurveyDraft {
  /** 0 = not saved yet. */
  readonly surveyId: number;
  readonly title: string;
  readonly description: string;
  /** The language of all texts; missing = English. */
  readonly language?: string | undefined;
  /** Its languages beside that one. Blank texts are not translated. */
  readonly translations?: Readonly<Record<string, SurveyTitles>> | undefined;
  /** Neither time = it does not open by itself. */
  readonly openTime: string | null;
  readonly closeTime: string | null;
  readonly prompts: readonly Prompt[];
}

export const surveyLimits = {
  title: 100,
  description: 1000,
  prompts: 50,
  question: 300,
  /** The most answers of one prompt. */
  answers: 50,
  /** The most answers of all prompts together: a survey is sent whole to everybody. */
  answersInAll: 500,
  answer: 100,
  imageUrl: 500,
} as const;

/** The exact number of answers that a prompt takes [rule: surveys-5]. */
export const answersTaken = (prompt: Pick<Prompt, 'isMultiSelect' | 'numberOfAnswers'>): number =>
  prompt.isMultiSelect ? prompt.numberOfAnswers : 1;
