import { expect, test } from 'vitest';
import { isReservedName } from '../../account/accounts/usernames/reserved-names.ts';
import { leagueNameKey } from './league-name-key.ts';

test.each([
  ['The Crew', 'Ｔｈｅ \n CREW'],
  ['Istanbul Nights', 'İSTANBUL NIGHTS'],
  ['Straße 9', 'STRASSE 9'],
  ['ΣΟΦΟΣ', 'σοφος'],
  ['Warriors & Co', 'VVarriors & Co'],
  ['The Dragons!', 'The cIragons!'],
  ['Modern 10', 'Modem lO'],
])('one name: %s, %s', (one, other) => {
  expect(leagueNameKey(other)).toBe(leagueNameKey(one));
});

test.each([
  ['The Crew', 'The Crow'],
  ['The Crew', 'The Crew!'],
  ['Team 2', 'Team 3'],
  ['Team 5', 'Team S'],
])('two names: %s, %s', (one, other) => {
  expect(leagueNameKey(other)).not.toBe(leagueNameKey(one));
});

test.each([
  '[Official] Rocket',
  'Callshot!',
  '@dmin crew',
  'Adm!n',
  '$taff',
  '(mods)',
  'MODERATÖRS · cup',
  '+he 5uppor+',
])('passes for staff: %s', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['Rocket + Friends', 'Go! Go!', '5 $ Club', 'Badminton & Nomads', 'C++ & co'])(
  'is nobody’s: %s',
  (name) => {
    expect(isReservedName(name)).toBe(false);
  },
);
