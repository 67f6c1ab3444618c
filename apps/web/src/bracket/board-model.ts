import type { BracketGraph, BracketState, MatchState, SlotState } from '@callshot/rules';
import type { ReactNode } from 'react';
import type { BracketTeam } from './bracket-team.ts';
import type { CanvasRest } from './canvas-rest.ts';
import type { Area, BracketLayout } from './layout.ts';
import type { MatchSizes } from './match-size.ts';
import type { MatchText } from './wording.ts';

/** What canvas, strip and list share of a bracket, whatever its matches show. */
export interface BoardModel {
  readonly graph: BracketGraph;
  readonly state: BracketState;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly texts: readonly MatchText[];
  /** What the keyboard stops at: each slot, which can be pressed, or each match as a whole. */
  readonly stops: 'slots' | 'matches';
  /** How large its matches can be drawn. */
  readonly sizes: MatchSizes;
  /** The drawing ends with a place for the winner of all. */
  readonly hasChampion: boolean;
  /** The match at which strip and canvas open; null = at its first round. */
  readonly opensAt: number | null;
  isShown(match: number): boolean;
  /** The ways that this team has won stand out. */
  isMarked(teamId: number): boolean;
  /** How much of some matches is done: '3/4'; null where there is nothing to do. */
  progressOf(matches: readonly number[]): string | null;
}

/** What is to be drawn of a canvas, and where it is seen first. */
export interface CanvasPart {
  readonly layout: BracketLayout;
  /** Null = all of it is drawn at once. */
  readonly near: Area | null;
  /** What follows later. */
  readonly rest: CanvasRest;
}

/** How matches are drawn in each of the views: all of a canvas, or one; null where it is not on the board. */
export interface MatchFaces {
  onCanvas(canvas: CanvasPart): ReactNode;
  inStrip(match: number): ReactNode;
  inList(match: number): ReactNode;
  /** What moves among them, over all of them; a drawing on one plane has a layout. */
  motion(layout: BracketLayout | null): ReactNode;
  /** Who wins it all: in a place of the canvas, or after the last match of strip and list. */
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
    name: `Team ${id}`,
    abbreviation: `#${id}`,
    logoUrl: null,
    mark: STRANGERS_MARK,
  };
  strangers.set(id, known);
  return known;
}
