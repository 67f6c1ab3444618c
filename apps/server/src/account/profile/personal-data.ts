import type { AnyCapability, PassOn } from '../../platform/capability.ts';
import type { PersonalColumn } from '../../platform/personal-data.ts';
import type { OwnedBy } from './deletion.repository.ts';

/** All that the product holds of users, by what its capabilities say of their tables. */
export interface PersonalData {
  /** Runs first, and passes rows on to other users. */
  readonly passedOn: readonly PassOn[];
  /** Rows that are deleted with the account. */
  readonly deleted: readonly OwnedBy[];
  /** The content of an export, by topic. */
  readonly topics: readonly (readonly [string, (userId: number) => Promise<unknown>])[];
}

export interface OwnedColumn extends OwnedBy, PersonalColumn {}

/** `needs` is called late, when an export is made: capabilities that make one also need this. */
export function personalDataOf<Needs>(
  capabilities: readonly AnyCapability<Needs>[],
  needs: () => Needs,
): PersonalData {
  return {
    passedOn: capabilities.flatMap(({ beforeDeletion }) => beforeDeletion ?? []),
    deleted: columnsOfUsers(capabilities).filter(({ onDeletion }) => onDeletion === 'deleted'),
    topics: capabilities.flatMap(({ exports = {} }) =>
      Object.entries(exports).map(
        ([topic, read]) => [topic, (userId: number) => read(needs(), userId)] as const,
      ),
    ),
  };
}

/** Every column that says whose a row is, but for the row of `users` itself. */
export const columnsOfUsers = (
  capabilities: readonly Pick<AnyCapability<never>, 'tables'>[],
): OwnedColumn[] =>
  capabilities.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, personal]) => ({ table, column, ...personal })),
    ),
  );
