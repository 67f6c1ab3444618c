/** Answers that are not sent yet, of one user for one survey; kept in the browser. */
export interface SurveyDraft {
  readonly chosen: readonly number[];
  /** The prompt on screen. */
  readonly at: number;
  /** The sent answers when the draft was begun. */
  readonly base: readonly number[];
}

export interface DraftKey {
  readonly surveyId: number;
  /** 0 = a visitor's. */
  readonly userId: number;
}

export const nameOf = ({ surveyId, userId }: DraftKey): string =>
  ['callshot.survey-draft', userId, surveyId].join('.');

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= 1000 && value.every((id) => Number.isInteger(id));

/** Null = there is none that can be read. */
export function parseDraft(stored: string | null): SurveyDraft | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('chosen' in value && 'at' in value && 'base' in value)) return null;
    const { chosen, at, base } = value;
    const isAt = typeof at === 'number' && Number.isInteger(at) && at >= 0;
    return isAt && isIds(chosen) && isIds(base) ? { chosen, at, base } : null;
  } catch {
    return null;
  }
}

export function readDraft(key: DraftKey): SurveyDraft | null {
  try {
    return parseDraft(localStorage.getItem(nameOf(key)));
  } catch {
    return null;
  }
}

/** A full or forbidden store loses the reload, not what is on screen. */
export function writeDraft(key: DraftKey, draft: SurveyDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(nameOf(key));
    else localStorage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // Nothing to do.
  }
}
