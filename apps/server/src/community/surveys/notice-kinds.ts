import { spokenLanguage, surveyPath, type Translated, textFor } from '@callshot/rules';
import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { hasLostAnswers } from './survey-answers.repository.ts';
import { m } from './words/messages.ts';

interface LossWords extends Translated<string> {
  readonly title: string;
}

/** Which loss a notice is about, as its subject says. */
export const lossSubject = (surveyId: number, at: Date): string =>
  `survey-answers-lost ${surveyId} ${at.getTime()}`;

/** Respondents hear that staff removed what they had chosen, while they can choose again. */
export const answersLostKind = {
  name: 'survey-answers-lost',
  say: ({ title: original, ...translated }) => {
    const { text: title } = textFor(original, translated, spokenLanguage());
    return {
      title: m.answersLostTitle(),
      html: m.answersLost({ title, link: surveyPath }).html,
      url: surveyPath,
    };
  },
  sentForMs: dayMs,
  audience: hasLostAnswers,
} as const satisfies NoticeKind<unknown, LossWords>;
