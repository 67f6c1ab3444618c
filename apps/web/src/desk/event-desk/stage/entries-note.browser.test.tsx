import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TWO_GROUPS } from '../../../../../../packages/rules/fixtures/crossed-formats.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { desk, match, stage } from '../../../../testing/desk.ts';
import { player, signedIn } from '../../../../testing/people.ts';
import { onPhone, show } from '../../../../testing/screens.tsx';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { StageCards } from './stage-cards.tsx';

const entry = (
  at: number,
  kind: 'waits' | 'tied' | 'free' | 'placed' | 'staff',
  teamId: number | null,
) => ({
  eventSubstageId: 202,
  at,
  kind,
  teamId,
  slot: { match: `UB-0-${Math.floor(at / 2)}`, isTop: at % 2 === 0 },
});

const made = desk({
  format: { id: 5, name: 'Cup', json: JSON.stringify(TWO_GROUPS) },
  stages: [
    stage(0, {
      kind: 'groups',
      state: 'done',
      substages: ['Red', 'Blue'].map((title, at) => ({
        id: 300 + at,
        title,
        teamIds: [],
        startsAt: null,
      })),
    }),
    stage(1, {
      kind: 'brackets',
      substages: [{ id: 202, title: '', teamIds: [1], startsAt: null }],
      matches: [match('UB-0-0', { topTeamId: 1 }), match('UB-0-1', {})],
      entries: [
        entry(0, 'placed', 1),
        entry(1, 'free', 2),
        entry(2, 'tied', null),
        entry(3, 'waits', null),
      ],
    }),
  ],
});

test('the control room says who is missing and why, and puts in who is known [rule: formats-47]', async () => {
  await onPhone();
  answer({ ...signedIn({ ...player, roles: ['Admin'] }), 'POST /api/event/slots': () => made });
  show(
    <>
      <StageCards desk={made} />
      <Toasts />
    </>,
  );
  await expect.element(page.getByText('Filled by the format: 1 of 4')).toBeVisible();
  await expect.element(page.getByText(/No result decides who comes into one place/)).toBeVisible();
  await expect.element(page.getByText('Known, and in no place yet: Spirit.')).toBeVisible();
  // Nobody is missing by mistake: results bring them.
  await expect.element(page.getByText(/no team/i)).not.toBeInTheDocument();
  await page.getByText('Who comes in', { exact: true }).click();
  const rows = [
    'Place 1, Red: Vitality',
    'Place 2, Blue: Spirit, not placed',
    'Place 1, Blue: not decided by results',
    'Place 2, Red: not decided yet',
  ];
  for (const row of rows) await expect.element(page.getByText(row)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expectAccessible();
  await page.getByRole('button', { name: 'Put them in' }).click();
  await expect.element(page.getByText(/saved/i).first()).toBeVisible();
  expect(sentTo('POST /api/event/slots').at(-1)).toMatchObject({
    eventStageId: 101,
    substages: [{ eventSubstageId: 202, teamIds: [1, 2] }],
    openings: [
      { eventSubstageId: 202, slot: 'UB-0-0', topTeamId: 1, bottomTeamId: 2, isBye: false },
    ],
  });
});
