import { describe, expect, test } from 'vitest';
import { bracketOf, edited, newFreeform, newPlayoffs, refusalOf } from '../../fixtures/edited.ts';
import { checkFormat } from '../format/check-format.ts';
import type { MatchSlot } from '../model/format.ts';
import { canLead } from './can-lead.ts';
import type { FormatEdit, MatchPlace } from './format-edit.ts';

const match = (part: string, col = 0, colIndex = 0): MatchPlace => ({ part, col, colIndex });
const top = (part: string, col = 0, colIndex = 0): MatchSlot => ({
  ...match(part, col, colIndex),
  isTop: true,
});
const bottom = (part: string, col = 0, colIndex = 0): MatchSlot => ({
  ...match(part, col, colIndex),
  isTop: false,
});

const loser = (from: MatchPlace, to: MatchSlot | null): FormatEdit => ({
  kind: 'setLoserPath',
  stage: 0,
  match: from,
  to,
});
const winner = (from: MatchPlace, to: MatchSlot | null): FormatEdit => ({
  kind: 'setWinnerPath',
  stage: 0,
  match: from,
  to,
});

describe('a standard bracket', () => {
  const playoffs = newPlayoffs();
  const freed = edited(playoffs, loser(match('UB', 0, 0), null));

  test('a path leads where nobody comes yet', () => {
    const led = edited(freed, loser(match('UB', 0, 0), top('LB', 0, 0)));
    expect(led).toEqual(playoffs);
    expect(edited(led, loser(match('UB', 0, 0), top('LB', 0, 0)))).toBe(led);
  });

  test.each([
    {
      why: 'another loser comes there',
      from: match('UB', 0, 0),
      to: bottom('LB', 0, 0),
      fault: { code: 'slot_fed_twice', slot: 'LB-0-0-bottom', feeder: 'UB-0-1' },
    },
    {
      why: 'the winner of the match before comes there by the columns',
      from: match('UB', 0, 0),
      to: bottom('LB', 1, 0),
      fault: { code: 'slot_fed_twice', slot: 'LB-1-0-bottom', feeder: 'LB-0-0' },
    },
    {
      why: 'the upper winner comes there by the columns',
      from: match('LB', 3),
      to: top('GF'),
      fault: { code: 'slot_fed_twice', slot: 'GF-0-0-top', feeder: 'UB-2-0' },
    },
    {
      why: 'into the own match',
      from: match('UB', 0, 0),
      to: top('UB', 0, 0),
      fault: { code: 'own_match' },
    },
    {
      why: 'back to where its teams come from',
      from: match('UB', 1, 0),
      to: top('UB', 0, 0),
      fault: { code: 'leads_back', match: 'UB-0-0' },
    },
    {
      why: 'back by the lower bracket',
      from: match('LB', 1, 0),
      to: top('LB', 0, 0),
      fault: { code: 'leads_back', match: 'LB-0-0' },
    },
    {
      why: 'no such match to lead to',
      from: match('UB', 0, 0),
      to: top('LB', 0, 2),
      fault: { code: 'not_there', what: 'match' },
    },
    {
      why: 'no such match to lead from',
      from: match('UB', 0, 4),
      to: top('LB', 0, 0),
      fault: { code: 'not_there', what: 'match' },
    },
  ])('refused: $why', ({ from, to, fault }) => {
    expect(canLead(freed, 0, from, to, 'loser')).toEqual(fault);
    expect(refusalOf(freed, loser(from, to))).toEqual(fault);
  });

  test('a winner makes way for a loser, unless another team comes there', () => {
    const across = edited(freed, loser(match('UB', 1, 1), null), loser(match('UB', 0, 0), null));
    const from = match('UB', 0, 0);
    expect(canLead(across, 0, from, top('LB', 1, 0), 'loser')).toBeNull();
    const taken = edited(across, loser(from, top('LB', 1, 0)));
    expect(canLead(taken, 0, match('UB', 1, 1), bottom('LB', 1, 0), 'loser')).toEqual({
      code: 'slot_fed_twice',
      slot: 'LB-1-0-bottom',
      feeder: 'LB-0-0',
    });
  });

  test('a loser may change sides with the winner who made way', () => {
    const from = match('UB', 1, 1);
    expect(canLead(playoffs, 0, from, bottom('LB', 1, 0), 'loser')).toBeNull();
    const turned = edited(playoffs, loser(from, bottom('LB', 1, 0)));
    expect(checkFormat(turned).problems).toEqual([]);
  });

  test('nobody is led on from a qualifier column', () => {
    const to = { isQualifier: true } as const;
    const qualified = edited(freed, { kind: 'changeColumn', stage: 0, part: 'UB', col: 2, to });
    expect(canLead(qualified, 0, match('UB', 2), top('LB', 0, 0), 'loser')).toEqual({
      code: 'leads_out_of_qualifier',
    });
  });

  test('winners go by the columns', () => {
    const fault = { code: 'only_freeform' };
    expect(refusalOf(freed, winner(match('UB'), top('LB')))).toEqual(fault);
    expect(canLead(freed, 0, match('UB'), top('LB'), 'winner')).toEqual(fault);
    expect(refusalOf(freed, winner(match('UB'), null))).toEqual(fault);
  });
});

describe('a drawn bracket', () => {
  const drawn = edited(
    newFreeform('A', 'B', 'C'),
    winner(match('A'), top('B')),
    winner(match('B'), bottom('C')),
  );

  test('a circle of several matches is refused [rule: builder-18, formats-23]', () => {
    expect(refusalOf(drawn, winner(match('C'), top('A')))).toEqual({
      code: 'leads_back',
      match: 'A-0-0',
    });
    expect(refusalOf(drawn, loser(match('C'), top('A')))).toEqual({
      code: 'leads_back',
      match: 'A-0-0',
    });
  });

  test('winner and loser never come into one slot [rule: builder-18, formats-23]', () => {
    expect(refusalOf(drawn, loser(match('A'), top('B')))).toEqual({
      code: 'slot_fed_twice',
      slot: 'B-0-0-top',
      feeder: 'A-0-0',
    });
    expect(refusalOf(drawn, loser(match('A'), bottom('B')))).toBeNull();
  });

  test('a path that is there may be drawn elsewhere', () => {
    const elsewhere = edited(drawn, winner(match('A'), top('C')));
    const paths = bracketOf(elsewhere).freeformParts.map(
      ({ columns }) => columns[0]?.matches[0]?.winnerPath,
    );
    expect(paths).toEqual([top('C'), bottom('C'), null]);
  });

  test('room above a match, within limits', () => {
    const pad = (paddingTop: number): FormatEdit => ({
      kind: 'padMatch',
      stage: 0,
      match: match('A'),
      paddingTop,
    });
    expect(
      bracketOf(edited(drawn, pad(40))).freeformParts[0]?.columns[0]?.matches[0],
    ).toMatchObject({ paddingTop: 40 });
    expect(refusalOf(drawn, pad(-1))).toEqual({ code: 'not_in_range', least: 0, most: 10_000 });
    expect(refusalOf(newPlayoffs(), pad(4))).toEqual({ code: 'only_freeform' });
  });
});
