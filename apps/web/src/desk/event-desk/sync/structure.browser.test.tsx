import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../../testing/answers.ts';
import { desk, LOCK, stage } from '../../../../testing/desk.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { player, signedIn } from '../../../../testing/people.ts';
import { show } from '../../../../testing/screens.tsx';
import { DoubtsPanel } from './doubts-panel.tsx';
import type { Doubt, StructurePreview, Sync } from './sync.queries.ts';

const READ = 'GET /api/sync/:eventId';
const PREVIEW = 'GET /api/sync/structure/:eventId';
const TAKE = 'POST /api/sync/structure';
const ANSWER = 'POST /api/sync/answer';
const at = '2026-06-14T14:10:00.000Z';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const asAdmin = {
  ...signedIn({ ...player, roles: ['Admin'] }),
  'GET /api/event/official': [],
};

const changes: StructurePreview['changes'] = [
  { code: 'teams_changed', values: { stage: 'Stage 1', was: '16', is: '24' } },
  { code: 'columns_changed', values: { stage: 'Playoffs', was: '4, 2, 1', is: '8, 4, 2, 1' } },
];

const doubt: Doubt = {
  id: 9,
  kind: 'structure',
  openedAt: at,
  eventStageId: 100,
  eventSubstageId: 200,
  place: 'Galaxy Major',
  title: '',
  reason: '',
  source: 'wiki',
  wiki: null,
  table: null,
  official: null,
  answer: null,
  name: null,
  likeliestTeamId: null,
  changes,
};

const waiting: Sync = {
  isMapped: true,
  isPaused: false,
  wikiLink: null,
  lastLookAt: at,
  nextLookAt: null,
  lastWebhookAt: null,
  looksLeft: 40,
  looksPerHour: 60,
  failure: null,
  log: [],
  doubts: [doubt],
  names: [],
  held: [],
};

const preview: StructurePreview = {
  version: 7,
  changes,
  obstacle: null,
  stages: [
    { name: 'Stage 1', state: 'changed', picked: 12, keepsPicks: false },
    { name: 'Stage 2', state: 'same', picked: 0, keepsPicks: true },
    { name: 'Playoffs', state: 'changed', picked: 0, keepsPicks: false },
    { name: 'Play-in', state: 'gone', picked: 0, keepsPicks: false },
  ],
  joining: [{ name: 'Alpha' }, { name: 'Beta' }],
  leaving: [],
  lockAt: LOCK,
  nextLockAt: LOCK,
  cleared: 12,
  losesGoals: true,
};

const event = desk({ stages: [stage(0, {})] });

test('what would change is shown before one press takes it over, and says whose picks go [rule: drafts-33]', async () => {
  answer({ ...asAdmin, [READ]: waiting, [PREVIEW]: preview, [TAKE]: null });
  show(<DoubtsPanel desk={event} />);
  await expect.element(page.getByText('Stage 1: 24 teams in place of 16.')).toBeVisible();
  await expectAccessible();
  // By the keyboard alone.
  await userEvent.keyboard('a');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('The picks of 12 players are cleared')).toBeVisible();
  await expect.element(dialog.getByText(/Teams that come: Alpha/)).toBeVisible();
  await expect.element(dialog.getByText(/Trophies go by rank again/)).toBeVisible();
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
  await dialog.getByRole('textbox').fill('Twenty-four teams');
  answer({ ...asAdmin, [READ]: { ...waiting, doubts: [] }, [PREVIEW]: preview, [TAKE]: null });
  await button('Apply, and clear the Stage 1 picks of 12 players').click();
  await expect
    .element(page.getByText('The event is played as its tournament is drawn now'))
    .toBeVisible();
  expect(sentTo(TAKE)).toEqual([
    { eventId: 31, doubtId: 9, version: 7, cleared: 12, note: 'Twenty-four teams' },
  ]);
});

test('while nobody has picked, the press is a plain one', async () => {
  const stages = preview.stages.map((own) => ({ ...own, picked: 0 }));
  answer({ ...asAdmin, [READ]: waiting, [PREVIEW]: { ...preview, stages, cleared: 0 } });
  show(<DoubtsPanel desk={event} />);
  await button(/^Look at it/).click();
  await expect.element(button('Apply').last()).toBeVisible();
  expect(
    page
      .getByRole('dialog')
      .getByText(/cleared/)
      .elements(),
  ).toEqual([]);
});

test('who has picked meanwhile is shown, and asked for again', async () => {
  const more = new Refused(
    409,
    'more_picked',
    'More players have picked meanwhile: look at it again',
  );
  answer({ ...asAdmin, [READ]: waiting, [PREVIEW]: preview, [TAKE]: more });
  show(<DoubtsPanel desk={event} />);
  await button(/^Look at it/).click();
  await expect.element(button(/clear the Stage 1 picks of 12/)).toBeEnabled();
  const stages = preview.stages.map((own) => (own.picked > 0 ? { ...own, picked: 13 } : own));
  answer({
    ...asAdmin,
    [READ]: waiting,
    [PREVIEW]: { ...preview, stages, cleared: 13 },
    [TAKE]: more,
  });
  await button(/clear the Stage 1 picks of 12/).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/More players have picked/);
  await expect.element(button(/clear the Stage 1 picks of 13/)).toBeEnabled();
});

test('what keeps the event from it is said in place of the press', async () => {
  const obstacle = { code: 'stage_by_hand' as const, values: { stage: 'Playoffs' } };
  answer({ ...asAdmin, [READ]: waiting, [PREVIEW]: { ...preview, obstacle } });
  show(<DoubtsPanel desk={event} />);
  await button(/^Look at it/).click();
  await expect.element(page.getByText(/Playoffs: staff enter its results/)).toBeVisible();
  expect(button(/^Apply/).elements()).toEqual([]);
});

test('keeping ours is one press, or one key [rule: drafts-32]', async () => {
  answer({ ...asAdmin, [READ]: waiting, [ANSWER]: null });
  show(<DoubtsPanel desk={event} />);
  await expect.element(button(/^Keep ours/)).toBeEnabled();
  await userEvent.keyboard('d');
  await expect.element(page.getByText('The event stays as it is', { exact: true })).toBeVisible();
  expect(sentTo(ANSWER)).toEqual([{ eventId: 31, doubtId: 9, answer: 'dismiss', note: '' }]);
});
