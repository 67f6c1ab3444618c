import {
  activeParts,
  type Bracket,
  type BracketColumn,
  type EventFormat,
  type FormatStage,
  matchKey,
  winsNeeded,
} from '@callshot/rules';
import type { Difference } from '../../../platform/editing/conflict-dialog.tsx';
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
    const name = mine.stages[at]?.name || stage.name || `Stage ${at + 1}`;
    const isUnique = longer.filter((other) => other.name === stage.name).length === 1;
    return isUnique ? name : `${at + 1}. ${name}`;
  });
}

function factsOf({ name, format }: FormatState, names: readonly string[]): Facts {
  const facts: Facts = new Map([['Name', name]]);
  format.stages.forEach((stage, at) => {
    addStage(facts, stage, names[at] ?? '');
  });
  for (const { name: group, records } of format.scoringBreakdown.groups) {
    const words = records.map((record) => `${record.name} ${record.pointsPer}`);
    facts.set(`Scoring breakdown, ${group}`, words.join(', '));
  }
  return facts;
}

const DETAIL_WORDS: Readonly<Record<string, string>> = {
  advancingCount: 'advancing',
  pointsPerAdvancing: 'advancing points',
  winsNeeded: 'wins needed',
  cleanSweepWinnerCount: 'teams that win everything',
  pointsPerCorrectWinner: 'points for winning everything',
  cleanSweepLoserCount: 'teams that lose everything',
  pointsPerCorrectLoser: 'points for losing everything',
  scoreCleanSweepApart: 'winning everything scored apart',
  hasGroupBrackets: 'group brackets',
  useSeriesScore: 'series score',
  groupCount: 'groups',
  totalAdvancing: 'advancing of each group',
  scoreFirstPlace: 'first place scored',
  pointsPerFirstPlace: 'first place points',
  scoreSecondPlace: 'second place scored',
  pointsPerSecondPlace: 'second place points',
  hasBracketReset: 'bracket reset',
  pointsForCorrectBracketReset: 'bracket reset points',
};

function addStage(facts: Facts, stage: FormatStage, name: string): void {
  facts.set(`${name}, name`, stage.name);
  facts.set(`${name}, type`, typeName(stage));
  facts.set(`${name}, teams to open picks`, valueWords(stage.teamsToOpenPicks));
  const details = stage.swissStageDetails ?? stage.groupStageDetails ?? stage.playoffDetails;
  const wins = stage.swissStageDetails && { winsNeeded: winsNeeded(stage.swissStageDetails) };
  for (const [key, value] of Object.entries({ ...details, ...wins })) {
    facts.set(`${name}, ${DETAIL_WORDS[key] ?? key}`, valueWords(value));
  }
  if (stage.bracket) addBracket(facts, stage.bracket, name);
}

function addBracket(facts: Facts, bracket: Bracket, stage: string): void {
  facts.set(`${stage}, freeform bracket`, valueWords(bracket.freeform));
  for (const part of activeParts(bracket)) {
    facts.set(`${stage}, ${part.name}, columns`, String(part.columns.length));
    part.columns.forEach((column, col) => {
      addColumn(facts, column, `${stage}, ${part.name}, column ${col + 1}`);
    });
  }
  bracket.views.forEach((view, at) => {
    const matches = view.matches.map(matchKey).join(', ');
    facts.set(`${stage}, view ${at + 1}`, `${view.name}: ${matches}`);
  });
  bracket.scoringGroups.forEach((group, at) => {
    const label = `${stage}, scoring group ${at + 1}`;
    facts.set(label, group.name);
    const columns = group.columns.map(({ part, col }) => `${part} ${col + 1}`);
    facts.set(`${label}, columns`, columns.join(', '));
    facts.set(`${label}, teams`, valueWords(group.scoreParticipants));
    facts.set(`${label}, winners only`, valueWords(group.scoreWinnersOnly));
    facts.set(`${label}, points`, String(group.pointsPerCorrectParticipant));
    facts.set(`${label}, placement`, valueWords(group.scorePlacement));
    facts.set(`${label}, placement points`, String(group.pointsPerCorrectPlacement));
  });
}

function addColumn(facts: Facts, column: BracketColumn, label: string): void {
  facts.set(`${label}, header`, column.name || 'by itself');
  facts.set(`${label}, matches`, String(column.matchCount));
  facts.set(`${label}, best of`, String(column.bestOf));
  facts.set(`${label}, padding`, `${column.paddingTop} top, ${column.paddingLeft} left`);
  facts.set(`${label}, both teams advance`, valueWords(column.bothTeamsAdvance));
  facts.set(`${label}, lock picks`, valueWords(column.lockPicks));
  facts.set(`${label}, qualifier`, valueWords(column.isQualifier));
  column.matches.forEach((match, at) => {
    facts.set(`${label}, match ${at + 1}, loser to`, slotWords(match.loserPath));
    facts.set(`${label}, match ${at + 1}, winner to`, slotWords(match.winnerPath ?? null));
  });
}

const slotWords = (slot: (Parameters<typeof matchKey>[0] & { isTop: boolean }) | null): string =>
  slot === null ? '–' : `${matchKey(slot)} ${slot.isTop ? 'top' : 'bottom'}`;

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? 'all' : String(value);
}
