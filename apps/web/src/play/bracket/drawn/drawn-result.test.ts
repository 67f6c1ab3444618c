// @vitest-environment jsdom
import {
  bracketPicksOf,
  type MatchCall,
  officialBracket,
  openingsFor,
  pickWinner,
  recordOutcome,
} from '@callshot/rules';
import { beforeEach, expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { layoutBracket, withChampion } from '../board/layout.ts';
import { type ResultInput, resultModel } from '../results/result-model.ts';
import type { MatchFacts } from '../slot/match-facts.ts';
import { drawResult, isSameResult } from './drawn-result.ts';
import { DrawnResults } from './drawn-results.ts';

const { graph, open, teams } = playoff({
  teamCount: 4,
  elimination: 'double',
  useSeriesScore: true,
  hasBracketReset: true,
});
const at = { eventStageId: 1, eventSubstageId: 1 };
const drawn = officialBracket(graph, { officialMatches: openingsFor(graph, at, [1, 2, 3, 4]) });

function won(state: typeof drawn, key: string, teamId: number, loser = 1) {
  const next = pickWinner(graph, state, key, teamId, { winner: 3, loser });
  if (!next.ok) throw new Error(next.code);
  return next.state;
}

/** Team 1 by three games to one, which paid. */
const call: MatchCall = {
  eventSubstageId: 1,
  match: 0,
  pick: bracketPicksOf(won(open, 'UB-0-0', 1), at)[0] ?? null,
  winner: [row('Round', 'correct', 2)],
  loser: [],
  score: row('Series Score Bonus', 'correct', 1),
  reset: null,
};

function row(rule: string, outcome: 'correct' | 'pending', worth: number) {
  const points = outcome === 'correct' ? worth : 0;
  return {
    stageIndex: 0,
    eventSubstageId: 1,
    rule,
    teamId: 1,
    matchKey: null,
    points,
    worth,
    outcome,
  };
}

const LIVE: MatchFacts = {
  startsAt: Date.UTC(2026, 5, 21, 12),
  isLive: true,
  games: { top: 1, bottom: 2 },
};

const input = (changed: Partial<ResultInput> = {}): ResultInput => ({
  graph,
  official: drawn,
  teams,
  calls: [],
  whose: { isOwn: true, name: null },
  facts: new Map(),
  field: null,
  corrections: new Map(),
  title: 'Champion',
  ...changed,
});

const FIELD = {
  percentOf: (_: unknown, teamId: number) => (teamId === 1 ? 81 : 19),
  scorePercentOf: () => null,
  rareWordsOf: () => null,
};

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
  document.body.replaceChildren(element);
});

function shown(
  model: ReturnType<typeof resultModel>,
  form: Parameters<typeof drawResult>[2],
  key = 'UB-0-0',
) {
  const result = model.results[graph.byKey.get(key)?.index ?? -1];
  if (!result) throw new Error(`No match ${key}`);
  drawResult(element, result, form);
  const [words] = [...element.children].slice(-1);
  const seen = [...element.children].filter((child) => child !== words);
  return { words: words?.textContent, seen: seen.map(({ textContent }) => textContent) };
}

test('a played match shows games, shares, the pick and what it paid; nothing of that is said twice', () => {
  const official = won(drawn, 'UB-0-0', 1);
  const model = resultModel(input({ official, calls: [call], field: FIELD }));
  const { seen, words } = shown(model, 'roomy');
  expect(seen).toEqual([
    expect.stringMatching(/^Match 1 · Bo5(Maps|Games)$/),
    expect.stringMatching(/Team 181%3$/),
    expect.stringMatching(/Team 419%1$/),
    '',
    'You: T1 3–1Exact +1+2',
  ]);
  expect(words).toBe(
    'Team 1, won, 3, called by 81%. Team 4, lost, 1, called by 19%. Your pick: Team 1, 3 to 1. Correct, 2 points. Exact score, 1 point more.',
  );
  expect(element.querySelector('i')?.style.width).toBe('81%');
  for (const part of [...element.children].slice(0, -1)) {
    expect(part.ariaHidden === 'true' || part.textContent === '').toBe(true);
  }
});

