// @vitest-environment jsdom
import type { WikiTournamentDetails } from '@callshot/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, START, show, standInForWiki, wiki } from '../../../testing/event-creator.tsx';
import { knockoutGroup } from '../../../testing/wiki-groups.ts';

standInForWiki();

const slot = (name: string) => within(screen.getByRole('group', { name }));
const stage = (name: string) => within(screen.getByRole('region', { name }));
const group = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Groups of the wiki' })).getByRole('button', { name });
const announced = (words: string | RegExp) =>
  screen.findByText(words, { selector: '[role=status] *' });

async function loadMajor() {
  const user = show();
  await user.click(button('Search'));
  await user.click(await screen.findByRole('radio', { name: /Galaxy Major 2031/ }));
  await screen.findByRole('option', { name: 'Major 2031' });
  await user.selectOptions(screen.getByLabelText('Event format'), 'Major 2031');
  await user.click(button('Load Event'));
  await screen.findByRole('region', { name: 'Stage mapping' });
  return user;
}

test('a search lists tournaments with tier and dates, and those that exist already cannot be chosen [rule: event-creator-7]', async () => {
  const user = show();
  await user.click(button('Search'));
  const chosen = await screen.findByRole('radio', { name: /Galaxy Major 2031/ });
  expect(chosen.closest('label')?.textContent).toContain('Jun 03 – 22, 2031');
  expect(chosen).toHaveProperty('disabled', false);
  expect(screen.getByRole('radio', { name: /Old Cup.*already has an event/ })).toHaveProperty(
    'disabled',
    true,
  );
  const search = wiki.asked.find(({ path }) => path.includes('upcoming'));
  expect(search?.path).toMatch(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/);
});

test('choosing a tournament guesses name, image, page and reward from it, and says so [rule: event-creator-2, event-creator-3]', async () => {
  const user = show();
  await user.click(button('Search'));
  await user.click(await screen.findByRole('radio', { name: /Galaxy Major 2031/ }));
  expect(screen.getByLabelText('Name override')).toHaveProperty('value', 'Galaxy Major 2031');
  expect(screen.getByLabelText('Image URL')).toHaveProperty('value', wiki.upcoming[0]?.bannerUrl);
  expect(screen.getByText('17 of 80')).toBeTruthy();
  expect(screen.getByLabelText('Reward type')).toHaveProperty('value', '2');
  expect(screen.getByText('From the title.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Reward type'), 'Globe');
  expect(screen.queryByText('From the title.')).toBeNull();
});

test('only formats that are ready can be chosen, and none while details are loaded [rule: event-creator-2]', async () => {
  const user = await loadMajor();
  const format = screen.getByLabelText('Event format');
  expect(format).toHaveProperty('disabled', true);
  expect(screen.getByText(/Fixed while details are loaded/)).toBeTruthy();
  await user.click(button('Change format'));
  expect(format).toHaveProperty('disabled', false);
  expect(
    screen.getByRole('option', { name: /Half done \(not ready: 2 problems\)/ }),
  ).toHaveProperty('disabled', true);
  expect(screen.queryByRole('region', { name: 'Stage mapping' })).toBeNull();
});

