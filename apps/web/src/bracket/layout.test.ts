import {
  type BracketColumn,
  type BracketGraph,
  compileBracket,
  generateBracket,
  generateGroupBracket,
} from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { playoff, playoffStage } from './bracket-fixture.test-support.ts';
import { BOX_HEIGHT, BOX_WIDTH, type Box, layoutBracket, PADDING } from './layout.ts';

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const boxOf = (graph: BracketGraph, key: string): Box =>
  layoutBracket(graph).boxes[graph.byKey.get(key)!.index]!;

describe('a drawn bracket', () => {
  test.each([
    { why: 'smallest', teamCount: 4, elimination: 'single' },
    { why: 'byes', teamCount: 6, elimination: 'double' },
    { why: 'usual', teamCount: 16, elimination: 'double' },
    { why: 'largest', teamCount: 64, elimination: 'double' },
  ] as const)('keeps its matches apart and inside: $why', ({ teamCount, elimination }) => {
    const { graph } = playoff({
      teamCount,
      elimination,
      hasBracketReset: elimination === 'double',
    });
    const { boxes, width, height } = layoutBracket(graph);
    expect(boxes).toHaveLength(graph.matches.length);
    for (const a of boxes) {
      expect(boxes.filter((b) => b !== a && overlaps(a, b))).toEqual([]);
      expect(a.x).toBeGreaterThanOrEqual(PADDING);
      expect(a.x + a.width + PADDING).toBeLessThanOrEqual(width);
      expect(a.y + a.height + PADDING).toBeLessThanOrEqual(height);
    }
  });

  test('centres a match between the two that feed it', () => {
    const { graph } = playoff({ teamCount: 8, elimination: 'single' });
    const [first, second, next] = ['UB-0-0', 'UB-0-1', 'UB-1-0'].map((key) => boxOf(graph, key));
    expect(next!.y).toBe((first!.y + second!.y) / 2);
    expect(next!.x).toBe(first!.x + BOX_WIDTH + 40);
    expect(second!.y - first!.y).toBe(BOX_HEIGHT + 12);
  });

  test('puts the lower bracket below and the grand final right of both, halfway', () => {
    const { graph } = playoff({ teamCount: 8, elimination: 'double' });
    const upperFinal = boxOf(graph, 'UB-2-0');
    const lowerFinal = boxOf(graph, 'LB-3-0');
    const final = boxOf(graph, 'GF-0-0');
    expect(boxOf(graph, 'LB-0-0').y).toBeGreaterThan(boxOf(graph, 'UB-0-3').y + BOX_HEIGHT);
    expect(final.x).toBeGreaterThan(Math.max(upperFinal.x, lowerFinal.x));
    expect(final.y).toBe((upperFinal.y + lowerFinal.y) / 2);
  });

  test('keeps the reset beside its final', () => {
    const { graph } = playoff({ teamCount: 4, elimination: 'double', hasBracketReset: true });
    const { boxes } = layoutBracket(graph);
    const [final, reset] = [boxes[graph.byKey.get('GF-0-0')!.index]!, boxes[graph.reset!]!];
    expect(reset.y).toBe(final.y);
    expect(reset.x).toBeGreaterThan(final.x);
  });

  test('draws a group bracket that has no final', () => {
    const graph = compileBracket(playoffStage(generateGroupBracket({ hasQualifiedColumn: true })));
    expect(layoutBracket(graph).headers.map((header) => header.column?.header)).toEqual([
      'Upper Quarter-Finals',
      'Upper Semi-Finals',
      'Qualified',
      'Lower Round 1',
      'Lower Quarter-Finals',
      'Qualified',
    ]);
  });

  test('narrows its boxes when compact', () => {
    const { graph } = playoff({ teamCount: 8, elimination: 'single' });
    expect(
      new Set(layoutBracket(graph, { isCompact: true }).boxes.map((box) => box.width)),
    ).toEqual(new Set([190]));
  });
});

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
  expect(second!.y - first!.y).toBe(BOX_HEIGHT + 12 + 50);
  expect(last!.x - first!.x).toBe(BOX_WIDTH + 40 + 60);
  expect(last!.y - first!.y).toBe(10);
});
