import type { Db } from '../../src/platform/database/database.ts';
import type { LoadedEvent } from '../../src/play/events/loaded-event.ts';
import type { TestUser } from '../account/users.ts';

/** Stands in every private text of a user. No other user may read it. */
export const secretMark = 'secret-of-somebody';

/** For whom rows are planted. */
export interface Planting {
  readonly db: Db;
  readonly user: TestUser;
  readonly name: string;
  /** An event with open stages. */
  readonly event: LoadedEvent;
  /** Somebody else, whom the user does something to. */
  readonly other: TestUser;
}

/** A capability's rows for tests: one for every column that names an owner. */
export interface TestRows {
  plant(planting: Planting): Promise<void>;
  /** Values that checks of the database require, by `table.column`. */
  readonly given?: Readonly<Record<string, unknown>>;
}
