import type { TournamentDraft } from './draft-tournament.ts';
import type { DraftedPart, DraftedSide, Sure } from './drafted.ts';

/** A draft as `npm run draft` prints it [rule: drafts-10]. Matches go by the wiki's ids. */
export interface DraftFile {
  readonly stages: readonly DraftFileStage[];
}

export interface DraftFileStage {
  readonly stage: string;
  readonly kind: DraftedPart['kind'];
  readonly teams: number;
  readonly advancingCount: number;
  readonly winsToAdvance?: number;
  readonly lossesToEliminate?: number;
  /** A number where all series are of one length. */
  readonly bestOf?: number | readonly number[];
  readonly columns?: readonly {
    readonly section: 'upper' | 'mid' | 'lower';
    readonly column: number;
    readonly matches: number;
    readonly bestOf: readonly number[];
  }[];
  readonly thirdPlace?: string | null;
  readonly reset?: string | null;
  readonly byes?: readonly string[];
  readonly edges?: readonly DraftFileEdge[];
  readonly sure: Sure;
}

export interface DraftFileEdge {
  readonly match2id: string;
  readonly bestOf: number;
  readonly sides: readonly (
    | { readonly from: string; readonly as: 'winner' | 'loser' }
    | { readonly entry: string }
  )[];
}

/** Every part of its stages by itself: groups side by side have an entry each. */
export const draftFile = ({ stages }: TournamentDraft): DraftFile => ({
  stages: stages.flatMap(({ parts }) => parts.map(fileStage)),
});

function fileStage(part: DraftedPart): DraftFileStage {
  const [only, ...others] = part.bestOfs;
  const any = {
    stage: part.title,
    kind: part.kind,
    teams: part.teams,
    advancingCount: part.advancing,
    ...(only !== undefined && { bestOf: others.length === 0 ? only : part.bestOfs }),
  };
  if (part.kind === 'swiss') {
    const { ends, sure } = part;
    return {
      ...any,
      ...(ends && { winsToAdvance: ends.wins, lossesToEliminate: ends.losses }),
      sure,
    };
  }
  if (part.kind !== 'bracket' && part.kind !== 'gsl') return { ...any, sure: part.sure };
  let entries = 0;
  const sideOf = (side: DraftedSide) => {
    if (side.kind === 'match') return { from: side.from, as: side.as };
    if (side.isBye) return { entry: 'bye' };
    entries += 1;
    return { entry: `start ${entries}` };
  };
  return {
    ...any,
    ...(part.kind === 'bracket' && { columns: part.columns }),
    thirdPlace: part.thirdPlace,
    reset: part.reset,
    byes: part.byes,
    edges: part.matches.map(({ matchId, bestOf, sides }) => ({
      match2id: matchId,
      bestOf,
      sides: sides.map(sideOf),
    })),
    sure: part.sure,
  };
}
