import { PickType } from '@callshot/rules';
import type { Page } from '@playwright/test';
import { demoPlayer } from '../fixtures/accounts.ts';
import { changeAnswers } from '../fixtures/changed-answers.ts';
import { followsWiki } from '../fixtures/follows-wiki.ts';
import type { Happening, MadeUp } from '../fixtures/made-up-bracket.ts';
import { openMadeUp } from '../fixtures/made-up-results.ts';
import { openMadeUpTeams } from '../fixtures/made-up-teams.ts';
import { openRunningSwiss } from '../fixtures/running-swiss.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnnouncePage } from '../pages/announce-page.ts';
import { Bell } from '../pages/bell.ts';
import { EventCreator } from '../pages/event-creator.ts';
import { EventDeskPage } from '../pages/event-desk.ts';
import { type DemoEvent, demoEvents, EventPage } from '../pages/event-page.ts';
import { FormatBuilder, FormatEditorPage } from '../pages/format-builder.ts';
import { Leaderboard, readBreakdown } from '../pages/leaderboard.ts';
import { LeaguePicksPage } from '../pages/league-picks.ts';
import { OverridePage } from '../pages/override-page.ts';
import { Profile } from '../pages/profile.ts';
import { Shell } from '../pages/shell.ts';
import { AuditLog, UserManager } from '../pages/staff.ts';
import { SurveyBuilder } from '../pages/survey-builder.ts';
import { open, openStage, screen } from './screen.ts';

const { finishedWorlds, finishedMajor, liveWorlds, liveMajor } = demoEvents;
const { upcomingWorlds, upcomingMajor, doubleElimination, plainGroups } = demoEvents;

test.describe('nameplates', () => {
  screen('nameplate-none', 'player', (page) => page.goto('/nameplate'));
  screen('nameplate-editor', 'player', (page) => page.goto('/nameplate?plate=new'));
  screen('nameplate-problem', 'player', async (page) => {
    await page.goto('/nameplate?plate=new');
    const style = page.getByRole('textbox', { name: 'Style' });
    await style.fill('.{id} {\n  background-image: url(flames.png);\n}');
  });
  screen('nameplate-selector', 'player', async (page) => {
    await page.goto('/');
    await new Profile(page).openOwn();
    await page.getByRole('button', { name: 'Change nameplate' }).click();
  });
  screen('staff-nameplates', 'admin', (page) => page.goto('/admin/nameplate?plate=5'));
});

test.describe('landing', () => {
  screen('landing-visitor', 'visitor', (page) => page.goto('/'));
  screen('landing-newcomer', 'newcomer', (page) => page.goto('/'));
  screen('landing-player', 'player', (page) => page.goto('/'));
});

test.describe('results', () => {
  for (const viewer of ['visitor', 'newcomer', 'player'] as const) {
    screen(`results-swiss-finished-${viewer}`, viewer, openStage(finishedMajor, 1));
    screen(`results-playoffs-finished-${viewer}`, viewer, open(finishedMajor));
    screen(`results-worlds-finished-${viewer}`, viewer, open(finishedWorlds));
  }
  screen('results-hidden', 'player', async (page) => {
    const event = await open(finishedWorlds)(page);
    await event.button('Hide Results').click();
  });
  screen('results-worlds-swiss-finished-player', 'player', openStage(finishedWorlds, 1));
  screen('results-of-another', 'player', async (page) => {
    const id = await EventPage.idOf(page, finishedMajor);
    const board = await page.request.get(`/api/picks/get/leaderboard/${id}`);
    const { records } = await board.json();
    await new EventPage(page).open(finishedMajor, records[0].userId);
    await expect(page.getByRole('button', { name: 'Back To My Picks' })).toBeVisible();
  });
  for (const viewer of ['visitor', 'newcomer', 'player'] as const) {
    screen(`results-swiss-live-${viewer}`, viewer, openRunningSwiss);
  }
  screen('swiss-second-stage', 'player', open(liveMajor));
});

