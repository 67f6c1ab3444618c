import type { PicksProblem } from '@callshot/contract';
import { pathText } from '@callshot/rules';
import { type ToldProblem, tellProblem } from '../../platform/http/answers/told-faults.ts';

export type { PicksProblem };

export const tellPicksProblem = ({ path, code, ...values }: PicksProblem): ToldProblem =>
  tellProblem(pathText(path), { code, values });
