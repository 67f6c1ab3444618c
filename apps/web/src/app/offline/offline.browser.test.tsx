import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { type Answers, answer, Lost, Refused } from '../../../testing/answers.ts';
import { eventAnswers, SWISS_EVENT } from '../../../testing/events.ts';
import { everywhere, visitor } from '../../../testing/people.ts';
import { open } from '../../../testing/screens.tsx';
import { rememberSlip } from '../../play/picks/saving/seen-slips.ts';
import { OfflinePage } from './cut-off.tsx';

const answers: Answers = { ...everywhere, ...visitor, ...eventAnswers(SWISS_EVENT) };
const address = `/rl/event/${SWISS_EVENT.id}`;
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

/** Every call that the page makes meets this. */
const all = (met: Lost | Refused): Answers =>
  Object.fromEntries(Object.keys(answers).map((key) => [key, met]));

const goOffline = (isOffline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
};

beforeEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  // As a visit before this one has kept it.
  await OfflinePage.load();
});

// The page of the first has heard nothing of the server; that of the second lacks its event.
test.each([
  {
    why: 'no connection',
    met: new Lost(),
    isOffline: true,
    said: 'You are offline',
  },
  {
    why: 'a server that is down',
    met: new Refused(503, 'unavailable', 'The server is being started'),
    isOffline: false,
    said: 'The server is not responding',
  },
])(
  'a page opened with $why says what is kept here, and goes on by itself [rule: product-46]',
  async ({ met, isOffline, said }) => {
    rememberSlip(0, {
      gameId: SWISS_EVENT.gameId,
      eventId: SWISS_EVENT.id,
      eventName: SWISS_EVENT.nameOverride,
      stageName: 'Stage 2',
      lockAt: '2100-06-10T17:00:00.000Z',
      savedAt: '2026-06-06T21:14:00.000Z',
      seenAt: '2026-06-06T22:00:00.000Z',
    });
    localStorage.setItem(`callshot.draft.0.${SWISS_EVENT.id}.3`, '{}');
    if (isOffline) goOffline(true);
    answer(all(met));
    open(address);
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
    await expect.element(heading('Picks and boards are never kept here')).toBeVisible();
    await expect.element(page.getByText(/it was saved on Jun \d+, \d+:14/)).toBeVisible();
    await expect.element(page.getByText('Picks you have not submitted: Stage 2')).toBeVisible();
    await expect.element(page.getByText(/^Lock: Jun 1\d, /)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.element(page.getByText('Still no answer.')).toBeVisible();
    answer(answers);
    if (isOffline) goOffline(false);
    else await page.getByRole('button', { name: 'Try now' }).click();
    await expect.element(heading('Picks and boards are never kept here')).not.toBeInTheDocument();
    await expect.element(heading(SWISS_EVENT.nameOverride).first()).toBeVisible();
  },
);