/** Sixteen teams in a double elimination: the upper team wins all but every third match. */
function playedBefore(match: string): Record<string, Happening> {
  const rounds = { UB: [8, 4, 2, 1], LB: [4, 4, 2, 2, 1, 1], GF: [1] };
  const keys = Object.entries(rounds).flatMap(([part, matches]) =>
    matches.flatMap((count, col) =>
      Array.from({ length: count }, (_, at) => `${part}-${col}-${at}`),
    ),
  );
  return Object.fromEntries(
    keys
      .slice(0, keys.indexOf(match))
      .map((key, at) => [key, [at % 3 === 2 ? 'bottom' : 'top', at % 3] as const]),
  );
}

const IS_ON = { 'GF-0-0': { startTime: '2026-01-02T12:00:00Z', games: [2, 1] } } as const;
const CALLED_BY = { 'UB-0-0': [71, 29], 'UB-0-1': [45, 55], 'UB-3-0': [31, 22] } as const;

/** States that a demo event reaches only for a while, or never. */
test.describe('results in every state', () => {
  const states: Readonly<Record<string, MadeUp>> = {
    unplayed: { picks: {}, crowd: CALLED_BY },
    'unplayed-without-picks': { picks: null, crowd: CALLED_BY },
    endings: {
      byes: ['UB-0-7'],
      picks: { 'UB-0-2': ['bottom', 1] },
      crowd: CALLED_BY,
      official: {
        'UB-0-0': ['walkover', 'bottom'],
        'UB-0-1': 'void',
        'UB-0-2': 'double_forfeit',
        'UB-0-3': ['top', 1],
      },
    },
    finalists: { picks: {}, crowd: CALLED_BY, official: playedBefore('GF-0-0') },
    'final-live': { picks: {}, crowd: CALLED_BY, official: playedBefore('GF-0-0'), told: IS_ON },
    'final-live-without-picks': {
      picks: null,
      crowd: CALLED_BY,
      official: playedBefore('GF-0-0'),
      told: IS_ON,
    },
  };
  for (const [name, made] of Object.entries(states)) {
    screen(`results-bracket-${name}`, made.picks === null ? 'visitor' : 'newcomer', (page) =>
      openMadeUp(page, doubleElimination, made),
    );
  }

  const { advancing, cleanSweepWinner, cleanSweepLoser, firstPlace, secondPlace } = PickType;
  const swiss = {
    [advancing]: [0, 1, 2, 3, 4, 5, 6, 8],
    [cleanSweepWinner]: [0, 4],
    [cleanSweepLoser]: [14, 15],
  };
  const groups = { [advancing]: [0, 2], [firstPlace]: [0], [secondPlace]: [2] };
  const locked = { official: {}, picks: swiss };
  const lockedGroups = { official: {}, picks: groups };
  const liveGroups = { official: { [advancing]: [0], [firstPlace]: [0] }, picks: groups };
  const ended = { [advancing]: [0, 1], [firstPlace]: [0], [secondPlace]: [1] };
  const fewGroups = { ...liveGroups, isOfFew: true };
  const finishedGroups = { official: ended, picks: groups, isFinished: true };
  for (const [demo, name, made] of [
    [upcomingMajor, 'swiss-locked', locked],
    [upcomingWorlds, 'swiss-worlds-locked', locked],
    [plainGroups, 'groups-locked', lockedGroups],
    [plainGroups, 'groups-live', liveGroups],
    [plainGroups, 'groups-few', fewGroups],
    [plainGroups, 'groups-finished', finishedGroups],
  ] as const) {
    screen(`results-${name}`, 'newcomer', (page) => openMadeUpTeams(page, demo, made));
    for (const [who, viewer] of [
      ['visitor', 'visitor'],
      ['late', 'newcomer'],
    ] as const) {
      screen(`results-${name}-${who}`, viewer, (page) =>
        openMadeUpTeams(page, demo, { ...made, picks: null }),
      );
    }
  }
});

test.describe('the board', () => {
  screen('board-own-row', 'player', async (page) => {
    const event = await open(finishedMajor)(page);
    await event.openOwnBoard();
    await expect(new Leaderboard(page).ownRow).toBeInViewport();
  });
  screen('board-top', 'player', async (page) => {
    const event = await open(finishedMajor)(page);
    await event.openOwnBoard();
    await new Leaderboard(page).jump('Top');
  });
  screen('breakdown', 'player', async (page) => {
    const event = await open(finishedMajor)(page);
    await event.scorePill.click();
    await readBreakdown(page);
  });
  screen('pane', 'player', async (page) => (await open(liveMajor)(page)).pane());
});

