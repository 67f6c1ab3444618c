import { surveyPath } from '@callshot/rules';
import { html } from '../../platform/http/answers/html.ts';
import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { hasLostAnswers } from './survey-answers.repository.ts';

interface LossWords {
  readonly title: string;
}

/** Which loss a notice is about, as its subject says. */
export const lossSubject = (surveyId: number, at: Date): string =>
  `survey-answers-lost ${surveyId} ${at.getTime()}`;

/** Respondents hear that staff removed what they had chosen, while they can choose again. */
export const answersLostKind = {
  name: 'survey-answers-lost',
  say: ({ title }) => ({
    title: 'Your survey answers need another look',
    html: html`Staff changed the survey <a href="${surveyPath}">${title}</a>, and answers that you chose are gone. Please choose again; your other answers still count.`
      .html,
    url: surveyPath,
  }),
  sentForMs: dayMs,
  audience: hasLostAnswers,
} as const satisfies NoticeKind<unknown, LossWords>;
