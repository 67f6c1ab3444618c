import {
  AS_DRAWN,
  checkFormat,
  type EventFormat,
  type FormatProblem,
  type FormatWarning,
  type ProblemPath,
  pathText,
  placeInFormat,
  wordsOfFormat,
  wordsOfWarning,
} from '@callshot/rules';

/** A problem or a warning of a format, as it is shown. */
export interface Finding {
  readonly key: string;
  /** Problems stop use, warnings do not. */
  readonly isProblem: boolean;
  readonly text: string;
  /** 'Playoffs, Lower Bracket, column 2'; nothing where the whole is meant. */
  readonly where: string;
  /** The stage that it is about; null = the format itself. */
  readonly stage: number | null;
  /** The place within that stage, or within the format. */
  readonly path: ProblemPath;
}

export function findingsOf(format: EventFormat): Finding[] {
  const { problems, warnings } = checkFormat(format);
  return [
    ...problems.map((problem) => ({
      ...placed(format, problem),
      isProblem: true,
      text: wordsOfFormat(problem, AS_DRAWN),
    })),
    ...warnings.map((warning) => ({
      ...placed(format, warning),
      isProblem: false,
      text: wordsOfWarning(warning),
    })),
  ];
}

function placed(format: EventFormat, { path, code }: FormatProblem | FormatWarning) {
  const [list, at] = path;
  const isOfStage = list === 'stages' && typeof at === 'number';
  return {
    key: `${pathText(path)} ${code}`,
    where: placeInFormat(format, path),
    stage: isOfStage ? at : null,
    path: isOfStage ? path.slice(2) : path,
  };
}

/** The names of fields, from the one meant to the smallest thing around it that the screen may show. */
export function placesOf(path: ProblemPath): string[] {
  return path.map((_, at) => path.slice(0, path.length - at).join('.'));
}
