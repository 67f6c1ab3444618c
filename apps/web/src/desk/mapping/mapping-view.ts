import {
  type Fit,
  type FormatStage,
  type MappedFor,
  type MappingProblem,
  problemsOfMapping,
  substageCountOf,
  type WikiGroup,
  wordsOfFit,
  wordsOfMapping,
} from '@callshot/rules';
import { listed } from '../../platform/ui/words/listed.ts';
import { stageFacts, typeName } from '../formats/editor/stage-words.ts';
import type { MappingPlan } from './mapping-plan.ts';
import { type MappingState, mappingOf, type NamedSlot, placeOf } from './mapping-state.ts';
import { followWords, missingWords, tallyWords } from './mapping-words.ts';
import { m } from './words/messages.js';

/** When the first stage begins, as far as the wiki says. */
export interface FirstStart {
  readonly at: string;
  /** Else no more than the day is known. */
  readonly isExact: boolean;
  /** Nothing of the wiki will ever say. */
  readonly isByHand?: boolean;
}

export type GroupUse = 'free' | 'fits' | 'misfits';

/** Whether a group can stand in a slot, in words. */
export interface SlotFit {
  readonly fits: boolean;
  readonly text: string;
}

/** A problem of a stage, and the change that solves it. */
export interface StageProblem {
  readonly says: string;
  readonly change: string;
}

export interface SlotView {
  readonly slot: NamedSlot;
  /** 'Stage 3, standings': for screen readers, without the layout. */
  readonly name: string;
  readonly group: WikiGroup | null;
  /** Its whole substage is left to staff. */
  readonly isByHand: boolean;
  /** The suggestion for an empty slot. */
  readonly suggested: WikiGroup | null;
  /** The fit of the group in the slot; null while it is empty. */
  readonly fit: SlotFit | null;
  readonly choices: readonly { readonly group: WikiGroup; readonly fits: boolean }[];
}

export interface StageView {
  readonly name: string;
  readonly facts: string;
  readonly substages: readonly {
    /** Set if there are several. */
    readonly title: string | null;
    readonly slots: readonly SlotView[];
  }[];
  readonly slots: readonly SlotView[];
  readonly state: { readonly kind: 'fits' | 'open' | 'misfits' | 'hand'; readonly text: string };
  readonly problems: readonly StageProblem[];
}

/** The screen of a mapping as it stands. */
export interface MappingView {
  readonly stages: readonly StageView[];
  /** Keys of groups by the ids of the empty slots that they are suggested for. */
  readonly suggested: Readonly<Record<string, string>>;
  readonly tally: string;
  /** The reason why the event cannot be created yet; null = none. */
  readonly missing: string | null;
  /** Which stages follow the wiki, and which are entered by hand; null = all follow it. */
  readonly follows: string | null;
  readonly firstStart: FirstStart | null;
  readonly isFirstStageMapped: boolean;
  groupUse(group: WikiGroup): GroupUse;
  slotOf(slotId: string | null): SlotView | null;
  /** Before it is dropped there. */
  fit(slot: NamedSlot, group: WikiGroup): SlotFit;
}

export function viewOf(
  plan: MappingPlan,
  { placed, declined, byHand }: MappingState,
  of: MappedFor,
): MappingView {
  const { format, slots } = plan;
  // Groups that the wiki has removed since are mapped no more.
  const held = Object.fromEntries(Object.entries(placed).filter(([, key]) => plan.groupOf(key)));
  const used = new Set(Object.values(held));
  const problems = problemsOfMapping(
    format,
    plan.groups,
    mappingOf(slots, { placed: held, byHand }),
  );

  const judge = (slot: NamedSlot, group: WikiGroup): SlotFit => {
    const beside = slots
      .filter((other) => other.id !== slot.id && isBeside(slot, other))
      .flatMap(({ id }) => plan.groupOf(held[id]) ?? []);
    return fitWords(plan.fit(slot, group, beside));
  };
  const isLeft = (slot: NamedSlot): boolean => byHand.includes(placeOf(slot));
  const suggestionFor = (slot: NamedSlot): WikiGroup | null => {
    const { id } = slot;
    const key = plan.suggestion[id];
    if (isLeft(slot)) return null;
    if (key === undefined || held[id] !== undefined || declined.includes(id)) return null;
    return used.has(key) && !plan.sharers.has(id) ? null : plan.groupOf(key);
  };
  const slotView = (slot: NamedSlot): SlotView => {
    const group = plan.groupOf(held[slot.id]);
    const alike = plan.groups.filter(({ kind }) => kind === slot.kind);
    return {
      slot,
      name: nameOf(plan, slot),
      group,
      isByHand: isLeft(slot),
      suggested: suggestionFor(slot),
      fit: group && judge(slot, group),
      choices: alike.map((choice) => ({ group: choice, fits: judge(slot, choice).fits })),
    };
  };
  const views = slots.map(slotView);
  const stages = format.stages.map((_, at) => stageView(plan, at, views, problems, of));
  const suggested = Object.fromEntries(
    views.flatMap(({ slot, suggested }) => (suggested ? [[slot.id, suggested.key]] : [])),
  );
  return {
    stages,
    suggested,
    tally: tallyOf(views),
    missing: missingWords(
      stages.map(({ name, slots, state }) => ({
        name,
        open: slots.filter(isOpen).length,
        hasMisfit: state.kind === 'misfits',
      })),
    ),
    follows: followsOf(stages),
    firstStart: firstStartOf(views),
    isFirstStageMapped: stages[0]?.slots.every((slot) => !isOpen(slot)) ?? false,
    groupUse: ({ key }) => {
      const own = views.filter(({ group }) => group?.key === key);
      if (own.length === 0) return 'free';
      return own.every(({ fit }) => fit?.fits) ? 'fits' : 'misfits';
    },
    fit: judge,
    slotOf: (slotId) => views.find(({ slot }) => slot.id === slotId) ?? null,
  };
}

