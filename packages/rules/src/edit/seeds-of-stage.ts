import { compileBracket } from '../bracket/compile-bracket.ts';
import { seedPlacesOf } from '../bracket/seed-places.ts';
import type { FormatStage } from '../model/format.ts';

/** The seed of each starting slot; null where teams are picked, and where a drawing has no seeds or no end. */
export function seedPlacesOfStage(stage: FormatStage): readonly number[] | null {
  if (stage.bracket === null) return null;
  try {
    return seedPlacesOf(compileBracket(stage));
  } catch {
    return null;
  }
}
