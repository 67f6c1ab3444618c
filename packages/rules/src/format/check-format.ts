import type { EventFormat } from '../model/format.ts';
import type { FormatProblem } from './format-problem.ts';
import { type FormatWarning, warningsOf } from './format-warnings.ts';
import { parseWhatIsRead } from './parse-format.ts';

export interface CheckedFormat {
  /** Problems that keep it from being played; none = ready. */
  readonly problems: readonly FormatProblem[];
  /** Findings that may be intended. */
  readonly warnings: readonly FormatWarning[];
}

/** Whether a format is ready to be played, by the very checks that read one. */
export const checkFormat = (format: EventFormat): CheckedFormat => ({
  problems: parseWhatIsRead(format).problems,
  warnings: warningsOf(format),
});
