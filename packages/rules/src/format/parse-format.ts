import { type EventFormat, FORMAT_VERSION, type ScoringBreakdownGroup } from '../model/format.ts';
import { DEFAULT_POINTS } from '../model/format-defaults.ts';
import type { Checked } from '../model/problem.ts';
import { checkEntries } from './check-entries.ts';
import { checkSlipSize } from './check-size.ts';
import type { FormatProblem } from './format-problem.ts';
import { parseStage } from './parse-stage.ts';
import {
  type Found,
  field,
  isAbsent,
  isObject,
  items,
  note,
  readName,
  readPoints,
} from './read-value.ts';

export const MAX_STAGES = 12;

/** Reads an event format from JSON text or a value: complete with defaults, or every problem with its path. */
export function parseFormat(json: unknown): Checked<EventFormat, FormatProblem> {
  const { format, problems } = parseWhatIsRead(json);
  return format && problems.length === 0 ? { ok: true, value: format } : { ok: false, problems };
}

/** The readable part of a format, with defaults for missing and unreadable values. */
export function parseWhatIsRead(json: unknown): {
  readonly format: EventFormat | null;
  readonly problems: readonly FormatProblem[];
} {
  const problems: FormatProblem[] = [];
  const at: Found = { value: jsonValue(json), path: [], problems };
  if (at.value === undefined) note(at, { code: 'not_json' });
  else if (isObject(at) && isKnownVersion(field(at, 'version'))) {
    return { format: parseKnownVersion(at), problems };
  }
  return { format: null, problems };
}

function jsonValue(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Other versions are refused, since their meaning is not guessed [rule: formats-2]. */
function isKnownVersion(at: Found): boolean {
  if (at.value === FORMAT_VERSION) return true;
  note(at, { code: 'wrong_version', version: FORMAT_VERSION });
  return false;
}

function parseKnownVersion(at: Found): EventFormat {
  const stages = items(field(at, 'stages'), MAX_STAGES);
  const hasStages = Array.isArray(field(at, 'stages').value) || isAbsent(field(at, 'stages'));
  if (hasStages && stages.length === 0) note(field(at, 'stages'), { code: 'no_stages' });
  const breakdown = field(at, 'scoringBreakdown');
  if (!isAbsent(breakdown)) isObject(breakdown);
  const read = stages.map(parseStage);
  checkSlipSize(stages, read);
  checkEntries(stages, read);
  return {
    version: FORMAT_VERSION,
    stages: read.filter((stage) => stage !== null),
    scoringBreakdown: { groups: items(field(breakdown, 'groups')).map(parseBreakdownGroup) },
  };
}

function parseBreakdownGroup(at: Found): ScoringBreakdownGroup {
  isObject(at);
  return {
    name: readName(field(at, 'name')),
    records: items(field(at, 'records')).map((record) => {
      isObject(record);
      return {
        name: readName(field(record, 'name')),
        pointsPer: readPoints(field(record, 'pointsPer'), DEFAULT_POINTS),
      };
    }),
  };
}
