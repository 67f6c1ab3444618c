import { readFolder, recordedFolder } from '@callshot/fake-wiki';
import {
  type EventStage,
  type FormatStage,
  groupsOf,
  NO_PICKS,
  type PickSet,
  PickType,
  proposalsOf,
  readGroups,
  recordsNamed,
  type SaidMatch,
  type StageSync,
  StageType,
  stageCalls,
  teamMatchesOf,
  type WikiMatch,
} from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import {
  everySwissEnding,
  everyTable,
  type Standing,
} from '../../../../../packages/rules/fixtures/swiss-tournament.ts';
import { type Random, randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { drawnWith, shareOf } from '../../../../../packages/rules/fixtures/test-share.ts';
import { swissFormat } from '../../../testing/desk/swiss-tournament.ts';
import { unplayed } from '../../../testing/desk/sync.ts';
import { readStages } from '../liquipedia/reading/read-stages.ts';

// Real Swiss stages, match by match as they were played.

interface Recorded {
  readonly why: string;
  readonly matches: readonly WikiMatch[];
}

async function recordedStages(folder: string): Promise<Recorded[]> {
  const stages: Recorded[] = [];
  for (const { tables } of readFolder(folder)) {
    const details = await readStages({
      matches: tables.match,
      tables: tables.standingstable,
      entries: tables.standingsentry,
      placements: tables.placement,
    });
    const groups = readGroups(details);
    for (const { key, shape } of groupsOf(details)) {
      const matches = recordsNamed(groups, key)?.matches ?? [];
      const isOver = matches.length === MATCHES && matches.every(({ isFinished }) => isFinished);
      if (shape === 'swiss' && isOver) stages.push({ why: key, matches });
    }
  }
  return stages;
}

const TEAMS = 16;
const MATCHES = 33;
const ENOUGH = 3;
/** Beyond that not every ending is gone through. */
const ENDINGS_AT_MOST = 300;

const FORMATS: readonly { readonly why: string; readonly format: FormatStage }[] = [
  { why: '3-0 teams advance', format: swissFormat(8, 2) },
  {
    why: '3-0 teams apart',
    format: {
      ...{ name: 'Swiss', type: StageType.swiss, teamsToOpenPicks: null },
      ...{ groupStageDetails: null, playoffDetails: null, bracket: null },
      swissStageDetails: {
        advancingCount: 6,
        pointsPerAdvancing: 1,
        cleanSweepWinnerCount: 2,
        pointsPerCorrectWinner: 3,
        cleanSweepLoserCount: 2,
        pointsPerCorrectLoser: 4,
        scoreCleanSweepApart: true,
      },
    },
  },
];

const startOf = ({ startsAt }: WikiMatch): number => Date.parse(startsAt ?? '');

/** The page once so many matches are over. The next round is drawn after the last match of the round before. */
function saidAfter(matches: readonly WikiMatch[], over: number): SaidMatch[] {
  const inTurn = matches.toSorted((a, b) => startOf(a) - startOf(b) || a.order - b.order);
  const finished = new Set(inTurn.slice(0, over));
  const roundOf = ({ place }: WikiMatch) => (place.kind === 'list' ? (place.round ?? 0) : 0);
  const running = Math.min(...inTurn.slice(over).map(roundOf));
  return matches.map((match) => ({
    ...{ eventSubstageId: 5, place: null, isSwapped: false },
    match: finished.has(match) ? match : unplayed(match, roundOf(match) === running),
  }));
}

const keysOf = (matches: readonly WikiMatch[]): string[] => [
  ...new Set(matches.flatMap(({ opponents }) => opponents.map(({ teamKey }) => teamKey ?? ''))),
];

function syncOf(format: EventStage['format'], said: SaidMatch[], keys: string[]): StageSync {
  const substage = { eventSubstageId: 5, title: '', officialMatches: [] };
  return {
    stage: {
      ...{ eventStageId: 1, stageIndex: 0, format },
      substages: [{ ...substage, teamIds: keys.map((_, at) => at + 1) }],
    },
    official: NO_PICKS,
    said,
    tables: [],
    byes: [],
    placeless: new Set(),
    isFed: true,
    teamIdOf: (key) => keys.indexOf(key) + 1 || null,
    held: new Set(),
    arriving: [],
    applied: new Set(),
    now: '2030-01-01T00:00:00.000Z',
  };
}

/** A stage at some moment: what is official, and what is known besides. */
function momentOf({ matches }: Recorded, format: EventStage['format'], over: number) {
  const sync = syncOf(format, saidAfter(matches, over), keysOf(matches));
  const known = teamMatchesOf({ ...sync, dismissed: new Set() });
  const substages = sync.stage.substages.map((substage, at) => ({
    ...substage,
    teamMatches: known[at]?.teamMatches ?? [],
  }));
  return { stage: { ...sync.stage, substages }, official: proposalsOf(sync).official };
}

function standingsOf({ substages: [substage] }: EventStage): Standing[] {
  const { teamIds = [], teamMatches = [] } = substage ?? {};
  return teamIds.map((teamId) => {
    const own = teamMatches.filter((match) => match.teamIds.includes(teamId));
    const isWon = ({ teamIds: [first], result }: (typeof own)[number]) =>
      result === (first === teamId ? 'first' : 'second');
    const played = own.filter(({ result }) => result !== 'open');
    const wins = played.filter(isWon).length;
    return { teamId, wins, losses: played.length - wins };
  });
}

/** Every ending from here; null where there are too many. */
function endingsOf(stage: EventStage): PickSet[] | null {
  const matches = stage.substages[0]?.teamMatches ?? [];
  const ended = everySwissEnding(
    { matches, standings: standingsOf(stage) },
    ENOUGH,
    ENDINGS_AT_MOST,
  );
  return (
    ended?.flatMap((ending) =>
      everyTable(ending, ENOUGH, TEAMS / 2, TEAMS / 2).map((through) => ({
        ...NO_PICKS,
        groupStagePicks: ending.flatMap(({ teamId, wins, losses }) =>
          typesOf(through.has(teamId), wins, losses).map((pickTypeId) => ({
            ...{ eventStageId: 1, eventSubstageId: 5, teamId, pickTypeId },
          })),
        ),
      })),
    ) ?? null
  );
}

const typesOf = (isThrough: boolean, wins: number, losses: number): PickType[] =>
  isThrough
    ? [PickType.advancing, ...(losses === 0 ? [PickType.cleanSweepWinner] : [])]
    : [PickType.eliminated, ...(wins === 0 ? [PickType.cleanSweepLoser] : [])];

/** Whether a team's own record rules a call out. */
function isRuledOut(rule: string, { wins, losses }: Standing, isApart: boolean): boolean {
  if (rule === '3-0') return losses > 0;
  if (rule === '0-3') return wins > 0;
  return losses === ENOUGH || (isApart && wins === ENOUGH && losses === 0);
}

const stages = await recordedStages(process.env.RECORDED ?? recordedFolder());
const cases = stages.flatMap((recorded) => FORMATS.map((format) => ({ ...format, recorded })));

test('Swiss stages are recorded', () => expect(stages.length).toBeGreaterThan(3));

describe.each(shareOf(cases, 3, 'recorded Swiss'))(
  `$recorded.why, $why, ${drawnWith}`,
  ({ recorded, format }) => {
    const slipsOf = (stage: EventStage, random: Random) =>
      Array.from({ length: 4 }, () => clickedSlip(stage, random));
    const isApart = format.swissStageDetails?.scoreCleanSweepApart === true;

    test('what is promised is never too little, and never what is known to be impossible', () => {
      const last = momentOf(recorded, format, MATCHES);
      const slips = slipsOf(last.stage, randomOf(7));
      const truth = slips.map((slip) => stageCalls(last.stage, slip, last.official).maximum.points);
      const before = slips.map(() => Number.POSITIVE_INFINITY);
      for (let over = 0; over <= MATCHES; over += 1) {
        const { stage, official } = momentOf(recorded, format, over);
        const standings = standingsOf(stage);
        const endings = over < 24 ? null : endingsOf(stage);
        for (const [at, slip] of slips.entries()) {
          const { ledger, maximum } = stageCalls(stage, slip, official);
          expect(maximum.points).toBeGreaterThanOrEqual(truth[at] ?? 0);
          expect(maximum.points).toBeLessThanOrEqual(before[at] ?? 0);
          before[at] = maximum.points;
          for (const { outcome, rule, teamId } of ledger) {
            const own = standings.find((one) => one.teamId === teamId);
            if (outcome === 'pending' && own) {
              expect([over, rule, teamId, isRuledOut(rule, own, isApart)]).toEqual([
                over,
                rule,
                teamId,
                false,
              ]);
            }
          }
          if (!endings) continue;
          const totals = endings.map(
            (ending) => stageCalls(last.stage, slip, ending).maximum.points,
          );
          expect([over, maximum.points]).toEqual([over, Math.max(...totals)]);
        }
      }
      expect(before).toEqual(truth);
    });
  },
);