const isBeside = (one: NamedSlot, other: NamedSlot): boolean =>
  one.kind === 'match' &&
  other.kind === 'match' &&
  one.stageIndex === other.stageIndex &&
  one.substageIndex === other.substageIndex;

function fitWords(fit: Fit): SlotFit {
  if (fit.fits) return { fits: true, text: wordsOfFit(fit.why) };
  const [first] = fit.faults;
  return { fits: false, text: first ? wordsOfMapping(first).says : m.doesNotFitSentence() };
}

const isOpen = ({ group, slot, isByHand }: SlotView): boolean =>
  group === null && !slot.isOptional && !isByHand;

const stageName = (stage: FormatStage | undefined, at: number): string =>
  stage?.name || m.stageNumber({ number: at + 1 });

function nameOf({ format }: MappingPlan, slot: NamedSlot): string {
  const { stageIndex, kind, title, isOptional } = slot;
  const stage = format.stages[stageIndex];
  const isOneOfMany = stage !== undefined && substageCountOf(stage) > 1;
  return listed([
    stageName(stage, stageIndex),
    ...(isOneOfMany ? [title] : []),
    slotKind(kind, isOptional),
  ]);
}

function stageView(
  { format }: MappingPlan,
  at: number,
  all: readonly SlotView[],
  problems: readonly MappingProblem[],
  of: MappedFor,
): StageView {
  const stage = format.stages[at];
  if (stage === undefined) throw new Error(`No stage ${at}`);
  const slots = all.filter(({ slot }) => slot.stageIndex === at);
  // A slot that is empty says so itself.
  const own = problems.filter(
    ({ path: [list, index], code }) => list === 'stages' && index === at && code !== 'slot_empty',
  );
  return {
    name: stageName(stage, at),
    facts: `${typeName(stage)}, ${stageFacts(stage)}`,
    substages: bySubstage(slots),
    slots,
    state: stateOf(slots, own.length > 0),
    problems: onceEach(own.map((problem) => wordsOfMapping(problem, of))),
  };
}

const onceEach = (problems: readonly StageProblem[]): StageProblem[] =>
  problems.filter(({ says }, at) => problems.findIndex((other) => other.says === says) === at);

function bySubstage(slots: readonly SlotView[]): StageView['substages'] {
  const places = [...new Set(slots.map(({ slot }) => slot.substageIndex))];
  return places.map((place) => {
    const own = slots.filter(({ slot }) => slot.substageIndex === place);
    return { title: places.length > 1 ? (own[0]?.slot.title ?? null) : null, slots: own };
  });
}

function slotKind(kind: NamedSlot['kind'], isOptional: boolean): string {
  if (kind === 'standings') return isOptional ? m.secondStandings() : m.standingsInName();
  return isOptional ? m.secondMatchGroup() : m.matchGroupInName();
}

function stateOf(slots: readonly SlotView[], hasProblems: boolean): StageView['state'] {
  if (hasProblems || slots.some(({ fit }) => fit?.fits === false)) {
    return { kind: 'misfits', text: m.stateDoesNotFit() };
  }
  if (slots.every(({ isByHand }) => isByHand)) return { kind: 'hand', text: m.stateByHand() };
  const open = slots.filter(isOpen);
  const places = bySubstage(slots);
  const byHand = places.filter(isSubstageByHand).length;
  const some = byHand > 0 ? [m.partsByHand({ count: byHand, total: places.length })] : [];
  if (open.length === 0) return { kind: 'fits', text: listed([m.stateFits(), ...some]) };
  const suggested = open.filter(({ suggested }) => suggested !== null).length;
  const empty = open.length - suggested;
  const counts = [
    ...(suggested > 0 ? [m.suggestedCount({ count: suggested })] : []),
    ...(empty > 0 ? [m.emptyCount({ count: empty })] : []),
    ...some,
  ];
  return { kind: 'open', text: listed(counts) };
}

const isSubstageByHand = ({ slots }: StageView['substages'][number]): boolean =>
  slots.every(({ isByHand }) => isByHand);

function followsOf(stages: readonly StageView[]): string | null {
  return followWords(
    stages.filter(({ state }) => state.kind !== 'hand').map(({ name }) => name),
    stages.flatMap(({ name, state, substages }) =>
      state.kind === 'hand'
        ? [name]
        : substages
            .filter(isSubstageByHand)
            .map(({ title }) => m.partOfStage({ part: title ?? '', stage: name })),
    ),
  );
}

function tallyOf(views: readonly SlotView[]): string {
  const wanted = views.filter((view) => view.group !== null || isOpen(view));
  const open = wanted.filter(isOpen);
  const suggested = open.filter((view) => view.suggested !== null).length;
  return tallyWords({
    fitting: wanted.filter(({ fit }) => fit?.fits).length,
    misfitting: wanted.filter(({ fit }) => fit?.fits === false).length,
    suggested,
    empty: open.length - suggested,
    byHand: views.filter(({ isByHand, slot }) => isByHand && !slot.isOptional).length,
  });
}

/** The earliest match mapped to the first stage; an exact time counts before a mere day. */
function firstStartOf(views: readonly SlotView[]): FirstStart | null {
  const starts = views.flatMap(({ slot, group }) =>
    slot.stageIndex === 0 && group?.start ? [{ at: group.start, isExact: group.isExactStart }] : [],
  );
  const exact = starts.filter(({ isExact }) => isExact);
  const [first] = (exact.length > 0 ? exact : starts).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return first ?? null;
}