test('a group is lifted, steered and dropped by keyboard alone, each step announced', async () => {
  const user = await loadMajor();
  const matches = group(/^Stage 2 matches/);
  matches.focus();
  await user.keyboard('{Enter}');
  await announced(/Lifted Stage 2 matches\. Stage 1, match group: .*Slot 1 of 4/);
  expect(matches.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await announced(/^Playoffs, match group: .*Slot 3 of 4/);
  await user.keyboard('{ArrowUp}');
  await announced(/^Stage 2, match group: .*Slot 2 of 4/);
  await user.keyboard('{Enter}');
  await announced('Dropped Stage 2 matches on Stage 2, match group.');
  expect(screen.getByLabelText('Group for Stage 2, match group')).toHaveProperty(
    'value',
    '7|Cup/2031|swiss:2',
  );
  // The focus stays where the next group is.
  expect(document.activeElement).toBe(matches);
  expect(matches.textContent).toContain('used');

  await user.keyboard('{Enter}');
  await announced(/^Lifted Stage 2 matches/);
  await user.keyboard('{Escape}');
  await announced('Put back Stage 2 matches.');
  expect(matches.getAttribute('aria-pressed')).toBe('false');
});

test('a lifted group is dropped by a press on a slot, which says before whether it fits', async () => {
  const user = await loadMajor();
  await user.click(group(/^Playoffs/));
  const playoffs = slot('Playoffs, match group').getByRole('button');
  expect(playoffs.textContent).toMatch(/drop here/);
  const swissSlot = slot('Stage 1, match group').getByRole('button');
  expect(swissSlot.textContent).not.toMatch(/drop here/);
  expect(swissSlot.textContent).toMatch(/on the wiki, a Swiss stage in the format/);
  await user.click(button('Put back'));
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
  await user.click(group(/^Playoffs/));
  await user.click(slot('Playoffs, match group').getByRole('button'));
  expect(screen.getByLabelText('Group for Playoffs, match group')).toHaveProperty(
    'value',
    '7|Cup/2031|AbCdEfGhIj',
  );
});

test('what does not fit stays where it was put, with the reason, and nothing can be created [rule: event-creator-5]', async () => {
  const user = await loadMajor();
  await user.click(button(/^Take all/));
  expect(button('Create Event')).toHaveProperty('disabled', false);
  await user.selectOptions(
    screen.getByLabelText('Group for Stage 1, match group'),
    '7|Cup/2031|AbCdEfGhIj',
  );
  expect(stage('Stage 1').getByText('Does not fit')).toBeTruthy();
  expect(group(/^Playoffs.*used, does not fit/)).toBeTruthy();
  expect(screen.getByText(/Not yet: .*Stage 1 does not fit the format\./)).toBeTruthy();
  expect(button('Create Event')).toHaveProperty('disabled', true);
});

test('a final that is longer on the wiki than in the format is said in words, with what to change', async () => {
  wiki.details.groups = wiki.details.groups.map((one) =>
    one.shape === 'bracket' ? knockoutGroup(START, [5, 5, 7]) : one,
  ) as WikiTournamentDetails['groups'];
  const user = await loadMajor();
  await user.click(button('Take Playoffs for Playoffs, match group'));
  const problems = stage('Playoffs').getByRole('list');
  expect(problems.textContent).toMatch(/best of 7 on the wiki, best of 5 in the format/);
  expect(problems.textContent).toMatch(/Set Best of 7/);
  expect(stage('Playoffs').getByRole('link', { name: 'Open format' })).toHaveProperty(
    'search',
    '?format=3',
  );
});

test('suggestions are taken or declined one by one or all together, and undo takes back each step [rule: event-creator-1]', async () => {
  const user = await loadMajor();
  expect(screen.getByText('0 of 5 slots fit, 5 suggested')).toBeTruthy();
  await user.click(button('Take Stage 1 standings for Stage 1, standings'));
  // The pressed button is gone: the focus moves to its place.
  expect(document.activeElement).toBe(screen.getByLabelText('Group for Stage 1, standings'));
  await user.click(button('No: Stage 1 matches is not Stage 1, match group'));
  expect(document.activeElement).toBe(screen.getByLabelText('Group for Stage 1, match group'));
  expect(screen.getByText('1 of 5 slots fit, 3 suggested, 1 empty')).toBeTruthy();
  await user.click(button('Take all 3 suggestions'));
  expect(screen.getByText('4 of 5 slots fit, 1 empty')).toBeTruthy();
  expect(screen.getByText('Not yet: Stage 1 has 1 open slot.')).toBeTruthy();
  await user.click(button('Undo'));
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('1 of 5 slots fit, 4 suggested')).toBeTruthy();
  await user.click(button('Reset Mappings'));
  expect(screen.getByText('0 of 5 slots fit, 5 suggested')).toBeTruthy();
  expect(button('Reset Mappings')).toHaveProperty('disabled', true);
});

