import {
  type BracketColumn,
  type BracketGraph,
  bracketFor,
  compileBracket,
  generateBracket,
  generateGroupBracket,
} from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { playoff, playoffStage } from '../../../../testing/bracket-fixture.ts';
import { resultSizes } from '../results/result-sizes.ts';
import {
  type Area,
  type Box,
  doMeet,
  HEADER_HEIGHT,
  layoutBracket,
  PADDING,
  withChampion,
} from './layout.ts';
import { PICK_SIZES } from './match-size.ts';

const [SIZE] = PICK_SIZES;

const boxOf = (graph: BracketGraph, key: string): Box =>
  layoutBracket(graph, SIZE).boxes[graph.byKey.get(key)!.index]!;

describe('a drawn bracket', () => {
  test.each([
    { why: 'smallest', teamCount: 4, elimination: 'single' },
    { why: 'byes', teamCount: 6, elimination: 'double' },
    { why: 'usual', teamCount: 16, elimination: 'double' },
    { why: 'largest', teamCount: 64, elimination: 'double' },
  ] as const)(
    'keeps its matches apart and inside: $why [rule: bracket-view-10]',
    ({ teamCount, elimination }) => {
      const { graph } = playoff({
        teamCount,
        elimination,
        hasBracketReset: elimination === 'double',
      });
      for (const size of [...PICK_SIZES, ...resultSizes(true), ...resultSizes(false)]) {
        const { boxes, champion, width, height } = withChampion(
          graph,
          layoutBracket(graph, size),
          'beside',
        );
        expect(boxes).toHaveLength(graph.matches.length);
        const all: Area[] = [...boxes, champion!];
        for (const a of all) {
          expect(all.filter((b) => b !== a && doMeet(a, b))).toEqual([]);
          expect(a.x).toBeGreaterThanOrEqual(PADDING.x);
          expect(a.y).toBeGreaterThanOrEqual(PADDING.y);
          expect(a.x + a.width + PADDING.x).toBeLessThanOrEqual(width);
          expect(a.y + a.height + PADDING.y).toBeLessThanOrEqual(height);
        }
      }
    },
  );

  test('has its champion below the final, where nothing is played again there', () => {
    for (const size of [...PICK_SIZES, ...resultSizes(true)]) {
      const { graph } = playoff({ teamCount: 8, elimination: 'single' });
      const { boxes, champion, width, height } = withChampion(
        graph,
        layoutBracket(graph, size),
        'below',
      );
      const final = boxes[graph.byKey.get('UB-2-0')!.index]!;
      expect(boxes.filter((box) => doMeet(box, champion!))).toEqual([]);
      expect(champion!.y).toBeGreaterThan(final.y + final.height);
      expect(champion!.y + champion!.height + PADDING.y).toBeLessThanOrEqual(height);
      expect(width).toBe(final.x + final.width + PADDING.x);
    }
    const reset = playoff({ teamCount: 8, elimination: 'double', hasBracketReset: true });
    expect(
      withChampion(reset.graph, layoutBracket(reset.graph, SIZE), 'below').champion,
    ).toBeNull();
  });

  test('centres a match between the two that feed it', () => {
    const { graph } = playoff({ teamCount: 8, elimination: 'single' });
    const [first, second, next] = ['UB-0-0', 'UB-0-1', 'UB-1-0'].map((key) => boxOf(graph, key));
    expect(next!.y).toBe((first!.y + second!.y) / 2);
    expect(next!.x).toBe(first!.x + 176);
    expect(second!.y - first!.y).toBe(58);
  });

  test('puts the lower bracket below and the grand final right of both, halfway', () => {
    const { graph } = playoff({ teamCount: 8, elimination: 'double' });
    const upperFinal = boxOf(graph, 'UB-2-0');
    const lowerFinal = boxOf(graph, 'LB-3-0');
    const final = boxOf(graph, 'GF-0-0');
    expect(boxOf(graph, 'LB-0-0').y).toBeGreaterThan(boxOf(graph, 'UB-0-3').y + SIZE.height);
    expect(final.x).toBeGreaterThan(Math.max(upperFinal.x, lowerFinal.x));
    expect(final.y).toBe((upperFinal.y + lowerFinal.y) / 2);
  });

  test('of 16 teams in a double elimination stands whole on a screen of 1440 by 900', () => {
    const { graph } = playoff({ teamCount: 16, elimination: 'double', hasBracketReset: true });
    const { width, height } = withChampion(graph, layoutBracket(graph, SIZE), 'beside');
    expect([width <= 1440, height <= 900 - 56 - 64]).toEqual([true, true]);
  });

  test('keeps the reset below its final', () => {
    const { graph } = playoff({ teamCount: 4, elimination: 'double', hasBracketReset: true });
    const { boxes } = layoutBracket(graph, SIZE);
    const [final, reset] = [boxes[graph.byKey.get('GF-0-0')!.index]!, boxes[graph.reset!]!];
    expect(reset.x).toBe(final.x);
    expect(reset.y).toBe(final.y + SIZE.height + HEADER_HEIGHT);
  });

  test('draws a group bracket that has no final', () => {
    const graph = compileBracket(playoffStage(generateGroupBracket({ hasQualifiedColumn: true })));
    expect(withChampion(graph, layoutBracket(graph, SIZE), 'beside').champion).toBeNull();
    expect(layoutBracket(graph, SIZE).headers.map((header) => header.column?.header)).toEqual([
      'Upper Quarter-Finals',
      'Upper Semi-Finals',
      'Qualified',
      'Lower Round 1',
      'Lower Quarter-Finals',
      'Qualified',
    ]);
  });
});

