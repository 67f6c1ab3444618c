import { type MappedFor, type MappingProblem, pathText, sayingOfMapping } from '@callshot/rules';
import { type ToldProblem, tellProblem } from '../../platform/http/answers/told-faults.ts';

/** A problem of a stage mapping: what the wiki and the format have, and what to change. */
export function tellMappingProblem(problem: MappingProblem, of: MappedFor): ToldProblem {
  const { path, ...fault } = problem;
  const { code, values } = sayingOfMapping(fault, of);
  return tellProblem(pathText(['stageMapping', ...path]), { code: `mapping_${code}`, values });
}