test('a mapped event is created with what stands in its slots, and leads to it and its control room [rule: event-creator-5]', async () => {
  const user = await loadMajor();
  expect(button('Create Event')).toHaveProperty('disabled', true);
  await user.click(button('Take all 5 suggestions'));
  expect(
    screen.getByText('Picks would open at once, lock Jun 03, 2031, 5:00 PM UTC.'),
  ).toBeTruthy();
  await user.click(button('Create Event'));
  const made = await screen.findByRole('region', { name: 'Event Created!' });
  expect(within(made).getByRole('link', { name: 'Open the event' })).toHaveProperty(
    'pathname',
    '/rl/event/55',
  );
  expect(within(made).getByRole('link', { name: 'Control room' })).toHaveProperty(
    'pathname',
    '/admin/event/55',
  );
  const sent = wiki.asked.find(({ path }) => path === '/api/liquipedia/create');
  expect(sent?.body).toEqual({
    tournamentId: 7,
    liquipediaUrl: 'https://liquipedia.net/counterstrike/Galaxy',
    imageUrl: 'https://liquipedia.net/banner.png',
    rewardType: 2,
    gameId: 1,
    nameOverride: 'Galaxy Major 2031',
    eventFormatId: 3,
    confirmed: [],
    stageMapping: [
      {
        stageIndex: 0,
        substageIndex: 0,
        matchKeys: ['7|Cup/2031|swiss:1'],
        standingsKey: '7|Cup/2031|1',
      },
      {
        stageIndex: 1,
        substageIndex: 0,
        matchKeys: ['7|Cup/2031|swiss:2'],
        standingsKey: '7|Cup/2031|2',
      },
      {
        stageIndex: 2,
        substageIndex: 0,
        matchKeys: ['7|Cup/2031|AbCdEfGhIj'],
        standingsKey: null,
      },
    ],
  });
});

test('a stage is entered by hand, and the others follow the wiki', async () => {
  const user = await loadMajor();
  await user.click(button('Take all 5 suggestions'));
  await user.click(button('Enter by hand: Playoffs'));
  expect(stage('Playoffs').getByText('Entered by hand')).toBeTruthy();
  expect(document.activeElement).toBe(button('Follow the wiki: Playoffs'));
  expect(screen.getByText('All 4 slots fit, 1 by hand')).toBeTruthy();
  const says = 'Stage 1 and Stage 2 follow the wiki; Playoffs is entered by hand.';
  expect(screen.getByText(says)).toBeTruthy();
  await user.click(button('Create Event'));
  await screen.findByRole('region', { name: 'Event Created!' });
  const sent = wiki.asked.find(({ path }) => path === '/api/liquipedia/create');
  expect(sent?.body).toMatchObject({
    stageMapping: [
      { stageIndex: 0, matchKeys: ['7|Cup/2031|swiss:1'] },
      { stageIndex: 1, matchKeys: ['7|Cup/2031|swiss:2'] },
      { stageIndex: 2, substageIndex: 0, matchKeys: [], standingsKey: null },
    ],
  });
});