test.each([5, 7, 10, 13, 22, 63])(
  'of %i teams: matches keep apart, and the grand final stands right of all, though drawn freely',
  (teamCount) => {
    const bracket = bracketFor({ teamCount, elimination: 'double' });
    const graph = compileBracket(playoffStage(bracket));
    expect(graph.isFreeform).toBe(true);
    const { boxes } = layoutBracket(graph, SIZE);
    for (const a of boxes) expect(boxes.filter((b) => b !== a && doMeet(a, b))).toEqual([]);
    const final = boxes[graph.byKey.get('GF-0-0')!.index]!;
    const others = boxes.filter((box) => box !== final);
    expect(Math.max(...others.map(({ x, width }) => x + width))).toBeLessThan(final.x);
    expect(Math.max(...others.map(({ y }) => y))).toBeGreaterThan(final.y);
  },
);

test('a freeform bracket stands where its format puts it', () => {
  const standard = generateBracket({ teamCount: 4, elimination: 'single' }).parts[0]!;
  const moved = (column: BracketColumn, extra: Partial<BracketColumn>): BracketColumn => ({
    ...column,
    ...extra,
    matches: column.matches.map((match) => ({
      ...match,
      part: 'A',
      paddingTop: column.index === 0 && match.colIndex === 1 ? 50 : 0,
      loserPath: null,
      winnerPath:
        column.index === 0 ? { part: 'A', col: 1, colIndex: 0, isTop: match.colIndex === 0 } : null,
    })),
  });
  const columns = standard.columns.map((column) =>
    moved(column, column.index === 1 ? { paddingLeft: 60, paddingTop: 10 } : {}),
  );
  const graph = compileBracket(
    playoffStage({
      freeform: true,
      parts: [],
      freeformParts: [{ identifier: 'A', name: 'Play-in', columnCount: 2, columns }],
      views: [],
      scoringGroups: [],
    }),
  );
  const [first, second, last] = ['A-0-0', 'A-0-1', 'A-1-0'].map((key) => boxOf(graph, key));
  expect(second!.y - first!.y).toBe(58 + 50);
  expect(last!.x - first!.x).toBe(176 + 60);
  expect(last!.y - first!.y).toBe(10);
});
