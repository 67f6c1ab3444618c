import { describe, expect, test } from 'vitest';
import { findTournament, readRecorded } from './recorded-wiki.ts';

describe('a recorded tournament by a part of its name', () => {
  const recorded = readRecorded(null);

  test('whatever the case', () => {
    expect(findTournament(recorded, 'austin major').name).toBe('BLAST.tv Austin Major 2025');
    expect(findTournament(recorded, 'rlcs 2021').tables.match).toHaveLength(60);
  });

  test.each([
    { why: 'none', name: 'Cologne', says: /^There is no tournament "Cologne", but "BLAST.tv Aus/ },
    { why: 'several', name: '2025', says: /^Say which of "BLAST.tv.*", "PGL.*"\.$/ },
  ])('$why: names what there is', ({ name, says }) => {
    expect(() => findTournament(recorded, name)).toThrow(says);
  });

  test.each([
    { why: 'a folder that there is not', folder: '/nowhere', says: /^\/nowhere cannot be read/ },
    { why: 'one that holds something else', folder: 'packages/rules', says: /holds no match/ },
  ])('$why: is named', ({ folder, says }) => {
    expect(() => readRecorded(folder)).toThrow(says);
  });
});
