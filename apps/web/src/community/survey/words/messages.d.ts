// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Picks Submitted */
  readonly submittedTitle: () => string;
  /** Done */
  readonly doneAction: () => string;
  /** Your playoff picks have been submitted. You can change them until {time}. */
  readonly submittedText: (values: { readonly time: string | number }) => string;
  /** The survey is closed. */
  readonly surveyClosed: () => string;
  /** The survey is closed. You chose {count, plural, one {this} other {these}}. */
  readonly surveyClosedChosen: (values: { readonly count: number }) => string;
  /** {count, number} of {count, number} are chosen. Take one away to choose another. */
  readonly allChosen: (values: { readonly count: number }) => string;
  /** Choose {count, number}, {chosen, number} chosen. You can change it until the survey closes. */
  readonly chooseSome: (values: { readonly count: number; readonly chosen: number }) => string;
  /** Choose 1. You can change it until the survey closes. */
  readonly chooseOne: () => string;
  /** WORLDS SURVEY */
  readonly defaultTab: () => string;
  /** SUBMIT */
  readonly submitAction: () => string;
  /** {title} · Callshot */
  readonly pageTitleNamed: (values: { readonly title: string | number }) => string;
  /** Survey · Callshot */
  readonly pageTitle: () => string;
  /** No Current Survey */
  readonly noSurvey: () => string;
  /** We are not currently gathering info here. Come back soon for future surveys! */
  readonly noSurveyText: () => string;
  /** The survey could not be loaded */
  readonly surveyFailed: () => string;
  /** Check your connection. Answers that are not sent are kept on this device. */
  readonly surveyFailedText: () => string;
  /** Try again */
  readonly tryAgain: () => string;
  /** Loading the survey */
  readonly loadingSurvey: () => string;
  /** , closed {time} */
  readonly closedAt: (values: { readonly time: string | number }) => string;
  /** , closes {time} */
  readonly closesAt: (values: { readonly time: string | number }) => string;
  /** <bold>{place, number}</bold> of {count, number} */
  readonly promptOf: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly place: number; readonly count: number }) => ReactNode;
  /** BACK */
  readonly backAction: () => string;
  /** NEXT */
  readonly nextAction: () => string;
  /** There is no connection. Your answers are kept on this device; submit them when you are back online. */
  readonly noConnection: () => string;
  /** The survey closed before your last changes were submitted. What you submitted earlier counts. */
  readonly changesTooLate: () => string;
  /** The survey closed before your answers were submitted. They do not count. */
  readonly answersTooLate: () => string;
  /** You submitted other answers elsewhere since you chose these. */
  readonly submittedElsewhere: () => string;
  /** Take those */
  readonly takeThose: () => string;
  /** Go on with these */
  readonly goOnWithThese: () => string;
  /** Survey */
  readonly shortTab: () => string;
};
