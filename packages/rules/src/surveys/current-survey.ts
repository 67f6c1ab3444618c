/** When a survey can be answered; instants are ISO 8601, null = never. */
export interface SurveyTimes {
  readonly openTime: string | null;
  readonly closeTime: string | null;
}

const dayMs = 24 * 3_600_000;
/** A closed survey is shown so much longer [rule: surveys-3]. */
export const shownAfterCloseMs = 7 * dayMs;

/** Whether a survey can be answered at an instant: the close itself is too late [rule: surveys-8]. */
export function isSurveyOpen({ openTime, closeTime }: SurveyTimes, nowMs: number): boolean {
  if (openTime === null || closeTime === null) return false;
  return Date.parse(openTime) <= nowMs && nowMs < Date.parse(closeTime);
}

/** The latest survey that has opened, until seven days after it closed; null = none [rule: surveys-3]. */
export function currentSurvey<S extends SurveyTimes>(
  surveys: readonly S[],
  nowMs: number,
): S | null {
  let latest: { readonly survey: S; readonly openMs: number; readonly closeMs: number } | null =
    null;
  for (const survey of surveys) {
    if (survey.openTime === null || survey.closeTime === null) continue;
    const openMs = Date.parse(survey.openTime);
    if (openMs > nowMs || (latest !== null && latest.openMs >= openMs)) continue;
    latest = { survey, openMs, closeMs: Date.parse(survey.closeTime) };
  }
  return latest !== null && nowMs < latest.closeMs + shownAfterCloseMs ? latest.survey : null;
}
