import { type AboutWord, aboutWords } from '@callshot/contract/about';
import type { SettingValues } from '../../platform/core/settings.ts';
import { m } from './words/messages.js';

/** The text that staff wrote, else the product’s own in the reader’s language. */
export function aboutWord(settings: SettingValues, name: AboutWord): string {
  const written = settings[name];
  return typeof written === 'string' && written !== aboutWords[name] ? written : ownWords[name]();
}

const ownWords: Readonly<Record<AboutWord, () => string>> = {
  aboutStory: () => m.aboutStory(),
  aboutPickems: () => m.aboutPickems(),
  aboutRanked: () => m.aboutRanked(),
  communityText: () => m.communityText(),
};

/** An empty line begins a new one. */
export const paragraphsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
  ),
];
