import type { BracketGraph, BracketState, MatchState, SlotState } from '@callshot/rules';
import type { ReactNode } from 'react';
import type { CanvasRest } from '../canvas/canvas-rest.ts';
import type { BracketTeam } from '../slot/bracket-team.ts';
import { m } from '../words/messages.js';
import type { Area, BracketLayout } from './layout.ts';
import type { MatchSizes } from './match-size.ts';
import type { MatchText } from './wording.ts';

/** The part of a bracket that canvas, strip and list share, whatever its matches show. */
export interface BoardModel {
  readonly graph: BracketGraph;
  readonly state: BracketState;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly texts: readonly MatchText[];
  /** The stops of the keyboard: each slot, which can be pressed, or each match as a whole. */
  readonly stops: 'slots' | 'matches';
  /** The sizes in which its matches can be drawn. */
  readonly sizes: MatchSizes;
  /** The drawing ends with a place for the winner of all. */
  readonly hasChampion: boolean;
  /** The match at which strip and canvas open; null = at its first round. */
  readonly opensAt: number | null;
  isShown(match: number): boolean;
  /** The ways that this team has won stand out. */
  isMarked(teamId: number): boolean;
  /** The progress of some matches, such as ‘3/4’; null where there is nothing to do. */
  progressOf(matches: readonly number[]): string | null;
}

/** The part of a canvas to draw, and the area that is seen first. */
export interface CanvasPart {
  readonly layout: BracketLayout;
  /** Null = all of it is drawn at once. */
  readonly near: Area | null;
  /** The part that is drawn later. */
  readonly rest: CanvasRest;
}

/** The drawing of matches in each view: all of a canvas, or one match; null where it is not on the board. */
export interface MatchFaces {
  onCanvas(canvas: CanvasPart): ReactNode;
  inStrip(match: number): ReactNode;
  inList(match: number): ReactNode;
  /** The motion over all matches. A drawing on one plane has a layout. */
  motion(layout: BracketLayout | null): ReactNode;
  /** The champion: in a place of the canvas, or after the last match of strip and list. */
  champion(area: Area | null): ReactNode;
}

/** The reset is picked only while it has to be played. */
export const isResetDue = ({ top, bottom }: MatchState): boolean =>
  top.kind === 'team' && bottom.kind === 'team';

export const teamOf = (model: Pick<BoardModel, 'teams'>, slot: SlotState): BracketTeam | null =>
  slot.kind === 'team' ? teamById(model.teams, slot.teamId) : null;

export const teamById = (teams: ReadonlyMap<number, BracketTeam>, id: number): BracketTeam =>
  teams.get(id) ?? unknownTeam(id);

/** A black roundel. */
const STRANGERS_MARK = { field: 8, shape: 2, charge: 0, tag: '?', short: '?' };

const strangers = new Map<number, BracketTeam>();

/** A team that the event no longer lists keeps a place and a number. */
function unknownTeam(id: number): BracketTeam {
  const known = strangers.get(id) ?? {
    id,
    name: m.unknownTeam({ number: id }),
    abbreviation: `#${id}`,
    logoUrl: null,
    mark: STRANGERS_MARK,
  };
  strangers.set(id, known);
  return known;
}
