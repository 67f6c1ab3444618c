import type { PlayedPlace } from '../bracket/losers-for-place.ts';
import type {
  Bracket,
  BracketColumn,
  EventFormat,
  MatchSlot,
  ScoringBreakdownGroup,
  ScoringGroup,
  StageEntries,
} from '../model/format.ts';
import type { EditFault } from './edit-fault.ts';
import type { StageFields } from './stage-fields.ts';

/** A match by where it stands in its bracket. */
export type MatchPlace = Omit<MatchSlot, 'isTop'>;

/** The settings of a column, beside its number of matches. */
export type ColumnSettings = Pick<
  BracketColumn,
  | 'name'
  | 'bestOf'
  | 'paddingTop'
  | 'paddingLeft'
  | 'bothTeamsAdvance'
  | 'lockPicks'
  | 'isQualifier'
  | 'drawn'
>;

interface OfStage {
  /** Its position in the format. */
  readonly stage: number;
}

interface OfPart extends OfStage {
  /** The part's identifier. */
  readonly part: string;
}

interface OfColumn extends OfPart {
  readonly col: number;
}

interface OfMatch extends OfStage {
  readonly match: MatchPlace;
}

interface OfView extends OfStage {
  readonly view: number;
}

interface OfScoringGroup extends OfStage {
  readonly group: number;
}

/** The fields of edits that change the stages, or their scoring breakdown. */
interface StageEditFields {
  addStage: { readonly stage: StageFields };
  /** Fields that the new type lacks are dropped. A bracket is added if the new fields ask for one. */
  changeStage: OfStage & { readonly to: StageFields };
  removeStage: OfStage;
  /** `to` is the position that the stage then has. */
  moveStage: { readonly from: number; readonly to: number };
  /** The teams that come into the places of a later stage; null = staff place them. */
  setEntries: OfStage & { readonly entries: StageEntries | null };
  setBreakdown: { readonly groups: readonly ScoringBreakdownGroup[] };
  /** The breakdown that says what the stages pay. */
  writeBreakdown: unknown;
}

/** The fields of edits that change the bracket of a stage. */
interface BracketEditFields {
  /** Another bracket in its place, as a generator makes one. */
  setBracket: OfStage & { readonly bracket: Bracket };
  /** A match of losers for third or fifth place; the bracket is drawn freely from then on. */
  addPlaceMatch: OfStage & { readonly place: PlayedPlace };
  setFreeform: OfStage & { readonly freeform: boolean };
  setColumnCount: OfPart & { readonly count: number };
  setMatchCount: OfColumn & { readonly count: number };
  changeColumn: OfColumn & { readonly to: Partial<ColumnSettings> };
  setLoserPath: OfMatch & { readonly to: MatchSlot | null };
  /** Freeform only: standard parts derive it from their columns. */
  setWinnerPath: OfMatch & { readonly to: MatchSlot | null };
  /** Freeform only. */
  padMatch: OfMatch & { readonly paddingTop: number };
  /** Freeform only, as are the other edits of parts; the identifier is made of the name. */
  addPart: OfStage & { readonly name: string };
  renamePart: OfPart & { readonly name: string };
  removePart: OfPart;
  addView: OfStage & { readonly name: string };
  renameView: OfView & { readonly name: string };
  removeView: OfView;
  setViewMatches: OfView & { readonly matches: readonly MatchPlace[] };
  addScoringGroup: OfStage & { readonly name: string };
  changeScoringGroup: OfScoringGroup & { readonly to: Partial<Omit<ScoringGroup, 'columns'>> };
  removeScoringGroup: OfScoringGroup;
  setGroupColumns: OfScoringGroup & { readonly columns: ScoringGroup['columns'] };
}

type EditFields = StageEditFields & BracketEditFields;
export type StageEditKind = keyof StageEditFields;
export type BracketEditKind = keyof BracketEditFields;
export type EditKind = keyof EditFields;

/** One thing that the builder does to a format, as data. */
export type FormatEdit<K extends EditKind = EditKind> = {
  [Kind in K]: { readonly kind: Kind } & EditFields[Kind];
}[K];

/** Things that an edit removed without naming them. */
export interface Lost {
  /** Winner and loser paths that somebody drew. */
  readonly links: number;
  /** Entries of views. */
  readonly viewMatches: number;
  /** Entries of scoring groups. */
  readonly groupColumns: number;
  /** Entries of later stages that named a place which is gone. */
  readonly entries: number;
}

export type Edited =
  | { readonly ok: true; readonly format: EventFormat; readonly lost: Lost }
  | { readonly ok: false; readonly fault: EditFault };
