import { type AboutWord, aboutWords } from '@callshot/contract/about';
import type { SettingValues } from '../../platform/core/settings.ts';

/** The text that staff wrote, else the product’s own. */
export function aboutWord(settings: SettingValues, name: AboutWord): string {
  const written = settings[name];
  return typeof written === 'string' ? written : aboutWords[name];
}

/** An empty line begins a new one. */
export const paragraphsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
  ),
];
