import { describe, expect, test } from 'vitest';
import type { Stop } from '../session/stage-progress.ts';
import { missingPick } from './missing-pick.ts';

const teams = (title: string, picked: number, required: number, group?: string): Stop => ({
  title,
  picked,
  required,
  next:
    picked === required
      ? null
      : { name: group ?? null, place: { kind: 'teams', eventSubstageId: 7 } },
});
const bracket = (title: string, picked: number, required: number, match: string): Stop => ({
  title,
  picked,
  required,
  next:
    picked === required
      ? null
      : { name: match, place: { kind: 'match', eventSubstageId: 1, key: match } },
});

const groups = [bracket('Group A', 9, 10, 'Upper Final'), bracket('Group B', 10, 10, '')];

describe('what is missing', () => {
  test.each([
    {
      why: 'one match',
      stops: [bracket('Playoffs', 30, 31, 'Grand Final reset')],
      at: 0,
      text: '1 pick to go: Grand Final reset',
    },
    {
      why: 'many matches, by the first that can be picked',
      stops: [bracket('Playoffs', 0, 31, 'Upper Round 1 · M1')],
      at: 0,
      text: '31 picks to go, next: Upper Round 1 · M1',
    },
    {
      why: 'teams of the only substage, by their step',
      stops: [teams('Advancing', 5, 8), teams('3-0', 0, 2)],
      at: 0,
      text: '3 picks to go: Advancing',
    },
    {
      why: 'one team of a group',
      stops: [teams('Advancing', 7, 8, 'Group D')],
      at: 0,
      text: '1 pick to go: Group D',
    },
    {
      why: 'teams of several groups, by the first',
      stops: [teams('Advancing', 3, 8, 'Group B')],
      at: 0,
      text: '5 picks to go, next: Group B',
    },
    {
      why: 'SUBMIT waits for an earlier step',
      stops: [teams('Advancing', 8, 8), teams('3-0', 1, 2), teams('0-3', 2, 2)],
      at: 2,
      text: '1 pick to go in 3-0',
    },
    {
      why: 'SUBMIT waits for another bracket',
      stops: groups,
      at: 1,
      text: '1 pick to go in Group A: Upper Final',
    },
    {
      why: 'what is on screen comes first',
      stops: [bracket('Group A', 9, 10, 'Upper Final'), bracket('Group B', 0, 10, 'M1')],
      at: 1,
      text: '10 picks to go, next: M1',
    },
  ])('$why', ({ stops, at, text }) => {
    expect(missingPick(stops, at)?.text).toBe(text);
  });

  test('NEXT waits for nothing but the stop on screen [rule: picks-11]', () => {
    expect(missingPick([teams('Advancing', 8, 8), teams('3-0', 0, 2)], 0)).toBeNull();
  });

  test('nothing, when all is picked', () => {
    expect(missingPick([teams('Advancing', 8, 8), teams('3-0', 2, 2)], 1)).toBeNull();
  });

  test('names the stop and the place that it leads to', () => {
    expect(missingPick(groups, 1)).toMatchObject({
      at: 0,
      place: { kind: 'match', eventSubstageId: 1, key: 'Upper Final' },
    });
  });
});
