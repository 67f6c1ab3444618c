export type SpreadsheetValue = string | number;

/**
 * Spreadsheets and programs that import files look behind a line break, quotation marks and
 * invisible signs. They also take the wide and the small forms of a sign for the sign.
 */
const formula = /^[\p{Z}\p{C}"'`´‘’“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]|^\t/u;
/** Most texts need nothing, and are told apart at a tenth of the cost. */
const plain = /^[A-Za-z0-9][\w .:()&-]*$/;
const lineBreak = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;

function cellOf(value: SpreadsheetValue): string {
  if (typeof value === 'number') return String(value);
  if (value === '' || plain.test(value)) return value;
  const lines = value.split(lineBreak).map((line) => (formula.test(line) ? `'${line}` : line));
  const text = `${/^[\r\n]/.test(value) ? "'" : ''}${lines.join('')}`;
  // Semicolons and tabs part the cells where commas stand in numbers.
  return /[",;\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Says that the text is UTF-8, at the beginning of a file. */
const byteOrderMark = '\uFEFF';

/**
 * The lines of a table with commas between its values. A text that a spreadsheet would read as a formula
 * is told as text [rule: safety-30].
 */
export const spreadsheetLines = (rows: readonly (readonly SpreadsheetValue[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A whole file of such lines, or the beginning of one. */
export const spreadsheetOf = (rows: readonly (readonly SpreadsheetValue[])[]): string =>
  `${byteOrderMark}${spreadsheetLines(rows)}`;

/**
 * The cells of a file with commas, semicolons or tabs between them, whichever its first line has most of. A cell in
 * quotation marks may hold any of these, and line breaks.
 */
export function readTable(text: string): readonly (readonly string[])[] {
  const whole = text.replace(byteOrderMark, '');
  const [first = ''] = whole.split(/\r?\n/, 1);
  const [separator = ','] = [',', ';', '\t'].toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < whole.length; at += 1) {
    const sign = whole[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (whole[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) end();
    else if (sign === '\n') {
      end();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || (rows.at(-1)?.length ?? 0) > 0) end();
  return rows.filter((row) => row.length > 0);
}
