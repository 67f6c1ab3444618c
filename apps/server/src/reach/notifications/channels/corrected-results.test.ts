import type { ToldResult } from '@callshot/rules';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { templates } from './templates.ts';

const match = (topTeamScore: number, bottomTeamScore: number): ToldResult => ({
  eventSubstageId: 1,
  matchKey: 'UB-0-0',
  teamId: null,
  team: null,
  match: {
    topTeamId: 1,
    bottomTeamId: 2,
    winnerTeamId: topTeamScore > bottomTeamScore ? 1 : 2,
    topTeamScore,
    bottomTeamScore,
    outcome: 'played',
  },
});
const words = {
  ...{ eventId: 7, eventName: 'Cup', gameId: 1 as const, stageName: 'Swiss' },
  ...{ isByWiki: false, reason: null },
  corrected: [{ is: 'as a row of an older version', was: 'has it' }],
};
const results = {
  changes: [{ was: match(2, 1), is: match(2, 0) }],
  swissStageDetails: null,
  teams: { 1: 'Alpha', 2: 'Beta' },
};
const told = (language: string, kept: object) =>
  inLanguage(language, () => templates.resultsCorrected({ ...words, ...kept }).html);

test('a corrected result is said in the language of the receiver, with the one before', () => {
  // A row keeps it as JSON.
  const kept = JSON.parse(JSON.stringify({ results }));
  expect(told('en', kept)).toContain('<b>Alpha 2–0 Beta</b>, was 2–1');
  expect(told('de', kept)).toContain('<b>Alpha 2–0 Beta</b>, war 2–1');
  expect(told('de', {})).toContain('as a row of an older version');
});
