import type { OfficialPicks } from '@callshot/contract';
import { type GroupStagePick, type PickSet, PickType, slotOfMatch } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { instantWords } from '../../../platform/core/clock.ts';
import { correctionNotes, noteOfTeam, notesOfBracket } from './correction-notes.ts';

const OWN = { isOwn: true, name: null };
const at = '2026-11-27T18:00:00.000Z';
const nameOf = (teamId: number) => `Team ${teamId}`;
const playoffs = playoffStage({ teams: 4, elimination: 'single' });
const official = randomPicks(playoffs, randomOf(2));
const final = official.matchPicks.at(-1);
if (!final) throw new Error('no final');
const key = slotOfMatch(final);

const was: OfficialPicks['corrected'][number]['was'] = {
  eventSubstageId: 10,
  matchKey: key,
  teamId: null,
  match: {
    topTeamId: final.topTeamId,
    bottomTeamId: final.bottomTeamId,
    winnerTeamId: final.loserTeamId,
    topTeamScore: final.bottomTeamScore,
    bottomTeamScore: final.topTeamScore,
    outcome: 'played',
  },
  team: null,
};
const corrected = { eventStageId: 1, was, at, source: 'staff' as const, reason: 'mixed up.' };

const noteFor = (picks: PickSet | null, own: Partial<typeof corrected> = {}, whose = OWN) =>
  notesOfBracket(
    correctionNotes({
      stage: playoffs,
      official,
      corrected: [{ ...corrected, ...own }],
      picks,
      whose,
      nameOf,
    }),
    10,
  ).get(key);
const start = `Corrected ${instantWords(at)}, was ${final.bottomTeamScore}–${final.topTeamScore}.`;

test('a visitor reads what a match was, when, who corrected it and why', () => {
  expect(noteFor(null)).toBe(`${start} By staff: mixed up.`);
  expect(noteFor(null, { reason: null as never })).toBe(`${start} By staff.`);
  expect(noteFor(null, { source: 'wiki' as never })).toContain('By the tournament wiki: mixed up.');
});

test('whoever picked reads what it did to their points', () => {
  expect(noteFor(official)).toMatch(/mixed up\. You gained \d+ pts? by it\.$/);
  const other = { ...final, winnerTeamId: final.loserTeamId, loserTeamId: final.winnerTeamId };
  const slip = { ...official, matchPicks: [...official.matchPicks.slice(0, -1), other] };
  expect(noteFor(slip)).toMatch(/You lost \d+ pts? by it\.$/);
  expect(noteFor(slip, {}, { isOwn: false, name: 'Ann' } as never)).toMatch(
    /Ann lost \d+ pts? by it\.$/,
  );
  expect(noteFor({ groupStagePicks: [], matchPicks: [] })).toContain('Your points stay the same.');
});

test('another stage says nothing of it', () => {
  expect(noteFor(null, { eventStageId: 2 })).toBeUndefined();
});

test('a team of a Swiss stage says where it stood', () => {
  const swiss = swissStage();
  const row = (pickTypeId: PickType, teamId: number): GroupStagePick => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId,
  });
  const notes = correctionNotes({
    stage: swiss,
    official: { groupStagePicks: [row(PickType.cleanSweepLoser, 3)], matchPicks: [] },
    corrected: [
      {
        ...corrected,
        was: {
          eventSubstageId: 10,
          matchKey: null,
          teamId: 3,
          match: null,
          team: { standing: 'advanced', pickTypeIds: [PickType.advancing] },
        },
      },
    ],
    picks: { groupStagePicks: [row(PickType.advancing, 3)], matchPicks: [] },
    whose: OWN,
    nameOf,
  });
  expect(noteOfTeam(notes, 10, 3)).toBe(
    `Corrected ${instantWords(at)}, was Advanced. By staff: mixed up. You lost 2 pts by it.`,
  );
  expect(noteOfTeam(notes, 10, 4)).toBeNull();
});
