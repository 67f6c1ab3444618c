import type { DraftedPart } from './drafted.ts';
import type { ReadPart } from './read-parts.ts';

/** A stage: its parts are played side by side, and are alike. */
export interface DraftedStage {
  readonly name: string;
  readonly parts: readonly DraftedPart[];
}

/** Puts groups side by side into one stage, and says how many teams go on from each [rule: drafts-5]. */
export function stagesOf(parts: readonly ReadPart[]): DraftedStage[] {
  const stages = sideBySide(parts);
  return stages.map((own, at) => {
    const settled = settleThrough(own, stages[at + 1]);
    return { name: nameOf(settled), parts: settled };
  });
}

function sideBySide(parts: readonly ReadPart[]): ReadPart[][] {
  const stages: ReadPart[][] = [];
  for (const own of parts) {
    const last = stages.at(-1);
    if (last?.every(({ part }) => isBeside(part, own.part))) last.push(own);
    else stages.push([own]);
  }
  return stages;
}

/**
 * Both are called groups, stand on one page and are of one kind; brackets are of one shape. A group of the same
 * name, or with the same team, is of a later stage.
 */
const isBeside = (a: DraftedPart, b: DraftedPart): boolean =>
  a.kind === b.kind &&
  a.records.group.pageName === b.records.group.pageName &&
  isGroup(a.title) &&
  isGroup(b.title) &&
  a.title !== b.title &&
  !a.records.group.teams.some((team) => b.records.group.teams.includes(team)) &&
  shapeOf(a) === shapeOf(b);

const isGroup = (title: string): boolean => /\b(group|pool|division)s?\b/i.test(title);

/** Brackets side by side share one drawing; groups without one may differ in size. */
function shapeOf(part: DraftedPart): string {
  if (part.kind === 'swiss') return `swiss to ${part.ends?.wins} and ${part.ends?.losses}`;
  if (part.kind !== 'bracket' && part.kind !== 'gsl') return part.kind;
  const at = new Map(part.matches.map(({ matchId }, index) => [matchId, index]));
  return JSON.stringify([
    part.matches.map(({ sides, section, column, bestOf }) => [
      ...[section, column, bestOf],
      ...sides.map((side) => (side.kind === 'match' ? [at.get(side.from), side.as] : null)),
    ]),
    part.ways.map(({ from, as }) => [at.get(from), as]),
  ]);
}

/** Takes the reading that fills the next stage, else the most that it holds. */
function settleThrough(
  own: readonly ReadPart[],
  next: readonly ReadPart[] | undefined,
): DraftedPart[] {
  const places = next?.reduce((sum, { part }) => sum + part.teams, 0) ?? null;
  const isOpen = own.some(({ part, readings }) => readings.length > 1 || isUnsaid(part, readings));
  if (!isOpen) return own.map(({ part }) => endOf(part, places !== null));
  const most = Math.max(...own.map(({ part, readings }) => readings.length || part.teams - 1));
  const choices = Array.from({ length: most }, (_, at) =>
    own.map(({ part, readings }) =>
      readings.length === 0
        ? Math.min(part.teams - 1, at + 1)
        : (readings[Math.min(at, readings.length - 1)] ?? part.advancing),
    ),
  );
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const exact = choices.find((counts) => sumOf(counts) === places);
  const said = own.every(({ readings }) => readings.length > 0);
  const fitting = places === null ? [] : choices.filter((counts) => sumOf(counts) <= places);
  const chosen = exact ?? (said ? (fitting.at(-1) ?? choices.at(-1)) : undefined);
  return own.map(({ part }, at) => ({
    ...part,
    advancing: chosen?.[at] ?? part.advancing,
    sure: exact ? 'follows' : 'guessed',
  }));
}

const isUnsaid = ({ kind }: DraftedPart, readings: readonly number[]): boolean =>
  kind === 'league' && readings.length === 0;

/** A bracket that one team wins sends it on where another stage follows. */
const endOf = (part: DraftedPart, goesOn: boolean): DraftedPart =>
  goesOn && part.kind === 'bracket' && part.advancing === 0
    ? { ...part, advancing: 1, ways: lastOf(part.matches) }
    : part;

function lastOf(
  matches: readonly { readonly matchId: string; readonly sides: readonly unknown[] }[],
) {
  const last = matches.at(-1);
  return last ? [{ from: last.matchId, as: 'winner' as const }] : [];
}

const nameOf = ([first, ...others]: readonly DraftedPart[]): string =>
  first === undefined ? '' : others.length === 0 ? first.title : 'Group Stage';
