import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import languages from './languages.json' with { type: 'json' };

/** Names of messages with their texts, as a room's `words/<language>.json` has them. */
export type Catalogue = Readonly<Record<string, string>>;

/** English is first, and says what another language lacks. */
export const allLanguages: readonly string[] = languages;
export const ENGLISH = 'en';

/** The folders below `source` that hold catalogues. */
export const catalogueFolders = (source: string): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])words[\\/]([\w-]+[\\/])?en\.json$/.test(file))
    .map((file) => join(source, file, '..'))
    .sort();

export function readCatalogue(folder: string, language: string): Catalogue | null {
  try {
    return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`${folder}/${language}.json: ${error}`);
  }
}

/** A language's texts, and English for those that it lacks. */
export const wholeCatalogue = (folder: string, language: string): Catalogue => ({
  ...readCatalogue(folder, ENGLISH),
  ...readCatalogue(folder, language),
});
