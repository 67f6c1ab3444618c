import type { Page } from '@playwright/test';
import { changeAnswers } from '../fixtures/changed-answers.ts';
import { withLargestBracket } from '../fixtures/hardest-event.ts';
import { expect, test } from '../fixtures/test.ts';
import { type DemoEvent, demoEvents, EventPage } from '../pages/event-page.ts';
import { SWISS_STEPS } from '../pages/team-slip.ts';
import { open, openStage, screen } from './screen.ts';

const { upcomingWorlds, upcomingMajor, liveWorlds } = demoEvents;
const { doubleElimination, finishedMajor, plainGroups } = demoEvents;

/** Every third favourite falls; scores go round through all that are possible. */
async function callMatches(event: EventPage, count: number): Promise<void> {
  for (const [at, key] of (await event.bracket.keys()).slice(0, count).entries()) {
    const games = key.startsWith('GF') ? 4 : 3;
    const side = at % 3 === 2 && !key.startsWith('GF') ? 'bottom' : 'top';
    await event.bracket.call(key, { side, score: `${games}–${at % games}` });
  }
}

const openSaved = async (event: EventPage) => {
  await event.button('SUBMIT').click();
  await expect(event.modal('Picks Saved')).toBeVisible();
};

test.describe('picking a Swiss stage', () => {
  for (const [prefix, event] of [
    ['swiss', upcomingMajor],
    ['swiss-worlds', upcomingWorlds],
  ] as const) {
    pickedSwiss(prefix, event);
  }
  screen('swiss-third-question', 'newcomer', async (page) => {
    const { teams } = await open(upcomingMajor)(page);
    await teams.press(SWISS_STEPS.advancing, { count: 8 });
    await teams.next();
    await teams.press(SWISS_STEPS.cleanSweepWinner, { count: 2 });
    await teams.next();
    await teams.press(SWISS_STEPS.cleanSweepLoser, { count: 1 });
  });
});

function pickedSwiss(prefix: string, demo: DemoEvent): void {
  screen(`${prefix}-visitor`, 'visitor', open(demo));
  screen(`${prefix}-before-picks`, 'newcomer', open(demo));
  screen(`${prefix}-half-picked`, 'newcomer', async (page) => {
    const event = await open(demo)(page);
    await event.teams.press(SWISS_STEPS.advancing, { count: 5 });
  });
  screen(`${prefix}-complete`, 'newcomer', async (page) => {
    const event = await open(demo)(page);
    await event.teams.pickSwiss();
  });
  screen(`${prefix}-saved`, 'newcomer', async (page) => {
    const event = await open(demo)(page);
    await event.teams.pickSwiss();
    await openSaved(event);
  });
  screen(`${prefix}-saved-slip`, 'newcomer', async (page) => {
    const event = await open(demo)(page);
    await event.teams.pickSwiss();
    await event.submit();
  });
}

test.describe('picking groups', () => {
  const GROUPS = ['Group A', 'Group B', 'Group C', 'Group D'];
  const pickGroups = async (page: Page) => {
    const event = await open(plainGroups)(page);
    for (const count of [2, 1, 1]) {
      for (const group of GROUPS) await event.teams.press(group, { count });
      if (await event.button('NEXT').isVisible()) await event.teams.next();
    }
    return event;
  };
  screen('groups-visitor', 'visitor', open(plainGroups));
  screen('groups-before-picks', 'newcomer', open(plainGroups));
  screen('groups-half-picked', 'newcomer', async (page) => {
    const event = await open(plainGroups)(page);
    for (const group of ['Group A', 'Group B']) await event.teams.press(group, { count: 2 });
  });
  screen('groups-complete', 'newcomer', pickGroups);
  screen('groups-saved', 'newcomer', async (page) => openSaved(await pickGroups(page)));
  screen('groups-saved-slip', 'newcomer', async (page) => (await pickGroups(page)).submit());
});

test.describe('picking a bracket', () => {
  const MATCHES = 30;
  const pickBracket = async (page: Page, count: number) => {
    const event = await open(doubleElimination)(page);
    await callMatches(event, count);
    return event;
  };
  screen('bracket-visitor', 'visitor', open(doubleElimination));
  screen('bracket-before-picks', 'newcomer', open(doubleElimination));
  screen('bracket-half-picked', 'newcomer', (page) => pickBracket(page, 11));
  screen('bracket-complete', 'newcomer', (page) => pickBracket(page, MATCHES));
  screen('bracket-saved', 'newcomer', async (page) => openSaved(await pickBracket(page, MATCHES)));
  screen('bracket-saved-slip', 'newcomer', async (page) =>
    (await pickBracket(page, MATCHES)).submit(),
  );
  screen('bracket-groups', 'newcomer', open(liveWorlds));
  screen('bracket-largest', 'newcomer', async (page) => {
    await withLargestBracket(page);
    const id = await EventPage.idOf(page, doubleElimination);
    await page.goto(`/rl/event/${id}`);
    await expect(new EventPage(page).bracket.match('UB-0-0')).toBeVisible();
  });
  for (const [name, count] of [
    ['before-picks', 0],
    ['half-picked', 4],
    ['complete', 7],
  ] as const) {
    screen(`bracket-playoffs-${name}`, 'newcomer', async (page) => {
      const { bracket } = await openPlayoffs(page);
      for (const key of (await bracket.keys()).slice(0, count)) await bracket.choose(key, 'top');
    });
  }
});

interface Shown {
  readonly eventStages: readonly { readonly id: number }[];
}

interface Official {
  readonly matchPicks: readonly { readonly eventStageId: number; readonly bracketCol: number }[];
}

/** The playoffs of the Major as they were before their first match. */
async function openPlayoffs(page: Page): Promise<EventPage> {
  let playoffs: number | undefined;
  const lockAt = new Date(Date.now() + 90_000_000).toISOString();
  await changeAnswers(page, '/api/event/get?', (event: Shown) => {
    playoffs = event.eventStages.at(-1)?.id;
    const eventStages = event.eventStages.map((stage) =>
      stage.id === playoffs ? { ...stage, isSealed: false } : stage,
    );
    const metadata = { startDate: '2026-01-01T00:00:00Z', endDate: '2099-01-09T00:00:00Z' };
    return { ...event, eventStages, metadata, finished: false, locked: false, lockAt };
  });
  await changeAnswers(page, '/api/picks/get/official/', (official: Official) => ({
    ...official,
    matchPicks: official.matchPicks
      .filter((row) => row.eventStageId !== playoffs || row.bracketCol === 0)
      .map((row) => (row.eventStageId === playoffs ? { ...row, ...UNPLAYED } : row)),
  }));
  await changeAnswers(page, '/api/event/official?', () => []);
  return openStage(finishedMajor, 4)(page);
}

const UNPLAYED = {
  winnerTeamId: null,
  loserTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
};
