import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SurveyPage } from '../../../apps/web/src/community/survey/survey-page.tsx';
import { answer, Refused } from '../../../apps/web/testing/answers.ts';
import { visitor } from '../../../apps/web/testing/people.ts';
import { show } from '../../../apps/web/testing/screens.tsx';

// x.browser.test.tsx: a screen in Chromium, with a table of answers in the server's place.
test('a survey that cannot be loaded is offered again', async () => {
  answer({
    ...visitor,
    'GET /api/survey/current': new Refused(503, 'unavailable', 'Come back soon'),
  });
  show(<SurveyPage />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
