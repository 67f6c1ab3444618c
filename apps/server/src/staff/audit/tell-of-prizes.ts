import type { AuditRow, ReportAction } from '@callshot/contract';
import { rankedText, TrophyType } from '@callshot/rules';
import { nameplateTypes } from '../../rewards/nameplates/nameplate-types.ts';

type Told = NonNullable<AuditRow['told']>;
export type UntoldRow = Omit<AuditRow, 'told' | 'isWithheld'>;
type PlateNames = ReadonlyMap<number, string>;

/** The `before` or `after` of a row. */
interface Held {
  readonly name?: string;
  readonly description?: string;
  readonly style?: string;
  readonly namePlateTypeId?: number;
  readonly nameplateId?: number | null;
  readonly entrants?: number;
  readonly tiers?: readonly number[];
  readonly isForced?: boolean;
  readonly action?: 'keep' | 'disable';
  readonly answer?: ReportAction;
  readonly reports?: number;
  readonly code?: string;
  readonly codes?: number;
  readonly mostClaims?: number;
  readonly startsAt?: string;
  readonly endsAt?: string | null;
  readonly month?: string;
  readonly offered?: readonly number[];
  readonly levels?: readonly { readonly id: number; readonly fromCents: number }[];
}

interface Prize {
  readonly row: UntoldRow;
  readonly before: Held;
  readonly after: Held;
  nameOf(plateId: number): string;
}

const held = (value: unknown): Held => (value ?? {}) as Held;

/** Ids of nameplates that a row names. */
export const platesIn = ({ action, before, after }: UntoldRow): readonly number[] =>
  action in lines
    ? [held(before), held(after)].flatMap(({ nameplateId, offered = [] }) => [
        ...(nameplateId ? [nameplateId] : []),
        ...offered,
      ])
    : [];

/** Trophies, nameplates, promos and rewards, in words; null = it is about none, or its words were erased. */
export function tellOfPrize(row: UntoldRow, plates: PlateNames): Told | null {
  const tell = lines[row.action];
  if (!tell || row.isErased) return null;
  const nameOf = (plateId: number) => plates.get(plateId) ?? `Nameplate ${plateId}`;
  const [before, after] = [held(row.before), held(row.after)];
  const own = row.subjectType === 'user' ? plateOf(after, nameOf) : null;
  const about = own ?? after.name ?? before.name ?? row.subjectName ?? subjectOf(row, after);
  return { about, lines: tell({ row, before, after, nameOf }), more: 0 };
}

const plateOf = ({ nameplateId }: Held, nameOf: (plateId: number) => string): string | null =>
  nameplateId ? nameOf(nameplateId) : null;

const subjectOf = ({ subjectType, subjectId }: UntoldRow, { month }: Held): string =>
  month ?? `${subjectType}${subjectId === null ? '' : ` ${subjectId}`}`;

const typeName = (typeId: number | undefined): string =>
  nameplateTypes.find(({ id }) => id === typeId)?.name ?? 'unknown';

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** Wood comes first in a row, and last in words. */
const tiersOf = ({ tiers = [] }: Held): string =>
  Object.entries(TrophyType)
    .map(([tier, type]) => ({ tier, count: tiers[type - 1] ?? 0 }))
    .filter(({ count }) => count > 0)
    .reverse()
    .map(({ tier, count }) => `${count.toLocaleString('en')} ${tier}`)
    .join(', ');

const given = ({ after }: Prize, how: string): string[] => [
  `${how} to ${rankedText(after.entrants ?? 0)}: ${tiersOf(after)}`,
  ...(after.isForced ? ['Results were incomplete'] : []),
];

const takenBack = ({ before, after }: Prize): string[] =>
  after.entrants === 0
    ? ['Taken back: nobody had one']
    : [`Taken back from ${rankedText(after.entrants ?? 0)}: ${tiersOf(before)}`];

const day = (instant: string): string => instant.slice(0, 10);

function changesOf({ before, after }: Prize): string[] {
  const changed = [
    before.name === after.name ? null : `Called ${after.name}, before ${before.name}`,
    before.namePlateTypeId === after.namePlateTypeId
      ? null
      : `Of type ${typeName(after.namePlateTypeId)}, before ${typeName(before.namePlateTypeId)}`,
    before.description === after.description ? null : `Described as “${after.description}”`,
    before.style === after.style ? null : 'Has another style',
  ];
  return changed.filter((line) => line !== null);
}

function levelsOf({ before, after }: Prize): string[] {
  const amount = (cents: number) => (cents / 100).toFixed(2);
  const was = new Map(before.levels?.map(({ id, fromCents }) => [id, fromCents]));
  return (after.levels ?? [])
    .filter(({ id, fromCents }) => was.get(id) !== fromCents)
    .map(
      ({ id, fromCents }) =>
        `Level ${id} begins at ${amount(fromCents)} a month, before at ${amount(was.get(id) ?? 0)}`,
    );
}

function offersOf({ after: { offered = [] }, nameOf }: Prize): string {
  return offered.length === 0
    ? 'Offers every supporter nameplate'
    : `Offers ${offered.map(nameOf).join(', ')}`;
}

const undoneLines: Readonly<Record<ReportAction, string>> = {
  rename: 'Renaming taken back',
  flag: 'Asking for another username taken back',
  disable: 'Disabling taken back',
  close: 'Closing taken back',
  dismiss: 'Dismissing taken back',
};

const undoneLine = ({ answer = 'dismiss' }: Held): string =>
  `${undoneLines[answer]}: its reports wait again`;

const lines: Readonly<Record<string, (prize: Prize) => string[]>> = {
  'trophies.given': (prize) => given(prize, 'Given'),
  'trophies.rerun': (prize) => given(prize, 'Given anew'),
  'trophies.taken_back': takenBack,
  'nameplate.created': ({ after }) => [`Made, of type ${typeName(after.namePlateTypeId)}`],
  'nameplate.changed': changesOf,
  'nameplate.deleted': () => ['Deleted: its wearers switched to Classic'],
  'nameplate.disabled': () => ['Disabled: it is shown as Classic'],
  'nameplate.allowed': () => ['Allowed again'],
  'nameplate.granted': ({ row }) => [`Given to ${row.subjectName}`],
  'nameplate.revoked': ({ row }) => [`Taken from ${row.subjectName}`],
  'reports.dismissed': ({ after }) => [
    `${counted(after.reports ?? 0, 'report')} dismissed: it stays as it is`,
  ],
  'reports.answer_undone': ({ before }) => [undoneLine(before)],
  'nameplate.reports_answered': ({ after }) => [
    `${counted(after.reports ?? 0, 'report')} answered: ${after.action === 'disable' ? 'disabled' : 'kept'}`,
  ],
  'promo.created': ({ after, nameOf }) => [
    after.code === undefined
      ? `${counted(after.codes ?? 0, 'code')}, each claimed once`
      : `Code ${after.code}, claimed at most ${counted(after.mostClaims ?? 0, 'time')}`,
    after.nameplateId ? `Brings ${nameOf(after.nameplateId)}` : 'Brings no nameplate',
    `From ${day(after.startsAt ?? '')}${after.endsAt ? ` until ${day(after.endsAt)}` : ' without an end'} (UTC)`,
  ],
  'promo.disabled': () => ['Disabled: it can no longer be claimed'],
  'promo.enabled': () => ['Enabled again'],
  'reward.planned': (prize) => [offersOf(prize)],
  'supporters.levels_changed': levelsOf,
};

export const prizeActions: ReadonlySet<string> = new Set(Object.keys(lines));
