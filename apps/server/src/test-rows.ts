import type { TestUser } from './accounts/test-users.ts';
import type { LoadedEvent } from './events/loaded-event.ts';
import type { Db } from './platform/database/database.ts';

/** Stands in every text of a user that nobody else may ever read. */
export const secretMark = 'secret-of-somebody';

/** For whom rows are planted. */
export interface Planting {
  readonly db: Db;
  readonly user: TestUser;
  readonly name: string;
  /** Whose stages are open. */
  readonly event: LoadedEvent;
  /** Somebody else, whom the user does something to. */
  readonly other: TestUser;
}

/** What tests plant of a capability: a row for every column of its own that says whose a row is. */
export interface TestRows {
  plant(planting: Planting): Promise<void>;
  /** Where rows are made up: values that a check of the database asks for, by `table.column` of it. */
  readonly given?: Readonly<Record<string, unknown>>;
}
