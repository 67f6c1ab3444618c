import { breakdownOf } from '../edit/breakdown-edits.ts';
import { checkFormat } from '../format/check-format.ts';
import { readFormat } from '../format/read-format.ts';
import { teamsThrough } from '../format/stage-flow.ts';
import {
  type Bracket,
  type EventFormat,
  FORMAT_VERSION,
  type FormatStage,
  StageType,
} from '../model/format.ts';
import { GROUP_DEFAULTS, PLAYOFF_DEFAULTS, SWISS_DEFAULTS } from '../model/format-defaults.ts';
import type { MappedSubstage, StageMapping } from '../wiki/mapping.ts';
import { drawnBracket, standardBracket } from './draft-bracket.ts';
import type { DraftedStage } from './draft-stages.ts';
import type { BracketDraft, DraftedPart, LeaguePart, SwissPart } from './drafted.ts';
import { matchesAsBracket } from './matches-as-bracket.ts';
import { cleanCount } from './swiss-shape.ts';

/** The format of drafted stages, with the usual points, and the groups of the wiki that they follow. */
export interface DraftedFormat {
  /** Null = no stage can be made. */
  readonly format: EventFormat | null;
  readonly mapping: StageMapping;
  /** Names of stages that the checks of formats refuse. */
  readonly notMade: readonly string[];
}

/**
 * An ordinary format: the builder opens it, and it passes the checks of every format [rule: drafts-6]. Stages
 * that do not pass are left out.
 */
export function* formatOfDraft(drafted: readonly DraftedStage[]): Generator<void, DraftedFormat> {
  const all: { own: DraftedStage; stage: FormatStage }[] = [];
  for (const own of drafted) {
    all.push({ own, stage: stageOf(own) });
    yield;
  }
  const whole = all.every(sendsOnAll) ? readyFormat(all.map(({ stage }) => stage)) : null;
  const made = whole
    ? all
    : all.filter((one) => sendsOnAll(one) && readyFormat([one.stage]) !== null);
  const format = whole ?? readyFormat(made.map(({ stage }) => stage));
  const kept = format ? made : [];
  return {
    format,
    mapping: kept.flatMap(({ own: { parts } }, stageIndex) =>
      parts.map((part, substageIndex) => mappedPart(part, { stageIndex, substageIndex })),
    ),
    notMade: all.filter((one) => !kept.includes(one)).map(({ own }) => own.name),
  };
}

/** Whether every team that goes on by the draft does so by the format. */
function sendsOnAll({ own, stage }: { own: DraftedStage; stage: FormatStage }): boolean {
  if (stage.type !== StageType.group || stage.bracket === null) return true;
  return teamsThrough(stage.bracket) === goingOn(own.parts[0]?.advancing ?? 0);
}

/** The format as it is saved; null = it is none that can be played. */
function readyFormat(stages: readonly FormatStage[]): EventFormat | null {
  if (stages.length === 0) return null;
  const breakdown = { groups: breakdownOf(stages) };
  const written = { version: FORMAT_VERSION, stages, scoringBreakdown: breakdown };
  const { format, problems } = readFormat(JSON.stringify(written));
  return format && problems.length === 0 && checkFormat(format).problems.length === 0
    ? format
    : null;
}

const mappedPart = (
  { records, standings, kind }: DraftedPart,
  at: Pick<MappedSubstage, 'stageIndex' | 'substageIndex'>,
): MappedSubstage => ({
  ...at,
  matchKeys: [records.group.key],
  standingsKey: kind === 'swiss' || kind === 'league' ? (standings?.group.key ?? null) : null,
});

function stageOf({ name, parts }: DraftedStage): FormatStage {
  const swiss = parts.filter((part) => part.kind === 'swiss');
  if (swiss.length > 0) return swissStage(name, swiss);
  const leagues = parts.filter((part) => part.kind === 'league');
  if (leagues.length > 0) return leagueStage(name, leagues);
  const [first] = parts.map((part) => (part.kind === 'matches' ? matchesAsBracket(part) : part));
  if (first?.kind !== 'bracket' && first?.kind !== 'gsl') throw new Error(`${name} has no parts`);
  return bracketStage(name, first, parts.length);
}

const NOTHING = {
  teamsToOpenPicks: null,
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
};

/** Counts of each group, where they differ, beside the most of any. */
function apart<C extends Readonly<Record<string, number>>>(counts: readonly C[]) {
  const alike = counts.every((own) => JSON.stringify(own) === JSON.stringify(counts[0]));
  return alike ? {} : { countsByGroup: counts };
}

function swissStage(name: string, parts: readonly SwissPart[]): FormatStage {
  const counts = parts.map(({ teams, advancing, ends }) => {
    const clean = (matches: number, most: number) => Math.min(most, cleanCount(teams, matches));
    return {
      advancingCount: advancing,
      cleanSweepWinnerCount: clean(ends?.wins ?? 3, advancing),
      cleanSweepLoserCount: clean(ends?.losses ?? 3, teams - advancing),
    };
  });
  const most = (key: 'advancingCount' | 'cleanSweepWinnerCount' | 'cleanSweepLoserCount') =>
    Math.max(...counts.map((own) => own[key]));
  const wins = parts[0]?.ends?.wins ?? 3;
  return {
    ...NOTHING,
    name,
    type: StageType.swiss,
    swissStageDetails: {
      ...SWISS_DEFAULTS,
      advancingCount: most('advancingCount'),
      cleanSweepWinnerCount: most('cleanSweepWinnerCount'),
      cleanSweepLoserCount: most('cleanSweepLoserCount'),
      ...(wins !== 3 && { winsNeeded: wins }),
      ...(parts.length > 1 && { groupCount: parts.length, ...apart(counts) }),
    },
  };
}

function leagueStage(name: string, parts: readonly LeaguePart[]): FormatStage {
  const counts = parts.map(({ advancing }) => ({ advancingCount: advancing }));
  const most = Math.max(...counts.map(({ advancingCount }) => advancingCount));
  return {
    ...NOTHING,
    name,
    type: StageType.group,
    groupStageDetails: {
      ...GROUP_DEFAULTS,
      groupCount: parts.length,
      advancingCount: most,
      totalAdvancing: most,
      scoreSecondPlace: most > 1,
      ...(parts.length > 1 && apart(counts)),
    },
  };
}

/** Playoffs end with a champion; brackets that send teams on are groups, even where there is one. */
function bracketStage(name: string, part: BracketDraft, count: number): FormatStage {
  if (part.advancing === 0 && count === 1) {
    const bracket: Bracket = standardBracket(part) ?? drawnBracket(part);
    return {
      ...NOTHING,
      name,
      type: StageType.playoffs,
      playoffDetails: {
        ...PLAYOFF_DEFAULTS,
        useSeriesScore: true,
        hasBracketReset: part.reset !== null,
      },
      bracket,
    };
  }
  return {
    ...NOTHING,
    name,
    type: StageType.group,
    groupStageDetails: {
      ...GROUP_DEFAULTS,
      hasGroupBrackets: true,
      groupCount: count,
      advancingCount: goingOn(part.advancing),
      totalAdvancing: goingOn(part.advancing),
    },
    bracket: drawnBracket(part),
  };
}

/** Brackets side by side that end a tournament have a winner each. */
const goingOn = (advancing: number): number => Math.max(1, advancing);
