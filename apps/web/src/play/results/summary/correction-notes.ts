import type { OfficialPicks } from '@callshot/contract';
import {
  compileLayout,
  type EventStage,
  encodePicks,
  type PickSet,
  placeOfResult,
  pointsMoved,
  type ResultNames,
  type ToldResult,
  toldResults,
  untold,
  wordsOfFormer,
} from '@callshot/rules';
import { instantWords } from '../../../platform/core/clock.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import { m } from '../words/messages.js';

interface Known {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly corrected: OfficialPicks['corrected'];
  /** Null = there are no picks beside the results. */
  readonly picks: PickSet | null;
  readonly whose: Whose;
  nameOf(teamId: number): string;
}

/** A note on each corrected result of a stage, by `placeOfResult` [rule: results-24]. */
export type CorrectionNotes = ReadonlyMap<string, string>;

export const NO_NOTES: CorrectionNotes = new Map();

export function correctionNotes(known: Known): CorrectionNotes {
  const { stage, official, whose } = known;
  const own = known.corrected.filter(({ eventStageId }) => eventStageId === stage.eventStageId);
  if (own.length === 0) return NO_NOTES;
  const told = toldResults(stage, official);
  const names: ResultNames = { format: stage.format, nameOf: known.nameOf };
  const moved = movedBy(known);
  return new Map(
    own.map(({ was, at, source, reason }) => {
      const is = told.get(placeOfResult(was)) ?? untold(was);
      const points = moved(was, is);
      const words = [
        m.corrected({ time: instantWords(at), former: wordsOfFormer(was, is, names) }),
        correctorWords(source, reason),
        ...(points === null ? [] : [pointsWords(points, whose)]),
      ];
      return [placeOfResult(was), words.join(' ')];
    }),
  );
}

/** Event, results and picks are read one after the other: while they do not fit, no points are told. */
function movedBy({ stage, official, picks }: Known) {
  const layout = compileLayout(stage);
  return (was: ToldResult, is: ToldResult): number | null => {
    if (picks === null) return null;
    try {
      const moved = pointsMoved({ stage, layout, official }, [{ was, is }]);
      return moved(encodePicks(stage, layout, picks));
    } catch {
      return null;
    }
  };
}

function correctorWords(
  source: OfficialPicks['corrected'][number]['source'],
  reason: string | null,
): string {
  const by = source === 'wiki' ? 'wiki' : 'staff';
  return reason === null
    ? m.correctedBy({ by })
    : m.correctedByWhy({ by, why: reason.replace(/[.\s]+$/, '') });
}

function pointsWords(points: number, { isOwn, name }: Whose): string {
  if (points === 0) return isOwn ? m.yourPointsSame() : m.theirPointsSame();
  const who = isOwn ? 'you' : name === null ? 'picks' : 'named';
  return points > 0
    ? m.pointsGained({ who, name: name ?? '', points })
    : m.pointsLost({ who, name: name ?? '', points: -points });
}

/** Those of the matches of a bracket, by the match's key. */
export function notesOfBracket(
  notes: CorrectionNotes,
  eventSubstageId: number,
): ReadonlyMap<string, string> {
  const start = `${eventSubstageId} `;
  const own = [...notes].filter(([place]) => place.startsWith(start));
  return new Map(own.map(([place, words]) => [place.slice(start.length), words]));
}

/** That of a team of a Swiss stage or group. */
export const noteOfTeam = (
  notes: CorrectionNotes,
  eventSubstageId: number,
  teamId: number,
): string | null => notes.get(placeOfResult({ eventSubstageId, matchKey: null, teamId })) ?? null;

/** That of a match of a group that is picked. */
export const noteOfMatch = (
  notes: CorrectionNotes,
  eventSubstageId: number,
  matchKey: string,
): string | null => notes.get(placeOfResult({ eventSubstageId, matchKey, teamId: null })) ?? null;
