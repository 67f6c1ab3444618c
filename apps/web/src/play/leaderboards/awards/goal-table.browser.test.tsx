import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer } from '../../../../testing/answers.ts';
import { SWISS_EVENT } from '../../../../testing/events.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { show } from '../../../../testing/screens.tsx';
import { AwardInfoModal } from './award-info-modal.tsx';

const info = page.getByRole('dialog', { name: 'Award Info' });

test('Award Info of an event by goals lists them in place of ranks [rule: trophies-29]', async () => {
  answer({ 'GET /api/event/get': { ...SWISS_EVENT, goals: [{ right: 5, of: 10 }] } });
  show(<AwardInfoModal eventId={5} onClose={() => undefined} />);
  await expect.element(info.getByRole('cell', { name: '5 of 10 right' })).toBeVisible();
  await expect.element(info.getByText(/^Everybody who enters has Wood/)).toBeVisible();
  await expect.element(info.getByText('Top 10%')).not.toBeInTheDocument();
  await expect.element(info.getByText('Worlds')).toBeInTheDocument();
  await expectAccessible();
  for (const width of [320, 1440]) {
    await page.viewport(width, 900);
    await expectLaidOut();
  }
});

test('of all events it tells ranks', async () => {
  show(<AwardInfoModal onClose={() => undefined} />);
  await expect.element(info.getByText('Top 10%')).toBeInTheDocument();
  await expect.element(info.getByText('right')).not.toBeInTheDocument();
});