test.describe('accounts', () => {
  for (const [item, title] of [
    ['Login', 'Log In'],
    ['Register', 'Register'],
  ] as const) {
    screen(`accounts-${item.toLowerCase()}`, 'visitor', async (page) => {
      await open(upcomingMajor)(page);
      const shell = new Shell(page);
      await shell.choose(shell.visitorMenu, item);
      await expect(shell.modal(title)).toBeVisible();
    });
  }
  screen('developer', 'newcomer', async (page) => {
    const { request } = page.context();
    const headers = { Game: '1' };
    await request.post('/api/token/create', {
      headers,
      data: { name: 'Scores on my stream', scopes: ['read'], expiresInDays: 90 },
    });
    await request.post('/api/webhook/create', {
      headers,
      data: { url: 'https://[2fff::1]/callshot', topics: ['opened', 'finished'] },
    });
    await page.goto('/developer');
  });
  screen('page-redeem', 'player', (page) => page.goto('/redeem?code=FINALS-26'));
  for (const path of ['reset-password', 'verify-email', 'unsubscribe', 'about-us', 'community']) {
    screen(`page-${path}`, 'visitor', (page) => page.goto(`/${path}`));
  }
  for (const section of ['Profile', 'Notifications', 'Account']) {
    screen(`profile-${section.toLowerCase()}`, 'player', async (page) => {
      await open(liveMajor)(page);
      const profile = new Profile(page);
      await profile.openOwn();
      await profile.show(section);
    });
  }
  screen('trophy-room', 'player', (page) => page.goto('/cs/trophy-room'));
  screen('trophy-room-visitor', 'visitor', (page) => page.goto('/cs/trophy-room'));
  screen('bell', 'player', async (page) => {
    await open(liveMajor)(page);
    await new Bell(page).open();
  });
});

/** The members' picks of a league of the demo world; `stage` counts from one. */
const openPicks = (event: DemoEvent, stage?: number) => async (page: Page) => {
  const picks = new LeaguePicksPage(page);
  const leagueId = await picks.leagueId('Group Chat Prophets');
  await picks.open(leagueId, await picks.eventId(event), stage);
  await expect(picks.main.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return picks;
};

test.describe('leagues', () => {
  screen('leagues', 'player', (page) => page.goto('/cs/leagues'));
  screen('leagues-visitor', 'visitor', (page) => page.goto('/cs/leagues'));
  screen('leagues-none', 'newcomer', (page) => page.goto('/cs/leagues'));
  screen('league-matrix', 'player', openPicks(liveMajor));
  screen('league-matrix-bracket', 'player', openPicks(finishedMajor));
  screen('league-matrix-open', 'player', openPicks(upcomingMajor, 1));
  screen('league-matrix-side-by-side', 'player', async (page) => {
    const picks = await openPicks(liveMajor)(page);
    const eventId = await picks.eventId(liveMajor);
    const { rows } = await picks.read(await picks.leagueId('Group Chat Prophets'), eventId, 1);
    const other = rows.find(({ username }) => username !== demoPlayer.username);
    const who = picks.main.getByRole('combobox', { name: 'Member' });
    if (await who.isVisible()) await who.selectOption({ value: String(other?.userId) });
    await picks.compare(other?.username ?? '').click();
    await expect(page.getByText('Side by side').first()).toBeVisible();
  });
});

/** Presses the first answers of a prompt until it has enough. */
async function answerPrompt(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: /^(NEXT|SUBMIT)$/ });
  const answers = main.getByRole('listitem').getByRole('button');
  for (const answer of await answers.all()) {
    if (await next.isEnabled()) return;
    await answer.click();
  }
}

