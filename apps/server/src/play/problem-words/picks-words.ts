import { englishSentences, type PicksProblem } from '@callshot/contract';
import { pathText } from '@callshot/rules';
import type { ToldProblem } from './told-problem.ts';

export type { PicksProblem };

export function tellPicksProblem({ path, code, ...values }: PicksProblem): ToldProblem {
  const message = englishSentences.ofProblem({ code, values });
  if (message === undefined) throw new Error(`There is no sentence for ${code}`);
  return { path: pathText(path), code, values, message };
}
