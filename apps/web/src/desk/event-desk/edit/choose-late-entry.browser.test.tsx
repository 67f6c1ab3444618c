import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../../testing/answers.ts';
import { desk } from '../../../../testing/desk.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { show } from '../../../../testing/screens.tsx';
import { ChooseLateEntry } from './choose-late-entry.tsx';

const LATE = 'POST /api/event/lateEntry';
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an Admin lets people in late at a share, and reads what that means [rule: late-1]', async () => {
  const event = desk({ late: { share: null, entrants: 2 } });
  answer({ [LATE]: event });
  const onClose = vi.fn();
  show(<ChooseLateEntry desk={event} onClose={onClose} />);
  await expect.element(button('Save')).toBeDisabled();
  await page.getByText('50%', { exact: true }).click();
  await expect.element(page.getByText(/A right call pays 50% of the points/)).toBeVisible();
  await expect.element(page.getByText(/2 players have entered late/)).toBeVisible();
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
  await button('Save').click();
  await expect.element(page.getByText('Saved: late entry')).toBeVisible();
  expect(sentTo(LATE)).toEqual([{ eventId: event.id, version: event.version, lateShare: 50 }]);
  expect(onClose).toHaveBeenCalled();
});

test('the door is closed again, and a refusal is shown where it was asked [rule: late-1]', async () => {
  answer({ [LATE]: new Refused(409, 'event_finished', 'The event is finished') });
  show(
    <ChooseLateEntry desk={desk({ late: { share: 25, entrants: 0 } })} onClose={() => undefined} />,
  );
  await page.getByText('Off', { exact: true }).click();
  await expect.element(page.getByText('After the lock nobody comes in.')).toBeVisible();
  await button('Save').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