test.each(['regular', 'roomy', 'text'] as const)(
  'what of everybody’s picks stands beside a match to come says what it is: %s',
  (form) => {
    const facts = new Map([['UB-0-0', LIVE]]);
    for (const model of [
      resultModel(input({ field: FIELD })),
      resultModel(input({ field: FIELD, facts })),
    ]) {
      const told = shown(model, form).seen.join(' ');
      expect(told.match(/called by/gi)).toHaveLength(form === 'roomy' ? 1 : 2);
    }
  },
);

test('who called how it ended stands above it, and a right pick that few made says so', () => {
  const official = won(drawn, 'UB-0-0', 1);
  const field = {
    ...FIELD,
    percentOf: (_: unknown, teamId: number) => (teamId === 1 ? 3 : 97),
    scorePercentOf: (_: unknown, gamesLost: number) => (gamesLost === 1 ? 12 : 88),
    rareWordsOf: () => 'Only 3% picked this',
  };
  const model = resultModel(input({ official, calls: [call], field }));
  const { seen, words } = shown(model, 'roomy');
  expect(seen[0]).toMatch(/^Match 1 · Bo53–1 by 12%(Maps|Games)$/);
  expect(seen[1]).toMatch(/Team 1Only 3%3$/);
  expect(seen[2]).toMatch(/Team 497%1$/);
  expect(words).toContain('3–1 called by 12%.');
  expect(words).toContain('Only 3% picked this.');
  expect(shown(model, 'text').seen.at(-1)).toMatch(/Only 3% picked this$/);
  expect(shown(model, 'compact').seen).toHaveLength(3);
});

test('the smallest match has the pick’s sign and all of its points beside the scores', () => {
  const official = won(drawn, 'UB-0-0', 1);
  const { seen } = shown(resultModel(input({ official, calls: [call], field: FIELD })), 'compact');
  expect(seen).toEqual([expect.stringMatching(/T13$/), expect.stringMatching(/T41$/), '+3']);
});

test('without picks there is no strip, and the drawing is lower by it', () => {
  const model = resultModel(input());
  expect(shown(model, 'roomy').seen).toHaveLength(4);
  const heights = [input(), input({ calls: [call] })].map(
    (one) => resultModel(one).sizes.at(-1)?.height,
  );
  expect(heights).toEqual([106, 140]);
});

test.each(['compact', 'regular', 'roomy', 'text'] as const)(
  'a match that is on says so at every size: %s',
  (form) => {
    const { seen, words } = shown(resultModel(input({ facts: new Map([['UB-0-0', LIVE]]) })), form);
    expect(element.hasAttribute('data-live')).toBe(true);
    expect(seen.join(' ')).toContain('Live');
    expect(words).toBe('Live. Team 1, 1. Team 4, 2. Jun 21.');
  },
);

test('what is decided is on no more, whatever is still told of its games', () => {
  const facts = new Map([['UB-0-0', LIVE]]);
  shown(resultModel(input({ official: won(drawn, 'UB-0-0', 1), facts })), 'roomy');
  expect(element.hasAttribute('data-live')).toBe(false);
  const cancelled = recordOutcome(graph, drawn, 'UB-0-0', 'void');
  if (!cancelled.ok) throw new Error(cancelled.code);
  const { seen } = shown(resultModel(input({ official: cancelled.state, facts })), 'compact');
  expect(seen.join(' ')).toMatch(/Void/);
  expect(element.hasAttribute('data-live')).toBe(false);
});

test('what is not played names who can come, else where they come from', () => {
  const waiting = resultModel(input());
  expect(shown(waiting, 'roomy', 'UB-1-0').seen.slice(1, 3)).toEqual(['T1 or T4', 'T2 or T3']);
  expect(shown(waiting, 'roomy', 'LB-1-0').seen.slice(1, 3)).toEqual([
    'Upper final loser',
    'Winner SF',
  ]);
});

