import {
  activeParts,
  type Bracket,
  type BracketColumn,
  type EventFormat,
  type FormatStage,
  matchKey,
  shortEntryWords,
  winsNeeded,
} from '@callshot/rules';
import type { Difference } from '../../../platform/editing/conflict-dialog.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
import type { FormatState } from './format-draft.ts';
import { typeName } from './stage-words.ts';

export function differencesOf(mine: FormatState, theirs: FormatState): Difference[] {
  const names = stageNames(mine.format, theirs.format);
  const [ours, others] = [factsOf(mine, names), factsOf(theirs, names)];
  const all = new Set([...ours.keys(), ...others.keys()]);
  return [...all].flatMap((what) => {
    const [own, other] = [ours.get(what) ?? null, others.get(what) ?? null];
    return own === other ? [] : [{ what, mine: own, theirs: other }];
  });
}

type Facts = Map<string, string>;

/** Stages are told apart by their place: both copies call one by the same name. */
function stageNames(mine: EventFormat, theirs: EventFormat): string[] {
  const longer = mine.stages.length >= theirs.stages.length ? mine.stages : theirs.stages;
  return longer.map((stage, at) => {
    const name = mine.stages[at]?.name || stage.name || m.stageNumber({ number: at + 1 });
    const isUnique = longer.filter((other) => other.name === stage.name).length === 1;
    return isUnique ? name : `${at + 1}. ${name}`;
  });
}

function factsOf({ name, format }: FormatState, names: readonly string[]): Facts {
  const facts: Facts = new Map([[m.nameColumn(), name]]);
  format.stages.forEach((stage, at) => {
    addStage(facts, stage, names[at] ?? '');
    if (at > 0) addEntries(facts, format, at, names[at] ?? '');
  });
  for (const { name: group, records } of format.scoringBreakdown.groups) {
    const words = records.map((record) => `${record.name} ${record.pointsPer}`);
    facts.set(m.breakdownOf({ group }), listed(words));
  }
  return facts;
}

const DETAIL_WORDS: Readonly<Record<string, string>> = {
  advancingCount: m.detailAdvancing(),
  pointsPerAdvancing: m.detailAdvancingPoints(),
  winsNeeded: m.detailWinsNeeded(),
  cleanSweepWinnerCount: m.detailSweepTeams(),
  pointsPerCorrectWinner: m.detailSweepPoints(),
  cleanSweepLoserCount: m.detailLostTeams(),
  pointsPerCorrectLoser: m.detailLostPoints(),
  scoreCleanSweepApart: m.detailSweepApart(),
  hasGroupBrackets: m.detailGroupBrackets(),
  useSeriesScore: m.detailSeriesScore(),
  groupCount: m.detailGroups(),
  countsByGroup: m.detailCountsByGroup(),
  wholeOrder: m.detailWholeOrder(),
  bestOfNextPlace: m.bestOfNextPlace(),
  fixtures: m.detailFixtures(),
  totalAdvancing: m.detailAdvancingOfEach(),
  scoreFirstPlace: m.detailFirstScored(),
  pointsPerFirstPlace: m.detailFirstPoints(),
  scoreSecondPlace: m.detailSecondScored(),
  pointsPerSecondPlace: m.detailSecondPoints(),
  hasBracketReset: m.bracketResetFact(),
  pointsForCorrectBracketReset: m.detailResetPoints(),
};

function addStage(facts: Facts, stage: FormatStage, name: string): void {
  facts.set(m.stageNameOf({ stage: name }), stage.name);
  facts.set(m.stageTypeOf({ stage: name }), typeName(stage));
  facts.set(m.stageOpensOf({ stage: name }), valueWords(stage.teamsToOpenPicks));
  const details = stage.swissStageDetails ?? stage.groupStageDetails ?? stage.playoffDetails;
  const wins = stage.swissStageDetails && { winsNeeded: winsNeeded(stage.swissStageDetails) };
  for (const [key, value] of Object.entries({ ...details, ...wins })) {
    facts.set(m.stageDetail({ stage: name, detail: DETAIL_WORDS[key] ?? key }), valueWords(value));
  }
  if (stage.bracket) addBracket(facts, stage.bracket, name);
}

function addEntries(facts: Facts, format: EventFormat, at: number, stage: string): void {
  const entries = format.stages[at]?.entries;
  const words = entries?.flat().map((entry) => shortEntryWords(format, entry));
  facts.set(m.stageEntries({ stage }), words ? listed(words) : m.setByStaff());
}

function addBracket(facts: Facts, bracket: Bracket, stage: string): void {
  facts.set(m.stageFreeform({ stage }), valueWords(bracket.freeform));
  for (const part of activeParts(bracket)) {
    facts.set(m.stagePartColumns({ stage, part: part.name }), String(part.columns.length));
    part.columns.forEach((column, col) => {
      addColumn(facts, column, m.stagePartColumn({ stage, part: part.name, number: col + 1 }));
    });
  }
  bracket.views.forEach((view, at) => {
    const matches = listed(view.matches.map(matchKey));
    facts.set(m.stageView({ stage, number: at + 1 }), `${view.name}: ${matches}`);
  });
  bracket.scoringGroups.forEach((group, at) => {
    const label = m.stageScoringGroup({ stage, number: at + 1 });
    facts.set(label, group.name);
    const columns = group.columns.map(({ part, col }) => `${part} ${col + 1}`);
    facts.set(m.partColumns({ part: label }), listed(columns));
    facts.set(m.partTeams({ part: label }), valueWords(group.scoreParticipants));
    facts.set(m.partWinnersOnly({ part: label }), valueWords(group.scoreWinnersOnly));
    facts.set(m.partPoints({ label }), String(group.pointsPerCorrectParticipant));
    facts.set(m.partPlacement({ part: label }), valueWords(group.scorePlacement));
    facts.set(m.partPlacementPoints({ part: label }), String(group.pointsPerCorrectPlacement));
  });
}

function addColumn(facts: Facts, column: BracketColumn, label: string): void {
  facts.set(m.partHeader({ part: label }), column.name || m.byItself());
  facts.set(m.partMatches({ part: label }), String(column.matchCount));
  facts.set(m.partBestOf({ part: label }), String(column.bestOf));
  facts.set(
    m.partPadding({ part: label }),
    m.paddingTopLeft({
      top: column.paddingTop,
      left: column.paddingLeft,
    }),
  );
  facts.set(m.partBothAdvance({ part: label }), valueWords(column.bothTeamsAdvance));
  facts.set(m.partLockPicks({ part: label }), valueWords(column.lockPicks));
  facts.set(m.partQualifier({ part: label }), valueWords(column.isQualifier));
  facts.set(m.partDrawn({ part: label }), valueWords(column.drawn === true));
  column.matches.forEach((match, at) => {
    facts.set(m.partLoserTo({ part: label, number: at + 1 }), slotWords(match.loserPath));
    facts.set(m.partWinnerTo({ part: label, number: at + 1 }), slotWords(match.winnerPath ?? null));
  });
}

/** The counts of one group: '8, 2, 2'. */
const countWords = (counts: object): string => `(${Object.values(counts).join(', ')})`;

const slotWords = (slot: (Parameters<typeof matchKey>[0] & { isTop: boolean }) | null): string =>
  slot === null
    ? '–'
    : m.slotLeadsTo({ match: matchKey(slot), side: slot.isTop ? 'top' : 'bottom' });

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.detailYes() : m.detailNo();
  if (Array.isArray(value)) return listed(value.map(countWords));
  if (typeof value === 'object' && value !== null) return countWords(value);
  return value === null ? m.detailAll() : String(value);
}
