export interface SurveyTabProps {
  readonly path: string;
  readonly className: string | undefined;
  /** On the bottom bar of a phone. */
  readonly isShort: boolean;
}

const KEY = 'callshot.survey-tab';
/** The setting's own, until it is known. */
const FIRST_TITLE = 'WORLDS SURVEY';

/** What the tab said when this browser last saw one; empty = there was none. */
export function rememberedTab(): string {
  try {
    return localStorage.getItem(KEY) ?? FIRST_TITLE;
  } catch {
    return FIRST_TITLE;
  }
}

export function rememberTab(title: string): void {
  try {
    localStorage.setItem(KEY, title);
  } catch {
    // Without a store the next page keeps a place for it, as the first did.
  }
}
