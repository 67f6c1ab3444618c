import { spreadsheetOf } from '@callshot/rules';
import type { SurveyResults } from '../survey.queries.ts';
import { m } from '../words/messages.js';

/** A day of a survey: its respondents, and an answer's share among them and among all so far. */
export interface DayRow {
  readonly day: string;
  readonly respondents: number;
  readonly picks: number;
  /** Percent of the day's respondents. */
  readonly percent: number;
  /** Percent of all respondents until then. */
  readonly percentSoFar: number;
}

/** Every day on which somebody answered, the first one first. */
export function daysOf({ days }: SurveyResults, column: number): DayRow[] {
  let [people, picked] = [0, 0];
  return days.map(({ day, respondents, picks: all }) => {
    const picks = all[column] ?? 0;
    people += respondents;
    picked += picks;
    return {
      day,
      respondents,
      picks,
      percent: percentOf(picks, respondents),
      percentSoFar: percentOf(picked, people),
    };
  });
}

const percentOf = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all);

/** A line an answer. */
export const answersFile = (results: SurveyResults): string =>
  spreadsheetOf([
    [m.prompt(), m.answer(), m.picks(), m.percent(), m.respondents()],
    ...results.prompts.flatMap(({ text: prompt, answers }) =>
      answers.map(({ text, picks, share }) => [
        prompt,
        text,
        picks,
        (100 * share).toFixed(1),
        results.respondents,
      ]),
    ),
  ]);

/** A line a day and answer, so that a spreadsheet can turn it as it likes. */
export const daysFile = (results: SurveyResults): string =>
  spreadsheetOf([
    [m.dayUtc(), m.respondents(), m.prompt(), m.answer(), m.picks()],
    ...results.days.flatMap(({ day, respondents, picks }) => {
      let column = 0;
      return results.prompts.flatMap(({ text: prompt, answers }) =>
        answers.map(({ text }) => {
          const row = [day, respondents, prompt, text, picks[column] ?? 0];
          column += 1;
          return row;
        }),
      );
    }),
  ]);

/** A file's name out of a survey's. */
export const fileName = (title: string, what: string): string =>
  `${title.replace(/[^\p{L}\p{N}()-]+/gu, ' ').trim() || m.fileFallback()}, ${what}.csv`;
