import type { AuditRow } from '@callshot/contract';
import { utcInstant } from '../../platform/utc-words.ts';
import type { UntoldRow } from './tell-of-prizes.ts';

type Told = NonNullable<AuditRow['told']>;

/** The `before` or `after` of a row about a survey. */
interface Held {
  readonly title?: string;
  readonly description?: string;
  readonly openTime?: string | null;
  readonly closeTime?: string | null;
  readonly prompts?: readonly string[];
  readonly answersDeleted?: number;
  readonly respondents?: number;
}

const linesAtMost = 40;

/** Survey actions of staff in words; null = another action. */
export function tellOfSurvey(row: UntoldRow): Told | null {
  const tell = lines[row.action];
  if (!tell) return null;
  const [before, after] = [(row.before ?? {}) as Held, (row.after ?? {}) as Held];
  const told = tell(before, after);
  return {
    about: after.title ?? `Survey ${row.subjectId}`,
    lines: told.slice(0, linesAtMost),
    more: Math.max(0, told.length - linesAtMost),
  };
}

const minute = (instant: string | null | undefined): string =>
  instant ? utcInstant(new Date(instant)) : 'never';

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

function changesOf(before: Held, after: Held): string[] {
  const isReordered =
    before.prompts !== undefined &&
    [...before.prompts].sort().join('\n') === [...(after.prompts ?? [])].sort().join('\n');
  const prompts = isReordered
    ? ['Its prompts have another order']
    : [
        ...(before.prompts ?? []).map((line) => `Asked before: ${line}`),
        ...(after.prompts ?? []).map((line) => `Asks: ${line}`),
      ];
  return [
    ...(before.title === after.title ? [] : [`Called “${after.title}”, before “${before.title}”`]),
    ...('description' in after ? [`Described as “${after.description}”`] : []),
    ...('openTime' in after
      ? [`Opens ${minute(after.openTime)}, before ${minute(before.openTime)}`]
      : []),
    ...('closeTime' in after
      ? [`Closes ${minute(after.closeTime)}, before ${minute(before.closeTime)}`]
      : []),
    ...(after.answersDeleted === undefined
      ? []
      : [
          `${counted(after.answersDeleted, 'answer')} of ${counted(after.respondents ?? 0, 'respondent')} deleted`,
        ]),
    ...prompts,
  ];
}

const lines: Readonly<Record<string, (before: Held, after: Held) => string[]>> = {
  'survey.created': (_, after) => [
    after.openTime
      ? `Made, open from ${minute(after.openTime)} to ${minute(after.closeTime)}`
      : 'Made, without times',
    ...(after.prompts ?? []).map((line) => `Asks: ${line}`),
  ],
  'survey.changed': changesOf,
};

export const surveyActions: ReadonlySet<string> = new Set(Object.keys(lines));