test('a result that comes in changes its match alone, which keeps the focus', () => {
  const model = resultModel(input());
  const size = model.sizes[0];
  const drawing = new DrawnResults(
    element,
    withChampion(graph, layoutBracket(graph, size), 'beside'),
  );
  drawing.draw(model.results, null);
  const matches = () => [...element.querySelectorAll<HTMLElement>('[data-match]')];
  const parts = matches().map((match) => match.firstChild);
  const [first] = matches() as [HTMLElement];
  first.tabIndex = 0;
  first.focus();
  drawing.draw(resultModel(input({ official: won(drawn, 'UB-0-0', 1) })).results, null);
  expect(document.activeElement).toBe(first);
  expect(first.tabIndex).toBe(0);
  const isKept = matches().map((match, index) => match.firstChild === parts[index]);
  const changed = graph.matches.filter((_, index) => !isKept[index]).map(({ key }) => key);
  expect(changed).toEqual(['UB-0-0', 'UB-1-0', 'LB-0-0']);
});

test('a heading is read before the matches of its round', () => {
  const model = resultModel(input());
  const layout = withChampion(graph, layoutBracket(graph, model.sizes[0]), 'beside');
  const drawing = new DrawnResults(element, layout);
  drawing.draw(model.results, { x: 0, y: 0, width: 1, height: 1 });
  drawing.complete();
  const read = [...element.children].map(
    (part) => (part as HTMLElement).dataset['match'] ?? `# ${part.lastChild?.textContent}`,
  );
  expect(read).toEqual([
    ...['# Upper Semi-Finals', 'UB-0-0', 'UB-0-1', '# Upper Final', 'UB-1-0'],
    ...['# Lower Semi-Finals', 'LB-0-0', '# Lower Final', 'LB-1-0', '# Grand Final', 'GF-0-0'],
    ...['# Bracket Reset', 'GF-0-1'],
  ]);
});

test('the champion stands after the last match, with whoever beat it and called it', () => {
  const upToTheFinal = [
    ['UB-0-0', 1],
    ['UB-0-1', 2],
    ['UB-1-0', 1],
    ['LB-0-0', 4],
    ['LB-1-0', 2],
  ] as const;
  const ready = upToTheFinal.reduce((state, [key, teamId]) => won(state, key, teamId), drawn);
  expect(resultModel(input()).champion).toMatchObject({ champion: null, finalists: [] });
  const names = (model: ReturnType<typeof resultModel>) =>
    model.champion.finalists.map(({ team }) => team.name);
  expect(names(resultModel(input({ official: ready })))).toEqual(['Team 1', 'Team 2']);
  const decided = resultModel(input({ official: won(ready, 'GF-0-0', 1, 2), field: FIELD }));
  expect(decided.champion).toMatchObject({
    champion: { team: { id: 1 }, share: null },
    beaten: { name: 'Team 2', games: '3–2' },
    finalists: [],
  });
  expect(decided.isMarked(1)).toBe(true);
  expect(decided.isMarked(2)).toBe(false);
});

test('a corrected match says what it was, to eyes and to ears, at every size', () => {
  const words = 'Corrected Nov 27, 6:00 PM, was 3–1. By staff: mixed up. You lost 2 pts by it.';
  const official = won(drawn, 'UB-0-0', 4);
  const corrections = new Map([['UB-0-0', words]]);
  const [corrected] = resultModel(input({ official, corrections })).results;
  const [plain] = resultModel(input({ official })).results;
  if (!corrected || !plain) throw new Error('no match');
  expect(isSameResult(corrected, plain)).toBe(false);
  for (const form of ['compact', 'regular', 'roomy', 'text'] as const) {
    drawResult(element, corrected, form);
    expect(element.hasAttribute('data-corrected')).toBe(true);
    expect(element.querySelector('p')?.textContent).toBe(words);
    expect(element.lastElementChild?.textContent).toContain(` ${words}`);
    expect(element.lastElementChild?.textContent).not.toContain('../../..');
    drawResult(element, plain, form);
    expect(element.hasAttribute('data-corrected')).toBe(false);
    expect(element.textContent).not.toContain('Corrected');
  }
});
