import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer } from '../../../testing/answers.ts';
import { expectLaidOut } from '../../../testing/layout.ts';
import { player, signedIn } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { AnnouncePage } from './announce-page.tsx';

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(document.documentElement.dataset, 'languages');
});

test('an announcement gets another language by the keyboard alone, and the sent ones say theirs', async () => {
  document.documentElement.dataset['languages'] = 'en de pl';
  answer({
    ...signedIn({ ...player, roles: ['Admin'] }),
    'POST /api/notification/previewAnnouncement': { html: 'Hello' },
    'GET /api/discord/webhook': null,
    'GET /api/notification/announcements': [
      {
        id: 1,
        subject: 'Aktualności',
        html: 'Cześć',
        language: 'pl',
        translations: { de: { subject: 'Neues', html: 'Hallo' } },
        audience: 'everyone',
        gameId: null,
        recipients: 3,
        announcedBy: 'chief',
        createdAt: '2026-11-01T10:00:00.000Z',
      },
    ],
  });
  show(<AnnouncePage />);
  await expect.element(page.getByText('Also in Deutsch')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Aktualności' }))
    .toHaveAttribute('lang', 'pl');
  await page.getByRole('textbox', { name: 'Subject' }).fill('News');
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello');
  const add = page.getByRole('button', { name: 'Add a language' });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('tab', { name: /Deutsch/ })).toHaveFocus();
  await expect
    .element(page.getByRole('tab', { name: /Deutsch/ }))
    .toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await expectLaidOut();
  }
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('News');
});
