type Value = string | number;

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

function cellOf(value: Value): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file of values between commas, which spreadsheets open as UTF-8; no text in it is a formula. */
export const spreadsheetOf = (rows: readonly (readonly Value[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