test.describe('the survey', () => {
  const openSurvey = async (page: Page) => {
    await page.goto('/rl/survey');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  };
  screen('survey', 'newcomer', async (page) => {
    await openSurvey(page);
    await answerPrompt(page);
  });
  screen('survey-submit', 'newcomer', async (page) => {
    await openSurvey(page);
    const next = page.getByRole('main').getByRole('button', { name: 'NEXT' });
    await answerPrompt(page);
    while (await next.isVisible()) {
      await next.click();
      await answerPrompt(page);
    }
  });
  screen('survey-closed', 'newcomer', async (page) => {
    await changeAnswers(page, '/api/survey/current', (survey: object) => ({
      ...survey,
      closeTime: '2026-01-02T17:00:00.000Z',
    }));
    await openSurvey(page);
  });
  screen('survey-none', 'visitor', async (page) => {
    await changeAnswers(page, '/api/survey/current', () => null);
    await page.goto('/rl/survey');
    await expect(page.getByRole('heading', { name: 'No Current Survey' })).toBeVisible();
  });

  const flagged = (stage: string) => async (page: Page) => {
    const flags = { forcedStage: null, surveyNotice: stage === '', openTabs: [1] };
    await changeAnswers(page, '/api/event/get?', (event: object) => ({ ...event, flags }));
    await page.goto(`/rl/event/${await EventPage.idOf(page, upcomingWorlds)}${stage}`);
    await expect(page.getByRole('link', { name: 'Go to the survey' })).toBeVisible();
  };
  screen('event-survey-notice', 'newcomer', flagged(''));
  screen('event-survey-tab', 'newcomer', flagged('?stage=2'));
});

