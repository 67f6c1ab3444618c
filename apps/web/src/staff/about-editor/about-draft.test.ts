import type { AdminSetting } from '@callshot/contract';
import { expect, test } from 'vitest';
import { drawnGames, drawnValues, unsavedIn } from './about-draft.ts';

const setting = (name: string, value: string, isOptional = false): AdminSetting => ({
  name,
  value,
  storeKey: name,
  isPublic: true,
  kind: 'text',
  meaning: '',
  defaultValue: isOptional ? 'null' : 'By itself',
  isOptional,
  smallest: isOptional ? 0 : 1,
  largest: 100,
});
const settings = [
  setting('aboutRanked', 'Earn'),
  setting('discordUrl', 'null', true),
  setting('csTwitterUrl', 'https://x.com/cs', true),
];

test('what is typed is drawn as it will be stored, what is emptied as its default', () => {
  const drafts = {
    aboutRanked: { base: 'Earn', text: '  ' },
    discordUrl: { base: 'null', text: ' https://discord.gg/x ' },
  };
  expect(drawnValues(settings, drafts)).toEqual({
    aboutRanked: 'By itself',
    discordUrl: 'https://discord.gg/x',
    csTwitterUrl: 'https://x.com/cs',
  });
});

test('a field that says again what it builds on is saved', () => {
  const drafts = {
    aboutRanked: { base: 'Earn', text: 'Earn ' },
    discordUrl: { base: 'null', text: '' },
    csTwitterUrl: { base: 'https://x.com/cs', text: '' },
  };
  expect(unsavedIn(settings, drafts).map(({ setting: { name }, value }) => [name, value])).toEqual([
    ['csTwitterUrl', 'null'],
  ]);
});

test('accounts that are typed stand with their game', () => {
  const game = {
    id: 2 as const,
    name: 'Counter-Strike',
    iconUrl: '',
    instagramUrl: 'https://instagram.com/old',
    twitterUrl: null,
    trophyImagePrefix: '',
  };
  expect(drawnGames([game], drawnValues(settings, {}))).toEqual([
    { ...game, instagramUrl: null, twitterUrl: 'https://x.com/cs' },
  ]);
});
