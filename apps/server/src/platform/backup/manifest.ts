import { z } from 'zod';

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const count = z.number().int().nonnegative();

const manifestForm = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  productVersion: z.string(),
  postgresVersion: z.string(),
  /** The schema: names of all migrations that had run. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name, columns: z.array(name), rows: count })),
  /** The last number that each identity column has given out. */
  sequences: z.array(z.object({ table: name, column: name, lastValue: count })),
  leftOut: z.array(name),
});

export type Manifest = z.infer<typeof manifestForm>;
export type BackedUpTable = Manifest['tables'][number];

export const manifestFile = 'manifest.json';
export const dataFileOf = (table: string): string => `${table}.copy.gz`;

/** The manifest that the text holds; null when it is none that this program understands. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifestForm.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