test.describe('staff', () => {
  for (const path of ['', '/settings', '/announce', '/user', '/giveTrophy']) {
    screen(`staff${path.replace('/', '-')}`, 'admin', (page) => page.goto(`/admin${path}`));
  }
  screen('staff-announce-asked', 'admin', async (page) => {
    await page.goto('/admin/announce');
    const announcement = new AnnouncePage(page);
    await announcement.subject.fill('The playoffs begin');
    await announcement.text.fill('Picks of the playoffs are open until Friday.');
    await announcement.ask();
    await expect(announcement.question).toBeVisible();
  });
  screen(
    'staff-event-creator',
    'admin',
    async (page) => {
      const creator = new EventCreator(page);
      await creator.open();
      await creator.search('Counter-Strike', '2025-05-10', '2025-08-20');
      await creator.load(/Austin/, /^Major/);
      for (const stage of ['Stage 1', 'Stage 2']) {
        await creator.button(`Take ${stage} standings for ${stage}, standings`).click();
        await creator.button(`Take ${stage} matches for ${stage}, match group`).click();
      }
      await creator.button('Enter by hand: Playoffs').click();
      await creator.group(/^Stage 3 matches/).press('Enter');
    },
    { isChosen: true },
  );
  screen('staff-event-draft', 'admin', async (page) => {
    const creator = new EventCreator(page);
    await creator.open();
    await creator.search('Counter-Strike', '2025-05-10', '2025-08-20');
    await creator.draft(/Austin/);
  });
  screen('staff-events', 'admin', (page) => new EventDeskPage(page).openList());
  screen('staff-event-room', 'admin', async (page) => {
    // Staff see the events of the game that they came from.
    await new EventPage(page).goTo(liveMajor);
    await new EventDeskPage(page).openRoom(liveMajor.name);
  });
  screen('staff-event-doubts', 'admin', async (page) => {
    await followsWiki(page);
    // Staff see the events of the game that they came from.
    await new EventPage(page).goTo(liveMajor);
    await new EventDeskPage(page).openRoom(liveMajor.name);
    await expect(page.getByRole('article')).toBeVisible();
  });
  screen('staff-event-room-bracket', 'admin', async (page) => {
    await new EventDeskPage(page).openRoom(liveWorlds.name);
  });
  screen('staff-event-room-ahead', 'admin', async (page) => {
    const desk = new EventDeskPage(page);
    await desk.openRoom(upcomingWorlds.name);
    await desk.button('Extend lock').click();
    await expect(desk.dialog('Extend the lock?')).toBeVisible();
  });
  screen('staff-event-team', 'admin', async (page) => {
    const desk = new EventDeskPage(page);
    await desk.openRoom(liveWorlds.name);
    await desk
      .button(/^Edit (?!event)/)
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Picture' })).toBeVisible();
  });
  screen('staff-event-slots', 'admin', async (page) => {
    const desk = new EventDeskPage(page);
    await desk.openRoom(liveWorlds.name);
    await desk.button('Slots by hand').first().click();
    await expect(desk.dialog('Slots of Group Stage')).toBeVisible();
  });
  screen('staff-event-edit', 'admin', async (page) => {
    const desk = new EventDeskPage(page);
    await desk.openRoom(upcomingWorlds.name);
    await desk.button('Edit event').click();
    await expect(desk.dialog('Edit event')).toBeVisible();
  });
  screen('staff-event-by-hand', 'admin', async (page) => {
    const creator = new EventCreator(page);
    await creator.open();
    await creator.button('By hand, without the wiki').click();
    await creator.chooseFormat(/^Double elimination, 8/);
    await page.getByLabel('Teams, one a line').fill('Vitality\nSpirit\nMOUZ\nFalcons\nNAVI\nG2');
    await page.getByRole('radio', { name: 'Best seeds apart' }).check();
  });
  screen('staff-formats', 'admin', async (page) => {
    const formats = new FormatBuilder(page);
    await formats.open();
    await formats.select(/^Major: /);
  });
  screen('staff-format-editor', 'admin', async (page) => {
    await new FormatBuilder(page).open();
    await new FormatEditorPage(page).edit(/^Worlds: /);
  });
  screen('staff-format-builder', 'admin', async (page) => {
    await new FormatBuilder(page).open();
    const editor = new FormatEditorPage(page);
    await editor.edit(/^Double elimination, 8/);
    await editor.press('Open');
    if ((page.viewportSize()?.width ?? 0) >= 1050) await editor.startLoserPath();
  });
  screen('staff-format-drawn', 'admin', async (page) => {
    const formats = new FormatBuilder(page);
    await formats.open();
    await formats.start('Four GSL groups, drawn freely');
    await new FormatEditorPage(page).press('Open');
  });
  screen('staff-format-tried', 'admin', async (page) => {
    await new FormatBuilder(page).open();
    const editor = new FormatEditorPage(page);
    await editor.edit(/^Major: /);
    await editor.press('Try It');
    await page.getByRole('button', { name: 'Pick at Random' }).click();
  });
  screen('staff-pick-data', 'admin', async (page) => {
    await page.goto('/admin/pickdata?game=cs');
    await page.getByRole('combobox', { name: 'Event' }).selectOption(finishedMajor.name);
    await expect(page.getByRole('table').first()).toBeVisible();
  });
  screen('staff-surveys', 'admin', async (page) => {
    const surveys = new SurveyBuilder(page);
    await surveys.open();
    await surveys.select('Worlds Survey');
    await expect(page.getByRole('complementary', { name: 'Selected survey' })).toContainText(
      'Who wins Worlds?',
    );
  });
  screen('staff-survey-editor', 'admin', async (page) => {
    const surveys = new SurveyBuilder(page);
    await surveys.open();
    await surveys.select('Worlds Survey');
    await surveys.button('Edit').click();
    await expect(surveys.answer(1)).toBeVisible();
  });
  screen('staff-survey-results', 'admin', async (page) => {
    const surveys = new SurveyBuilder(page);
    await surveys.open();
    await surveys.select('Worlds Survey');
    const selected = page.getByRole('complementary', { name: 'Selected survey' });
    await selected.getByRole('button', { name: 'Results' }).click();
    await expect(page.getByRole('region', { name: 'Over time' })).toBeVisible();
  });
  screen('staff-promo', 'admin', (page) => page.goto('/admin/promo'));
  screen('staff-points', 'admin', async (page) => {
    await page.goto('/admin/event/points');
    await page.getByRole('button', { name: 'New preset' }).click();
  });
  screen('staff-leagues', 'admin', (page) => page.goto('/admin/leagues'));
  screen('staff-webhooks', 'admin', (page) => page.goto('/admin/webhooks'));
  screen('staff-reports', 'admin', (page) => page.goto('/admin/reports'));
  screen('staff-about', 'admin', (page) => page.goto('/admin/about'));
  screen('staff-supporters', 'admin', (page) => page.goto('/admin/supporters'));
  screen('staff-audit', 'admin', (page) => new AuditLog(page).open());
  screen('staff-user-found', 'admin', (page) => new UserManager(page).open(demoPlayer.username));
  screen('staff-override-swiss', 'admin', (page) => new OverridePage(page).open(liveMajor), {
    isChosen: true,
  });
  screen('staff-override-bracket', 'admin', (page) => new OverridePage(page).open(liveWorlds), {
    isChosen: true,
  });
});
