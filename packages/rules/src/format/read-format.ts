import type { EventFormat } from '../model/format.ts';
import type { FormatProblem } from './format-problem.ts';
import { parseWhatIsRead } from './parse-format.ts';

/** A format as far as it can be read, which is what one goes on editing, and what is wrong with it. */
export interface ReadFormat {
  /** Null where it has another shape than a format: then nothing of it is guessed. */
  readonly format: EventFormat | null;
  readonly problems: readonly FormatProblem[];
}

/** Reads what may not be finished yet: a draft with problems is a format, too. */
export function readFormat(json: unknown): ReadFormat {
  const { format, problems } = parseWhatIsRead(json);
  const isOfShape = problems.every(({ code }) => !OTHER_SHAPE.has(code));
  return { format: isOfShape ? format : null, problems };
}

const OTHER_SHAPE: ReadonlySet<FormatProblem['code']> = new Set<FormatProblem['code']>([
  'not_json',
  'wrong_version',
  'missing',
  'not_an_object',
  'not_a_list',
  'not_a_flag',
  'not_a_text',
  'unknown_stage_type',
]);
