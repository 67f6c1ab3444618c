import type { Finding } from './finding.ts';

const HEADINGS = ['trouble', 'found', 'asked for', ''];

/** One aligned table: what was found, what was asked for, and a word where it is not kept. */
export function renderFindings(findings: readonly Finding[]): string {
  const lines = [HEADINGS, ...findings.map(cellsOf)];
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

const cellsOf = ({ name, figure, unit, bound, isKept }: Finding): string[] => [
  name,
  `${rounded(figure)} ${unit}`.trimEnd(),
  bound,
  isKept ? '' : 'NOT KEPT',
];

const rounded = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
