import pg from 'pg';

/** Counts and ids come as numbers; beyond 2^53 precision would be lost silently, so that is an error. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond a safe integer`);
  return value;
}

/** A calendar day has no zone; a `Date` would shift it by the machine's. */
function parseDay(text: string): string {
  return text;
}

/** Parsers for column types. Others keep the driver's. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === pg.types.builtins.INT8) return parseInt8;
    if (format !== 'binary' && oid === pg.types.builtins.DATE) return parseDay;
    return pg.types.getTypeParser(oid, format);
  },
};
