// @vitest-environment jsdom
import type { Answer } from '@callshot/contract';
import { suggestMapping } from '@callshot/rules';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  button,
  START,
  show,
  staff,
  standInForWiki,
  wiki,
} from '../../../../testing/event-creator.tsx';
import { knockoutGroup, MAJOR } from '../../../../testing/wiki-groups.ts';

standInForWiki();

type Drafted = Answer<'GET /api/liquipedia/draftFormat'>;

const DRAFTED: Omit<Drafted, 'mapping'> = {
  name: 'Galaxy Major 2031',
  json: JSON.stringify(MAJOR),
  saved: null,
  last: null,
  parts: [
    {
      ...{ stage: 'Stage 1', kind: 'swiss', teams: 16, advancing: 8, bestOf: [1, 3] },
      ...{ sure: 'guessed', guesses: ['through'], stageIndex: 0 },
    },
    {
      ...{ stage: 'Stage 2', kind: 'swiss', teams: 16, advancing: 8, bestOf: [3] },
      ...{ sure: 'seen', guesses: [], stageIndex: 1 },
    },
    {
      ...{ stage: 'Playoffs', kind: 'bracket', teams: 8, advancing: 0, bestOf: [5] },
      ...{ sure: 'follows', guesses: [], stageIndex: 2 },
    },
  ],
  leftOut: [{ what: 'Show Match', why: 'show_match' }],
  doubts: [{ code: 'through_guessed', values: { stage: 'Stage 1', teams: 8 } }],
  presets: [],
  presetId: null,
  perfect: { total: 1, stages: [1, 1, 1] },
};

const heading = () => screen.findByRole('heading', { name: 'Drafted from the wiki' });

async function choose() {
  const user = show();
  await user.click(button('Search'));
  await user.click(await screen.findByRole('radio', { name: /Galaxy Major 2031/ }));
  return user;
}

function drafted(own: Partial<Drafted> = {}): void {
  const mapping = suggestMapping(MAJOR, wiki.details.groups).map((row) => ({
    ...row,
    matchKeys: [...row.matchKeys],
  }));
  wiki.drafted = { ...DRAFTED, mapping, ...own };
}

