import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room, surveyStaff } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const surveyBuilder = {
  pages: [
    page(
      'admin/survey/:surveyId?/:view?',
      lazyPage(async () => (await import('./survey-page.tsx')).SurveyPage),
      { roles: surveyStaff },
    ),
  ],
  staffPlaces: [
    {
      group: 'community',
      order: 40,
      title: m.survey(),
      path: '/admin/survey',
      icon: 'chat',
      roles: surveyStaff,
      covers: /^\/admin\/survey(\/|$)/,
    },
  ],
} satisfies Room;
