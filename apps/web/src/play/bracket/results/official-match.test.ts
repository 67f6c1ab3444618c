import {
  type BracketState,
  officialBracket,
  openingsFor,
  type PickOutcome,
  pickWinner,
  recordOutcome,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { bracketTexts } from '../board/wording.ts';
import { kindOf, officialSlots } from './official-match.ts';

const game = playoff({
  teamCount: 4,
  elimination: 'double',
  useSeriesScore: true,
  hasBracketReset: true,
});
const texts = bracketTexts(game.graph);

type Step = (state: BracketState) => PickOutcome;

const won =
  (key: string, teamId: number, loser = 1): Step =>
  (state) =>
    pickWinner(game.graph, state, key, teamId, { winner: 3, loser });
const ended =
  (key: string, outcome: 'void' | 'double_forfeit'): Step =>
  (state) =>
    recordOutcome(game.graph, state, key, outcome);
const walkover =
  (key: string, teamId: number): Step =>
  (state) =>
    recordOutcome(game.graph, state, key, 'walkover', teamId);

function after(...steps: readonly Step[]): BracketState {
  return steps.reduce((state, step) => {
    const next = step(state);
    if (!next.ok) throw new Error(next.code);
    return next.state;
  }, game.official);
}

function matchOf(official: BracketState, key: string) {
  const index = game.graph.byKey.get(key)?.index ?? -1;
  const [match, text] = [official.matches[index], texts[index]];
  if (!match || !text) throw new Error(`No match ${key}`);
  const [top, bottom] = officialSlots({ official, teams: game.teams }, match, text);
  return { kind: kindOf(match), top, bottom };
}

/** 1 and 2 win the semi-finals; 1 the upper final; 4 and then 2 win below. */
const upToTheFinal = [
  won('UB-0-0', 1),
  won('UB-0-1', 2),
  won('UB-1-0', 1),
  won('LB-0-0', 4),
  won('LB-1-0', 2),
];

test.each([
  {
    why: 'both teams known, nothing played',
    steps: [],
    key: 'UB-0-0',
    kind: 'ready',
    words: ['Team 1, not played yet', 'Team 4, not played yet'],
  },
  {
    why: 'who can come is named once the match before is set',
    steps: [],
    key: 'UB-1-0',
    kind: 'waiting',
    words: [
      'Winner of Upper Semi-Finals · M1: Team 1 or Team 4',
      'Winner of Upper Semi-Finals · M2: Team 2 or Team 3',
    ],
  },
  {
    why: 'nobody is named before that',
    steps: [],
    key: 'LB-1-0',
    kind: 'waiting',
    words: ['Loser of Upper Final', 'Winner of Lower Semi-Finals'],
  },
  {
    why: 'one team is there',
    steps: [won('UB-0-0', 4)],
    key: 'UB-1-0',
    kind: 'waiting',
    words: [
      'Team 4, waiting for an opponent',
      'Winner of Upper Semi-Finals · M2: Team 2 or Team 3',
    ],
  },
  {
    why: 'played',
    steps: [won('UB-0-0', 4, 2)],
    key: 'UB-0-0',
    kind: 'played',
    words: ['Team 1, lost, 2', 'Team 4, won, 3'],
  },
  {
    why: 'a walkover has no games',
    steps: [walkover('UB-0-0', 1)],
    key: 'UB-0-0',
    kind: 'walkover',
    words: ['Team 1, won by walkover', 'Team 4, lost by walkover'],
  },
  {
    why: 'void',
    steps: [ended('UB-0-0', 'void')],
    key: 'UB-0-0',
    kind: 'void',
    words: ['Team 1, match void, not played', 'Team 4, match void, not played'],
  },
  {
    why: 'a double forfeit',
    steps: [ended('UB-0-0', 'double_forfeit')],
    key: 'UB-0-0',
    kind: 'double_forfeit',
    words: ['Team 1, forfeited', 'Team 4, forfeited'],
  },
  {
    why: 'goes on alone after a double forfeit',
    steps: [won('UB-0-1', 2), ended('UB-0-0', 'double_forfeit')],
    key: 'UB-1-0',
    kind: 'bye',
    words: ['Bye, no opponent', 'Team 2, goes on without playing'],
  },
  {
    why: 'nobody comes',
    steps: [ended('UB-0-0', 'double_forfeit'), ended('UB-0-1', 'double_forfeit')],
    key: 'LB-0-0',
    kind: 'nobody',
    words: ['Nobody', 'Nobody'],
  },
  {
    why: 'the reset is open while the final is',
    steps: upToTheFinal,
    key: 'GF-0-1',
    kind: 'if_needed',
    words: ['Team 1, played only if the lower side wins the final', 'Team 2'],
  },
  {
    why: 'the reset is not needed',
    steps: [...upToTheFinal, won('GF-0-0', 1)],
    key: 'GF-0-1',
    kind: 'needless',
    words: ['Not needed, not played', ''],
  },
  {
    why: 'the reset is played',
    steps: [...upToTheFinal, won('GF-0-0', 2), won('GF-0-1', 1)],
    key: 'GF-0-1',
    kind: 'played',
    words: ['Team 1, won, 3', 'Team 2, lost, 1'],
  },
])('a match in words: $why [rule: brackets-13]', ({ steps, key, kind, words }) => {
  const match = matchOf(after(...steps), key);
  expect(match.kind).toBe(kind);
  expect([match.top.words, match.bottom.words]).toEqual(words);
});

test('the loser steps back, the winner stands out, a place without a team names who can come', () => {
  const official = after(won('UB-0-0', 4));
  const { top, bottom } = matchOf(official, 'UB-0-0');
  expect([top.isFaded, top.isWinner, bottom.isFaded, bottom.isWinner]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(matchOf(official, 'UB-1-0').bottom).toMatchObject({ team: null, text: 'T2 or T3' });
});

test('a bye of the draw, and a winner whose 1–0 stands for no score', () => {
  const six = playoff({ teamCount: 6, elimination: 'single' });
  const at = { eventStageId: 1, eventSubstageId: 1 };
  const officialMatches = openingsFor(six.graph, at, [1, 2, 3, 4, 5, 6]);
  const official = officialBracket(six.graph, { officialMatches });
  const bye = official.matches.find((match) => match.outcome === 'bye');
  const open = official.matches.find((match) => kindOf(match) === 'ready');
  if (!bye || !open || open.top.kind !== 'team') throw new Error('Six teams give byes and matches');
  const words = bracketTexts(six.graph);
  const slotsOf = (state: BracketState, index: number) => {
    const [match, text] = [state.matches[index], words[index]];
    if (!match || !text) throw new Error(`No match ${index}`);
    return officialSlots({ official: state, teams: six.teams }, match, text);
  };
  const [top, bottom] = slotsOf(official, bye.node.index);
  expect([top.words, bottom.words].sort()).toEqual([
    'Bye, no opponent',
    'Team 1, goes on without playing',
  ]);
  const result = pickWinner(six.graph, official, open.node.key, open.top.teamId, {
    winner: 1,
    loser: 0,
  });
  if (!result.ok) throw new Error(result.code);
  expect(slotsOf(result.state, open.node.index).map((slot) => slot.score)).toEqual([null, null]);
});
