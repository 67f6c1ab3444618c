import { compileBracket, editFormat, type FormatEdit, startFrom } from '@callshot/rules';
import { expect, test } from 'vitest';
import { connectionText, endOf, linkBetween, linksOf, linkWords } from './freeform-model.ts';

const gsl = startFrom({ kind: 'groups', groupCount: 1, of: 'gsl' });
const graphOf = (format = gsl) => {
  const [stage] = format.stages;
  if (!stage) throw new Error('no stage');
  return compileBracket(stage);
};

test('every way on is a line from its port to its slot, and says so', () => {
  const lines = linksOf(graphOf());
  expect(lines.map(({ id, target, targetHandle }) => `${id} > ${target} ${targetHandle}`)).toEqual([
    'winner Group-0-0 > Group-1-0 top',
    'winner Group-0-1 > Group-1-0 bottom',
    'winner Group-1-1 > Group-2-0 bottom',
    'loser Group-0-0 > Group-1-1 top',
    'loser Group-0-1 > Group-1-1 bottom',
    'loser Group-1-0 > Group-2-0 top',
  ]);
  expect(lines[0]?.ariaLabel).toBe('Winner of Group 1·1 to Group 2·1, top. Delete takes it away.');
});

test('a line that is drawn between ports is the edit that draws it [rule: builder-17]', () => {
  const edit: FormatEdit = {
    kind: 'setLoserPath',
    stage: 0,
    match: { part: 'Group', col: 1, colIndex: 0 },
    to: null,
  };
  const cut = editFormat(gsl, edit);
  if (!cut.ok) throw new Error(cut.fault.code);
  expect(linksOf(graphOf(cut.format))).toHaveLength(5);
  const link = linkBetween(graphOf(cut.format), {
    source: 'Group-1-0',
    sourceHandle: 'loser',
    target: 'Group-2-0',
    targetHandle: 'top',
  });
  if (!link) throw new Error('no link');
  expect(linkWords(link)).toBe('Loser of Group 2·1 to Group 3·1, top');
  const drawn = editFormat(cut.format, { ...edit, to: link.to });
  expect(drawn.ok && drawn.format).toEqual(gsl);
});

test('what begins or ends at no port is no line', () => {
  const ends = { source: 'Group-0-0', sourceHandle: 'winner', target: 'Group-1-0' };
  expect(linkBetween(graphOf(), { ...ends, targetHandle: null })).toBeNull();
  expect(linkBetween(graphOf(), { ...ends, sourceHandle: 'top', targetHandle: 'top' })).toBeNull();
  expect(linkBetween(graphOf(), { ...ends, target: 'Group-9-0', targetHandle: 'top' })).toBeNull();
});

test('who is led nowhere goes on or out; of one winner alone it is said that they are first', () => {
  const graph = graphOf();
  const ends = graph.matches.map((node) => [
    endOf(graph, node, 'winner'),
    endOf(graph, node, 'loser'),
  ]);
  expect(ends).toEqual([
    [null, null],
    [null, null],
    ['Goes on', null],
    [null, 'Out'],
    ['Goes on', 'Out'],
  ]);
  const knockout = graphOf(
    startFrom({ kind: 'knockout', teamCount: 4, elimination: 'single', hasReset: false }),
  );
  const [, , final] = knockout.matches;
  expect(final && endOf(knockout, final, 'winner')).toBe('First');
});

test('a line from one part to another is said to be made [rule: builder-17]', () => {
  const [line] = linksOf(graphOf());
  const link = line?.data?.link;
  if (!link) throw new Error('no line');
  expect(connectionText(link)).toBeNull();
  const across = { ...link, to: { ...link.to, part: 'Final' } };
  expect(connectionText(across)).toBe('Connection made!');
});