test('one slot leaves its whole stage to staff, a group brings it back, and so does undo', async () => {
  const user = await loadMajor();
  await user.click(button('Take all 5 suggestions'));
  const [table, matches] = ['Group for Stage 1, standings', 'Group for Stage 1, match group'];
  await user.selectOptions(screen.getByLabelText(matches), 'Enter by hand');
  expect(screen.getByLabelText(table)).toHaveProperty('selectedOptions.0.text', 'Enter by hand');
  expect(
    screen.getByText(/lock Jun 03, 2031, 12:00 AM UTC, unless staff change it\./),
  ).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(matches), '7|Cup/2031|swiss:1');
  expect(screen.getByText('Not yet: Stage 1 has 1 open slot.')).toBeTruthy();
  await user.click(button('Undo'));
  expect(screen.getByText('All 3 slots fit, 2 by hand')).toBeTruthy();
  await user.click(button('Follow the wiki: Stage 1'));
  expect(screen.getByText('3 of 5 slots fit, 2 suggested')).toBeTruthy();
  for (const name of ['Stage 1', 'Stage 2', 'Playoffs']) {
    await user.click(button(`Enter by hand: ${name}`));
  }
  expect(screen.getByText('5 slots by hand')).toBeTruthy();
  expect(screen.getByText(/^Nothing follows the wiki: Stage 1, Stage 2,? and/)).toBeTruthy();
  expect(button('Create Event')).toHaveProperty('disabled', false);
});

test('without a time of its first match the event locks when the tournament begins', async () => {
  wiki.details.groups = wiki.details.groups.map((one) => ({
    ...one,
    start: null,
    isExactStart: false,
  }));
  const user = await loadMajor();
  expect(screen.getByText(/The lock time is set once/)).toBeTruthy();
  await user.click(button('Take all 5 suggestions'));
  expect(
    screen.getByText(/lock Jun 03, 2031, 12:00 AM UTC: the wiki gives no time yet\./),
  ).toBeTruthy();
});

test('an event without a name is not created [rule: event-creator-4]', async () => {
  const user = await loadMajor();
  await user.click(button('Take all 5 suggestions'));
  await user.clear(screen.getByLabelText('Name override'));
  expect(screen.getByText('Not yet: The event needs a name.')).toBeTruthy();
  expect(button('Create Event')).toHaveProperty('disabled', true);
});

