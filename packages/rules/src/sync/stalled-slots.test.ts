import { describe, expect, test } from 'vitest';
import { saidBrackets, syncAfter, syncOf, unplayed } from '../../fixtures/said-tournament.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import type { WikiMatch } from '../wiki/records.ts';
import { proposalsOf } from './proposals.ts';
import type { SaidMatch, StageSync } from './said.ts';

const tournament = saidBrackets(playoffStage({ teams: 8, elimination: 'single' }), 7);

const placeOf = (round: number, number: number): string => `UB-${round}-${number}`;
const opponentsOf = (place: string): WikiMatch['opponents'] => {
  const said = tournament.said.find((one) => one.place === place);
  if (!said) throw new Error(`Nothing is said of ${place}`);
  return said.match.opponents;
};
const teamsOf = (place: string): number[] =>
  opponentsOf(place).map(({ teamKey }) => Number(teamKey?.slice(1)));

/**
 * The wiki's matches with these results. The others are not played, and no team has reached them.
 */
const saying = (
  changes: Readonly<Record<string, (match: WikiMatch) => WikiMatch>>,
  own: Partial<StageSync> = {},
): StageSync => {
  const said = tournament.said.map((one): SaidMatch => {
    const place = one.place ?? '';
    const isFirst = place.startsWith('UB-0');
    const change = changes[place] ?? ((match) => unplayed(match, isFirst));
    return { ...one, match: change(one.match) };
  });
  return syncOf({ ...tournament, said }, own);
};

const asPlayed = (match: WikiMatch): WikiMatch => match;
const shows =
  (opponent: WikiMatch['opponents'][number]) =>
  (match: WikiMatch): WikiMatch => {
    const { opponents, ...open } = unplayed(match, false);
    return { ...open, opponents: [{ ...opponent, score: null, status: '' }, opponents[1]] };
  };
const told = (sync: StageSync) =>
  proposalsOf(sync).doubts.map(({ kind, place, teamIds }) => [kind, place, ...teamIds]);

const [semi, quarter] = [placeOf(1, 0), placeOf(0, 0)];
const elsewhere = opponentsOf(placeOf(0, 3))[0];
const [stray] = teamsOf(placeOf(0, 3));

describe('a match of the wiki that is filled while the slot here waits', () => {
  test('with a team that nothing brings there is told, with the team', () => {
    const sync = saying({ [semi]: shows(elsewhere) });
    expect(told(sync)).toEqual([['slot_waits', semi, stray]]);
    expect(proposalsOf(sync).doubts[0]?.canApply).toBe(false);
  });

  test('with a team that can come there is waited for', () => {
    expect(told(saying({ [semi]: shows(opponentsOf(quarter)[1]) }))).toEqual([]);
  });

  test('is no question before everybody has come from the stages before', () => {
    expect(told(saying({ [semi]: shows(elsewhere) }, { isFed: false }))).toEqual([]);
  });

  test('and has ended is told, and settles once the match before is', () => {
    const played = { [placeOf(0, 1)]: asPlayed, [semi]: asPlayed };
    const early = saying(played);
    expect(told(early)).toEqual([['slot_waits', semi]]);
    const later = saying({ ...played, [quarter]: asPlayed });
    const { official, doubts } = proposalsOf({ ...syncAfter(later, proposalsOf(early).official) });
    expect(doubts).toEqual([]);
    expect(official.matchPicks.filter(({ winnerTeamId }) => winnerTeamId !== null)).toHaveLength(3);
  });

  test('settles once the wiki has another team there', () => {
    const [one, two] = opponentsOf(quarter);
    const before = saying({ [quarter]: asPlayed, [semi]: shows(elsewhere) });
    expect(told(before)).toEqual([['slot_waits', semi, stray]]);
    const { official } = proposalsOf(before);
    const isFirst = official.matchPicks.some(
      ({ winnerTeamId }) => one.teamKey === `t${winnerTeamId}`,
    );
    const after = saying({ [quarter]: asPlayed, [semi]: shows(isFirst ? one : two) });
    expect(told(syncAfter(after, official))).toEqual([]);
  });

  test('because the match before waits for staff is told with that one alone', () => {
    const walkover = (match: WikiMatch): WikiMatch => {
      const [a, b] = match.opponents;
      const isFirst = match.winner === 'first';
      return {
        ...match,
        opponents: [
          { ...a, score: null, status: isFirst ? 'W' : 'FF' },
          { ...b, score: null, status: isFirst ? 'FF' : 'W' },
        ],
      };
    };
    const sync = saying({
      [quarter]: walkover,
      [placeOf(0, 1)]: asPlayed,
      [semi]: asPlayed,
      [placeOf(2, 0)]: shows(opponentsOf(semi)[0]),
    });
    expect(told(sync)).toEqual([['walkover', quarter]]);
  });
});
