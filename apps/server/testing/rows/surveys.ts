import { writeSurvey } from '../../src/community/surveys/write-survey.repository.ts';
import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, name }) => {
    const answer = { promptAnswerId: 0, text: `Answer of ${name}`, imageUrl: null };
    const surveyId = await writeSurvey(db, {
      surveyId: 0,
      title: 'A survey',
      description: '',
      openTime: null,
      closeTime: null,
      prompts: [
        { promptId: 0, text: 'Who?', isMultiSelect: false, numberOfAnswers: 1, answers: [answer] },
      ],
    });
    const { id } = await db
      .selectFrom('surveyOptions as o')
      .innerJoin('surveyPrompts as p', 'p.id', 'o.promptId')
      .select('o.id')
      .where('p.surveyId', '=', surveyId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('surveyAnswers')
      .values({ surveyId, userId, optionIds: [id], savedAt: new Date() })
      .execute();
  },
  given: { 'survey_answers.option_ids': '{1}' },
};