test('a second event of a tournament is asked about before, and when somebody was quicker [rule: event-creator-8]', async () => {
  const user = show();
  await user.click(button('Search'));
  await user.click(await screen.findByRole('button', { name: 'Create a second event of Old Cup' }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep the existing one' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('radio', { name: /Galaxy Major 2031/ }));
  await screen.findByRole('option', { name: 'Major 2031' });
  await user.selectOptions(screen.getByLabelText('Event format'), 'Major 2031');
  await user.click(button('Load Event'));
  await user.click(await screen.findByRole('button', { name: 'Take all 5 suggestions' }));
  const exists = { code: 'event_exists', title: 'There is an event of this tournament already' };
  wiki.refusals.set('/api/liquipedia/create', { status: 409, body: exists });
  await user.click(button('Create Event'));
  const question = await screen.findByRole('dialog', { name: 'Create a second event?' });
  wiki.refusals.clear();
  await user.click(within(question).getByRole('button', { name: 'Create a second event' }));
  await screen.findByRole('region', { name: 'Event Created!' });
  const creations = wiki.asked.filter(({ path }) => path === '/api/liquipedia/create');
  expect(creations.at(-1)?.body).toMatchObject({ isSecondEvent: true });
});

test('what is likely a slip is asked, and made all the same if it is meant', async () => {
  const user = await loadMajor();
  await user.click(button('Take all 5 suggestions'));
  const message = 'Event 12 has this name, and begins on May 1, 2031: players would find two.';
  const path = 'nameOverride';
  wiki.refusals.set('/api/liquipedia/create', {
    status: 409,
    body: { code: 'needs_confirmation', title: 'Is this intended?', problems: [{ path, message }] },
  });
  await user.click(button('Create Event'));
  const question = await screen.findByRole('dialog', { name: 'Is this intended?' });
  expect(within(question).getByText(message)).toBeTruthy();
  wiki.refusals.clear();
  await user.click(within(question).getByRole('button', { name: 'Create it anyway' }));
  await screen.findByRole('region', { name: 'Event Created!' });
  const sent = wiki.asked.flatMap(({ path: to, body }) =>
    to === '/api/liquipedia/create' ? [(body as { confirmed: string[] }).confirmed] : [],
  );
  expect(sent).toEqual([[], ['nameOverride']]);
});

test('a refused event says what is wrong beside the button, and whom to ask', async () => {
  const user = await loadMajor();
  await user.click(button('Take all 5 suggestions'));
  wiki.refusals.set('/api/liquipedia/create', {
    status: 400,
    body: {
      code: 'mapping_refused',
      title: 'The tournament does not fit the format as it is mapped',
      problems: [{ path: 'stageMapping[2]', message: 'Best of 5 on the wiki.' }],
    },
  });
  await user.click(button('Create Event'));
  expect((await screen.findByText('Best of 5 on the wiki.')).closest('[role=alert]')).toBeTruthy();
  expect(await screen.findByText(/Please contact mira\./)).toBeTruthy();
});

test('details that cannot be loaded say so in place, name whom to ask, and are asked for again', async () => {
  wiki.refusals.set('/api/liquipedia/getDetails', {
    status: 503,
    body: { code: 'wiki_unavailable', title: 'The tournament wiki is not available right now' },
  });
  const user = show();
  await user.click(button('Search'));
  await user.click(await screen.findByRole('radio', { name: /Galaxy Major 2031/ }));
  await screen.findByRole('option', { name: 'Major 2031' });
  await user.selectOptions(screen.getByLabelText('Event format'), 'Major 2031');
  await user.click(button('Load Event'));
  await screen.findByText('The details of the tournament could not be loaded');
  expect(await screen.findByText(/could not be loaded\. Please contact mira\./)).toBeTruthy();
  expect(screen.getByLabelText('Event format')).toHaveProperty('disabled', false);
  wiki.refusals.clear();
  await user.click(button('Try again'));
  await screen.findByRole('region', { name: 'Stage mapping' });
});

test('a wiki that cannot be read leaves the way by hand, and says when it is asked again', async () => {
  wiki.refusals.set('/api/liquipedia/upcoming', {
    status: 503,
    body: { code: 'wiki_unavailable', title: 'The tournament wiki is not available right now' },
  });
  wiki.status = { ...wiki.status, looksLeft: 0, waitsUntil: '2031-05-10T12:10:00.000Z' };
  const user = show();
  await user.click(button('Search'));
  await screen.findByText('The tournament wiki is not available right now');
  expect(screen.getByText(/try again at May 10, 2031, 12:10 PM UTC/)).toBeTruthy();
  expect(screen.getByText(/0 of 60 looks left/)).toBeTruthy();
});

test('a window without tournaments offers a wider one', async () => {
  wiki.upcoming = [];
  const user = show();
  await user.click(button('Search'));
  const to = (screen.getByLabelText('To') as HTMLInputElement).value;
  await user.click(await screen.findByRole('button', { name: '30 days more' }));
  expect((screen.getByLabelText('To') as HTMLInputElement).value > to).toBe(true);
});

test('a mapping survives a reload of the page', async () => {
  const user = await loadMajor();
  await user.click(button('Take Stage 1 standings for Stage 1, standings'));
  cleanup();
  show();
  await screen.findByText('1 of 5 slots fit, 4 suggested');
  expect(screen.getByLabelText('Name override')).toHaveProperty('value', 'Galaxy Major 2031');
});

test('what was mapped comes back when another tournament was chosen by mistake', async () => {
  const user = await loadMajor();
  await user.click(button('Take Stage 1 standings for Stage 1, standings'));
  await user.click(screen.getByRole('radio', { name: /Comet Cup/ }));
  expect(screen.queryByRole('region', { name: 'Stage mapping' })).toBeNull();
  const toast = screen.getByText('The mapping was discarded.').parentElement as HTMLElement;
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  await screen.findByText('1 of 5 slots fit, 4 suggested');
});
