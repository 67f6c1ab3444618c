import type { z } from 'zod';

/** A record, which some answers wrap in its kind: `{ match: { … } }`. Null = it cannot be read. */
export function readRecord<S extends z.ZodType>(
  schema: S,
  row: unknown,
  kind: string | null,
): z.output<S> | null {
  const own: unknown = kind !== null && kind in Object(row) ? Object(row)[kind] : row;
  const parsed = schema.safeParse(own);
  return parsed.success ? parsed.data : null;
}
