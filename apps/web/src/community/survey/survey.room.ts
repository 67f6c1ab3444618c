import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';

export const survey = {
  // The first game's alone [rule: surveys-1].
  pages: [
    page(
      'rl/survey',
      lazyPage(async () => (await import('./survey-page.tsx')).SurveyPage),
    ),
  ],
} satisfies Room;