async function openDraft(own: Partial<Drafted> = {}) {
  drafted(own);
  const user = await choose();
  await heading();
  return user;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const sent = () => wiki.asked.filter(({ body }) => body !== null);
const sentFormat = () => JSON.parse((sent().at(-1)?.body as { json?: string } | null)?.json ?? '');
const less = (stage: string, label: string) =>
  card(stage).getByRole('button', { name: `${label}: less` });

test('a tournament is drawn stage by stage, with how sure each is, and one press makes its event [rule: drafts-21]', async () => {
  const user = await openDraft();
  expect(card('Stage 1').getByText('Swiss, 16 teams')).toBeTruthy();
  expect(card('Stage 1').getAllByText('guessed').length).toBeGreaterThan(0);
  expect(card('Stage 1').getByText('The wiki does not say how many go on.')).toBeTruthy();
  expect(card('Stage 1').getByText(/best of 1 and 3 · begins/)).toBeTruthy();
  expect(card('Stage 2').getByText('seen')).toBeTruthy();
  expect(card('Stage 2').getByText('The wiki’s table says how many go on.')).toBeTruthy();
  expect(card('Playoffs').getByText('follows')).toBeTruthy();
  expect(card('Playoffs').getByText('Losers drop into the places that are open.')).toBeTruthy();
  const remarks = within(screen.getByRole('list', { name: 'Remarks on the draft' }));
  expect(remarks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stage 1: nothing says how many teams go on. 8 is usual.',
    'Left out: Show Match, a show match',
  ]);
  expect(screen.getByText(/^Picks would open at once, lock/)).toBeTruthy();
  expect(screen.getByText('The format is saved with the event.')).toBeTruthy();
  await user.click(button('Create Event'));
  await screen.findByRole('heading', { name: 'Event Created!' });
  expect(screen.getByText('Saved as a format: Galaxy Major 2031')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the event' }).getAttribute('href')).toContain('57');
  expect(sent().map(({ path }) => path)).toEqual(['/api/liquipedia/createDrafted']);
  expect(sent()[0]?.body).toMatchObject({
    ...{ tournamentId: 7, nameOverride: 'Galaxy Major 2031', rewardType: 2 },
    stageMapping: wiki.drafted.mapping,
  });
  expect(sentFormat()).toEqual(MAJOR);
});

test('what is guessed is changed in place, taken back one by one or all at once, and outlasts a reload [rule: drafts-22]', async () => {
  const user = await openDraft();
  expect(card('Stage 2').queryByLabelText('Teams that go on')).toBeNull();
  const through = () => card('Stage 1').getByLabelText('Teams that go on');
  const undefeated = () => card('Stage 2').getByLabelText('3-0 teams');
  await user.click(less('Stage 1', 'Teams that go on'));
  await user.click(less('Stage 2', '3-0 teams'));
  expect([through(), undefeated()].map((field) => (field as HTMLInputElement).value)).toEqual([
    '7',
    '1',
  ]);
  expect(card('Stage 1').getByText(/Drafted: 8/)).toBeTruthy();
  cleanup();
  show();
  await heading();
  expect(through()).toHaveProperty('value', '7');
  await user.click(button('Undo: Teams that go on'));
  expect(through()).toHaveProperty('value', '8');
  expect(undefeated()).toHaveProperty('value', '1');
  await user.click(button('Create Event'));
  await screen.findByRole('heading', { name: 'Event Created!' });
  expect(sentFormat().stages[0].swissStageDetails.advancingCount).toBe(8);
  expect(sentFormat().stages[1].swissStageDetails.cleanSweepWinnerCount).toBe(1);
});

test('a length that is guessed is changed in place, and what is said of the stage follows it [rule: drafts-22]', async () => {
  const [first, second, playoffs] = DRAFTED.parts;
  if (!first || !second || !playoffs) throw new Error('three parts');
  const user = await openDraft({
    parts: [first, second, { ...playoffs, sure: 'guessed', guesses: ['lengths'] }],
  });
  expect(card('Playoffs').getByText(/^best of 5 ·/)).toBeTruthy();
  await user.selectOptions(card('Playoffs').getByLabelText('Upper Bracket, round 1'), 'best of 3');
  expect(card('Playoffs').getByText(/^best of 3 and 5/)).toBeTruthy();
  // The pages of the wiki say another length.
  expect(card('Playoffs').getAllByRole('alert')[0]?.textContent).toMatch(/best of/);
  expect(button('Create Event')).toHaveProperty('disabled', true);
});

test('all changes go by one press, which can be taken back', async () => {
  const user = await openDraft();
  await user.click(less('Stage 2', '3-0 teams'));
  await user.click(button('As the wiki has it'));
  expect(screen.queryByRole('button', { name: 'As the wiki has it' })).toBeNull();
  const toast = screen.getByText('The draft is as the wiki has it again.').parentElement;
  await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(card('Stage 2').getByLabelText('3-0 teams')).toHaveProperty('value', '1');
});

test('changes that go with another tournament come back by undo, and never to that one', async () => {
  const user = await openDraft();
  await user.click(less('Stage 2', '3-0 teams'));
  await user.click(button('As the wiki has it'));
  await user.click(less('Stage 1', 'Teams that go on'));
  await user.click(screen.getByRole('radio', { name: /Comet Cup/ }));
  const undoOf = (text: string) =>
    within(screen.getByText(text).parentElement as HTMLElement).getByRole('button', {
      name: 'Undo',
    });
  await waitFor(() =>
    expect(card('Stage 1').getByLabelText('Teams that go on')).toHaveProperty('value', '8'),
  );
  await user.click(undoOf('The draft is as the wiki has it again.'));
  expect(card('Stage 2').getByLabelText('3-0 teams')).toHaveProperty('value', '2');
  await user.click(undoOf('Your changes of the draft were discarded.'));
  await waitFor(() =>
    expect(card('Stage 1').getByLabelText('Teams that go on')).toHaveProperty('value', '7'),
  );
});

test('the last event of the series is named with what differs, also after a change [rule: drafts-24]', async () => {
  const last = {
    eventId: 3,
    name: 'Comet Major 2030',
    json: DRAFTED.json ?? '',
    teams: [24, 16, 8],
  };
  const user = await openDraft({ last });
  await screen.findByText('As in Comet Major 2030, but 8 teams fewer in Stage 1.');
  await user.click(less('Stage 1', 'Teams that go on'));
  await screen.findByText(
    'As in Comet Major 2030, but 8 teams fewer in Stage 1 and 1 fewer goes on from Stage 1.',
  );
});

test('a saved format that is the same is named until something is changed', async () => {
  const user = await openDraft({ saved: { id: 3, name: 'Major 2031' } });
  await screen.findByText('Uses the format “Major 2031”, which is the same.');
  await user.click(less('Stage 2', '3-0 teams'));
  await screen.findByText('The format is saved with the event.');
});

test('staff who may save no format are told so, unless one is the same [rule: drafts-20]', async () => {
  staff.roles = ['EventCreator'];
  await openDraft();
  await screen.findByText(/Only an Admin can save a new format/);
  expect(button('Create Event')).toHaveProperty('disabled', true);
  cleanup();
  localStorage.clear();
  await openDraft({ saved: { id: 3, name: 'Major 2031' } });
  await waitFor(() => expect(button('Create Event')).toHaveProperty('disabled', false));
});

test.each([
  {
    why: 'no matches',
    own: { json: null, parts: [], doubts: [{ code: 'nothing_found' as const, values: {} }] },
    says: 'The wiki has no matches of this tournament yet.',
  },
  {
    why: 'a stage that no format can hold',
    own: { doubts: [{ code: 'stage_not_made' as const, values: { stage: 'Groups' } }] },
    says: 'Groups: no format can be made of it. It is left out of the draft.',
  },
])(
  'where the wiki does not know enough a format is chosen, below the reason: $why [rule: drafts-23]',
  async ({ own, says }) => {
    drafted(own);
    await choose();
    await screen.findByText(says);
    expect(screen.getByLabelText('Event format')).toBeTruthy();
    expect(button('Load Event')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create Event' })).toBeNull();
  },
);

test('a draft that cannot be read can be read again, and a format can be chosen meanwhile', async () => {
  drafted();
  wiki.refusals.set('/api/liquipedia/draftFormat', { status: 500, body: { code: 'failed' } });
  const user = await choose();
  await screen.findByText('The draft could not be read');
  expect(screen.getByLabelText('Event format')).toBeTruthy();
  wiki.refusals.clear();
  await user.click(button(/again/i));
  await heading();
});

test('another format is chosen by hand, and the draft is there on the way back [rule: drafts-23]', async () => {
  const user = await openDraft();
  await user.click(button('Choose another format'));
  expect(button('Load Event')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('event-in-format'));
  await user.click(button('Back to the draft'));
  expect(document.activeElement).toBe(await heading());
});

test('a draft that the wiki has outgrown says where, and nothing is made', async () => {
  wiki.details.groups = [
    ...wiki.details.groups.slice(0, 4),
    knockoutGroup(START, [3, 3, 3]) as (typeof wiki.details.groups)[number],
  ];
  await openDraft();
  expect(card('Playoffs').getAllByRole('alert')[0]?.textContent).toMatch(/best of/);
  expect(button('Create Event')).toHaveProperty('disabled', true);
});

test('other points draw the draft again, and nothing is made of those of before [rule: drafts-16]', async () => {
  const presets = [
    { id: 1, name: 'House', isUsual: true },
    { id: 2, name: 'Steep', isUsual: false },
  ];
  const user = await openDraft({ presets, presetId: 1 });
  const before = screen.getByText(/^A perfect slip gets/).textContent;
  const steep = {
    ...MAJOR,
    stages: MAJOR.stages.map((stage) =>
      stage.swissStageDetails
        ? { ...stage, swissStageDetails: { ...stage.swissStageDetails, pointsPerAdvancing: 9 } }
        : stage,
    ),
  };
  drafted({ presets, presetId: 2, json: JSON.stringify(steep) });
  await user.selectOptions(screen.getByLabelText('Points'), 'Steep');
  await waitFor(() =>
    expect(screen.getByText(/^A perfect slip gets/).textContent).not.toBe(before),
  );
  expect(wiki.asked.at(-1)?.path).toContain('presetId=2');
  await user.click(button('Create Event'));
  await screen.findByRole('heading', { name: 'Event Created!' });
  expect(sentFormat().stages[0].swissStageDetails.pointsPerAdvancing).toBe(9);
});

test('a stage is tried as players do, and the way back leads to where it was left [rule: drafts-21]', async () => {
  const user = await openDraft();
  await user.click(button('Try Stage 2 as players do'));
  await user.click(await screen.findByRole('button', { name: 'Back to the draft' }));
  await heading();
  expect(document.activeElement).toBe(button('Try Stage 2 as players do'));
});
