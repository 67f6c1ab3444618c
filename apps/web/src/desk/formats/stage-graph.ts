import { type BracketGraph, compileBracket, type FormatStage } from '@callshot/rules';

/** Null where it cannot be followed to its ends: a draft may lead in a circle, or lack its final. */
export function stageGraph(stage: FormatStage | undefined): BracketGraph | null {
  if (!stage?.bracket) return null;
  try {
    return compileBracket(stage);
  } catch {
    return null;
  }
}
