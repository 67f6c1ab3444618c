import {
  compileBracket,
  type EventStage,
  type EventSubstage,
  type MatchNode,
  type MatchPick,
  matchKey,
  officialBracket,
  openingMatch,
} from '@callshot/rules';

/** The content of a starting slot: a team, nobody (a bye), or not known yet. */
export type Drawn = number | 'nobody' | null;

export interface DrawnMatch {
  readonly node: MatchNode;
  readonly header: string;
  readonly top: Drawn;
  readonly bottom: Drawn;
}

const isOpening = (node: MatchNode): boolean =>
  !node.isQualifier && (node.top.kind === 'opening' || node.bottom.kind === 'opening');

const keyOfRow = (row: MatchPick): string =>
  matchKey({ part: row.bracketPart, col: row.bracketCol, colIndex: row.bracketColIndex });

/** The matches of a bracket that no other match fills, with their starting teams. */
export function drawOf(
  { format, eventStageId }: EventStage,
  { eventSubstageId }: EventSubstage,
  rows: readonly MatchPick[],
): DrawnMatch[] {
  const own = new Map(
    rows
      .filter((row) => row.eventStageId === eventStageId && row.eventSubstageId === eventSubstageId)
      .map((row) => [keyOfRow(row), row]),
  );
  const graph = compileBracket(format);
  return graph.parts.flatMap(({ columns }) =>
    columns.flatMap(({ matches, header }) =>
      matches.flatMap((index) => {
        const node = graph.matches[index];
        if (!node || !isOpening(node)) return [];
        const row = own.get(node.key);
        const nobody = row?.outcome === 'bye' ? 'nobody' : null;
        const top = row?.topTeamId ?? nobody;
        return [{ node, header, top, bottom: row?.bottomTeamId ?? nobody }];
      }),
    ),
  );
}

/** The rows with one match drawn anew; a match of which nothing is known has no row. */
export function withDrawn(
  rows: readonly MatchPick[],
  at: { readonly eventStageId: number; readonly eventSubstageId: number },
  { node, top, bottom }: Omit<DrawnMatch, 'header'>,
): MatchPick[] {
  const others = rows.filter(
    (row) => row.eventSubstageId !== at.eventSubstageId || keyOfRow(row) !== node.key,
  );
  const [topId, bottomId] = [idOf(top), idOf(bottom)];
  if (topId === null && bottomId === null) return others;
  const isBye = top === 'nobody' || bottom === 'nobody';
  const { outcome: _, ...open } = openingMatch(node, at, topId, bottomId);
  return [
    ...others,
    isBye ? openingMatch(node, at, topId, bottomId) : { ...open, winnerTeamId: null },
  ];
}

const idOf = (drawn: Drawn): number | null => (typeof drawn === 'number' ? drawn : null);

/** Whether every slot of the first matches is settled, so that results can be entered. */
export const isDrawn = (stage: EventStage): boolean =>
  stage.format.bracket === null ||
  stage.substages.every((substage) =>
    officialBracket(compileBracket(stage.format), substage).matches.every(
      ({ node, top, bottom }) =>
        (node.top.kind !== 'opening' || top.kind !== 'awaiting') &&
        (node.bottom.kind !== 'opening' || bottom.kind !== 'awaiting'),
    ),
  );
