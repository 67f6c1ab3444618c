import type { BenchRow } from './bench-row.ts';

const HEADINGS = ['bench', 'ours', 'limit', 'to limit', 'peer', 'to peer'];

/** One aligned table: ours, how far from the limit, how much better than the peer. */
export function renderTable(rows: readonly BenchRow[]): string {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf(row: BenchRow): string[] {
  const { bench, ours, oursUnit, limit, limitName, peer, peerName } = row;
  const figure = (value: number | undefined, name: string | undefined): string =>
    value === undefined ? '' : `${rounded(value)} ${oursUnit}${name ? ` (${name})` : ''}`;
  return [
    bench,
    figure(ours, undefined),
    figure(limit, limitName),
    limit === undefined ? '' : `${rounded(ours / limit)}x`,
    figure(peer, peerName),
    peer === undefined ? '' : betterBy(row.higherIsBetter ? ours / peer : peer / ours),
  ];
}

const betterBy = (ratio: number): string =>
  ratio >= 1 ? `${rounded(ratio)}x better` : `${rounded(1 / ratio)}x worse`;

const rounded = (value: number): string =>
  value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
