type Value = string | number;

/**
 * Spreadsheets and programs that import files look behind a line break, quotation marks and
 * invisible signs. They also take the wide and the small forms of a sign for the sign.
 */
const formula = /^[\p{Z}\p{C}"'`´‘’“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]|^\t/u;
const lineBreak = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;

function cellOf(value: Value): string {
  if (typeof value === 'number') return String(value);
  const lines = value.split(lineBreak).map((line) => (formula.test(line) ? `'${line}` : line));
  const text = `${/^[\r\n]/.test(value) ? "'" : ''}${lines.join('')}`;
  // Semicolons and tabs part the cells where commas stand in numbers.
  return /[",;\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file of values between commas, which spreadsheets open as UTF-8 [rule: safety-30]. */
export const spreadsheetOf = (rows: readonly (readonly Value[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
